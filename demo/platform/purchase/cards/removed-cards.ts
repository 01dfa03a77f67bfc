import { and, eq, exists, gte, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentAttempts, paymentMethods, removedCards } from '../../db/tables/purchase/purchase-tables.ts';
import { refunds } from '../../db/tables/purchase/refund-tables.ts';

/** chosen: longer than a contract is withdrawn from, a mailed link's days included */
const withdrawableMs = 30 * 86_400_000;

/** Removes cards. By what they are known stays of those that paid, without whose they were. */
export async function removeCards(tx: Database, which: SQL | undefined): Promise<void> {
  const hasPaid = exists(tx.select({ is: sql`1` }).from(paymentAttempts).where(eq(paymentAttempts.paymentMethodId, paymentMethods.id)));
  const known = await tx.select({ id: paymentMethods.id, fingerprint: sql<string>`${paymentMethods.fingerprint}` }).from(paymentMethods).where(and(which, isNotNull(paymentMethods.fingerprint), hasPaid));
  if (known.length > 0) await tx.insert(removedCards).values(known).onConflictDoNothing();
  await tx.delete(paymentMethods).where(which);
}

/** Forgets removed cards by which nothing was paid back, nor can be any more. @param now epoch milliseconds */
export async function forgetRemovedCards(db: Database, now: number): Promise<void> {
  const wasPaidBack = exists(db.select({ is: sql`1` }).from(refunds).where(eq(refunds.attemptId, paymentAttempts.id)));
  const counts = and(eq(paymentAttempts.paymentMethodId, removedCards.id), or(gte(paymentAttempts.createdAt, now - withdrawableMs), wasPaidBack));
  await db.delete(removedCards).where(notExists(db.select({ is: sql`1` }).from(paymentAttempts).where(counts)));
}
