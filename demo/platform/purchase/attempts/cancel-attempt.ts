import type { Database } from '../../db/database.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import { answerPayment, paymentOfAttempt } from '../providers/provider-payments.ts';
import { finishAttempt } from './finish-attempt.ts';

/**
 * Gives up an attempt that waits for its payer, at the provider first. What was paid there meanwhile is finished instead, and what a bank works on stays.
 *
 * @returns the attempt as it stands then
 */
export async function cancelLive(tx: Database, attempt: AttemptRow, now: number): Promise<AttemptRow> {
  const payment = await paymentOfAttempt(tx, attempt.id);
  // What a vendor has not answered may be paid.
  if (!payment || attempt.state === 'PENDING') return attempt;
  const answered = await answerPayment(tx, payment.reference, { state: 'CANCELLED' });
  return await finishAttempt(tx, answered ?? payment, now) ?? attempt;
}
