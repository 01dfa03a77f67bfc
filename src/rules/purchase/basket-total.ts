import type { Basket } from '../../contracts/purchase/basket.ts';

/**
 * The amount that will be charged today.
 *
 * @source spec 2 §3 "Basket: discountedTotal, tax, discountedTax, isTaxInclusive"; chosen: a tax that is not included is added
 */
export function basketTotal({ discountedTotal, tax, discountedTax = tax, isTaxInclusive }: Pick<Basket, 'discountedTotal' | 'tax' | 'discountedTax' | 'isTaxInclusive'>): number {
  return isTaxInclusive ? discountedTotal : discountedTotal + discountedTax;
}
