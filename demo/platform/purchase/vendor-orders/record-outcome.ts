import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type ProviderPayment, providerPayments, type ProviderState, vendorOrders } from '../../db/tables/purchase/provider-tables.ts';
import { paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import { findAttempt, moveAttempt } from '../attempts/attempt-store.ts';
import { finishAttempt } from '../attempts/finish-attempt.ts';
import type { ProviderOutcome } from '../providers/payment-provider.ts';
import { paymentOfReference } from '../providers/provider-payments.ts';
import { holdCustomer } from '../hold-customer.ts';
import { planUndo, planVendorWork, vendorOrderOf } from './vendor-order-store.ts';

/** chosen: the charge of a period that no subscription has asked for after an hour, as it changed meanwhile, goes back */
const unclaimedMs = 3_600_000;

/** chosen: a vendor tells of a payment that it worked on; where that word is lost, it is asked after an hour */
const firstCheckMs = 3_600_000;

const stateOf: Record<ProviderOutcome['state'], ProviderState> = { PAID: 'PAID', PENDING: 'PENDING', REQUIRES_ACTION: 'OPEN', REFUSED: 'REFUSED' };

/** What is paid stays paid, however late an older message comes; what was over is changed by money alone. */
function mayMove(from: ProviderState, to: ProviderState): boolean {
  if (from === 'PAID' || from === 'REFUNDED') return false;
  return from === 'OPEN' || from === 'PENDING' || to === 'PAID';
}

/** The viewer is asked by the issuer; an attempt that is over stays so. */
async function askViewer(tx: Database, { attemptId, expiresAt }: ProviderPayment, url: string): Promise<void> {
  const attempt = await findAttempt(tx, attemptId);
  if (attempt?.state !== 'PENDING') return;
  const asked = await moveAttempt(tx, attempt, 'REQUIRES_ACTION');
  await tx.update(paymentAttempts).set({ action: { type: 'CHALLENGE', url, expiresAt: new Date(expiresAt).toISOString() } }).where(eq(paymentAttempts.id, asked.id));
}

/** A renewal has nobody there who could be asked. */
const withoutViewer = (outcome: ProviderOutcome): ProviderOutcome => (outcome.state === 'REQUIRES_ACTION' ? { state: 'REFUSED', reference: outcome.reference, failureCode: 'authentication_required' } : outcome);

/**
 * Writes down how a payment stands at its vendor, and what follows from it.
 *
 * The customer is held: an answer, a message and a return that come together change it once, in whatever order.
 */
export async function recordOutcome(db: Database, { attemptId, accountId, reference }: Pick<ProviderPayment, 'attemptId' | 'accountId' | 'reference'>, said: ProviderOutcome, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await holdCustomer(tx, accountId, now);
    const [payment, order] = [await paymentOfReference(tx, reference), await vendorOrderOf(tx, attemptId)];
    if (!payment || !order) return;
    const outcome = order.isPresent ? said : withoutViewer(said);
    const to = stateOf[outcome.state];
    if (!mayMove(payment.state, to)) return;
    const mandate = outcome.state === 'PAID' && outcome.mandate ? { mandate: { provider: payment.provider, ...outcome.mandate } } : {};
    await tx.update(vendorOrders).set({ vendorReference: outcome.reference, work: null, workAt: null, ...mandate }).where(eq(vendorOrders.attemptId, attemptId));
    await tx.update(providerPayments).set({ state: to, failureCode: outcome.state === 'REFUSED' ? outcome.failureCode : null }).where(eq(providerPayments.reference, reference));
    if (to === 'PENDING') await planVendorWork(tx, attemptId, 'CHECK', now + firstCheckMs);
    if (outcome.state === 'REQUIRES_ACTION') return askViewer(tx, payment, outcome.url);
    const attempt = await finishAttempt(tx, payment, now);
    if (!attempt && to === 'PAID') await planUndo(tx, payment, 'REFUND', now + unclaimedMs);
  });
}
