import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type ProviderPayment, type VendorOrder } from '../../db/tables/purchase/provider-tables.ts';
import { paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { type PaymentProvider, type ProviderOutcome, ProviderUnreachable } from '../providers/payment-provider.ts';
import { paymentOfAttempt } from '../providers/provider-payments.ts';
import { VendorRejected } from '../providers/vendors/call-vendor.ts';
import type { PaymentVendors } from '../providers/vendors/payment-vendors.ts';
import { recordOutcome } from './record-outcome.ts';
import { unansweredOrders, vendorOrderOf } from './vendor-order-store.ts';
import { logProblem } from '../../server/logs/log-problem.ts';

/** The database and who charges. No transaction is open in it. */
export interface VendorDesk { db: Database; vendors: PaymentVendors }

/** An answer that was lost is asked for again by the same key, at once. */
const mostCalls = 2;

async function mandateOf(db: Database, { paymentMethodId }: VendorOrder) {
  if (paymentMethodId === null) return undefined;
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId));
  return card?.mandate ?? undefined;
}

/** A vendor that turned the request down, or cannot charge this amount exactly, has charged nothing. @throws ProviderUnreachable where it is not known */
async function outcomeOf(call: () => Promise<ProviderOutcome>, callsLeft = mostCalls): Promise<ProviderOutcome> {
  try {
    return await call();
  } catch (failure) {
    if (failure instanceof VendorRejected || failure instanceof RangeError) return { state: 'REFUSED', reference: '', failureCode: 'failedPayment' };
    if (!(failure instanceof ProviderUnreachable) || callsLeft <= 1) throw failure;
    return outcomeOf(call, callsLeft - 1);
  }
}

/** The call that makes the charge of an order. @param given what card fields gave @returns undefined where nothing is there to charge */
async function callFor({ db }: VendorDesk, vendor: PaymentProvider, { order, payment, given }: { order: VendorOrder; payment: ProviderPayment; given: string | undefined }): Promise<(() => Promise<ProviderOutcome>) | undefined> {
  const { attemptId, accountId, amount, scale, currency, returnTo } = payment;
  const due = { attemptId, amount, scale, currency };
  const mandate = await mandateOf(db, order);
  if (!order.isPresent) return mandate && (() => vendor.chargeMandate({ ...due, mandate }));
  const token = mandate?.token ?? given;
  return token === undefined ? undefined : () => vendor.charge({ ...due, accountId, token, payer: mandate?.payer, keepsMandate: order.keepsMandate, returnTo });
}

/**
 * Makes a charge at its vendor, and writes down what came of it.
 *
 * 1. The order was committed before: whatever happens here, a message finds it.
 * 2. An answer that was lost is asked for again by the same key.
 * 3. Without an answer nothing changes: the attempt waits for a message, or for the end of its time.
 *
 * @returns whether the vendor has answered
 */
export async function askVendor(desk: VendorDesk, attemptId: string, now: number, given?: string): Promise<boolean> {
  const [order, payment] = [await vendorOrderOf(desk.db, attemptId), await paymentOfAttempt(desk.db, attemptId)];
  const vendor = payment && desk.vendors.named(payment.provider);
  if (!order || !payment || !vendor) return false;
  const call = await callFor(desk, vendor, { order, payment, given });
  if (!call) return false;
  try {
    await recordOutcome(desk.db, payment, await outcomeOf(call), now);
    return true;
  } catch (failure) {
    if (!(failure instanceof ProviderUnreachable)) throw failure;
    logProblem(`a payment vendor did not answer: ${failure.message}`);
    return false;
  }
}

/** Makes the charges that an account's changes left to be made, by kept cards. @returns whether there were any */
export async function askUnanswered(desk: VendorDesk, accountId: string, now: number): Promise<boolean> {
  const waiting = (await unansweredOrders(desk.db, accountId)).filter(({ paymentMethodId }) => paymentMethodId !== null);
  for (const { attemptId } of waiting) await askVendor(desk, attemptId, now);
  return waiting.length > 0;
}
