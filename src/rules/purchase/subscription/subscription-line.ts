import type { PendingAction, SubscriptionStatus } from '../../../contracts/purchase/held-licence.ts';
import { dayStart } from '../../guide/time/guide-days.ts';
import { isUnconfirmed } from './is-current.ts';

type NextDay = 'Today' | 'Tomorrow' | 'On';

/** What is said of a subscription: one thing, with the moment that it names. */
export type SubscriptionLine =
  | { state: 'pauseRequested' | 'paymentPending' | 'unknownRenewing' | 'expired'; at?: number }
  | { state: 'resumeRequested' | 'unconfirmed' | 'free' | 'endless' | 'inactive' | 'unknown' }
  | { state: 'pausedUntil'; at: number; isStillActive: boolean }
  | { state: 'pausedIndefinitely'; isStillActive: boolean }
  | { state: `renews${NextDay}` | `expires${NextDay}`; at: number };

/** When a subscription is looked at, and in which zone its days begin; the viewer's own without one. */
export interface Moment {
  now: number;
  zone?: string;
}

type Read = Pick<SubscriptionStatus, 'status' | 'autoRenewingStatus' | 'pauseState' | 'expiryTimestamp' | 'resumeTimestamp' | 'subscriptionPendingActions' | 'licencePayment'>;

/**
 * The status line of a subscription: exactly one for every combination.
 *
 * Asked in the order in which the specification names the states: what was requested, what is owed, pauses, then renewal and end.
 *
 * @source spec 2 §2 "Subscription management display", §4 "Display states"; chosen: the order, and the lines `free`, `endless`, `expired`, `inactive` and `unknown` for what no named state covers
 */
export function subscriptionLine(subscription: Read, moment: Moment): SubscriptionLine {
  const { status, pauseState } = subscription;
  if (status === 'FREE') return { state: 'free' };
  const owed = pendingOf(subscription, 'CONFIRMED_PAYMENT_REQUIRED');
  return requestedLine(subscription)
    ?? (owed && { state: 'paymentPending', at: owed.actionDueBy })
    ?? (pauseState === 'PAUSED' ? pausedLine(subscription, moment) : runningLine(subscription, moment));
}

/** A request says nothing about a subscription that it does not fit: one that is over is not paused, one that runs is not resumed. */
function requestedLine(subscription: Read): SubscriptionLine | undefined {
  const { status, pauseState, expiryTimestamp } = subscription;
  if (pauseState === 'PAUSED') return pendingOf(subscription, 'RESUME') && { state: 'resumeRequested' };
  const pause = isRunning(status) ? pendingOf(subscription, 'PAUSE') : undefined;
  return pause && { state: 'pauseRequested', at: pause.actionDueBy ?? expiryTimestamp };
}

function pausedLine({ status, expiryTimestamp, resumeTimestamp }: Read, { now }: Moment): SubscriptionLine {
  const isStillActive = isRunning(status) && (expiryTimestamp === undefined || expiryTimestamp > now);
  if (resumeTimestamp === undefined) return { state: 'pausedIndefinitely', isStillActive };
  // A pause whose end has passed is about to end.
  return { state: 'pausedUntil', at: Math.max(resumeTimestamp, now), isStillActive };
}

function runningLine({ status, autoRenewingStatus, expiryTimestamp: at, licencePayment }: Read, moment: Moment): SubscriptionLine {
  if (status === 'INACTIVE') return { state: isUnconfirmed({ status, licencePayment }) ? 'unconfirmed' : 'inactive' };
  if (status === 'EXPIRED') return { state: 'expired', at };
  if (!isRunning(status)) return { state: 'unknown' };
  if (autoRenewingStatus === 'UNKNOWN_RENEWING') return { state: 'unknownRenewing', at };
  if (at === undefined) return { state: 'endless' };
  return autoRenewingStatus === 'AUTO_RENEWING' ? renewingLine(at, moment) : endingLine(at, moment);
}

/** chosen: a renewal of an earlier day that is still due is a payment that has not come */
function renewingLine(at: number, moment: Moment): SubscriptionLine {
  if (at < dayStart(moment.now, moment.zone)) return { state: 'paymentPending' };
  return { state: `renews${dayOf(at, moment)}`, at };
}

/** chosen: what has ended by the clock has ended, whatever the status still says */
function endingLine(at: number, moment: Moment): SubscriptionLine {
  return at <= moment.now ? { state: 'expired', at } : { state: `expires${dayOf(at, moment)}`, at };
}

/** Days begin in the viewer's zone; one of 23 or 25 hours is as long as it is. */
function dayOf(at: number, { now, zone }: Moment): NextDay {
  if (at >= dayStart(now, zone, 2)) return 'On';
  return at >= dayStart(now, zone, 1) ? 'Tomorrow' : 'Today';
}

const isRunning = (status: Read['status']): boolean => status === 'ACTIVE' || status === 'TRIAL_ACTIVE';

const pendingOf = ({ subscriptionPendingActions }: Pick<Read, 'subscriptionPendingActions'>, action: PendingAction['action']): PendingAction | undefined =>
  subscriptionPendingActions.find((pending) => pending.action === action);
