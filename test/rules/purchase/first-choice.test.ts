import { expect, test } from 'vitest';
import { firstChoice } from '../../../src/rules/purchase/first-choice.ts';

const at = (name: string, amount: number, refusalKey?: string) => ({ name, price: { amount, scale: 2, currency: 'EUR' }, refusalKey });

test.each([
  ['the lowest price is marked', [at('season', 9990), at('fight', 1495)], false, 'fight'],
  ['of equal prices the first', [at('a', 999), at('b', 999)], false, 'a'],
  ['never one that is not for sale', [at('pass', 999, 'alreadyOwned'), at('season', 9990)], false, 'season'],
  ['nothing for a holder: what is left is an upsell', [at('season', 9990)], true, undefined],
  ['nothing when nothing is for sale', [at('pass', 999, 'notAvailableHere')], false, undefined],
])('%s', (_case, offers, holdsAny, name) => {
  expect(firstChoice(offers, holdsAny)?.name).toBe(name);
});

test('prices of different scales are compared by their value', () => {
  const yen = { name: 'yen', price: { amount: 5, scale: 0, currency: 'EUR' } };
  expect(firstChoice([yen, at('cent', 499)], false)?.name).toBe('cent');
});
