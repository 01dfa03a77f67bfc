import * as z from 'zod/mini';
import { paymentState } from './payment.ts';

/** What a provider's page returns with. */
export const paymentReturnQuery = z.object({ reference: z.string().check(z.regex(/^[\w-]{32}$/)) });

/** How a payment stands that a provider returned from, for whoever opens that page: nothing of whose it is. */
export const paymentReturn = z.object({ state: paymentState, failureCode: z.optional(z.string()), paymentMethodType: z.optional(z.string()) });
export type PaymentReturn = z.output<typeof paymentReturn>;
