import * as z from 'zod/mini';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { wholeNumber } from '../wire/whole-number.ts';

/** A bank card as it is entered; on the platform's origin only. @source spec 2 §7 "POST /payment-method/validate (v4)"; chosen: its fields, as the spec shows none */
export const bankCardDetails = z.object({
  cardHolder: z.string(),
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  expiryMonth: wholeNumber.check(z.gte(1), z.lte(12)),
  expiryYear: wholeNumber,
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
});
export type BankCardDetails = z.output<typeof bankCardDetails>;

/** A bank card as the payment provider refers to it: the number itself is not needed again. @source spec 2 §3 "Payment details", "Card" */
export const paymentDetails = z.object({
  paymentDetailsExid: z.string(),
  targetPaymentProvider: z.string(),
  /** CARD, ZERO_BALANCE, PIX; an unknown one is sent back as it came. */
  paymentMethodType: z.string(),
  cardType: z.optional(z.string()),
  last4Digits: z.optional(z.string()),
});
export type PaymentDetails = z.output<typeof paymentDetails>;

/** @source spec 2 §7 "response read from parsedData" */
export const validatedPaymentMethod = z.object({ parsedData: paymentDetails });

/** @source spec 2 §7 "PaymentArrangement attributes" */
export const paymentRequest = z.object({
  basketId: z.string(),
  /** Made before the first try and kept until the attempt ends: the same key never charges twice. */
  idempotencyKey: z.string(),
  basketVersion: wholeNumber,
  /** Empty for ZERO_BALANCE. */
  paymentDetailsExternalId: z.string(),
  targetPaymentProvider: z.string(),
  /** chosen: a total of 0 is paid by ZERO_BALANCE, without a card */
  paymentMethodType: z.string(),
});
export type PaymentRequest = z.output<typeof paymentRequest>;

/** One attempt to pay. A final state never changes. chosen: an unknown state is read as UNKNOWN, so that it is checked again. @source design/checkout.md 3 */
export const paymentAttempt = z.object({
  attemptId: z.string(),
  state: openEnum('paymentAttempt.state', ['CREATED', 'AUTHORISING', 'SUCCEEDED', 'REQUIRES_ACTION', 'PENDING', 'DECLINED', 'UNKNOWN']),
  licenceId: z.string(),
  amount: wholeNumber,
  scale: wholeNumber,
  currency: z.string(),
});
export type PaymentAttempt = z.output<typeof paymentAttempt>;

/** Until the platform has answered, an attempt is known by the key that it was made with. */
export const paymentAttemptQuery = z.object({ attemptId: z.string() });
