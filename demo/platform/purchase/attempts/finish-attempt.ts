import type { Database } from '../../db/database.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import type { ProviderPayment, ProviderState } from '../../db/tables/purchase/provider-tables.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { keepMandate } from '../cards/keep-mandate.ts';
import { totalOf } from '../member-basket.ts';
import { holdCustomer } from '../hold-customer.ts';
import { paymentOfReference, refundPayment } from '../providers/provider-payments.ts';
import { planUndo } from '../vendor-orders/vendor-order-store.ts';
import { findAttempt, isLive, moveAttempt } from './attempt-store.ts';
import { bookRefund } from '../refunds/book-refund.ts';
import { type Buyer, buyerOf } from './buyer.ts';
import { noteDeclined } from './note-declined.ts';
import { orderOf } from './order.ts';
import { settleLicence } from './settle-licence.ts';
import { settleOrder } from './settle-order.ts';

/** Why an attempt ended that was not paid, where its provider has no code of its own. */
const codeOfState: Partial<Record<ProviderState, string>> = { CANCELLED: 'payment_cancelled', EXPIRED: 'payment_expired', REFUSED: 'card_declined' };

/** What is paid for is granted, or not at all: a basket that changed meanwhile is not what was paid. */
async function grant(tx: Database, buyer: Buyer, attempt: AttemptRow, payment: ProviderPayment): Promise<AttemptRow | undefined> {
  try {
    return await tx.transaction(async (inner) => {
      if (attempt.purpose) return await settleLicence(inner, buyer, attempt);
      const order = await orderOf(inner, buyer, attempt);
      if (totalOf(order.basket) !== attempt.amount || order.offer.row.id !== attempt.licenceId) throw new PlatformError(409, 'stale-basket', 'The basket has changed; look at it again.');
      const paymentMethodId = attempt.paymentMethodId ?? (order.gift ? null : await keepMandate(inner, payment, buyer.now));
      const paid = await moveAttempt(inner, attempt, 'SUCCEEDED', { paymentMethodId });
      await settleOrder(inner, buyer, order, paid);
      return paid;
    });
  } catch (failure) {
    if (failure instanceof PlatformError) return undefined;
    throw failure;
  }
}

/** A code that is paid after its time, before anybody has noticed that it is over. */
const isLate = ({ confirmedAt, expiresAt }: ProviderPayment): boolean => confirmedAt !== null && confirmedAt > expiresAt;

/** Money that came for nothing goes back, and the history shows it. */
async function giveBack(tx: Database, attempt: AttemptRow, payment: ProviderPayment, now: number): Promise<AttemptRow> {
  await refundPayment(tx, payment, now);
  await planUndo(tx, payment, 'REFUND', now);
  await bookRefund(tx, { ...attempt, realm: payment.realm }, payment.provider, now);
  if (isLive(attempt)) return moveAttempt(tx, attempt, 'DECLINED', { failureCode: 'payment_refunded' });
  await publishChange(tx, { realm: attempt.realm, scope: { account: attempt.accountId }, subject: 'subscription', ids: [attempt.licenceId] });
  return attempt;
}

/**
 * Brings an attempt to where its payment stands at the provider.
 *
 * 1. The customer is held, and the payment is read as it stands then: whoever comes second, a webhook, a return or the clock, finds it done and changes nothing.
 * 2. Paid: the licence opens with the attempt's success, in one transaction.
 * 3. Paid too late, for an attempt that is over, or for what can no longer be bought: the money goes back. Nothing is granted twice.
 *
 * @source design/checkout.md 3
 */
export async function finishAttempt(db: Database, { reference, accountId, attemptId }: ProviderPayment, now: number): Promise<AttemptRow | undefined> {
  return db.transaction(async (tx) => {
    await holdCustomer(tx, accountId, now);
    const [attempt, payment] = [await findAttempt(tx, attemptId), await paymentOfReference(tx, reference)];
    if (!attempt || !payment || payment.state === 'OPEN' || payment.state === 'REFUNDED') return attempt;
    if (payment.state === 'PAID') {
      if (attempt.state === 'SUCCEEDED') return attempt;
      const granted = isLive(attempt) && !isLate(payment) ? await grant(tx, await buyerOf(tx, attempt, now), attempt, payment) : undefined;
      return granted ?? giveBack(tx, attempt, payment, now);
    }
    if (!isLive(attempt)) return attempt;
    if (payment.state === 'PENDING') return attempt.state === 'PENDING' ? attempt : moveAttempt(tx, attempt, 'PENDING');
    if (payment.state === 'REFUSED') await noteDeclined(tx, attempt, now);
    else await planUndo(tx, payment, 'CANCEL', now);
    return moveAttempt(tx, attempt, 'DECLINED', { failureCode: payment.failureCode ?? codeOfState[payment.state] ?? 'card_declined' });
  });
}
