import type { SubscriptionColumns, SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { afterPeriod } from '../after-period.ts';

const day = 86_400_000;

/** Days after the due day on which an unpaid period is charged again; with the last one the licence ends. chosen: a week, in which it stays open */
const retryDays = [1, 3, 5, 7];

/** How long a licence stays open while its payment is tried again. */
export const graceMs = retryDays.at(-1)! * day;

/** Whether one more failed try is the last. @param failedTries those before it */
export const isLastTry = (failedTries: number): boolean => failedTries >= retryDays.length;

/** Whether a period is open that could not be charged. */
export const isUnpaid = ({ status, failedTries }: Pick<SubscriptionRow, 'status' | 'failedTries'>): boolean => failedTries > 0 && status !== 'EXPIRED';

/** Whether something of it waits to be paid: a period, or the end of a pause that the card’s issuer asks about. */
export const isOwed = (row: Pick<SubscriptionRow, 'status' | 'failedTries' | 'paused' | 'pendingActions'>): boolean =>
  isUnpaid(row) || (row.paused && row.pendingActions.some(({ action }) => action === 'CONFIRMED_PAYMENT_REQUIRED'));

/** The end of the period after the running one, counted from where the periods began. */
export const nextExpiry = ({ anchoredAt, period, periods }: Pick<SubscriptionRow, 'anchoredAt' | 'period' | 'periods'>): number | null =>
  period === null ? null : afterPeriod(anchoredAt, period, periods + 1);

/** The period that a charge is for: it follows the paid one; after a pause it begins with the charge, and after a trial with the trial's end. */
export function nextPeriod(row: SubscriptionRow, at: number): { from: number; until: number | null } {
  const from = row.paused ? at : row.expiresAt ?? at;
  const isAnew = row.paused || row.status === 'TRIAL_ACTIVE';
  return { from, until: nextExpiry(isAnew ? { anchoredAt: from, period: row.period, periods: 0 } : row) };
}

/** When something happens to a subscription by itself; undefined when nothing does. */
export function dueMoment({ status, paused, resumeAt, expiresAt, failedTries }: SubscriptionColumns): number | undefined {
  if (paused) return resumeAt ?? undefined;
  if (expiresAt === null || status === 'EXPIRED' || status === 'INACTIVE') return undefined;
  return failedTries === 0 ? expiresAt : expiresAt + retryDays[Math.min(failedTries, retryDays.length) - 1]! * day;
}

/** The last day of a pause that begins at a moment. */
export const longestPauseEnd = (from: number, longestPauseDays: number): number => from + longestPauseDays * day;
