import type { Database } from '../../db/database.ts';
import { paymentOfAttempt, refundPayment } from '../providers/provider-payments.ts';
import { planUndo, vendorOrderOf } from './vendor-order-store.ts';

/** Sends back what an attempt paid, where a vendor took it: asked after the transaction, until the vendor takes it. */
export async function giveBackAtVendor(tx: Database, attemptId: string | null, now: number): Promise<void> {
  const order = attemptId === null ? undefined : await vendorOrderOf(tx, attemptId);
  const payment = order && await paymentOfAttempt(tx, order.attemptId);
  if (payment?.state !== 'PAID') return;
  await refundPayment(tx, payment.reference);
  await planUndo(tx, payment, 'REFUND', now);
}
