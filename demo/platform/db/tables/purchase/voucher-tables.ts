import { bigint, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Words } from '../catalogue-tables.ts';
import type { KeptDiscount } from './subscription-tables.ts';

/** A code that takes something off. The code itself is not kept, only its hash. @source spec 2 §3 "Basket: voucher"; design/checkout.md 6 */
export const vouchers = pgTable('vouchers', {
  id: text().primaryKey(),
  realm: text().notNull(),
  codeHash: text().notNull(),
  names: jsonb().$type<Words>().notNull(),
  /** A campaign's code, which everybody may know: it is applied by itself. Null for a code that has to be entered. */
  publicCode: text(),
  /** What the campaign is about. */
  descriptions: jsonb().$type<Words>(),
  discount: jsonb().$type<KeptDiscount>().notNull(),
  /** The licences that it is for; null for all. */
  licenceIds: jsonb().$type<string[]>(),
  /** A licence that it gives whole, without a basket. */
  grantsLicence: text(),
  used: integer().notNull(),
  /** Null: as often as anybody likes, once each. */
  mostUses: integer(),
  /** Epoch milliseconds. */
  startsAt: bigint({ mode: 'number' }),
  endsAt: bigint({ mode: 'number' }),
}, (t) => [unique('vouchers_code').on(t.realm, t.codeHash)]);
export type VoucherRow = typeof vouchers.$inferSelect;

/** Who used a voucher: once each. */
export const voucherUses = pgTable('voucher_uses', {
  voucherId: text().notNull(),
  accountId: text().notNull(),
  attemptId: text(),
  usedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.voucherId, t.accountId] })]);

/** Who had a free trial of a family of licences, or of one outside of families. */
export const trialUses = pgTable('trial_uses', {
  realm: text().notNull(),
  accountId: text().notNull(),
  /** The family's id, else the licence's. */
  scope: text().notNull(),
  /** That of the card that it was begun with, where there was one: no other account begins another with the same card. */
  fingerprint: text(),
  usedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.accountId, t.scope] }), unique('trial_uses_card').on(t.realm, t.scope, t.fingerprint)]);
