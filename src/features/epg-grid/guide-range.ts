import type { TimeWindow } from '../../rules/guide/cell-of.ts';

const day = 86_400_000;

/** The fourteen days a guide covers: yesterday, today and what comes. Days begin in the viewer's zone. */
export function guideRange(now: number): TimeWindow {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return { from: midnight - day, to: midnight + 13 * day };
}

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
