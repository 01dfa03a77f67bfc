import { expect, it } from 'vitest';
import { basketTotal } from '../../../src/rules/purchase/basket-total.ts';

it.each([
  ['with the tax included', { discountedTotal: 999, tax: 173, isTaxInclusive: true }, 999],
  ['with the tax to add', { discountedTotal: 999, tax: 173, isTaxInclusive: false }, 1172],
  ['with the tax of what is left after a discount', { discountedTotal: 499, tax: 173, discountedTax: 86, isTaxInclusive: false }, 585],
  ['of nothing', { discountedTotal: 0, tax: 0, isTaxInclusive: false }, 0],
])('charges a basket %s: %j', (_, basket, total) => {
  expect(basketTotal(basket)).toBe(total);
});
