import type { SubscriptionColumns } from '../../db/tables/purchase/subscription-tables.ts';
import type { PurchaseMailKind } from './purchase-mail.ts';

const day = 86_400_000;

/** @property about the moment that is reminded of @property at when; both in epoch milliseconds */
export interface Reminder { kind: Extract<PurchaseMailKind, 'trialEnds' | 'renewalAhead' | 'pauseEnds'>; about: number; at: number }

/** chosen: three days before a free trial ends, or the day before where it lasts less than a week */
const beforeTrialEnd = (lengthMs: number): number => (lengthMs < 7 * day ? day : 3 * day);

/** chosen: two weeks before a payment that comes once a year or more seldom, which is easily forgotten */
const beforeYearlyRenewal = 14 * day;

/** chosen: as a free trial */
const beforePauseEnd = 3 * day;

/** What a subscription's member is reminded of before it happens by itself. @source design/identity-checkout-reference.md "remind before trial end and before yearly renewal" */
export function remindersOf({ status, paused, resumeAt, expiresAt, renews, period, purchasedAt, failedTries, pendingActions }: SubscriptionColumns): Reminder[] {
  if (paused) return resumeAt === null ? [] : [{ kind: 'pauseEnds', about: resumeAt, at: resumeAt - beforePauseEnd }];
  if (!renews || expiresAt === null || failedTries > 0) return [];
  if (status === 'TRIAL_ACTIVE') return [{ kind: 'trialEnds', about: expiresAt, at: expiresAt - beforeTrialEnd(expiresAt - purchasedAt) }];
  const isPaid = status === 'ACTIVE' && !pendingActions.some(({ action }) => action === 'PAUSE');
  return isPaid && period !== null && /^P\d+Y$/.test(period) ? [{ kind: 'renewalAhead', about: expiresAt, at: expiresAt - beforeYearlyRenewal }] : [];
}
