import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = () => bigint({ mode: 'number' });

/** What a sku costs, or has cost, version by version: a subscription names the one that was agreed on. Only added to. */
export const priceVersions = pgTable('price_versions', {
  realm: text().notNull(),
  sku: text().notNull(),
  /** From 1. */
  version: integer().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  /** Since when it is known, epoch milliseconds; 0 for what was sold from the start. */
  since: moment().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.sku, t.version] })]);
export type PriceVersionRow = typeof priceVersions.$inferSelect;

/**
 * Another price for the periods of one subscription that begin from a moment on, until it is applied, replaced by another one, or the subscription is over.
 *
 * Whoever pays the same sku and is told of none goes on at the version that was agreed on.
 */
export const priceMigrations = pgTable('price_migrations', {
  id: text().primaryKey(),
  realm: text().notNull(),
  accountId: text().notNull(),
  subscriptionId: text().notNull(),
  licenceId: text().notNull(),
  sku: text().notNull(),
  fromVersion: integer().notNull(),
  toVersion: integer().notNull(),
  /** Of the version that it leads to, in the subscription's scale and currency. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** The viewer agrees first; else it holds unless they leave. */
  asksConsent: boolean().notNull(),
  /** The viewer's answer; OPEN until there is one. */
  status: text().$type<'OPEN' | 'CONTINUE' | 'LEAVE'>().notNull(),
  stage: text().$type<'ANNOUNCED' | 'APPLIED' | 'REPLACED' | 'ENDED'>().notNull(),
  announcedAt: moment().notNull(),
  effectiveAt: moment().notNull(),
  answeredAt: moment(),
  /** When it was applied, replaced or over. */
  closedAt: moment(),
}, (t) => [index('price_migrations_account').on(t.realm, t.accountId), uniqueIndex('price_migrations_open').on(t.subscriptionId).where(sql`${t.stage} = 'ANNOUNCED'`)]);
export type PriceMigrationRow = typeof priceMigrations.$inferSelect;
