import { wallTimeOf } from '../../guide/time/zone-time.ts';
import type { Moment } from './subscription-line.ts';

/**
 * A day as `M/D` for en_US, else `D/M`, by the clocks of the viewer's zone.
 *
 * chosen: the year follows where the day without it would be an earlier one, or one that has passed
 *
 * @source spec 2 §9 "date format M/D for en_US, D/M otherwise"
 */
export function dayAndMonth(at: number, locale: string, { now, zone }: Moment): string {
  const { year, month, day } = wallTimeOf(at, zone);
  const text = isMonthFirst(locale) ? `${month}/${day}` : `${day}/${month}`;
  return isNext({ year, month, day }, wallTimeOf(now, zone)) ? text : `${text}/${year}`;
}

const isMonthFirst = (locale: string): boolean => /^en[-_]us\b/i.test(locale);

interface Day { year: number; month: number; day: number }

/** Whether a day is the next one of its name, counted from another that is not later. */
function isNext(one: Day, from: Day): boolean {
  const [at, now, inAYear] = [orderOf(one), orderOf(from), orderOf({ ...from, year: from.year + 1 })];
  return at >= now && at <= inAYear;
}

const orderOf = ({ year, month, day }: Day): number => year * 10_000 + month * 100 + day;
