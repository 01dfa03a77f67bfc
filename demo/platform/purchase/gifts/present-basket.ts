import type * as z from 'zod/mini';
import type { giftBasket } from '../../../../src/contracts/purchase/gift.ts';
import type { GiftPriceRow, GiftProductRow, GiftRow } from '../../db/tables/purchase/gift-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import type { ShownQuote } from '../../db/tables/purchase/purchase-tables.ts';
import type { Buyer } from '../attempts/buyer.ts';
import type { Quoted } from '../member-basket.ts';
import { quoteOf } from '../quotes/shown-quote.ts';
import { basketQuote } from '../vouchers/basket-quote.ts';

/** A gift that is about to be paid, with its giver's own tax. Nothing follows its payment. @param buyer of `withOwnTax` */
export function presentGiftBasket(row: GiftRow, product: GiftProductRow, price: GiftPriceRow, { realm: { tax }, billing, locale }: Buyer): z.input<typeof giftBasket> {
  const { followingTotal: _, ...quote } = basketQuote({ amount: price.amount, tax, renews: false, trialDays: 0 });
  return {
    basketId: row.id, version: row.version, basketItems: [{ sku: row.sku, licenceId: product.licenceId, name: textIn(product.names, locale) }],
    ...quote, isTaxInclusive: tax.inclusive, ...(tax.isEstimated ? { isTaxRateEstimated: true } : {}), ...(billing ? { billing } : {}), trialDays: 0, scale: price.scale, currency: price.currency, gift: presentChoice(row),
  };
}

/** What is shown of a gift's cost. */
export const giftQuoteOf = (basket: Quoted, { grantsFor }: GiftProductRow): ShownQuote | null => quoteOf(basket, { period: grantsFor, trialPeriod: null, discount: null });

function presentChoice({ giftId, message, recipientEmail, deliverAt }: GiftRow): z.input<typeof giftBasket>['gift'] {
  return { giftId, message, ...(recipientEmail === null ? {} : { recipientEmail }), ...(deliverAt === null ? {} : { deliverAt: new Date(deliverAt).toISOString() }) };
}
