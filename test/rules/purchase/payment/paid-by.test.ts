import { expect, test } from 'vitest';
import { paidBy } from '../../../../src/rules/purchase/payment/paid-by.ts';

test.each([
  [{ paymentMethodType: 'CARD', cardType: 'visa', last4Digits: '4242' }, { kind: 'card', brand: 'Visa', digits: '4242' }],
  [{ paymentMethodType: 'CARD', cardType: 'sepa_debit', last4Digits: '1234' }, { kind: 'card', brand: 'SEPA', digits: '1234' }],
  [{ paymentMethodType: 'CARD' }, { kind: 'word', labelKey: 'subscriptionCard' }],
  [{ paymentMethodType: 'IDEAL', cardType: 'sepa_debit', last4Digits: '1234' }, { kind: 'scheme', name: 'iDEAL' }],
  [{ paymentMethodType: 'PIX' }, { kind: 'scheme', name: 'Pix' }],
  [{ paymentMethodType: 'BANK', cardType: 'sepa_debit', last4Digits: '1234' }, { kind: 'word', labelKey: 'bankTransfer' }],
] as const)('%j', (means, words) => {
  expect(paidBy(means)).toEqual(words);
});
