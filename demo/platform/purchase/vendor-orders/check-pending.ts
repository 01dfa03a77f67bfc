import type { ProviderPayment, VendorOrder } from '../../db/tables/purchase/provider-tables.ts';
import type { VendorDesk } from './ask-vendor.ts';
import { recordOutcome } from './record-outcome.ts';
import { closeVendorWork, planVendorWork } from './vendor-order-store.ts';

/** chosen: a week, as long as a renewal that fails is tried again; what comes in later goes back */
const longestPendingMs = 7 * 86_400_000;

/**
 * Asks after a payment that its vendor works on. One that is never answered is given up after a week, there too, so that a viewer can pay by something else.
 *
 * @returns whether it is over now
 */
export async function checkPending({ db, vendors }: Pick<VendorDesk, 'db' | 'vendors'>, { attemptId, vendorReference }: VendorOrder, payment: ProviderPayment, now: number): Promise<boolean> {
  if (payment.state !== 'PENDING') {
    await closeVendorWork(db, attemptId);
    return false;
  }
  const outcome = vendorReference === null ? undefined : await vendors.named(payment.provider)?.read?.(vendorReference);
  if (outcome && outcome.state !== 'PENDING') {
    await recordOutcome(db, payment, outcome, now);
    return true;
  }
  if (now < payment.createdAt + longestPendingMs) return false;
  await recordOutcome(db, payment, { state: 'REFUSED', reference: vendorReference ?? '', failureCode: 'payment_expired' }, now);
  await planVendorWork(db, attemptId, 'CANCEL', now);
  return true;
}
