/** The guide repeats after fourteen days, so that it is full at any setting of the clock. */
export const cycleMs = 14 * 24 * 3_600_000;

/** A Monday at midnight, UTC; cycles are counted from here. */
const firstCycleAt = Date.UTC(2026, 0, 5);

/** The part of a window that lies in one cycle. `startsAt` is the cycle's beginning in epoch milliseconds. */
export interface CycleWindow { startsAt: number; index: number; from: number; to: number }

/** The cycles that a window of epoch milliseconds touches, in order; none for a window without length. */
export function cyclesOf(from: number, to: number): CycleWindow[] {
  const windows: CycleWindow[] = [];
  for (let index = Math.floor((from - firstCycleAt) / cycleMs); firstCycleAt + index * cycleMs < to; index += 1) {
    const startsAt = firstCycleAt + index * cycleMs;
    windows.push({ startsAt, index, from: Math.max(0, from - startsAt), to: Math.min(cycleMs, to - startsAt) });
  }
  return windows;
}
