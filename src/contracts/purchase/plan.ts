import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent } from '../wire/sent-text.ts';

/** An upgrade takes effect at once, a downgrade when the paid time ends. A kind that this build does not know is not offered. */
const planKind = z.enum(['UPGRADE', 'DOWNGRADE']);

/** A licence of the same family that a subscription may be changed to. @source spec 2 §8 INVALID_TIER_CHANGE; chosen: the platform says what may be changed to, so that no page decides it */
export const plan = z.object({
  licenceId: z.string(),
  sku: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  kind: planKind,
  /** Of a whole period. */
  price: z.object({ amount: wholeNumber, scale: wholeNumber, currency: z.string(), taxInclusive: z.boolean() }),
});
export type Plan = z.output<typeof plan>;

/** The licence that a subscription goes on as when its paid time ends. */
export const nextPlan = z.object({
  licenceId: z.string(),
  name: z.string(),
  from: instant,
  /** Of each period from then on. */
  price: z.object({ amount: wholeNumber, scale: wholeNumber, currency: z.string(), taxInclusive: z.boolean() }),
});

/**
 * What a change of plan costs; the change that names it costs this and nothing else.
 *
 * An upgrade begins a new period: its price, less what is credited for the unused days of the old one. Integers with one scale, whole days.
 *
 * @source spec 2 §7 "Other path names seen: /basket/changes"; design/checkout.md 7 "a binding preview"; chosen: its fields, and a new period in place of a part of the old one, so that a viewer reads two prices and one date
 */
export const planQuote = z.object({
  quoteId: z.string(),
  /** From then on it is asked for anew. */
  expiresAt: instant,
  kind: planKind,
  licence: z.object({ licenceId: z.string(), name: z.string() }),
  target: z.object({ licenceId: z.string(), name: z.string() }),
  subscriptionPeriod: z.string(),
  /** Of a whole period of the target. */
  price: wholeNumber,
  /** Days that are paid and not used; 0 for a downgrade, which loses none. */
  unusedDays: wholeNumber,
  /** Taken off the price; never more than it, nor than what was paid. */
  credit: wholeNumber,
  /** What is credited beyond the price: it comes off the payment after it, and is not paid out. */
  carried: wholeNumber,
  /** Of what is due today. */
  tax: wholeNumber,
  /** Due today, tax included; 0 for a downgrade. */
  total: wholeNumber,
  isTaxInclusive: z.boolean(),
  scale: wholeNumber,
  currency: z.string(),
  /** When the target can be watched with. */
  startsAt: instant,
  /** The first payment that comes by itself, tax included. */
  following: z.object({ total: wholeNumber, at: instant }),
  /** The card that pays both. */
  card: z.optional(z.object({ cardId: z.string(), cardType: z.string(), last4Digits: z.string() })),
});
export type PlanQuote = z.output<typeof planQuote>;

/** The licence that is held, and the price of the one to change to. */
export const planQuery = z.object({ licenceId: sent('id'), sku: sent('id') });

/** The quote that was shown. */
export const planChange = z.object({ quoteId: sent('id') });
