import type { Basket } from '../../../contracts/purchase/basket.ts';

/** What a basket's tax is called: in its price, on top of it, or guessed until it is known where the bill goes. */
export function taxKey({ isTaxInclusive, isTaxRateEstimated }: Pick<Basket, 'isTaxInclusive' | 'isTaxRateEstimated'>): 'taxIncluded' | 'tax' | 'billingTaxEstimated' {
  if (isTaxRateEstimated) return 'billingTaxEstimated';
  return isTaxInclusive ? 'taxIncluded' : 'tax';
}
