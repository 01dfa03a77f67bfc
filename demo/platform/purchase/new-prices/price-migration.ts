import type { PriceMigrationRow } from '../../db/tables/purchase/price-tables.ts';
import type { SubscriptionColumns, SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { nextExpiry } from '../subscriptions/subscription-time.ts';

/** A subscription, as far as its price goes. */
interface Priced {
  amount: number;
  priceMigration: Pick<PriceMigrationRow, 'amount' | 'toVersion' | 'effectiveAt' | 'status' | 'asksConsent'> | null;
}

/**
 * What a period that begins at a moment costs.
 *
 * chosen: nobody pays a price that they did not agree to. Without an answer the subscription ends there, as if it had been cancelled; a price that asks for
 * no consent holds without an answer, and whoever leaves it pays no more
 *
 * @returns undefined while a new price holds that the viewer has not agreed to
 * @source spec 2 §7 "PUT price-migration/{id}/consent status LEAVE or CONTINUE"; design/identity-checkout-reference.md 5 row 3 "mode opt-in or notice-only"
 */
export function agreedAmount({ amount, priceMigration }: Priced, at: number): number | undefined {
  if (!priceMigration || at < priceMigration.effectiveAt) return amount;
  const { status, asksConsent } = priceMigration;
  return status === 'CONTINUE' || (status === 'OPEN' && !asksConsent) ? priceMigration.amount : undefined;
}

/** The announced price in the place of the old one, where it holds by then and was agreed to; nothing to change else. */
export function priceFrom(row: Priced, at: number): Pick<SubscriptionColumns, 'amount' | 'priceVersion'> | undefined {
  const { priceMigration } = row;
  const amount = agreedAmount(row, at);
  return priceMigration && at >= priceMigration.effectiveAt && amount !== undefined ? { amount, priceVersion: priceMigration.toVersion } : undefined;
}

/** When the announced price is charged first: at the first renewal from its moment on. */
export function firstChargeAt(row: SubscriptionRow, { effectiveAt }: { effectiveAt: number }): number {
  if (row.paused) return Math.max(effectiveAt, row.resumeAt ?? effectiveAt);
  let { periods, expiresAt } = row;
  while (expiresAt !== null && expiresAt < effectiveAt) {
    expiresAt = nextExpiry({ ...row, periods });
    periods += 1;
  }
  return expiresAt ?? effectiveAt;
}
