import { expect, test } from 'vitest';
import { discountAfterPayment, discountedAmount } from '../../../../demo/platform/purchase/discounted-amount.ts';
import type { KeptDiscount } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';

const percent = (percentage: number, paymentsLeft?: number): KeptDiscount => ({ type: 'PERCENTAGE', percentage, ...(paymentsLeft === undefined ? {} : { paymentsLeft }) });

test.each([
  ['nothing off', undefined, 999], ['20 %', percent(20), 799], ['everything', percent(100), 0], ['more than everything', percent(140), 0],
  ['an amount', { type: 'AMOUNT', amount: 250 }, 749], ['a larger amount than the price', { type: 'AMOUNT', amount: 5000 }, 0], ['an amount below 0', { type: 'AMOUNT', amount: -5 }, 999], ['a discount of nothing', { type: 'AMOUNT' }, 999],
] as const)('9.99 with %s', (_off, discount, expected) => {
  expect(discountedAmount(999, discount)).toBe(expected);
});

test.each([[percent(20), percent(20)], [percent(20, 3), percent(20, 2)], [percent(20, 1), null], [null, null]])('after one more payment %o is %o', (before, after) => {
  expect(discountAfterPayment(before)).toEqual(after);
});
