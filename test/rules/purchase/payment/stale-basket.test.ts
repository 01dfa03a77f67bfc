import { expect, test } from 'vitest';
import type { Basket } from '../../../../src/contracts/purchase/basket.ts';
import { staleBasket } from '../../../../src/rules/purchase/payment/stale-basket.ts';
import { fallbackText } from '../../../../src/rules/realm/fallback-texts.ts';
import { basketOf } from '../../../support/licences.ts';

const shown = basketOf({ subTotal: 599, discountedTotal: 599, tax: 30, discountedTax: 30, isTaxInclusive: false, followingTotal: 629, scale: 2, currency: 'USD' });
const today = (amount: number, price: object = {}) => ({ labelKey: 'priceChanged', price: { amount, scale: 2, currency: 'USD', ...price }, retryable: true });

test.each<[what: string, change: Partial<Basket>, problem: object]>([
  ['a price', { subTotal: 9999, discountedTotal: 9999, tax: 500, discountedTax: 500, followingTotal: 10_499 }, today(10_499)],
  ['a tax on top', { tax: 60, discountedTax: 60, followingTotal: 659 }, today(659)],
  ['a tax within the price, which costs the same', { isTaxInclusive: true, discountedTotal: 629, followingTotal: 629 }, { labelKey: 'basketChanged', retryable: true }],
  ['what a voucher takes off', { discountedTotal: 479, discountedTax: 24 }, today(503)],
  ['a currency, though the number is the same', { currency: 'EUR' }, today(629, { currency: 'EUR' })],
  ['how many decimals it has', { scale: 3 }, today(629, { scale: 3 })],
  ['what follows alone', { followingTotal: 729 }, { labelKey: 'followingPriceChanged', price: { amount: 729, scale: 2, currency: 'USD' }, retryable: true }],
  ['that nothing follows any more', { followingTotal: undefined }, { labelKey: 'basketChanged', retryable: true }],
  ['nothing that costs anything', { version: 9 }, { labelKey: 'basketChanged', retryable: true }],
])('after a change of %s, says what became of the price', (_what, change, problem) => {
  expect(staleBasket(shown, { ...shown, ...change })).toEqual(problem);
});

test('each says that nothing was charged, and the price where there is another one', () => {
  expect(['priceChanged', 'followingPriceChanged', 'basketChanged'].map((key) => fallbackText(key as 'priceChanged'))).toEqual([
    expect.stringMatching(/Nothing was charged.*\{amount\}/), expect.stringMatching(/\{amount\}.*Nothing was charged/), expect.stringContaining('Nothing was charged'),
  ]);
});
