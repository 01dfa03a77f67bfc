import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobs } from '../../db/tables/job-tables.ts';
import { publishWake } from '../../changes/publish-change.ts';
import { type ProviderPayment, providerPayments } from '../../db/tables/purchase/provider-tables.ts';
import { passProviderTime, paymentOfReference } from '../providers/provider-payments.ts';
import { holdCustomer } from '../hold-customer.ts';
import { finishAttempt } from './finish-attempt.ts';

/** When something happens to a payment by itself: it expires, or a bank is done. */
const dueOf = ({ state, expiresAt, settlesAt }: ProviderPayment): number => (state === 'PENDING' && settlesAt !== null ? settlesAt : expiresAt);

const paymentJob = (payment: ProviderPayment) => ({ name: `payment ${payment.reference} ${dueOf(payment)}`, kind: 'payment' as const, payload: { reference: payment.reference }, dueAt: dueOf(payment) });

/** Plans to look after a payment, in case that nobody says how it ended. */
export async function planPayment(tx: Database, payment: ProviderPayment): Promise<void> {
  await tx.insert(jobs).values(paymentJob(payment)).onConflictDoNothing();
  await publishWake(tx);
}

/** The payments to which something happens after a moment. */
export async function paymentJobsAfter(db: Database, now: number) {
  const open = await db.select().from(providerPayments).where(inArray(providerPayments.state, ['OPEN', 'PENDING']));
  return open.filter((payment) => dueOf(payment) > now).map(paymentJob);
}

/** Asks what became of a payment whose time has come: an answer that was lost is found here. The customer is held before the payment is, as whoever pays does. */
export async function passPayment(tx: Database, reference: string, now: number): Promise<void> {
  const due = await paymentOfReference(tx, reference);
  if (!due) return;
  await holdCustomer(tx, due.accountId, now);
  const payment = await passProviderTime(tx, reference, now);
  if (payment) await finishAttempt(tx, payment, now);
}
