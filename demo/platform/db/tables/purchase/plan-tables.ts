import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What a change of plan costs, as it was shown. Money in integers with one scale; moments in epoch milliseconds.
 *
 * @property credit taken off the new period's price for the days that are paid and not used
 * @property carried what is credited beyond that price: it comes off the payment after it
 * @property total what is due at once, its tax included
 */
export interface PlanFacts {
  kind: 'UPGRADE' | 'DOWNGRADE';
  licenceId: string;
  /** The subscription's, so that another state of it is another quote. */
  version: number;
  targetId: string;
  sku: string;
  amount: number;
  scale: number;
  currency: string;
  unusedDays: number;
  credit: number;
  carried: number;
  tax: number;
  total: number;
  startsAt: number;
  followingTotal: number;
  followingAt: number;
  quotedAt: number;
}

/** What an attempt pays that no basket holds. */
export type AttemptPurpose =
  | { kind: 'PLAN'; facts: PlanFacts }
  /** A period that is open, or another card; nothing is charged for a card alone. */
  | { kind: 'LICENCE'; licenceId: string; isOpen: boolean; byOtherCard: boolean };

/** What was shown to a member who changes the plan; a change names it. */
export const planQuotes = pgTable('plan_quotes', {
  id: text().primaryKey(),
  realm: text().notNull(),
  accountId: text().notNull(),
  facts: jsonb().$type<PlanFacts>().notNull(),
  expiresAt: bigint({ mode: 'number' }).notNull(),
  isUsed: boolean().notNull(),
}, (t) => [index('plan_quotes_account').on(t.accountId)]);
export type PlanQuoteRow = typeof planQuotes.$inferSelect;
