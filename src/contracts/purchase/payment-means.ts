import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { fieldFacts } from './card-fields/field-facts.ts';
import { paymentDetails } from './payment.ts';
import { sent } from '../wire/sent-text.ts';

/** A way to pay a basket: a kind of payment of a provider, or a card that is kept. @source spec 2 §7 "Payment providers are loaded on demand", §3 "Payment details" */
export const paymentMeans = z.extend(paymentDetails, {
  cardHolder: z.optional(z.string()),
  expiryMonth: z.optional(wholeNumber),
  expiryYear: z.optional(wholeNumber),
  default: z.optional(z.boolean()),
  /** Its last charge was declined: it is still there, and is not chosen first. chosen: the field, as the spec shows none */
  declined: z.optional(z.boolean()),
  /** What the fields of a new card are drawn with. */
  fields: z.optional(fieldFacts),
});
export type PaymentMeans = z.output<typeof paymentMeans>;

/** @source spec 2 §7 "POST /payment-method/init (v4) … response read from parsedData"; chosen: its fields, as the spec shows none */
export const initialPaymentMethods = z.object({ parsedData: z.object({ paymentMethods: listOf('initialPaymentMethods.paymentMethods', paymentMeans) }) });

/** The basket that is to be paid. */
export const basketQuery = z.object({ basketId: sent('id') });
