import type { LabelKey } from '../../realm/fallback-texts.ts';
import { dayStart } from '../../guide/time/guide-days.ts';
import { momentOf, wallTimeOf } from '../../guide/time/zone-time.ts';
import { isRealDate } from '../../identity/form/date-boxes.ts';
import type { Moment } from './subscription-line.ts';

/** chosen: pauses that are offered ready-made, in days; any other day may be entered */
const offeredDays = [7, 14, 30, 60, 90, 180];

/**
 * Days on which a pause may end, ready-made: the first moment of each.
 *
 * `now` is the moment in which it begins, here and below.
 *
 * @param longestDays the longest pause; it is offered itself where it is none of the usual ones
 */
export function pauseEnds(longestDays: number | undefined, { now, zone }: Moment): number[] {
  const fitting = longestDays === undefined ? offeredDays : offeredDays.filter((days) => days < longestDays).concat(longestDays > 0 ? longestDays : []);
  return fitting.map((days) => dayStart(now, zone, days));
}

/** The last day on which a pause may end. */
export const lastPauseEnd = (longestDays: number, { now, zone }: Moment): number => dayStart(now, zone, longestDays);

/** The first moment of an entered day. @param date `YYYY-MM-DD`, one that exists */
export function momentOfDate(date: string, zone: string | undefined): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return momentOf({ year, month, day, hour: 0, minute: 0 }, zone);
}

/** A moment's day as it is entered. */
export function dateOfMoment(at: number, zone: string | undefined): string {
  const { year, month, day } = wallTimeOf(at, zone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** What is wrong with an entered day, as a label key. chosen: a pause lasts until the next day at least */
export function pauseDateProblem(date: string, longestDays: number | undefined, { now, zone }: Moment): Extract<LabelKey, 'dateWrong' | 'subscriptionDateTooEarly' | 'subscriptionDateTooLate'> | undefined {
  if (!isRealDate(date)) return 'dateWrong';
  const at = momentOfDate(date, zone);
  if (at < dayStart(now, zone, 1)) return 'subscriptionDateTooEarly';
  return longestDays !== undefined && at > lastPauseEnd(longestDays, { now, zone }) ? 'subscriptionDateTooLate' : undefined;
}
