import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type ProviderPayment, providerPayments, type ProviderState } from '../../db/tables/purchase/provider-tables.ts';
import { heldOf, holdCharge, sendBack } from './acquirer/held-money.ts';

/** chosen: a payer has a quarter of an hour, as with the schemes that say a time */
export const confirmMs = 15 * 60_000;

/** chosen: how long the bank takes that is not done at once */
export const settleMs = 86_400_000;

export async function paymentOfReference(db: Database, reference: string): Promise<ProviderPayment | undefined> {
  const [row] = await db.select().from(providerPayments).where(eq(providerPayments.reference, reference));
  return row;
}

export async function paymentOfAttempt(db: Database, attemptId: string): Promise<ProviderPayment | undefined> {
  const [row] = await db.select().from(providerPayments).where(eq(providerPayments.attemptId, attemptId));
  return row;
}

/** Begins a payment that its payer confirms. */
export async function openPayment(tx: Database, facts: Omit<ProviderPayment, 'reference' | 'state' | 'failureCode' | 'settlesAt' | 'confirmedAt' | 'expiresAt' | 'returnTo'>, returnTo: string): Promise<ProviderPayment> {
  const reference = randomBytes(24).toString('base64url');
  const payment: ProviderPayment = { ...facts, reference, state: 'OPEN', failureCode: null, settlesAt: null, confirmedAt: null, expiresAt: facts.createdAt + confirmMs, returnTo: `${returnTo}?${new URLSearchParams({ reference })}` };
  await tx.insert(providerPayments).values(payment);
  return payment;
}

/** What a payer's press changes. */
export type Answer = Pick<ProviderPayment, 'state'> & Partial<Pick<ProviderPayment, 'failureCode' | 'settlesAt' | 'confirmedAt' | 'mandate'>>;

/** What a payer did. A payment that is no longer open stays as it is: pressed twice, the first press counts. @returns the payment as it stands */
export async function answerPayment(db: Database, reference: string, answer: Answer, from: ProviderState = 'OPEN'): Promise<ProviderPayment | undefined> {
  return db.transaction(async (tx) => {
    const [moved] = await tx.update(providerPayments).set(answer).where(and(eq(providerPayments.reference, reference), eq(providerPayments.state, from))).returning();
    if (moved?.state === 'PAID') await holdCharge(tx, moved, moved.confirmedAt ?? moved.settlesAt ?? moved.createdAt);
    return moved ?? paymentOfReference(tx, reference);
  });
}

/** What became of a payment by itself: nobody confirmed it in time, or the bank is done. @returns the payment as it stands */
export async function passProviderTime(tx: Database, reference: string, now: number): Promise<ProviderPayment | undefined> {
  const payment = await paymentOfReference(tx, reference);
  if (payment?.state === 'OPEN' && payment.expiresAt <= now) return answerPayment(tx, reference, { state: 'EXPIRED' });
  // What a vendor works on ends when the vendor says so.
  if (payment?.state === 'PENDING' && payment.settlesAt !== null && payment.settlesAt <= now) return answerPayment(tx, reference, { state: 'PAID' }, 'PENDING');
  return payment;
}

/** Gives money back that came for nothing. What a vendor holds it is asked for itself. @param at epoch milliseconds */
export async function refundPayment(tx: Database, { reference, attemptId, amount }: Pick<ProviderPayment, 'reference' | 'attemptId' | 'amount'>, at: number): Promise<void> {
  await tx.update(providerPayments).set({ state: 'REFUNDED' }).where(eq(providerPayments.reference, reference));
  if (await heldOf(tx, attemptId) > 0) await sendBack(tx, { refundId: attemptId, attemptId, amount }, at);
}
