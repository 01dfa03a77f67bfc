import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent } from '../wire/sent-text.ts';

/** A bank card that was entered in the fields of its provider, which gave this for it: good once. @source spec 2 §7 "POST /payment-method/validate (v4)"; chosen: a token, as the spec shows no fields */
export const enteredCard = z.object({ token: sent('token') });
export type EnteredCard = z.output<typeof enteredCard>;

/** The same with the proof that a browser asks, where the platform wants it proven. @source spec 2 §8 "CAPTCHA_FAIL_ERROR"; chosen: `captchaToken`, as a sign-in brings it */
export const cardValidation = z.extend(enteredCard, { captchaToken: z.optional(sent('token')) });

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
  basketId: sent('id'),
  /** Made before the first try and kept until the attempt ends: the same key never charges twice. */
  idempotencyKey: sent('id'),
  basketVersion: wholeNumber,
  /** Empty for ZERO_BALANCE. */
  paymentDetailsExternalId: sent('token'),
  targetPaymentProvider: sent('code'),
  /** chosen: a total of 0 is paid by ZERO_BALANCE, without a card */
  paymentMethodType: sent('code'),
});
export type PaymentRequest = z.output<typeof paymentRequest>;

/** A basket, paid with a kept card. @source spec 2 §7 "POST licences/{licenceId}/card/{cardId} optional query checkBillingDetails" */
export const oneClickPayment = z.object({
  licenceId: sent('id'), cardId: sent('id'), checkBillingDetails: z.optional(z.boolean()),
  idempotencyKey: sent('id'), basketId: sent('id'), basketVersion: wholeNumber,
});

/**
 * What the viewer does elsewhere, before a payment goes on: on a page of a bank, of a wallet or of the issuer of a card, or in an app that reads a code.
 *
 * chosen: such a page opens in a window of its own, in an embed and on the site alike; a frame would need the origins of every issuer
 */
export const paymentAction = z.object({
  type: openEnum('paymentAction.type', ['REDIRECT', 'CHALLENGE', 'QR']),
  /** An address of the provider; no other scheme is opened. */
  url: z.string().check(z.regex(/^https?:\/\//)),
  /** What an app reads by its camera, or as text; with QR alone. Its `url` is the same payment for somebody without that app. */
  code: z.optional(z.string()),
  /** Until when. */
  expiresAt: instant,
});
export type PaymentAction = z.output<typeof paymentAction>;

/** How an attempt stands; a final state never changes. chosen: an unknown state is read as UNKNOWN, so that it is checked again. @source design/checkout.md 3 */
export const paymentState = openEnum('paymentAttempt.state', ['CREATED', 'AUTHORISING', 'SUCCEEDED', 'REQUIRES_ACTION', 'PENDING', 'DECLINED', 'UNKNOWN']);

/** One attempt to pay. @source design/checkout.md 3 */
export const paymentAttempt = z.object({
  attemptId: z.string(),
  state: paymentState,
  licenceId: z.string(),
  amount: wholeNumber,
  scale: wholeNumber,
  currency: z.string(),
  /** Why it was not paid; a code of spec 2 §8, or payment_cancelled, payment_refused, payment_expired, payment_refunded. */
  failureCode: z.optional(z.string()),
  action: z.optional(paymentAction),
  /** How it is paid, as the provider calls it. */
  paymentMethodType: z.optional(z.string()),
});
export type PaymentAttempt = z.output<typeof paymentAttempt>;

/** Until the platform has answered, an attempt is known by the key that it was made with. */
export const paymentAttemptQuery = z.object({ attemptId: sent('id') });
