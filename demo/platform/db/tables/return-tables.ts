import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PostedFields } from '../../../../src/contracts/wire/posted-fields.ts';

/** Fields that a provider posted to a page, until the page takes them. The reference is kept as its hash only. */
export const postedReturns = pgTable('posted_returns', {
  hash: text().primaryKey(),
  realm: text().notNull(),
  fields: jsonb().$type<PostedFields>().notNull(),
  /** Epoch milliseconds of the platform's clock. */
  expiresAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('posted_returns_expiry').on(t.expiresAt)]);
