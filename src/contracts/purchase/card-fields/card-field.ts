import * as z from 'zod/mini';

/** The fields of a bank card that its provider's page can show, in screen order. */
export const cardFieldNames = ['cardHolder', 'number', 'expiry', 'cvc'] as const;
export const cardField = z.enum(cardFieldNames);
export type CardField = (typeof cardFieldNames)[number];

/** An error code for each field that has one: a code of spec 2 §8 "Card field error keys", or `incomplete_name`. */
export const cardFieldCodes = z.object({ cardHolder: z.optional(z.string()), number: z.optional(z.string()), expiry: z.optional(z.string()), cvc: z.optional(z.string()) });
export type CardFieldCodes = z.output<typeof cardFieldCodes>;

/** The words that the fields are labelled and corrected with, by the names of their labels. The checkout knows the viewer's language; its provider does not. */
export const cardFieldWordKeys = [
  'cardHolder', 'cardNumber', 'expiry', 'expiryPlaceholder', 'cvc', 'cvcHint',
  'cardHolderMissing', 'cardMissing', 'cardError', 'cardDeclined', 'failedPayment', 'invalidCardNumber', 'invalidExpiry', 'invalidExpiryMonth', 'invalidExpiryYear', 'expiredCard', 'invalidCvc',
] as const;
export type CardFieldWords = Readonly<Record<(typeof cardFieldWordKeys)[number], string>>;
