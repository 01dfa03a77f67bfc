import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { purchaseStrategy } from '../../../../../src/contracts/purchase/licence.ts';
import type { PaymentAttempt, paymentAction } from '../../../../../src/contracts/purchase/payment.ts';
import type { Words } from '../catalogue-tables.ts';
import type { AttemptPurpose } from './plan-tables.ts';
import type { KeptMandate } from './provider-tables.ts';
import type { KeptDiscount } from './subscription-tables.ts';

/** How a licence is shown among the others. @source spec 2 §3 "defaultMarketingPricePeriod, cta, ctaControl, displayStyle" */
export interface LicenceDisplay {
  /** An ISO duration. */
  marketingPeriod?: string;
  style?: 'STANDARD' | 'HIGHLIGHTED';
  cta?: Words;
  ctaControl?: 'PURCHASE' | 'EXTERNAL';
}

/** A right to watch that is on offer. @source spec 2 §3 "Licence (displayed)" */
export const licences = pgTable('licences', {
  realm: text().notNull(),
  id: text().notNull(),
  familyId: text(),
  familyNames: jsonb().$type<Words>(),
  names: jsonb().$type<Words>().notNull(),
  descriptions: jsonb().$type<Words>().notNull(),
  rank: integer().notNull(),
  strategy: jsonb().$type<z.input<typeof purchaseStrategy>>().notNull(),
  /** How long one payment lasts; an ISO duration. */
  grantsFor: text().notNull(),
  /** The free time before the first payment; an ISO duration. */
  trialPeriod: text(),
  /** How long it may be paused at most, in days; null where it may not be. */
  longestPauseDays: integer(),
  /** What a viewer who cancels is offered to stay. */
  stayOffer: jsonb().$type<KeptDiscount>(),
  /** How it is shown among the others; null for as all are. */
  display: jsonb().$type<LicenceDisplay>(),
  position: integer().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] })]);
export type LicenceRow = typeof licences.$inferSelect;

/** One price of a licence. @source spec 2 §3 "Amount entry" */
export const prices = pgTable('prices', {
  realm: text().notNull(),
  sku: text().notNull(),
  licenceId: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  isDefault: boolean().notNull(),
  isLocal: boolean().notNull(),
  /** Where it is asked, as ISO 3166 alpha-2 codes; null everywhere. */
  countries: jsonb().$type<string[]>(),
}, (t) => [primaryKey({ columns: [t.realm, t.sku] })]);

/**
 * What a viewer was shown of what a basket costs: all that decides what is paid, now and later. Money in integers of the one scale.
 *
 * @property period how long one payment lasts, @property trialPeriod the free time before it: ISO durations
 * @property followingTotal what the next payment takes, tax included; null where none follows
 * @property beside what is bought once beside the sku; absent where nothing is. @property reducedSku what of several the discount is for
 * @source design/checkout.md 3 "basket version, quote", 7 "the charge names the quote that was shown"
 */
export interface ShownQuote {
  sku: string;
  subTotal: number;
  tax: number;
  discountedTotal: number;
  discountedTax: number;
  isTaxInclusive: boolean;
  isTaxRateEstimated: boolean;
  followingTotal: number | null;
  period: string;
  trialPeriod: string | null;
  discount: KeptDiscount | null;
  scale: number;
  currency: string;
  beside?: { sku: string; amount: number; period: string }[];
  reducedSku?: string;
}

/** One per member. The version rises with every change of what it holds or costs. */
export const baskets = pgTable('baskets', {
  id: text().primaryKey(),
  accountId: text().notNull().unique(),
  version: integer().notNull(),
  /** What alone may go on by itself; null where nothing is to be bought. */
  sku: text(),
  /** What is bought once beside it, in the order in which it was put in. */
  besideSkus: jsonb().$type<string[]>().notNull().default([]),
  /** The voucher that is applied. */
  voucherId: text(),
  /** The viewer was told that there is no free trial, and goes on. */
  acknowledgedNoTrial: boolean().notNull().default(false),
  /** What this version was shown to cost; null before that. */
  quote: jsonb().$type<ShownQuote>(),
});

/** A card by its provider's id. Its number is never stored. */
export const paymentMethods = pgTable('payment_methods', {
  id: text().primaryKey(),
  accountId: text().notNull(),
  cardType: text().notNull(),
  last4: text().notNull(),
  /** How a charge of this card ends. */
  outcome: text().notNull(),
  cardHolder: text().notNull().default(''),
  expiryMonth: integer().notNull().default(12),
  expiryYear: integer().notNull().default(2099),
  isDefault: boolean().notNull().default(false),
  /** Epoch milliseconds. */
  addedAt: bigint({ mode: 'number' }).notNull().default(0),
  /** By what the same card is known in another account; null for what is no card, or a vendor's. */
  fingerprint: text(),
  /** What a vendor charges it by; null for what the sandbox charges. */
  mandate: jsonb().$type<KeptMandate>(),
}, (t) => [index('payment_methods_account').on(t.accountId)]);

/** A card that paid and was removed: by what it is known, so that it does not count as another one when it withdraws again. */
export const removedCards = pgTable('removed_cards', {
  /** Of the payment method that it was, which its payments name. */
  id: text().primaryKey(),
  fingerprint: text().notNull(),
});

/** One try to pay. Final states never change. @source design/checkout.md 3 */
export const paymentAttempts = pgTable('payment_attempts', {
  id: text().primaryKey(),
  /** Empty for what the platform charges by itself. */
  realm: text().notNull().default(''),
  accountId: text().notNull(),
  /** In which the viewer saw what is paid. */
  locale: text().notNull().default('en'),
  idempotencyKey: text().notNull(),
  bodyHash: text().notNull(),
  state: text().$type<PaymentAttempt['state']>().notNull(),
  failureCode: text(),
  licenceId: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  createdAt: bigint({ mode: 'number' }).notNull(),
  /** The basket as it was seen; another version is not what this attempt pays. */
  basketId: text(),
  basketVersion: integer(),
  provider: text().notNull().default('sandbox-card'),
  methodType: text().notNull().default('CARD'),
  /** The card that pays now and later. */
  paymentMethodId: text(),
  /** What it pays where it is not a basket. */
  purpose: jsonb().$type<AttemptPurpose>(),
  /** What the viewer does elsewhere, while it is REQUIRES_ACTION. */
  action: jsonb().$type<z.input<typeof paymentAction>>(),
}, (t) => [
  uniqueIndex('payment_attempts_key').on(t.accountId, t.idempotencyKey),
  uniqueIndex('payment_attempts_live').on(t.accountId, t.basketId).where(sql`${t.state} in ('REQUIRES_ACTION', 'PENDING')`),
]);
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Completed charges, one row each, so that a test can count them. */
export const charges = pgTable('charges', {
  id: text().primaryKey(),
  attemptId: text().notNull().unique(),
  accountId: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  chargedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('charges_account').on(t.accountId)]);

export const entitlements = pgTable('entitlements', {
  realm: text().notNull(),
  accountId: text().notNull(),
  licenceId: text().notNull(),
  attemptId: text(),
  /** Null: for ever (the demo's subscribers). */
  expiresAt: bigint({ mode: 'number' }),
  /** The provider that gives it, by its name, and may take it away; empty for what was bought here. */
  provider: text().notNull().default(''),
}, (t) => [primaryKey({ columns: [t.realm, t.accountId, t.licenceId, t.provider] })]);
