import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Messages of the providers that stand in, until the platform has taken them. */
export const providerMessages = pgTable('provider_messages', {
  id: text().primaryKey(),
  provider: text().notNull(),
  type: text().notNull(),
  /** The payment's, or the dispute's. */
  reference: text().notNull(),
  /** How it stands as the message says; nobody believes it. */
  state: text().notNull(),
  dueAt: bigint({ mode: 'number' }).notNull(),
  tries: integer().notNull().default(0),
}, (t) => [index('provider_messages_due').on(t.dueAt)]);
export type ProviderMessage = typeof providerMessages.$inferSelect;
