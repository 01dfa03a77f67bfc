import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { HistoryItemType } from '../../../../../src/contracts/purchase/payment-history.ts';

/** Money that is owed to a customer, until its provider has taken the order to pay it. */
export const refunds = pgTable('refunds', {
  /** Names it at its provider too: asked twice, it is paid once. */
  id: text().primaryKey(),
  /** The payment that it comes out of. */
  attemptId: text().notNull(),
  realm: text().notNull(),
  accountId: text().notNull(),
  licenceId: text().notNull(),
  sku: text().notNull(),
  provider: text().notNull(),
  /** What it is called in the history once it is paid. */
  itemType: text().$type<Extract<HistoryItemType, 'REFUNDED' | 'PRO_RATA_REFUND'>>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  /** Its credit note. */
  invoiceNumber: integer().notNull(),
  /** `FAILED`: its provider took the order and could not carry it out. */
  state: text().$type<'DUE' | 'PAID' | 'DISPUTED' | 'FAILED'>().notNull(),
  /** From when it is asked for, epoch milliseconds. */
  dueAt: bigint({ mode: 'number' }).notNull(),
  tries: integer().notNull().default(0),
  /** Its customer has read that it failed. */
  isTold: boolean().notNull().default(false),
}, (t) => [index('refunds_account').on(t.accountId), index('refunds_due').on(t.state, t.dueAt)]);
export type RefundRow = typeof refunds.$inferSelect;
