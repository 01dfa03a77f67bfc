import { expect, test } from 'vitest';
import { payerKey, payerPlace } from '../../../../src/rules/purchase/payment/payer-words.ts';
import { fallbackText } from '../../../../src/rules/realm/fallback-texts.ts';

test.each([
  ['CARD', 'issuer'], ['PIX', 'app'], ['GCASH', 'wallet'], ['IDEAL', 'bank'], ['BANCONTACT', 'bank'], ['BANK', 'bank'], ['NEWER', 'bank'], ['constructor', 'bank'], [undefined, 'bank'],
] as const)('%s is confirmed at: %s', (methodType, place) => {
  expect(payerPlace(methodType)).toBe(place);
});

const keys = ['openBankPage', 'confirmPaymentLead', 'paymentPending', 'paymentPendingLead', 'paymentUnfinishedLead', 'paymentCancelled'] as const;

test.each(['CARD', 'PIX', 'GCASH'])('nothing that is said of %s names a bank', (methodType) => {
  expect(keys.map((key) => fallbackText(payerKey(key, methodType))).filter((text) => /bank/i.test(text))).toEqual([]);
});

test('a bank keeps its own words, and what is the same everywhere stays as it is', () => {
  expect(keys.map((key) => payerKey(key, 'IDEAL'))).toEqual(keys);
  expect(['CARD', 'PIX', 'GCASH'].map((methodType) => payerKey('paymentExpired', methodType))).toEqual(['paymentExpired', 'paymentExpired', 'paymentExpired']);
});
