import { describe, expect, test } from 'vitest';
import type { ShownQuote } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { guardQuote, isSameQuote, quoteOf } from '../../../../../demo/platform/purchase/quotes/shown-quote.ts';

const shown: ShownQuote = {
  sku: 'pass-month', subTotal: 1000, tax: 190, discountedTotal: 800, discountedTax: 152, isTaxInclusive: false, isTaxRateEstimated: false, followingTotal: 952,
  period: 'P1M', trialPeriod: null, discount: { type: 'PERCENTAGE', percentage: 20, paymentsLeft: 3 }, scale: 2, currency: 'EUR',
};
const basket = {
  basketId: 'b', version: 1, basketItems: [{ sku: 'pass-month', licenceId: 'pass', name: 'Pass' }], subTotal: 1000, tax: 190, discountedTotal: 800, discountedTax: 152, isTaxInclusive: false, followingTotal: 952, scale: 2, currency: 'EUR',
};
const terms = { period: 'P1M', trialPeriod: null, discount: shown.discount };

/** Each field another way. */
const changes: Partial<ShownQuote>[] = [
  { sku: 'pass-year' }, { subTotal: 1001 }, { tax: 210 }, { discountedTotal: 801 }, { discountedTax: 153 }, { isTaxInclusive: true }, { isTaxRateEstimated: true }, { followingTotal: 953 }, { followingTotal: null },
  { period: 'P1W' }, { trialPeriod: 'P7D' }, { discount: null }, { discount: { type: 'PERCENTAGE', percentage: 20, paymentsLeft: 2 } }, { scale: 3 }, { currency: 'USD' },
];

describe('what was shown', () => {
  test('is all of a basket that decides what is paid, and not who looks at it', () => {
    expect(quoteOf(basket, terms)).toEqual(shown);
    expect(quoteOf({ ...basket, version: 9, basketItems: [{ ...basket.basketItems[0]!, name: 'Pase' }], trialDays: 31 }, terms)).toEqual(shown);
  });

  test('holds nothing where the basket does', () => {
    expect(quoteOf({ ...basket, basketItems: [] }, terms)).toBeNull();
  });

  test('is the same in whatever order a database gives it back', () => {
    expect(isSameQuote(shown, Object.fromEntries(Object.entries(shown).reverse()) as never)).toBe(true);
    expect(() => { guardQuote(shown, { ...shown }); }).not.toThrow();
  });

  test.each(changes)('is not what costs %o', (change) => {
    expect(isSameQuote(shown, { ...shown, ...change })).toBe(false);
    expect(() => { guardQuote(shown, { ...shown, ...change }); }).toThrow(expect.objectContaining({ status: 409, code: 'stale-basket' }));
  });

  test('is asked for before anything is paid', () => {
    expect(() => { guardQuote(null, shown); }).toThrow(expect.objectContaining({ code: 'stale-basket' }));
    expect(() => { guardQuote(null, null); }).toThrow(expect.objectContaining({ code: 'stale-basket' }));
  });
});
