import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Words } from '../catalogue-tables.ts';
import type { ShownQuote } from './purchase-tables.ts';

const moment = () => bigint({ mode: 'number' });

/** A licence for a time, on sale as a gift. */
export const giftProducts = pgTable('gift_products', {
  realm: text().notNull(),
  id: text().notNull(),
  licenceId: text().notNull(),
  /** How long it opens what the licence opens, from the day that it is redeemed; an ISO duration. */
  grantsFor: text().notNull(),
  names: jsonb().$type<Words>().notNull(),
  descriptions: jsonb().$type<Words>().notNull(),
  position: integer().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] })]);
export type GiftProductRow = typeof giftProducts.$inferSelect;

/** What a gift costs, in each currency. */
export const giftPrices = pgTable('gift_prices', {
  realm: text().notNull(),
  sku: text().notNull(),
  giftId: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  /** Where this price holds; null for everywhere else. */
  countries: jsonb().$type<string[]>(),
}, (t) => [primaryKey({ columns: [t.realm, t.sku] })]);
export type GiftPriceRow = typeof giftPrices.$inferSelect;

/** One gift: a basket while it is OPEN, then what its code opens. The code itself is not kept, only its hash. */
export const gifts = pgTable('gifts', {
  /** The basket that a payment names. */
  id: text().primaryKey(),
  realm: text().notNull(),
  /** Who gives it: a member's account, or a guest who buys. */
  accountId: text().notNull(),
  giverEmail: text().notNull(),
  state: text().$type<'OPEN' | 'PAID' | 'REDEEMED'>().notNull(),
  /** Rises with every change of what the basket holds or costs. */
  version: integer().notNull(),
  /** What this version was shown to cost; null before that. */
  quote: jsonb().$type<ShownQuote>(),
  giftId: text().notNull(),
  sku: text().notNull(),
  message: text().notNull(),
  recipientEmail: text(),
  /** When its recipient hears of it; null for at once. Epoch milliseconds, as every moment here. */
  deliverAt: moment(),
  /** In which it was bought, and its mails are written. */
  locale: text().notNull(),
  paidAt: moment(),
  codeHash: text(),
  /** When its giver was shown the code: once. */
  shownAt: moment(),
  /** Until when it can be redeemed. */
  expiresAt: moment(),
  redeemedBy: text(),
  redeemedAt: moment(),
}, (t) => [unique('gifts_code').on(t.realm, t.codeHash), uniqueIndex('gifts_open').on(t.realm, t.accountId).where(sql`${t.state} = 'OPEN'`)]);
export type GiftRow = typeof gifts.$inferSelect;

/** Mails of gifts that are to be sent, or were. They are written when they are sent, so no code is kept here. */
export const giftMails = pgTable('gift_mails', {
  /** The gift's own id, not its product's. */
  gift: text().notNull(),
  reader: text().$type<'GIVER' | 'RECIPIENT'>().notNull(),
  dueAt: moment().notNull(),
  /** Until when a process has it in hand. */
  claimedUntil: moment().notNull(),
  sentAt: moment(),
}, (t) => [primaryKey({ columns: [t.gift, t.reader] }), index('gift_mails_due').on(t.dueAt)]);

/** A guest who buys a gift: an e-mail, without a password, that signs in nowhere. */
export const guestBuyers = pgTable('guest_buyers', {
  id: text().primaryKey(),
  realm: text().notNull(),
  email: text().notNull(),
  createdAt: moment().notNull(),
});
