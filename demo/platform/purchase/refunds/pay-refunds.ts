import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type RefundRow, refunds } from '../../db/tables/purchase/refund-tables.ts';
import { postMovement } from '../books/ledger.ts';
import { holdCustomer } from '../hold-customer.ts';
import { type PaymentProvider, ProviderUnreachable, RefundRefused } from '../providers/payment-provider.ts';
import { isProvider } from '../providers/payment-schemes.ts';
import { type SandboxPlatform, SandboxProvider } from '../providers/sandbox-provider.ts';
import { VendorRejected } from '../providers/vendors/call-vendor.ts';
import type { VendorDesk } from '../vendor-orders/ask-vendor.ts';
import { vendorOrderOf } from '../vendor-orders/vendor-order-store.ts';
import { claimRefund, heldRefund } from './refund-store.ts';
import { tellOfRefund } from './tell-of-refund.ts';
import { logProblem } from '../../server/logs/log-problem.ts';

/** Who can be asked for money. No transaction is open in the database. */
export type RefundDesk = VendorDesk & SandboxPlatform;

/** The provider has taken the order: what was owed is paid. */
async function bookPaid(tx: Database, claimed: RefundRow, now: number): Promise<void> {
  await holdCustomer(tx, claimed.accountId, now);
  const refund = await heldRefund(tx, claimed);
  if (!refund) return;
  const { id, realm, accountId, provider, amount, scale, currency } = refund;
  await postMovement(tx, { id: `refund ${id}`, realm, scale, currency, at: now, books: { [`provider ${provider}`]: -amount, [`customer ${accountId}`]: amount } });
  await tx.update(refunds).set({ state: 'PAID' }).where(eq(refunds.id, id));
  await tellOfRefund(tx, refund, refund.itemType, now);
}

/** The provider took no order. chosen: its customer reads it once, however often it is tried */
async function noteFailed(tx: Database, claimed: RefundRow, now: number): Promise<void> {
  const refund = await heldRefund(tx, claimed);
  if (!refund || refund.isTold) return;
  await tx.update(refunds).set({ isTold: true }).where(eq(refunds.id, refund.id));
  await tellOfRefund(tx, refund, 'FAILED_REFUND', now);
}

/** @throws ProviderUnreachable for a provider that is not there any more */
function providerOf(desk: RefundDesk, { provider }: RefundRow): PaymentProvider {
  const vendor = desk.vendors.named(provider);
  if (vendor) return vendor;
  if (desk.vendors.hasStandIns && isProvider(provider)) return new SandboxProvider(desk, provider);
  throw new ProviderUnreachable(`${provider} is not configured`);
}

/** Asks the provider of a payment for money back, by the refund's own key. @throws ProviderUnreachable, RefundRefused, VendorRejected */
async function ask(desk: RefundDesk, refund: RefundRow): Promise<void> {
  const { id: refundId, attemptId, amount, scale, currency } = refund;
  const order = await vendorOrderOf(desk.db, attemptId);
  await providerOf(desk, refund).refund({ refundId, attemptId, reference: order?.vendorReference ?? '', amount, scale, currency });
}

const isRefusal = (failure: unknown): failure is Error => [ProviderUnreachable, RefundRefused, VendorRejected].some((kind) => failure instanceof kind);

/**
 * Asks providers for the money that is owed to customers.
 *
 * 1. What is owed was committed before: it is asked for until it is paid, by a key that pays it once.
 * 2. It is claimed before it is asked for, so that no two processes ask at once; the next try is written down by then.
 * 3. Taken, it is booked and told. Refused or without an answer it is owed as before, and its customer reads that it is tried again.
 *
 * @param accountId whose new ones alone, right after a withdrawal; all that are due when absent
 */
export async function payRefunds(desk: RefundDesk, now: number, accountId?: string): Promise<void> {
  for (let refund = await claimRefund(desk.db, now, accountId); refund; refund = await claimRefund(desk.db, now, accountId)) {
    const claimed = refund;
    try {
      await ask(desk, claimed);
      await desk.db.transaction((tx) => bookPaid(tx, claimed, now));
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      logProblem(`money could not be sent back: ${failure.message}`);
      await desk.db.transaction((tx) => noteFailed(tx, claimed, now));
    }
  }
}
