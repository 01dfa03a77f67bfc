import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketQuote } from '../../../../../demo/platform/purchase/vouchers/basket-quote.ts';
import type { KeptDiscount } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { basketTotal } from '../../../../../src/rules/purchase/basket-total.ts';

const onTop = { percent: 5, inclusive: false };
const percent = (percentage: number, paymentsLeft?: number): KeptDiscount => ({ type: 'PERCENTAGE', percentage, ...(paymentsLeft === undefined ? {} : { paymentsLeft }) });

test.each([
  ['a subscription', { discount: undefined, trialDays: 0, renews: true }, { discountedTotal: 1199, discountedTax: 60, followingTotal: 1259 }],
  ['what is bought once', { discount: undefined, trialDays: 0, renews: false }, { discountedTotal: 1199, discountedTax: 60, followingTotal: undefined }],
  ['20 % off three payments', { discount: percent(20, 3), trialDays: 0, renews: true }, { discountedTotal: 959, discountedTax: 48, followingTotal: 1007 }],
  ['20 % off for ever', { discount: percent(20), trialDays: 0, renews: true }, { discountedTotal: 959, discountedTax: 48, followingTotal: 1007 }],
  ['the first payment free', { discount: percent(100, 1), trialDays: 0, renews: true }, { discountedTotal: 0, discountedTax: 0, followingTotal: 1259 }],
  ['a free trial', { discount: undefined, trialDays: 14, renews: true }, { discountedTotal: 0, discountedTax: 0, followingTotal: 1259 }],
  ['a free trial, then one payment with 20 % off', { discount: percent(20, 1), trialDays: 14, renews: true }, { discountedTotal: 0, discountedTax: 0, followingTotal: 1007 }],
])('%s at 11.99 plus tax', (_order, order, expected) => {
  expect(basketQuote({ amount: 1199, tax: onTop, ...order })).toEqual({ subTotal: 1199, tax: 60, ...expected });
});

const anyDiscount = fc.option(fc.record({
  type: fc.constantFrom('PERCENTAGE' as const, 'AMOUNT' as const), percentage: fc.integer({ min: 0, max: 150 }), amount: fc.integer({ min: 0, max: 2_000_000 }), paymentsLeft: fc.integer({ min: 1, max: 12 }),
}), { nil: undefined });

test('whatever is taken off: nothing below 0, nothing above the price, and subtotal − discount + tax is the total, to the integer', () => {
  fc.assert(fc.property(
    fc.integer({ min: 0, max: 1_000_000 }), fc.record({ percent: fc.integer({ min: 0, max: 40 }), inclusive: fc.boolean() }), fc.constantFrom(0, 1, 14), fc.boolean(), anyDiscount,
    (amount, tax, trialDays, renews, discount) => {
      const quote = basketQuote({ amount, tax, trialDays, renews, discount });
      const total = basketTotal({ ...quote, isTaxInclusive: tax.inclusive });
      const off = quote.subTotal - quote.discountedTotal;
      const added = tax.inclusive ? 0 : quote.discountedTax;
      expect(quote.subTotal - off + added).toBe(total);
      expect(off).toBeGreaterThanOrEqual(0);
      for (const value of [quote.discountedTotal, quote.discountedTax, total, quote.followingTotal ?? 0]) {
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
      }
      expect(total).toBeLessThanOrEqual(quote.subTotal + (tax.inclusive ? 0 : quote.tax));
      expect(quote.discountedTax).toBeLessThanOrEqual(quote.tax);
      if (tax.inclusive) expect(quote.discountedTax).toBeLessThanOrEqual(quote.discountedTotal);
    },
  ));
});
