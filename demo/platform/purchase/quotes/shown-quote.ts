import { isDeepStrictEqual } from 'node:util';
import type { KeptDiscount } from '../../db/tables/purchase/subscription-tables.ts';
import type { ShownQuote } from '../../db/tables/purchase/purchase-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { BasketLine, BasketTerms } from '../baskets/basket-lines.ts';
import type { Quoted } from '../member-basket.ts';

/** What a basket's answer does not say in full. */
export type QuotedTerms = Pick<ShownQuote, 'period' | 'trialPeriod'> & { discount: KeptDiscount | null | undefined };

/** What is shown of a basket's cost; null for one that holds nothing. chosen: a trial by its duration, as its days change with the month that it begins in */
export function quoteOf(basket: Quoted, { period, trialPeriod, discount }: QuotedTerms): ShownQuote | null {
  const [item] = basket.basketItems;
  if (!item) return null;
  const { subTotal, tax, discountedTotal, discountedTax = tax, isTaxInclusive, isTaxRateEstimated = false, followingTotal = null, scale, currency } = basket;
  return { sku: item.sku, subTotal, tax, discountedTotal, discountedTax, isTaxInclusive, isTaxRateEstimated, followingTotal, period, trialPeriod, discount: discount ?? null, scale, currency };
}

/** The same of a member's basket, whatever it holds. */
export function basketQuoteOf(basket: Quoted, [first, ...beside]: readonly BasketLine[], { voucher, trialPeriod, reducedSku }: BasketTerms): ShownQuote | null {
  const quote = first ? quoteOf(basket, { period: first.offer.row.grantsFor, trialPeriod, discount: voucher?.discount }) : null;
  if (quote === null || beside.length === 0) return quote;
  return {
    ...quote, beside: beside.map(({ sku, offer, price }) => ({ sku, amount: price?.amount ?? 0, period: offer.row.grantsFor })), ...(reducedSku === undefined ? {} : { reducedSku }),
  };
}

export const isSameQuote = (one: ShownQuote | null, other: ShownQuote | null): boolean => isDeepStrictEqual(one, other);

/** Refuses to take anything but what was shown. @throws PlatformError 409 `stale-basket` */
export function guardQuote(shown: ShownQuote | null, now: ShownQuote | null): void {
  if (shown === null || !isSameQuote(shown, now)) throw new PlatformError(409, 'stale-basket', 'The price has changed; look at the basket again.');
}
