import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { putSubscription } from '../subscriptions/subscription-store.ts';

/** The licence that takes the place of one whose paid time ends: its periods go on from where they began, and the first one is charged like any other. @param at that end, epoch milliseconds */
export function beginNextPlan(tx: Database, { version: _version, ...row }: SubscriptionRow, { licenceId, sku, amount }: NonNullable<SubscriptionRow['nextPlan']>, at: number): Promise<SubscriptionRow> {
  return putSubscription(tx, {
    ...row, id: randomUUID(), licenceId, sku, amount, periodPaid: 0, discount: null, priceMigration: null, nextPlan: null, pendingActions: [], failedTries: 0, offeredAt: null, purchasedAt: at,
  });
}
