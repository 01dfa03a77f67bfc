import { PlatformError } from '../../server/platform-error.ts';
import { holdCustomer } from '../hold-customer.ts';
import { askUnanswered, askVendor, type VendorDesk } from './ask-vendor.ts';
import { ChargeNeeded, type PeriodOrder } from './charge-needed.ts';
import { openPeriodOrder } from './open-order.ts';
import { isAnyOpen } from './vendor-order-store.ts';

const inFlight = (): PlatformError => new PlatformError(409, 'payment-in-flight', 'Another payment is being made.');

/** @throws PlatformError 409 `payment-in-flight` where another charge of the account has no end yet, or this one has none */
async function chargeNow(desk: VendorDesk, order: PeriodOrder, now: number): Promise<void> {
  await desk.db.transaction(async (tx) => {
    await holdCustomer(tx, order.accountId, now);
    if (await isAnyOpen(tx, order.accountId)) throw inFlight();
    await openPeriodOrder(tx, order, now);
  });
  if (!await askVendor(desk, order.attemptId, now)) throw inFlight();
}

/**
 * Does the work of one transaction that may need a vendor's charge.
 *
 * @param work begins and ends its transaction itself; done again after the charge that it needs
 * @throws PlatformError 409 `payment-in-flight` where the vendor has not said how the charge ended
 */
export async function withCharges<T>(desk: VendorDesk, { accountId, now }: { accountId: string; now: number }, work: () => Promise<T>): Promise<T> {
  const done = await work().catch(async (failure: unknown) => {
    if (!(failure instanceof ChargeNeeded)) throw failure;
    await chargeNow(desk, failure.order, now);
    return work().catch((again: unknown) => {
      throw again instanceof ChargeNeeded ? inFlight() : again;
    });
  });
  await askUnanswered(desk, accountId, now);
  return done;
}
