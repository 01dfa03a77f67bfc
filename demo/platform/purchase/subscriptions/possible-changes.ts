import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { discountedAmount } from '../discounted-amount.ts';
import { isPending } from './pending-actions.ts';
import { agreedAmount } from '../new-prices/price-migration.ts';

/** What a member may do with a subscription. */
export type SubscriptionVerb = 'PAUSE' | 'RESUME' | 'CANCEL' | 'REACTIVATE' | 'KEEP_PLAN';

/** What a subscription's licence and its neighbours say. */
export interface SubscriptionTerms {
  longestPauseDays: number | null;
  /** A licence of higher rank in the family is this member's. */
  isBelowHeld: boolean;
  now: number;
}

/** Nothing pays for what follows, until its member names a card. */
export const isPaidOnce = ({ renews, paymentMethodId, amount, discount, paused }: SubscriptionRow): boolean =>
  !renews && !paused && paymentMethodId === null && discountedAmount(amount, discount) > 0;

/** What may be done with a subscription now. @source spec 2 §4; chosen: no pause in a trial, nor while a payment is missing */
export function possibleChanges(row: SubscriptionRow, { longestPauseDays, isBelowHeld, now }: SubscriptionTerms): SubscriptionVerb[] {
  // Its end is charged, at a price that the viewer has to agree to.
  if (row.paused) return agreedAmount(row, now) === undefined ? ['CANCEL'] : ['RESUME', 'CANCEL'];
  const isRunning = row.status === 'ACTIVE' || row.status === 'TRIAL_ACTIVE';
  if (!isRunning || row.period === null) return [];
  if (!row.renews) return !isPaidOnce(row) && !isBelowHeld && row.expiresAt !== null && row.expiresAt > now ? ['REACTIVATE'] : [];
  if (row.nextPlan) return ['KEEP_PLAN', 'CANCEL'];
  if (isPending(row, 'PAUSE')) return ['RESUME', 'CANCEL'];
  return longestPauseDays !== null && row.status === 'ACTIVE' && row.failedTries === 0 ? ['PAUSE', 'CANCEL'] : ['CANCEL'];
}
