import * as z from 'zod/mini';
import { wholeNumber } from '../../wire/whole-number.ts';

/** A bank card as it is entered; on its provider's origin only. @source spec 2 §3 "Card"; chosen: its fields, as the spec shows none */
export const bankCardDetails = z.object({
  cardHolder: z.string(),
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  expiryMonth: wholeNumber.check(z.gte(1), z.lte(12)),
  expiryYear: wholeNumber,
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
});
export type BankCardDetails = z.output<typeof bankCardDetails>;
