import type { AddressValue } from '../../../../src/contracts/identity/form-field.ts';
import type { Database } from '../../db/database.ts';
import { type BillingRow, billingDetails } from '../../db/tables/purchase/billing-tables.ts';

/** Where each account that is known already is billed. */
const addresses: Readonly<Record<string, AddressValue>> = {
  pix: { country: 'BR', line1: 'Rua das Flores 12', city: 'São Paulo', administrativeLevel1: 'SP', postalCode: '01310-100' },
  germany: { country: 'DE', line1: 'Lindenstraße 5', city: 'Berlin', postalCode: '10969' },
  emirates: { country: 'AE', line1: 'Al Wasl Road 21', administrativeLevel1: 'إمارة دبيّ' },
  japan: { country: 'JP', line1: '1-1 Marunouchi, Chiyoda-ku', administrativeLevel1: '東京都', postalCode: '100-0005' },
  kuwait: { country: 'KW', line1: 'Block 3, Street 12', city: 'Kuwait City', postalCode: '13001' },
};

/** What Brazil asks beside an address. The tax number is one of the documented examples. */
const personOf = (country: string) => (country === 'BR' ? { taxNumber: '12345678909', birthDate: '1990-05-17' } : { taxNumber: null, birthDate: null });

/** Whom to bill for the accounts that have bought before. */
const known: BillingRow[] = ['arena', 'cinema'].flatMap((realm) => Object.entries(addresses).map(([name, address]) => ({
  accountId: `${realm}.${name}`, realm, address, ...personOf(address.country), changedAt: 0,
})));

/** @param only ids of accounts; all without them */
export async function seedBilling(db: Database, only?: string[]): Promise<void> {
  const rows = known.filter(({ accountId }) => !only || only.includes(accountId));
  if (rows.length > 0) await db.insert(billingDetails).values(rows);
}
