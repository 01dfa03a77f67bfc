import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type KeptDiscount, subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import type { Offer } from '../licence-offers.ts';
import { putSubscription } from './subscription-store.ts';

/** A licence that was just bought. */
export interface BoughtLicence {
  realm: string;
  accountId: string;
  offer: Offer;
  sku: string;
  /** When the time that was paid for ends, or the free trial. */
  expiresAt: number;
  isTrial: boolean;
  paymentMethodId: string | null;
  /** What comes off the payments to come. */
  discount: KeptDiscount | null;
  now: number;
}

/** Lower licences of the same family are not renewed any more: what was bought includes them. */
async function endLower(tx: Database, { realm, accountId, offer }: BoughtLicence, all: Offer[]): Promise<boolean> {
  const lower = all.filter(({ row }) => offer.row.familyId !== null && row.familyId === offer.row.familyId && row.rank < offer.row.rank).map(({ row }) => row.id);
  if (lower.length === 0) return false;
  const ended = await tx.update(subscriptions).set({ renews: false, pendingActions: [] })
    .where(and(eq(subscriptions.realm, realm), eq(subscriptions.accountId, accountId), inArray(subscriptions.licenceId, lower), eq(subscriptions.renews, true))).returning();
  return ended.length > 0;
}

/** Begins a subscription, in the transaction of its payment. @returns whether it took the place of a lower licence */
export async function beginSubscription(tx: Database, bought: BoughtLicence, all: Offer[]): Promise<boolean> {
  const { realm, accountId, offer: { row, prices }, sku, now, expiresAt, isTrial, paymentMethodId, discount } = bought;
  const price = prices.find((entry) => entry.sku === sku);
  const period = row.strategy.type === 'SUBSCRIPTION' ? row.strategy.subscriptionPeriod ?? null : null;
  await putSubscription(tx, {
    id: randomUUID(), realm, accountId, licenceId: row.id, sku, status: isTrial ? 'TRIAL_ACTIVE' : 'ACTIVE', period, renews: period !== null,
    // A trial is no period: the first one is counted from its end.
    anchoredAt: isTrial ? expiresAt : now, periods: isTrial ? 0 : 1, expiresAt, paused: false, resumeAt: null, pendingActions: [],
    paymentMethodId, amount: price?.amount ?? 0, scale: price?.scale ?? 2, currency: price?.currency ?? 'EUR', discount, failedTries: 0, offeredAt: null, purchasedAt: now,
  });
  return endLower(tx, bought, all);
}
