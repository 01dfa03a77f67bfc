import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { sent } from '../../wire/sent-text.ts';

const money = { amount: wholeNumber, scale: wholeNumber, currency: z.string() };

/** What the last payment of a licence came to, for whoever holds it. Every amount holds its tax. chosen: the answer, as the spec shows none; @source design/identity-checkout-reference 10 "receipts" */
export const receipt = z.object({
  licenceId: z.string(),
  name: z.string(),
  /** The names of what was paid with it; absent where nothing was. */
  together: z.optional(z.array(z.string())),
  /** What was taken, for all of them: 0 in a free trial; absent where the licence was given, as by a voucher. */
  paid: z.optional(z.object(money)),
  /** By what; absent where nothing was needed. */
  means: z.optional(z.object({
    /** As the provider calls it. */
    paymentMethodType: z.string(),
    cardType: z.optional(z.string()),
    last4Digits: z.optional(z.string()),
  })),
  /** Absent where nothing was charged. @property historyId the history item whose file can be fetched; absent where there is none */
  invoice: z.optional(z.object({ number: z.string(), historyId: z.optional(z.string()) })),
  /** Until when it is open now; absent for ever. */
  openUntil: z.optional(instant),
  /** Whether it is open by a free trial. */
  isTrial: z.boolean(),
  /** What is taken next by itself, and when; absent where nothing is. */
  next: z.optional(z.object({ ...money, at: instant })),
});
export type Receipt = z.output<typeof receipt>;

export const receiptQuery = z.object({ licenceId: sent('id') });
