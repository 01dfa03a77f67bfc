import type { Basket } from '../../contracts/purchase/basket.ts';

/**
 * The amount that will be charged.
 *
 * @source spec 2 §3 "Basket: discountedTotal, tax, isTaxInclusive"; chosen: a tax that is not included is added
 */
export function basketTotal({ discountedTotal, tax, isTaxInclusive }: Pick<Basket, 'discountedTotal' | 'tax' | 'isTaxInclusive'>): number {
  return isTaxInclusive ? discountedTotal : discountedTotal + tax;
}
