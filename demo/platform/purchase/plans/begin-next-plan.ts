import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { priceVersionOf } from '../new-prices/price-versions.ts';
import { putSubscription } from '../subscriptions/subscription-store.ts';

/** The licence that takes the place of one whose paid time ends: its periods go on from where they began, and the first one is charged like any other. @param at that end, epoch milliseconds */
export async function beginNextPlan(tx: Database, { version: _version, priceMigration: _ended, ...row }: SubscriptionRow, { licenceId, sku, amount }: NonNullable<SubscriptionRow['nextPlan']>, at: number): Promise<SubscriptionRow> {
  const priceVersion = await priceVersionOf(tx, { ...row, sku, amount }, at);
  return putSubscription(tx, {
    ...row, id: randomUUID(), licenceId, sku, amount, priceVersion, periodPaid: 0, discount: null, nextPlan: null, pendingActions: [], failedTries: 0, offeredAt: null, purchasedAt: at, begunAt: null, delivered: [],
  });
}
