import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/tables/purchase/refund-tables.ts';
import { postMovement } from '../books/ledger.ts';
import { holdCustomer } from '../hold-customer.ts';
import { tellOfRefund } from './tell-of-refund.ts';

/**
 * Takes back that money went back: its provider took the order, and says later that nothing could be sent.
 *
 * chosen: it is owed again and its customer reads so, but it is not asked for once more by itself: the card or account is closed, and somebody has to ask for another
 */
export async function failRefund(db: Database, id: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ accountId: refunds.accountId }).from(refunds).where(eq(refunds.id, id));
    if (!known) return;
    await holdCustomer(tx, known.accountId, now);
    const [refund] = await tx.update(refunds).set({ state: 'FAILED', isTold: true }).where(and(eq(refunds.id, id), eq(refunds.state, 'PAID'))).returning();
    if (!refund) return;
    const { realm, accountId, provider, amount, scale, currency } = refund;
    await postMovement(tx, { id: `refund-failed ${id}`, realm, scale, currency, at: now, books: { [`provider ${provider}`]: amount, [`customer ${accountId}`]: -amount } });
    await tellOfRefund(tx, refund, 'FAILED_REFUND', now);
  });
}
