import * as z from 'zod/mini';
import { paymentState } from './payment.ts';

/** What a provider's page returns with. `redirectResult` is a provider's own word, which it judges itself; `intent` is its own name of the payment, which alone says nothing of how it went; `posted` names the form that it posted, which is read once. */
export const paymentReturnQuery = z.object({
  reference: z.string().check(z.regex(/^[\w-]{32}$/)),
  redirectResult: z.optional(z.string().check(z.maxLength(4000))),
  intent: z.optional(z.string().check(z.maxLength(255))),
  posted: z.optional(z.string().check(z.regex(/^[\w-]{32}$/))),
});
export type PaymentReturnQuery = z.output<typeof paymentReturnQuery>;

/** How a payment stands that a provider returned from, for whoever opens that page: nothing of whose it is. */
export const paymentReturn = z.object({ state: paymentState, failureCode: z.optional(z.string()), paymentMethodType: z.optional(z.string()) });
export type PaymentReturn = z.output<typeof paymentReturn>;
