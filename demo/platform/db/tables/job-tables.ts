import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Work that is due at a moment of the platform's clock. One row per job; a finished one is deleted or due again. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  kind: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Epoch milliseconds. */
  dueAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('jobs_due').on(t.dueAt)]);
export type JobRow = typeof jobs.$inferSelect;
