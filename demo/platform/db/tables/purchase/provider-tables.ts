import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

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
  amount: bigint({ mode: 'number' }).notNull(),
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

/** What a vendor keeps of a card for later charges: its own ids, which nobody can charge by without the merchant's key. */
export interface KeptMandate { provider: string; payer: string; token: string }

/** A card as its vendor describes it. */
interface CardFacts { cardType: string; last4: string; expiryMonth: number; expiryYear: number }

/** What is to be asked of a vendor, outside of every transaction. */
export type VendorWork = 'CHARGE' | 'CHECK' | 'CANCEL' | 'REFUND';

/** What a payment vendor is asked, beside the row of `provider_payments` that says how the payment stands. */
export const vendorOrders = pgTable('vendor_orders', {
  /** Names the try at the vendor too: the same one a second time charges nothing. */
  attemptId: text().primaryKey(),
  accountId: text().notNull(),
  /** The vendor's id of the payment; null until it has answered. */
  vendorReference: text(),
  /** The kept card that pays; null for what card fields gave, which is kept nowhere. */
  paymentMethodId: text(),
  /** The viewer is there, so the card's issuer may ask. */
  isPresent: boolean().notNull(),
  /** More payments follow. */
  keepsMandate: boolean().notNull(),
  /** What the vendor keeps for them. */
  mandate: jsonb().$type<KeptMandate & { card?: CardFacts }>(),
  /** The subscription whose period this pays; null for what a viewer pays. */
  subscriptionId: text(),
  work: text().$type<VendorWork>(),
  /** From when, epoch milliseconds. */
  workAt: bigint({ mode: 'number' }),
  tries: integer().notNull().default(0),
}, (t) => [index('vendor_orders_account').on(t.accountId), index('vendor_orders_work').on(t.workAt)]);
export type VendorOrder = typeof vendorOrders.$inferSelect;

/** The money that the providers that stand in hold for a seller, or gave back: their own book, by which a test says whether the platform's is right. Only added to. */
export const providerMovements = pgTable('provider_movements', {
  /** Names what moved, so that it moves once: `charge <attempt>`, `refund <refund>`. */
  key: text().primaryKey(),
  provider: text().notNull(),
  attemptId: text().notNull(),
  accountId: text().notNull(),
  /** Above zero what came, below what went back. */
  amount: bigint({ mode: 'number' }).notNull(),
  scale: integer().notNull(),
  currency: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  /** How the card behaves after it was charged; null where as any other. */
  outcome: text(),
}, (t) => [index('provider_movements_attempt').on(t.attemptId), index('provider_movements_account').on(t.accountId)]);
export type ProviderMovement = typeof providerMovements.$inferSelect;
