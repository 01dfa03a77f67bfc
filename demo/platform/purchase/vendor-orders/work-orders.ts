import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type ProviderPayment, providerPayments, type VendorOrder } from '../../db/tables/purchase/provider-tables.ts';
import { findAttempt } from '../attempts/attempt-store.ts';
import { paymentOfAttempt } from '../providers/provider-payments.ts';
import { holdCustomer, passTime } from '../hold-customer.ts';
import { askVendor, type VendorDesk } from './ask-vendor.ts';
import { checkPending } from './check-pending.ts';
import { recordOutcome } from './record-outcome.ts';
import { claimVendorOrder, closeVendorWork } from './vendor-order-store.ts';
import { logProblem } from '../../server/logs/log-problem.ts';

/** chosen: a payment that nobody pays any more need not be given up at its vendor for ever */
const mostCancels = 10;

/** What the order's subscription does with the answer. */
export const goOn = async ({ db }: Pick<VendorDesk, 'db'>, { subscriptionId }: VendorOrder, now: number): Promise<void> =>
  (subscriptionId === null ? undefined : db.transaction((tx) => passTime(tx, subscriptionId, now)));

/** Whether the money of an order is to go back: a period's that was used meanwhile is not. */
async function takesBack(db: Database, { accountId, reference, attemptId }: ProviderPayment, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdCustomer(tx, accountId, now);
    const [payment] = await tx.select().from(providerPayments).where(eq(providerPayments.reference, reference));
    if (payment?.state === 'REFUNDED') return true;
    if (payment?.state !== 'PAID' || (await findAttempt(tx, attemptId))?.state === 'SUCCEEDED') return false;
    await tx.update(providerPayments).set({ state: 'REFUNDED' }).where(eq(providerPayments.reference, reference));
    return true;
  });
}

/** Does what is due for one order; whatever fails is tried again later. */
async function workOn(desk: VendorDesk, order: VendorOrder, payment: ProviderPayment, now: number): Promise<void> {
  const { attemptId, vendorReference: reference } = order;
  if (order.work === 'CHARGE') {
    if (payment.state !== 'OPEN') await closeVendorWork(desk.db, attemptId);
    else if (!await askVendor(desk, attemptId, now)) return;
    return goOn(desk, order, now);
  }
  if (order.work === 'CHECK') return await checkPending(desk, order, payment, now) ? goOn(desk, order, now) : undefined;
  const vendor = desk.vendors.named(payment.provider);
  if (!vendor) return;
  if (order.work === 'CANCEL') {
    const outcome = await vendor.cancel({ attemptId, reference: reference ?? '' });
    if (outcome) await recordOutcome(desk.db, payment, outcome, now);
    if (outcome?.state === 'PAID') return;
  } else if (await takesBack(desk.db, payment, now)) {
    const { amount, scale, currency } = payment;
    await vendor.refund({ refundId: attemptId, attemptId, reference: reference ?? '', amount, scale, currency });
  }
  await closeVendorWork(desk.db, attemptId);
}

/**
 * Asks vendors everything that is due: charges of periods, payments that they work on, those that are given up, money that goes back.
 *
 * Each is claimed before it is asked and closed afterwards. One that fails is tried again, by the same key.
 */
export async function workOrders(desk: VendorDesk, now: number): Promise<void> {
  for (let order = await claimVendorOrder(desk.db, now); order; order = await claimVendorOrder(desk.db, now)) {
    const payment = await paymentOfAttempt(desk.db, order.attemptId);
    try {
      if (!payment || (order.work === 'CANCEL' && order.tries >= mostCancels)) await closeVendorWork(desk.db, order.attemptId);
      else await workOn(desk, order, payment, now);
    } catch (failure) {
      logProblem(`a payment vendor could not be asked: ${failure instanceof Error ? failure.message : 'no answer'}`);
    }
  }
}
