import type { TaxSeed } from '../../db/tables/realm-tables.ts';
import { afterPeriod } from '../after-period.ts';
import { type BasketQuote, basketQuote } from '../vouchers/basket-quote.ts';
import type { BasketLine, BasketTerms } from './basket-lines.ts';

/** What one licence of a basket costs. @property total what is due for it today, with its tax */
export type QuotedLine = BasketLine & BasketQuote & { total: number };

const dayMs = 86_400_000;

export const trialDaysOf = (period: string | null, now: number): number => (period === null ? 0 : Math.round((afterPeriod(now, period) - now) / dayMs));

/**
 * What each licence of a basket costs, with a tax of its own.
 *
 * chosen: tax by tax, as an invoice says them; a trial is that of the first; a voucher takes something off one of them
 */
export const quotedLines = (lines: readonly BasketLine[], { voucher, trialPeriod, reducedSku }: BasketTerms, tax: TaxSeed, now: number): QuotedLine[] =>
  lines.map((line, place) => {
    const quote = basketQuote({
      amount: line.price?.amount ?? 0, tax, renews: line.offer.row.strategy.type === 'SUBSCRIPTION' && line.price !== undefined,
      trialDays: place === 0 ? trialDaysOf(trialPeriod, now) : 0, discount: line.sku === reducedSku ? voucher?.discount : undefined,
    });
    return { ...line, ...quote, total: quote.discountedTotal + (tax.inclusive ? 0 : quote.discountedTax) };
  });

/** What they cost together. What follows by itself is that of the first. */
export const sumOf = (lines: readonly QuotedLine[]): BasketQuote => lines.reduce<BasketQuote>((sum, line, place) => ({
  subTotal: sum.subTotal + line.subTotal, discountedTotal: sum.discountedTotal + line.discountedTotal, tax: sum.tax + line.tax, discountedTax: sum.discountedTax + line.discountedTax,
  followingTotal: place === 0 ? line.followingTotal : sum.followingTotal,
}), { subTotal: 0, discountedTotal: 0, tax: 0, discountedTax: 0, followingTotal: undefined });
