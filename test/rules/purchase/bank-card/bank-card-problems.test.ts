import { expect, test } from 'vitest';
import { bankCardDetails } from '../../../../src/contracts/purchase/payment.ts';
import { bankCardOf, bankCardProblems } from '../../../../src/rules/purchase/bank-card/bank-card-problems.ts';

const now = Date.UTC(2026, 0, 15);
const good = { cardHolder: ' Ada Lovelace ', number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '123' };

test('a good card has no problem and fits what the platform takes', () => {
  expect(bankCardProblems(good, now)).toEqual({});
  expect(bankCardDetails.parse(bankCardOf(good))).toEqual({ cardHolder: 'Ada Lovelace', number: '4242424242424242', expiryMonth: 12, expiryYear: 2029, cvc: '123' });
});

test('an empty form names every field', () => {
  expect(bankCardProblems({ cardHolder: '', number: '', expiry: '', cvc: '' }, now)).toEqual({
    cardHolder: 'cardHolderMissing', number: 'cardMissing', expiry: 'invalidExpiry', cvc: 'invalidCvc',
  });
});

test.each([
  ['number', { number: '4242 4242 4242 4241' }, 'invalidCardNumber'],
  ['expiry', { expiry: '12 / 25' }, 'expiredCard'],
  ['cvc', { cvc: '12' }, 'invalidCvc'],
  ['cvc', { number: '3782 822463 10005', cvc: '123' }, 'invalidCvc'],
])('a wrong %s: %j', (field, change, key) => {
  expect(bankCardProblems({ ...good, ...change }, now)).toEqual({ [field]: key });
});

test('an expiry that cannot be read is sent as none, which the platform refuses', () => {
  expect(bankCardOf({ ...good, expiry: '1' })).toMatchObject({ expiryMonth: 0, expiryYear: 0 });
});
