import { bigint, boolean, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';

/** The platform's clock: the machine's with an offset, or stopped. One row. */
export const clock = pgTable('clock', {
  id: integer().primaryKey(),
  offsetMs: bigint({ mode: 'number' }).notNull(),
  fixedAt: bigint({ mode: 'number' }),
});

/** Injected faults by call name; `*` is every call. */
export const faults = pgTable('faults', {
  call: text().primaryKey(),
  delayMs: integer(),
  status: integer(),
  brokenBody: boolean().notNull().default(false),
  dropAfterCommit: boolean().notNull().default(false),
  /** Times left; null is always. */
  count: integer(),
});
export type FaultRow = typeof faults.$inferSelect;

/** Facts about this database by name: the hash of its seed, the epoch of its events. */
export const facts = pgTable('facts', { name: text().primaryKey(), value: text().notNull() });

/** Content-security-policy reports that browsers sent. */
export const policyReports = pgTable('policy_reports', {
  id: serial().primaryKey(),
  at: bigint({ mode: 'number' }).notNull(),
  host: text().notNull(),
  body: jsonb().$type<unknown>().notNull(),
});
