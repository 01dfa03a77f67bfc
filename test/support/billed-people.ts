import type { NewBillingDetails } from '../../src/contracts/purchase/billing-details.ts';

/** Billing details that nothing is missing of, of nobody. */
export const brazilian: NewBillingDetails = {
  address: { country: 'BR', line1: 'Rua das Flores 12', city: 'São Paulo', administrativeLevel1: 'SP', postalCode: '01310-100' }, taxNumber: '123.456.789-09', birthDate: '1990-05-17',
};
export const american: NewBillingDetails = { address: { country: 'US', line1: '1 Main Street', city: 'Austin', administrativeLevel1: 'TX', postalCode: '73301' } };
export const emirati: NewBillingDetails = { address: { country: 'AE', administrativeLevel1: 'إمارة دبيّ' } };
