import { expect, test } from 'vitest';
import { bankCardDetails } from '../../../../src/contracts/purchase/card-fields/bank-card-details.ts';
import { cardFieldNames } from '../../../../src/contracts/purchase/card-fields/card-field.ts';
import { bankCardOf, bankCardProblems, firstWrongField } from '../../../../src/rules/purchase/bank-card/bank-card-problems.ts';

const now = Date.UTC(2026, 0, 15);
const good = { cardHolder: ' Ada Lovelace ', number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '123' };
const problemsOf = (change: Partial<typeof good>) => bankCardProblems({ ...good, ...change }, cardFieldNames, now);

test('a good card has no problem and fits what its provider takes', () => {
  expect(problemsOf({})).toEqual({});
  expect(bankCardDetails.parse(bankCardOf(good))).toEqual({ cardHolder: 'Ada Lovelace', number: '4242424242424242', expiryMonth: 12, expiryYear: 2029, cvc: '123' });
});

test('an empty form names every field that is asked for, and the first of them', () => {
  const empty = { cardHolder: '', number: '', expiry: '', cvc: '' };
  const all = bankCardProblems(empty, cardFieldNames, now);
  expect([all, firstWrongField(all)]).toEqual([{ cardHolder: 'incomplete_name', number: 'missing', expiry: 'incomplete_expiry', cvc: 'incomplete_cvc' }, 'cardHolder']);
  expect(bankCardProblems(empty, ['cvc'], now)).toEqual({ cvc: 'incomplete_cvc' });
  expect(firstWrongField({})).toBeUndefined();
});

test.each([
  ['number', { number: '4242 4242 4242 4241' }, 'invalid_number'],
  ['number', { number: '4242 4242' }, 'incomplete_number'],
  ['expiry', { expiry: '12 / 25' }, 'invalid_expiry_year_past'],
  ['cvc', { cvc: '12' }, 'incomplete_cvc'],
  ['cvc', { number: '3782 822463 10005', cvc: '123' }, 'incomplete_cvc'],
])('a wrong %s: %j', (field, change, code) => {
  expect(problemsOf(change)).toEqual({ [field]: code });
});

test('an expiry that cannot be read is sent as none, which its provider refuses', () => {
  expect(bankCardOf({ ...good, expiry: '1' })).toMatchObject({ expiryMonth: 0, expiryYear: 0 });
});
