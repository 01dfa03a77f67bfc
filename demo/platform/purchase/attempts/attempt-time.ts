import type { Database } from '../../db/database.ts';
import { passProviderTime, paymentOfReference } from '../providers/provider-payments.ts';
import { holdCustomer } from '../hold-customer.ts';
import { finishAttempt } from './finish-attempt.ts';

/** Asks what became of a payment whose time has come: an answer that was lost is found here. The customer is held before the payment is, as whoever pays does. */
export async function passPayment(tx: Database, reference: string, now: number): Promise<void> {
  const due = await paymentOfReference(tx, reference);
  if (!due) return;
  await holdCustomer(tx, due.accountId, now);
  const payment = await passProviderTime(tx, reference, now);
  if (payment) await finishAttempt(tx, payment, now);
}
