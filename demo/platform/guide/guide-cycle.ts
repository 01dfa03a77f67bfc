const dayMs = 24 * 3_600_000;

/** The demo's guide repeats after fourteen days, so that it is full at any setting of the clock. */
export const cycleMs = 14 * dayMs;

/** A Monday at midnight, UTC; cycles are counted from here. */
const firstCycleAt = Date.UTC(2026, 0, 5);

/** One run of a cycle, which begins at `startsAt`, in epoch milliseconds. */
export interface CycleRun { startsAt: number; index: number }

/** The run of a channel's cycle by its index. */
export const runOf = (cycleDays: number, index: number): CycleRun => ({ startsAt: firstCycleAt + index * cycleDays * dayMs, index });

/**
 * The runs whose programmes may air in a window, in order; none for a window without length.
 *
 * @param longestMs what airs at the beginning of the window may have begun so long before it
 */
export function runsOf(from: number, to: number, { cycleDays, longestMs }: { cycleDays: number; longestMs: number }): CycleRun[] {
  const runMs = cycleDays * dayMs;
  const first = Math.floor((from - longestMs - firstCycleAt) / runMs);
  const count = to > from ? Math.ceil((to - firstCycleAt) / runMs) - first : 0;
  return Array.from({ length: count }, (_, at) => runOf(cycleDays, first + at));
}
