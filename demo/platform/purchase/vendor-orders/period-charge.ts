import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { paymentOfAttempt } from '../providers/provider-payments.ts';
import { ChargeNeeded, type PeriodOrder } from './charge-needed.ts';
import { closeVendorWork } from './vendor-order-store.ts';

/** An attempt's id that a key gives: a charge that was made, and whose transaction was undone, is found by it. */
export function attemptIdOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * How the charge of a period ended at a vendor.
 *
 * @returns null where it was paid, or why it was not
 * @throws ChargeNeeded while the vendor has not said how
 */
export async function vendorCharge(tx: Database, { id, mandate }: Pick<typeof paymentMethods.$inferSelect, 'id' | 'mandate'>, order: Omit<PeriodOrder, 'provider' | 'paymentMethodId'>): Promise<string | null> {
  const payment = await paymentOfAttempt(tx, order.attemptId);
  if (!payment || payment.state === 'OPEN' || payment.state === 'PENDING') throw new ChargeNeeded({ ...order, provider: mandate?.provider ?? '', paymentMethodId: id });
  if (payment.state !== 'PAID') return payment.failureCode ?? 'failedPayment';
  // The money is what this period was paid with, and does not go back.
  await closeVendorWork(tx, order.attemptId);
  return null;
}
