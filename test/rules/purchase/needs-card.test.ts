import { expect, test } from 'vitest';
import type { Basket } from '../../../src/contracts/purchase/basket.ts';
import { needsCard, payLabelKey } from '../../../src/rules/purchase/needs-card.ts';

const whole: Basket = { basketId: 'b', version: 1, basketItems: [], subTotal: 999, discountedTotal: 999, tax: 50, isTaxInclusive: false, trialDays: 0, scale: 2, currency: 'EUR' };

test.each<[string, Partial<Basket>, boolean, ReturnType<typeof payLabelKey>]>([
  ['a price', {}, true, 'pay'],
  ['a price that comes again', { followingTotal: 1049 }, true, 'pay'],
  ['nothing at all', { discountedTotal: 0, discountedTax: 0 }, false, 'getForFree'],
  ['nothing now or later', { discountedTotal: 0, discountedTax: 0, followingTotal: 0 }, false, 'getForFree'],
  ['nothing today, a price later', { discountedTotal: 0, discountedTax: 0, followingTotal: 1049 }, true, 'startNow'],
  ['a free trial', { discountedTotal: 0, discountedTax: 0, followingTotal: 1049, trialDays: 14 }, true, 'startFreeTrial'],
])('%s', (_what, change, card, label) => {
  const basket = { ...whole, ...change };
  expect([needsCard(basket), payLabelKey(basket)]).toEqual([card, label]);
});
