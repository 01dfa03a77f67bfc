import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { nextExpiry } from '../subscriptions/subscription-time.ts';

type Priced = Pick<SubscriptionRow, 'amount' | 'priceMigration'>;

/**
 * What a period that begins at a moment costs.
 *
 * chosen: nobody pays a price that they did not agree to. Without an answer the subscription ends there, as if it had been cancelled.
 *
 * @returns undefined while a new price holds that the viewer has not agreed to
 * @source spec 2 §7 "PUT price-migration/{id}/consent status LEAVE or CONTINUE"
 */
export function agreedAmount({ amount, priceMigration }: Priced, at: number): number | undefined {
  if (!priceMigration || at < priceMigration.effectiveAt) return amount;
  return priceMigration.status === 'CONTINUE' ? priceMigration.amount : undefined;
}

/** The announced price in the place of the old one, where it holds by then and was agreed to; nothing to change else. */
export function priceFrom(row: Priced, at: number): Pick<SubscriptionRow, 'amount' | 'priceMigration'> | undefined {
  const amount = agreedAmount(row, at);
  return row.priceMigration && at >= row.priceMigration.effectiveAt && amount !== undefined ? { amount, priceMigration: null } : undefined;
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
