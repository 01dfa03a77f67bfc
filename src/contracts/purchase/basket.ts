import * as z from 'zod/mini';

/** @source spec 2 §3 "basketItems (each with sku and subscriptionSetting)" */
export const basketItem = z.object({
  sku: z.string(),
  licenceId: z.string(),
  name: z.string(),
  subscriptionSetting: z.optional(z.object({ subscriptionPeriod: z.string() })),
});

/** What is about to be bought. Integers with one scale; no price ever comes from a browser. @source spec 2 §3 "Basket" */
export const basket = z.object({
  basketId: z.string(),
  /** Rises with every change; a payment names the one it saw. */
  version: z.int(),
  basketItems: z.array(basketItem),
  subTotal: z.int(),
  discountedTotal: z.int(),
  tax: z.int(),
  isTaxInclusive: z.boolean(),
  scale: z.int(),
  currency: z.string(),
});
export type Basket = z.output<typeof basket>;

/** @source spec 2 §7 "PUT /baskets/{id} query acknowledgeNoFreeTrial"; chosen: {id} is the sku to hold */
export const basketUpdate = z.object({ sku: z.string(), acknowledgeNoFreeTrial: z._default(z.boolean(), false) });
