import type { TimeWindow } from '../../rules/guide/cell-of.ts';

const day = 86_400_000;

/** The fourteen days a guide covers: yesterday, today and what comes. Days begin in the viewer's zone. */
export function guideRange(now: number): TimeWindow {
  const midnight = dayOf(now);
  return { from: midnight - day, to: midnight + 13 * day };
}

/** The midnight before a moment, in the viewer's zone. */
export const dayOf = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** What begins within this time counts as the day that shows: a jump leads to a quarter of an hour before its goal. */
const quarter = 15 * 60_000;

/** The day that shows when the grid's visible start is at this moment. */
export const shownDay = (range: TimeWindow, edge: number): number => dayOf(Math.min(edge + quarter, range.to - 1));

/** The midnights of a range; a day of 23 or 25 hours is as long as it is. */
export function daysOf({ from, to }: TimeWindow): number[] {
  const days: number[] = [];
  const cursor = new Date(from);
  while (cursor.getTime() < to) {
    days.push(cursor.getTime());
    cursor.setDate(cursor.getDate() + 1);
    cursor.setHours(0, 0, 0, 0);
  }
  return days;
}
