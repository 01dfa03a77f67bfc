import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/** How far a dispute of a cardholder is. */
export type DisputeState = 'OPEN' | 'UNDER_REVIEW' | 'WON' | 'LOST';

/** Disputes as the card provider that stands in keeps them: planned with the charge of a card that is documented to be disputed. */
export const providerDisputes = pgTable('provider_disputes', {
  reference: text().primaryKey(),
  attemptId: text().notNull().unique(),
  accountId: text().notNull(),
  provider: text().notNull(),
  /** What is disputed: all that was held when it was opened; null before. */
  amount: bigint({ mode: 'number' }),
  /** How it ends. */
  outcome: text().$type<'WON' | 'LOST'>().notNull(),
  /** Epoch milliseconds, as are the other moments. */
  opensAt: bigint({ mode: 'number' }).notNull(),
  reviewAt: bigint({ mode: 'number' }).notNull(),
  closesAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('provider_disputes_account').on(t.accountId)]);

/** Payments that a cardholder disputes, as the platform has heard of them. */
export const disputes = pgTable('disputes', {
  /** The provider's. */
  reference: text().primaryKey(),
  attemptId: text().notNull(),
  accountId: text().notNull(),
  state: text().$type<DisputeState>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('disputes_account').on(t.accountId)]);
