import type { LicenceRow } from '../../db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { isPending } from '../subscriptions/pending-actions.ts';

/** UPGRADE takes effect at once, DOWNGRADE when the paid time ends. */
export type PlanKind = 'UPGRADE' | 'DOWNGRADE';

/** The licence to change to. */
export interface PlanTarget {
  licence: Pick<LicenceRow, 'id' | 'familyId' | 'rank' | 'strategy'>;
  /** The price that is asked for; undefined where it has none. */
  price: { scale: number; currency: string } | undefined;
  /** Until when it is this member's anyway; null for as long as nobody knows. */
  heldUntil?: number | null;
}

type Changeable = Pick<SubscriptionRow, 'status' | 'renews' | 'paused' | 'failedTries' | 'pendingActions' | 'expiresAt' | 'period' | 'scale' | 'currency'>;

/** Whether the subscription is paid, runs, and is not about to rest. */
function isRunning({ status, paused, failedTries, expiresAt, ...row }: Changeable, now: number): boolean {
  return status === 'ACTIVE' && !paused && failedTries === 0 && !isPending(row, 'PAUSE') && (expiresAt ?? 0) > now;
}

/** Whether both are sold by the same period and in the same money. */
function isSameKind(row: Changeable, { licence: { strategy }, price }: PlanTarget): boolean {
  return row.period !== null && strategy.type === 'SUBSCRIPTION' && strategy.subscriptionPeriod === row.period && price?.currency === row.currency && price.scale === row.scale;
}

/**
 * How a subscription may be changed to another licence of its family.
 *
 * | subscription | higher | lower |
 * |---|---|---|
 * | runs and is renewed, with a discount or a new price too | UPGRADE | DOWNGRADE |
 * | cancelled or paid once, and still open | UPGRADE, and is renewed from then on | – |
 * | free trial: nothing is paid that could be credited | – | – |
 * | paused, or about to be | – | – |
 * | not paid | – | – |
 * | over | – | – |
 * | another period, currency, family or the same rank | – | – |
 * | a higher licence of the family is held | – | – |
 * | the other one is held already | – | DOWNGRADE, where it ends before |
 *
 * @param isBelowHeld whether a licence of higher rank in the family is this member's
 * @returns undefined where it may not: INVALID_TIER_CHANGE
 * @source spec 2 §8 INVALID_TIER_CHANGE; design/checkout.md 7; chosen: the table, as the spec shows none
 */
export function planKindOf(row: Changeable, own: PlanTarget['licence'], target: PlanTarget, { isBelowHeld, now }: { isBelowHeld: boolean; now: number }): PlanKind | undefined {
  const { licence, heldUntil } = target;
  const isFamily = own.familyId !== null && licence.familyId === own.familyId && licence.id !== own.id;
  if (!isFamily || isBelowHeld || !isRunning(row, now) || !isSameKind(row, target)) return undefined;
  if (licence.rank > own.rank) return heldUntil === undefined ? 'UPGRADE' : undefined;
  const isOverBefore = heldUntil === undefined || (heldUntil !== null && heldUntil <= (row.expiresAt ?? 0));
  return licence.rank < own.rank && row.renews && isOverBefore ? 'DOWNGRADE' : undefined;
}
