import { inArray } from 'drizzle-orm';
import { publishWake } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { jobs } from '../../db/tables/job-tables.ts';
import { type ProviderPayment, providerPayments } from '../../db/tables/purchase/provider-tables.ts';

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
