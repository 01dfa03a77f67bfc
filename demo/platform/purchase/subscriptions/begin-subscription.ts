import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { KeptDiscount } from '../../db/tables/purchase/subscription-tables.ts';
import type { Offer } from '../licence-offers.ts';
import { priceVersionOf } from '../new-prices/price-versions.ts';
import { endSubscription } from './pass-time.ts';
import { changeSubscription, putSubscription, subscriptionsOf } from './subscription-store.ts';

/** A licence that was just bought. */
export interface BoughtLicence {
  realm: string;
  accountId: string;
  offer: Offer;
  sku: string;
  /** When the time that was paid for ends, or the free trial. */
  expiresAt: number;
  isTrial: boolean;
  /** What its first period was paid with, before a tax on top; what was credited for it included. */
  periodPaid: number;
  /** What pays the periods to come; null where they cost nothing, or its payer allowed this payment alone. */
  paymentMethodId: string | null;
  /** Nothing pays what follows: it ends with the time that was paid for. */
  isOnce: boolean;
  /** What comes off the payments to come. */
  discount: KeptDiscount | null;
  /** In which its viewer bought it. */
  locale: string;
  now: number;
}

/** What was bought includes the lower licences of its family: none is renewed any more, and a paused one is over. */
async function endLower(tx: Database, { realm, accountId, offer: { row }, now }: BoughtLicence, all: Offer[]): Promise<boolean> {
  const isLower = ({ row: other }: Offer) => row.familyId !== null && other.familyId === row.familyId && other.rank < row.rank;
  const lower = all.filter(isLower).map(({ row: { id } }) => id);
  const goingOn = (await subscriptionsOf(tx, { realm, accountId })).filter(({ licenceId, renews, paused }) => lower.includes(licenceId) && (renews || paused));
  for (const one of goingOn) {
    if (one.paused) await endSubscription(tx, one, now);
    else await changeSubscription(tx, one, { renews: false, resumeAt: null, pendingActions: [], nextPlan: null });
  }
  return goingOn.length > 0;
}

/** Begins a subscription, in the transaction of its payment. @returns whether it took the place of a lower licence */
export async function beginSubscription(tx: Database, bought: BoughtLicence, all: Offer[]): Promise<boolean> {
  const { realm, accountId, offer: { row, prices }, sku, now, expiresAt, isTrial, isOnce, periodPaid, paymentMethodId, discount, locale } = bought;
  const price = prices.find((entry) => entry.sku === sku);
  const agreed = { amount: price?.amount ?? 0, scale: price?.scale ?? 2, currency: price?.currency ?? 'EUR' };
  const period = row.strategy.type === 'SUBSCRIPTION' ? row.strategy.subscriptionPeriod ?? null : null;
  await putSubscription(tx, {
    id: randomUUID(), realm, accountId, licenceId: row.id, sku, status: isTrial ? 'TRIAL_ACTIVE' : 'ACTIVE', period, renews: period !== null && !isOnce,
    // A trial is no period: the first one is counted from its end.
    anchoredAt: isTrial ? expiresAt : now, periods: isTrial ? 0 : 1, expiresAt, paused: false, resumeAt: null, pendingActions: [],
    paymentMethodId, ...agreed, priceVersion: await priceVersionOf(tx, { realm, sku, ...agreed }, now), discount, periodPaid, nextPlan: null, failedTries: 0, offeredAt: null, purchasedAt: now, begunAt: null, delivered: [], locale, cancelReason: null,
  });
  return endLower(tx, bought, all);
}
