import { expect, test } from 'vitest';
import { periodAmountsOf } from '../../../../../demo/platform/purchase/offers/period-amounts.ts';

test.each([
  ['P1Y', 9990, 833], ['P1Y', 11990, 1000], ['P2Y', 2400, 100], ['P6M', 600, 100], ['P3M', 100, 34], ['P2M', 1, 1], ['P1Y', 0, 0],
])('a price by %s of %i is %i by the month, never less than it is', (period, amount, monthly) => {
  expect(periodAmountsOf(amount, period)).toEqual([{ period: 'P1M', amount: monthly }]);
});

test.each(['P1M', 'P1D', 'P1W', 'P14D', 'P5M', 'toString', undefined])('by %s there is nothing to compare', (period) => {
  expect(periodAmountsOf(999, period)).toEqual([]);
});
