import * as z from 'zod/mini';
import { wholeNumber } from '../wire/whole-number.ts';

/** @source spec 2 §3 "basketItems (each with sku and subscriptionSetting)" */
export const basketItem = z.object({
  sku: z.string(),
  licenceId: z.string(),
  name: z.string(),
  subscriptionSetting: z.optional(z.object({ subscriptionPeriod: z.string() })),
});

/** What is about to be bought. Integers with one scale; a browser never sends a price. Its items are parsed strictly: the total covers all of them. @source spec 2 §3 "Basket" */
export const basket = z.object({
  basketId: z.string(),
  /** Rises with every change; a payment names the one it saw. */
  version: wholeNumber,
  basketItems: z.array(basketItem),
  subTotal: wholeNumber,
  discountedTotal: wholeNumber,
  tax: wholeNumber,
  isTaxInclusive: z.boolean(),
  scale: wholeNumber,
  currency: z.string(),
});
export type Basket = z.output<typeof basket>;

/** @source spec 2 §7 "PUT /baskets/{id} query acknowledgeNoFreeTrial"; chosen: {id} is the sku to put into it */
export const basketUpdate = z.object({ sku: z.string(), acknowledgeNoFreeTrial: z._default(z.boolean(), false) });
