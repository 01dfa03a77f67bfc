import * as z from 'zod/mini';

/**
 * A price: an integer and where its decimal point stands. 999 with scale 2 is 9.99.
 *
 * @source spec 2 §3 "Money: amount, scale, currency"
 */
export const money = z.object({
  amount: z.int(),
  scale: z.int().check(z.gte(0), z.lte(6)),
  /** ISO 4217, upper case. */
  currency: z.string().check(z.length(3)),
});
export type Money = z.output<typeof money>;
