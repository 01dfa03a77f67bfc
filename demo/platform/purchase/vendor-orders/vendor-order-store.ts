import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { publishWake } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { jobs } from '../../db/tables/job-tables.ts';
import { type ProviderPayment, providerPayments, type VendorOrder, vendorOrders, type VendorWork } from '../../db/tables/purchase/provider-tables.ts';
import { retryMs } from './retry-time.ts';

export async function vendorOrderOf(db: Database, attemptId: string): Promise<VendorOrder | undefined> {
  const [order] = await db.select().from(vendorOrders).where(eq(vendorOrders.attemptId, attemptId));
  return order;
}

/** The order of a payment that its vendor calls so. */
export async function vendorOrderNamed(db: Database, vendorReference: string): Promise<VendorOrder | undefined> {
  const [order] = await db.select().from(vendorOrders).where(eq(vendorOrders.vendorReference, vendorReference));
  return order;
}

/** Wakes whoever asks vendors, at a moment. */
async function wakeAt(tx: Database, { attemptId }: Pick<VendorOrder, 'attemptId'>, at: number): Promise<void> {
  await tx.insert(jobs).values({ name: `vendor ${attemptId} ${at}`, kind: 'vendor', payload: {}, dueAt: at }).onConflictDoNothing();
  await publishWake(tx);
}

/** Writes down what a vendor is to be asked; an order that there is already stays. */
export async function openVendorOrder(tx: Database, order: Pick<VendorOrder, 'attemptId' | 'accountId' | 'paymentMethodId' | 'isPresent' | 'keepsMandate' | 'subscriptionId' | 'work' | 'workAt'>): Promise<void> {
  await tx.insert(vendorOrders).values(order).onConflictDoNothing();
  if (order.workAt !== null) await wakeAt(tx, order, order.workAt);
}

/** Plans what the vendor of an attempt is to be asked next; nothing for an attempt that no vendor has. */
export async function planVendorWork(tx: Database, attemptId: string, work: VendorWork, at: number): Promise<void> {
  const [order] = await tx.update(vendorOrders).set({ work, workAt: at, tries: 0 }).where(eq(vendorOrders.attemptId, attemptId)).returning();
  if (order) await wakeAt(tx, order, at);
}

/** Nothing more is to be asked. */
export const closeVendorWork = (tx: Database, attemptId: string): Promise<unknown> =>
  tx.update(vendorOrders).set({ work: null, workAt: null }).where(eq(vendorOrders.attemptId, attemptId));

/** Takes the next order that is due, and puts its next try off: no two processes ask for it at once. @param now epoch milliseconds */
export async function claimVendorOrder(db: Database, now: number): Promise<VendorOrder | undefined> {
  for (;;) {
    const [due] = await db.select().from(vendorOrders).where(and(isNotNull(vendorOrders.work), lte(vendorOrders.workAt, now))).orderBy(asc(vendorOrders.workAt), asc(vendorOrders.attemptId)).limit(1);
    if (!due || due.workAt === null) return undefined;
    const next = now + retryMs(due.tries);
    const [claimed] = await db.update(vendorOrders).set({ workAt: next, tries: due.tries + 1 }).where(and(eq(vendorOrders.attemptId, due.attemptId), eq(vendorOrders.workAt, due.workAt))).returning();
    if (!claimed) continue;
    await wakeAt(db, claimed, next);
    return due;
  }
}

/** The payments of an account that a vendor has not answered for yet, and that the viewer is there for. */
export async function unansweredOrders(db: Database, accountId: string): Promise<VendorOrder[]> {
  const open = db.select({ id: providerPayments.attemptId }).from(providerPayments).where(and(eq(providerPayments.accountId, accountId), eq(providerPayments.state, 'OPEN')));
  return db.select().from(vendorOrders).where(and(eq(vendorOrders.accountId, accountId), inArray(vendorOrders.attemptId, open), isNull(vendorOrders.vendorReference), eq(vendorOrders.isPresent, true)));
}

/** Whether a charge of an account is being made whose end is not known. */
export async function isAnyOpen(tx: Database, accountId: string): Promise<boolean> {
  const rows = await tx.select({ attemptId: vendorOrders.attemptId }).from(vendorOrders).innerJoin(providerPayments, eq(providerPayments.attemptId, vendorOrders.attemptId))
    .where(and(eq(vendorOrders.accountId, accountId), inArray(providerPayments.state, ['OPEN', 'PENDING'])));
  return rows.length > 0;
}

/** What is taken back at a vendor whose payer does not come any more, or whose money is given back. */
export function planUndo(tx: Database, { attemptId, amount }: Pick<ProviderPayment, 'attemptId' | 'amount'>, work: 'CANCEL' | 'REFUND', now: number): Promise<void> {
  return work === 'REFUND' && amount === 0 ? Promise.resolve() : planVendorWork(tx, attemptId, work, now);
}
