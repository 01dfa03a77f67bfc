import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { disputes } from '../../db/tables/purchase/dispute-tables.ts';
import { paymentAttempts, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';

/**
 * Whether no gift is sold to this account by this card: a payment by it was disputed and lost, here or in another account.
 *
 * chosen: a card that was removed since counts as any card of its account, since it cannot be told apart
 */
export async function isBarredFromGifts(tx: Database, accountId: string, paymentMethodId: string): Promise<boolean> {
  const [card] = await tx.select({ fingerprint: paymentMethods.fingerprint }).from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId));
  const sameCard = card?.fingerprint == null ? eq(paymentAttempts.paymentMethodId, paymentMethodId) : or(eq(paymentAttempts.paymentMethodId, paymentMethodId), eq(paymentMethods.fingerprint, card.fingerprint));
  const removed = and(eq(disputes.accountId, accountId), isNull(paymentMethods.id));
  const [lost] = await tx.select({ is: sql`1` }).from(disputes).innerJoin(paymentAttempts, eq(paymentAttempts.id, disputes.attemptId)).leftJoin(paymentMethods, eq(paymentMethods.id, paymentAttempts.paymentMethodId))
    .where(and(eq(disputes.state, 'LOST'), or(sameCard, removed))).limit(1);
  return lost !== undefined;
}
