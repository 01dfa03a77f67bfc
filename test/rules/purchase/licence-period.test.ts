import { expect, test } from 'vitest';
import { fallbackText } from '../../../src/rules/realm/fallback-texts.ts';
import { licencePeriodKey } from '../../../src/rules/purchase/licence-period.ts';

/** The row of spec 2 §9 as it stands there. */
const periods = 'P1D, P7D, P1W, P14D, P1M, P2M, P3M, P6M, P1Y, P2Y'.split(', ');

test.each(periods)('%s has words', (subscriptionPeriod) => {
  const key = licencePeriodKey({ type: 'SUBSCRIPTION', subscriptionPeriod });
  expect(key && fallbackText(key)).toMatch(/^(a|every) /);
});

test('a week is a week, and only that', () => {
  const keys = periods.map((subscriptionPeriod) => licencePeriodKey({ type: 'SUBSCRIPTION', subscriptionPeriod }));
  expect(keys[1]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(periods.length - 1);
});

test.each([
  [{ type: 'PPV' }, 'oneTimePayment'],
  [{ type: 'FIXED_DATE', subscriptionPeriod: 'P1M' }, 'oneTimePayment'],
  [{ type: 'SUBSCRIPTION', subscriptionPeriod: 'P5D' }, undefined],
  [{ type: 'SUBSCRIPTION', subscriptionPeriod: 'constructor' }, undefined],
  [{ type: 'SUBSCRIPTION' }, undefined],
  [{ type: 'UNKNOWN' }, undefined],
  [{ type: 'UNKNOWN', subscriptionPeriod: 'P1M' }, undefined],
])('%j: %s', (strategy, key) => {
  expect(licencePeriodKey(strategy)).toBe(key);
});
