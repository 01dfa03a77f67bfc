import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Requests counted against a limit. Keys are hashes where they stand for a person. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** When counting starts again; epoch milliseconds of the platform's clock. */
  expiresAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('rate_limits_expiry').on(t.expiresAt)]);
