import type { PaymentReturnQuery } from '../../../../src/contracts/purchase/payment-return.ts';
import type { ProviderPayment, VendorOrder } from '../../db/tables/purchase/provider-tables.ts';
import { hearDispute } from '../disputes/hear-dispute.ts';
import { type Due, type PaymentProvider, type ProviderOutcome, type ProvenMessage, ProviderUnreachable } from '../providers/payment-provider.ts';
import { passProviderTime, paymentOfAttempt } from '../providers/provider-payments.ts';
import { VendorRejected } from '../providers/vendors/call-vendor.ts';
import { failRefund } from '../refunds/fail-refund.ts';
import type { VendorDesk } from './ask-vendor.ts';
import { recordOutcome } from './record-outcome.ts';
import { vendorOrderNamed, vendorOrderOf } from './vendor-order-store.ts';
import { goOn } from './work-orders.ts';

/** A vendor that can be asked is asked; another one's own word holds, to which the kept card is found. */
async function outcomeOf(vendor: PaymentProvider, { reference, outcome }: ProvenMessage, order: VendorOrder): Promise<ProviderOutcome> {
  if (!outcome) return vendor.confirm(reference, {});
  if (outcome.state !== 'PAID' || !order.keepsMandate || order.paymentMethodId !== null) return outcome;
  const mandate = await vendor.findMandate?.(order.accountId);
  return mandate ? { ...outcome, mandate } : outcome;
}

/** What a dispute takes of a payment. chosen: in another currency than was paid, as a cardholder's bank may count, all of it */
function takenOf({ amount, scale, currency }: ProviderPayment, taken: Due): number {
  const inOwnScale = Math.round(taken.amount * 10 ** (scale - taken.scale));
  return taken.currency === currency ? Math.min(inOwnScale, amount) : amount;
}

/** What a vendor's signed message leads to. One of a payment that is not ours leads nowhere. @returns false for a dispute of a payment that is not known to have succeeded yet @throws ProviderUnreachable where the vendor cannot be asked: its message is not taken, and comes again */
export async function hearVendor(desk: VendorDesk, vendor: PaymentProvider, message: ProvenMessage, now: number): Promise<boolean> {
  const { attemptId, reference, dispute, failedRefund } = message;
  if (failedRefund !== undefined) {
    await failRefund(desk.db, failedRefund, now);
    return true;
  }
  const order = await (attemptId === undefined ? vendorOrderNamed(desk.db, reference) : vendorOrderOf(desk.db, attemptId));
  const payment = order && await paymentOfAttempt(desk.db, order.attemptId);
  if (!order || payment?.provider !== vendor.name) return true;
  if (dispute) return hearDispute(desk.db, { provider: vendor.name, reference: dispute.reference, attemptId: order.attemptId, state: dispute.state, amount: takenOf(payment, dispute.taken) }, now);
  await recordOutcome(desk.db, payment, await outcomeOf(vendor, message, order), now);
  await goOn(desk, order, now);
  return true;
}

/** Whoever returns from the issuer's page may be first to know: the vendor is asked, and where it does not say nothing changes. @returns the payment as it stands */
export async function returnFromVendor(desk: VendorDesk, payment: ProviderPayment, returned: Omit<PaymentReturnQuery, 'reference'>, now: number): Promise<ProviderPayment | undefined> {
  const [order, vendor] = [await vendorOrderOf(desk.db, payment.attemptId), desk.vendors.named(payment.provider)];
  const canAsk = vendor !== undefined && order?.vendorReference != null && ['OPEN', 'PENDING'].includes(payment.state);
  if (canAsk) {
    try {
      await recordOutcome(desk.db, payment, await vendor.confirm(order.vendorReference ?? '', { ...returned, attemptId: payment.attemptId, ...(order.keepsMandate ? { shopperReference: payment.accountId } : {}) }), now);
    } catch (failure) {
      if (!(failure instanceof ProviderUnreachable) && !(failure instanceof VendorRejected)) throw failure;
    }
  }
  return passProviderTime(desk.db, payment.reference, now);
}
