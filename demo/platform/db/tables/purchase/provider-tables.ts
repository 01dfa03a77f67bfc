import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Where a payer confirms a payment: at the issuer of a card, at a bank by one of its schemes, in an app that reads a code, or in a wallet. */
export type PayerStep = 'CHALLENGE' | 'IDEAL' | 'BANCONTACT' | 'BANK' | 'PIX' | 'GCASH';

/** Whether the payments to come may be collected: yes, the payer is asked, or no. */
export type MandateAnswer = 'KEPT' | 'ASKED' | 'NONE';

/** What became of a payment at its provider. PAID and REFUNDED moved money, the others did not. */
export type ProviderState = 'OPEN' | 'PENDING' | 'PAID' | 'REFUSED' | 'CANCELLED' | 'EXPIRED' | 'REFUNDED';

/** The payment providers' own book: what payers were asked to confirm. No other part of the platform writes it. */
export const providerPayments = pgTable('provider_payments', {
  /** Cannot be guessed: whoever has it may open the payer's page. */
  reference: text().primaryKey(),
  attemptId: text().notNull().unique(),
  realm: text().notNull(),
  accountId: text().notNull(),
  provider: text().notNull(),
  step: text().$type<PayerStep>().notNull(),
  seller: text().notNull(),
  amount: integer().notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  state: text().$type<ProviderState>().notNull(),
  /** Why it was not paid; a name of spec 2 §8. */
  failureCode: text(),
  /** How the card is charged once its issuer is satisfied; null where it is accepted. */
  refusedAs: text(),
  /** Where the payer goes afterwards. */
  returnTo: text().notNull(),
  createdAt: bigint({ mode: 'number' }).notNull(),
  /** Until when it may be confirmed, epoch milliseconds. */
  expiresAt: bigint({ mode: 'number' }).notNull(),
  /** When a bank that takes its time is done, epoch milliseconds. */
  settlesAt: bigint({ mode: 'number' }),
  /** When its payer confirmed it, epoch milliseconds. */
  confirmedAt: bigint({ mode: 'number' }),
  mandate: text().$type<MandateAnswer>().notNull().default('KEPT'),
}, (t) => [index('provider_payments_account').on(t.accountId)]);
export type ProviderPayment = typeof providerPayments.$inferSelect;
