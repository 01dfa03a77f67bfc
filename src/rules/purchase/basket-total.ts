import type { Basket } from '../../contracts/purchase/basket.ts';

/**
 * What will be charged.
 *
 * @source spec 2 §3 "Basket: discountedTotal, tax, isTaxInclusive"; chosen: totals are before a tax that is not in them
 */
export function basketTotal({ discountedTotal, tax, isTaxInclusive }: Pick<Basket, 'discountedTotal' | 'tax' | 'isTaxInclusive'>): number {
  return isTaxInclusive ? discountedTotal : discountedTotal + tax;
}
