import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { billingSummary } from './billing-details.ts';
import { discount } from './discount.ts';
import { sent } from '../wire/sent-text.ts';

/** @source spec 2 §3 "basketItems (each with sku and subscriptionSetting)" */
export const basketItem = z.object({
  sku: z.string(),
  licenceId: z.string(),
  name: z.string(),
  subscriptionSetting: z.optional(z.object({ subscriptionPeriod: z.string(), trialPeriodDuration: z.optional(z.string()) })),
  /** Its price, the tax of that, and what is due of it today before a tax on top; said where a basket holds several. chosen: the fields, as the spec shows the sums alone */
  subTotal: z.optional(wholeNumber),
  tax: z.optional(wholeNumber),
  discountedTotal: z.optional(wholeNumber),
});

/** What may be bought beside what a basket holds, at its price in the basket's money. */
const besideItem = z.object({ sku: z.string(), licenceId: z.string(), name: z.string(), amount: wholeNumber });

/** What is about to be bought. Integers with one scale; a browser never sends a price. Its items are parsed strictly: the total covers all of them. @source spec 2 §3 "Basket" */
export const basket = z.object({
  basketId: z.string(),
  /** Rises with every change; a payment names the one it saw. */
  version: wholeNumber,
  basketItems: z.array(basketItem),
  /** chosen: the field, so that what may be put beside an item is the platform's to say, as the spec shows no rule; absent where nothing may */
  besides: z.optional(listOf('basket.besides', besideItem)),
  subTotal: wholeNumber,
  /** What is due today, before a tax that comes on top: 0 in a free trial. */
  discountedTotal: wholeNumber,
  /** Of the subtotal. */
  tax: wholeNumber,
  /** Of the discounted total; absent where that is `tax`. */
  discountedTax: z.optional(wholeNumber),
  isTaxInclusive: z.boolean(),
  /** The tax follows an address that is not known yet. */
  isTaxRateEstimated: z.optional(z.boolean()),
  /** Who is billed; absent until that was given. chosen: in the basket, as its tax follows from it */
  billing: z.optional(billingSummary),
  /** What is applied. Its code is answered where it was applied by itself; an entered one is not kept. @source spec 2 §3 "voucher (preApplyVoucherCode, name, discount)" */
  voucher: z.optional(z.object({ preApplyVoucherCode: z.optional(z.string()), name: z.string(), discount })),
  trialDays: z._default(wholeNumber, 0),
  /** What the next payment takes, tax included, where one follows by itself. chosen: the field, so that nobody pays 0 today without the price of tomorrow */
  followingTotal: z.optional(wholeNumber),
  scale: wholeNumber,
  currency: z.string(),
});
export type Basket = z.output<typeof basket>;

/** @source spec 2 §7 "PUT /baskets/{id} query acknowledgeNoFreeTrial"; chosen: {id} is the sku to put into it */
export const basketUpdate = z.object({ sku: sent('id'), acknowledgeNoFreeTrial: z._default(z.boolean(), false) });

/** A code as it was typed. @source spec 2 §7 "PUT, DELETE /baskets/vouchers/{code}" */
export const voucherCode = z.object({ code: sent('code') });

/** A code that gives a licence whole. @source spec 2 §7 "POST /promotions/voucher/redeem" */
export const voucherRedemption = z.object({ voucherCode: sent('code'), licenceId: sent('id') });
