import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PurchaseMail } from '../../../purchase/mails/purchase-mail.ts';

const moment = () => bigint({ mode: 'number' });

/** Mails about purchases that are to be sent, and those that were: written in the transaction of what they tell. */
export const purchaseMails = pgTable('purchase_mails', {
  /** Names what is told and of what: nobody is told the same twice. */
  key: text().primaryKey(),
  realm: text().notNull(),
  accountId: text().notNull(),
  locale: text().notNull(),
  mail: jsonb().$type<PurchaseMail>().notNull(),
  writtenAt: moment().notNull(),
  /** From when on it says nothing any more, and is left out. */
  goodUntil: moment(),
  /** SENDING: one process has it. Should that process die, it is not sent again. */
  state: text().$type<'WAITING' | 'SENDING' | 'SENT' | 'DROPPED'>().notNull().default('WAITING'),
  tries: integer().notNull().default(0),
  /** Not before this moment; after a try that failed. */
  dueAt: moment().notNull(),
}, (t) => [index('purchase_mails_due').on(t.state, t.dueAt), index('purchase_mails_account').on(t.accountId)]);
export type PurchaseMailRow = typeof purchaseMails.$inferSelect;
