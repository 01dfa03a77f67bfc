import type { TimeWindow } from '../cell-of.ts';
import { momentOf, offsetOf, wallTimeOf } from './zone-time.ts';

/** Days that the guide covers, yesterday among them. @source design/guide.md "17 days" */
export const guideDays = 17;
/** What begins within this time counts as the day that shows: a jump leads to a quarter of an hour before its goal. */
export const leadMs = 15 * 60_000;
/** chosen: eight in the evening, by the clocks of the day */
const primeHour = 20;

/** The first moment of a day, some days after the one that a moment is in. */
export function dayStart(moment: number, zone: string | undefined, days = 0): number {
  const { year, month, day } = wallTimeOf(moment, zone);
  return momentOf({ year, month, day: day + days, hour: 0, minute: 0 }, zone);
}

/** Yesterday, today and what comes. Days begin in the zone. */
export const guideRange = (now: number, zone: string | undefined): TimeWindow => ({ from: dayStart(now, zone, -1), to: dayStart(now, zone, guideDays - 1) });

/** The first moments of a range's days; one of 23 or 25 hours is as long as it is. */
export function daysOf({ from, to }: TimeWindow, zone: string | undefined): number[] {
  const days: number[] = [];
  for (let day = dayStart(from, zone); day < to; day = dayStart(day, zone, 1)) days.push(day);
  return days;
}

/** The day that shows when the grid's visible start is at this moment. */
export const shownDay = (range: TimeWindow, edge: number, zone: string | undefined): number => dayStart(Math.max(range.from, Math.min(edge + leadMs, range.to - 1)), zone);

/** A moment's time of the clock on another day. */
export function sameTimeOn(day: number, moment: number, zone: string | undefined): number {
  const { year, month, day: date } = wallTimeOf(day, zone);
  const { hour, minute } = wallTimeOf(moment, zone);
  return momentOf({ year, month, day: date, hour, minute }, zone);
}

/** Prime time of the day that a moment is in: the same on the clock, also on days of 23 and 25 hours. */
export function primeTimeOf(moment: number, zone: string | undefined): number {
  return momentOf({ ...wallTimeOf(moment, zone), hour: primeHour, minute: 0 }, zone);
}

const quarterMs = 15 * 60_000;

/** One mark of the ruler. */
export interface RulerTick {
  at: number;
  /** Clocks were put back and show this time again. */
  isRepeated: boolean;
}

/**
 * The marks of a ruler, where the zone's clocks show whole steps: never twice the same mark, also where half an hour is skipped.
 *
 * @param stepMinutes a divisor of sixty
 */
export function ticksOf({ from, to }: TimeWindow, stepMinutes: number, zone: string | undefined): RulerTick[] {
  const ticks: RulerTick[] = [];
  const step = stepMinutes * 60_000;
  for (let at = Math.floor(from / quarterMs) * quarterMs; at < to; at += quarterMs) {
    const offset = offsetOf(at, zone);
    if ((at + offset) % step === 0) ticks.push({ at, isRepeated: isShownBefore(at, offset, zone) });
  }
  return ticks;
}

/** Whether clocks showed the same some time before, at most two hours. */
function isShownBefore(at: number, offset: number, zone: string | undefined): boolean {
  const before = offsetOf(at - 7_200_000, zone);
  const put = before - offset;
  return put > 0 && at - put + offsetOf(at - put, zone) === at + offset;
}
