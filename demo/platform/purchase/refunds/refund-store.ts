import { and, asc, eq, lte } from 'drizzle-orm';
import { publishWake } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { jobs } from '../../db/tables/job-tables.ts';
import { type RefundRow, refunds } from '../../db/tables/purchase/refund-tables.ts';
import { retryMs } from '../vendor-orders/retry-time.ts';

/** Wakes whoever asks providers for refunds, at a moment. */
async function wakeAt(tx: Database, { id }: Pick<RefundRow, 'id'>, at: number): Promise<void> {
  await tx.insert(jobs).values({ name: `refund ${id} ${at}`, kind: 'refund', payload: {}, dueAt: at }).onConflictDoNothing();
  await publishWake(tx);
}

/** chosen: whoever owes it asks at once; where that was cut off, the scheduler asks a minute later */
const firstLookMs = 60_000;

/** Writes down what is owed. Its provider is asked when that is committed. */
export async function openRefund(tx: Database, refund: Omit<RefundRow, 'state' | 'tries' | 'isTold' | 'dueAt'>, now: number): Promise<void> {
  const dueAt = now + firstLookMs;
  await tx.insert(refunds).values({ ...refund, state: 'DUE', dueAt });
  await wakeAt(tx, refund, dueAt);
}

/** Takes the next refund that is due, and puts its next try off: no two processes ask for it at once. @param accountId whose new ones alone; all that are due when absent */
export async function claimRefund(db: Database, now: number, accountId?: string): Promise<RefundRow | undefined> {
  for (;;) {
    const isDue = accountId === undefined ? lte(refunds.dueAt, now) : and(eq(refunds.accountId, accountId), eq(refunds.tries, 0));
    const [due] = await db.select().from(refunds).where(and(eq(refunds.state, 'DUE'), isDue)).orderBy(asc(refunds.dueAt), asc(refunds.id)).limit(1);
    if (!due) return undefined;
    const dueAt = now + retryMs(due.tries);
    const [claimed] = await db.update(refunds).set({ dueAt, tries: due.tries + 1 }).where(and(eq(refunds.id, due.id), eq(refunds.state, 'DUE'), eq(refunds.dueAt, due.dueAt))).returning();
    if (!claimed) continue;
    await wakeAt(db, claimed, dueAt);
    return claimed;
  }
}

/** A refund as the transaction holds it, while it is owed. */
export async function heldRefund(tx: Database, { id }: Pick<RefundRow, 'id'>): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(and(eq(refunds.id, id), eq(refunds.state, 'DUE'))).for('update');
  return row;
}
