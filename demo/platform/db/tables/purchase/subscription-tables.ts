import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { HistoryItem, HistoryItemType } from '../../../../../src/contracts/purchase/payment-history.ts';
import type { CancelReason } from '../../../../../src/contracts/purchase/papers/cancel-reason.ts';
import type { PendingAction } from '../../../../../src/contracts/purchase/held-licence.ts';
import { sealedJson } from '../../sealed/sealed-column.ts';
import type { PriceMigrationRow } from './price-tables.ts';

const moment = () => bigint({ mode: 'number' });

/** Taken off a payment; `paymentsLeft` absent means off all of them. @source spec 2 §3 "Discount" */
export interface KeptDiscount { type: 'PERCENTAGE' | 'AMOUNT'; percentage?: number; amount?: number; paymentsLeft?: number }

/** Who sells. @property address its lines, the country last; @property taxNumber with the words that the law asks for before it */
export interface Seller { name: string; address: string[]; taxNumber: string; email: string }

/** Where somebody is billed, as a letter says it. @property address its lines, the country last; @property taxNumber with what everybody calls it before it */
export interface BilledAt { address: string[]; taxNumber?: string }

/** What was sold, and the time that it is for, in epoch milliseconds; until is null for what has no end. */
export interface PaperLine { name: string; from: number; until: number | null }

/** One of several licences that were paid at once, in the integers of their invoice. */
export interface InvoiceLine { licenceId: string; net: number; tax: number; total: number }

/** The words of an invoice as they were when it was issued: a later change of a name changes no old invoice. */
export interface InvoicePaper {
  locale: string;
  seller: Seller;
  /** @property name empty for a guest, who gave none; @property country ISO 3166 alpha-2, empty where a guest gave none */
  buyer: { name: string; email: string; country: string; billed?: BilledAt };
  line: PaperLine;
  /** What was sold beside it with one payment. */
  moreLines?: PaperLine[];
  /** @property area the state whose tax it is, by its name */
  tax: { percent: number; inclusive: boolean; area?: string };
}

/** Another licence of the family that takes the place of this one when its paid time ends. @property amount what was shown, in the subscription's scale and currency */
export interface NextPlan { licenceId: string; sku: string; amount: number; requestedAt: number }

/** One licence of one member, from its first purchase on; a licence that is bought again goes on in the same row. */
export const subscriptions = pgTable('subscriptions', {
  id: text().primaryKey(),
  realm: text().notNull(),
  accountId: text().notNull(),
  licenceId: text().notNull(),
  sku: text().notNull(),
  status: text().$type<'ACTIVE' | 'TRIAL_ACTIVE' | 'EXPIRED' | 'INACTIVE'>().notNull(),
  /** Null for what is bought once. */
  period: text(),
  renews: boolean().notNull(),
  /** Where its periods are counted from, so that a short month shortens no later one. Epoch milliseconds. */
  anchoredAt: moment().notNull(),
  /** Periods since then, that of `expiresAt` included. */
  periods: integer().notNull(),
  /** Null: for ever. */
  expiresAt: moment(),
  paused: boolean().notNull(),
  /** When a pause ends by itself. */
  resumeAt: moment(),
  pendingActions: jsonb().$type<{ action: Exclude<PendingAction['action'], 'UNKNOWN'>; requestedAt: number; actionDueBy?: number }[]>().notNull(),
  /** The card that pays; null where none is needed. */
  paymentMethodId: text(),
  /** The price that was agreed on, in integers with its scale. */
  amount: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  discount: jsonb().$type<KeptDiscount>(),
  /** The version of the sku's price that this is. */
  priceVersion: integer().notNull().default(1),
  /** What the running period was paid with, before a tax on top, in the price's own integers; what was credited for it included. */
  periodPaid: bigint({ mode: 'number' }).notNull().default(0),
  nextPlan: jsonb().$type<NextPlan>(),
  /** Failed tries to charge the period that is due. */
  failedTries: integer().notNull(),
  /** When an offer to stay was taken or refused; none is made again within its pause. */
  offeredAt: moment(),
  purchasedAt: moment().notNull(),
  /** When a title that is paid for by the view had been delivered for a minute; null before that, and for what is no such licence. */
  begunAt: moment(),
  /** Until then: each segment that was delivered, as its title and number. */
  delivered: text().array().notNull().default([]),
  /** In which it was bought; invoices and mails about it are written in it. */
  locale: text().notNull().default('en'),
  /** Why it was cancelled, where its viewer said so: a choice of a list, never free text. */
  cancelReason: text().$type<CancelReason>(),
  /** Rises with every change. */
  version: integer().notNull(),
}, (t) => [unique('subscriptions_licence').on(t.realm, t.accountId, t.licenceId), index('subscriptions_expiry').on(t.expiresAt)]);
export type SubscriptionColumns = typeof subscriptions.$inferSelect;

/** A subscription with the new price that is announced to it. */
export type SubscriptionRow = SubscriptionColumns & { priceMigration: PriceMigrationRow | null };

/** What happened to payments, as a member reads it. Only added to. @source spec 2 §3 "Payment history item" */
export const paymentHistory = pgTable('payment_history', {
  id: text().primaryKey(),
  realm: text().notNull(),
  accountId: text().notNull(),
  itemType: text().$type<HistoryItemType>().notNull(),
  status: text().$type<Exclude<HistoryItem['status'], 'UNKNOWN'>>().notNull(),
  at: moment().notNull(),
  /** Orders what happened in the same millisecond. */
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  licenceId: text().notNull(),
  sku: text().notNull(),
  amount: bigint({ mode: 'number' }),
  scale: integer(),
  currency: text(),
  invoiceNumber: integer(),
}, (t) => [index('payment_history_account').on(t.realm, t.accountId, t.position)]);
export type HistoryRow = typeof paymentHistory.$inferSelect;

/** The books: each movement is two rows or more that add up to zero. Only added to. */
export const ledgerEntries = pgTable('ledger_entries', {
  movement: text().notNull(),
  /** `customer <id>`, `sales`, `tax`, `provider <name>`. */
  book: text().notNull(),
  realm: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  at: moment().notNull(),
}, (t) => [primaryKey({ columns: [t.movement, t.book] }), index('ledger_entries_book').on(t.book)]);

/** Invoices of each seller, numbered from 1 without a gap. */
export const invoices = pgTable('invoices', {
  realm: text().notNull(),
  number: integer().notNull(),
  accountId: text().notNull(),
  licenceId: text().notNull(),
  net: bigint({ mode: 'number' }).notNull(),
  tax: bigint({ mode: 'number' }).notNull(),
  total: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  issuedAt: moment().notNull(),
  /** A credit note takes back what an invoice asked for; its sums are below zero. */
  kind: text().$type<'INVOICE' | 'CREDIT_NOTE'>().notNull().default('INVOICE'),
  /** The payment that it is for. */
  attemptId: text(),
  /** The invoice that a credit note takes back. */
  reversedNumber: integer(),
  /** Of an invoice for several licences, that of `licenceId` first; null for one. */
  lines: jsonb().$type<InvoiceLine[]>(),
  /** What its file says beside the sums, sealed, since it names its buyer; null for those from before there were files. */
  paper: sealedJson<InvoicePaper>('invoices.paper'),
}, (t) => [primaryKey({ columns: [t.realm, t.number] }), index('invoices_account').on(t.realm, t.accountId)]);
export type InvoiceRow = typeof invoices.$inferSelect;
