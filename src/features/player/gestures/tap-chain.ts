/** Milliseconds between taps that belong together. chosen: as on phones; within it a single tap does not hide anything yet */
export const TAP_PAUSE_MS = 300;

export type TapSide = 'start' | 'end';

/** What a tap means. */
export type Tapped = { kind: 'first' } | { kind: 'again'; side: TapSide; times: number };

/** Tells a second tap on the same side from a first one; further taps of a chain count on. */
export function createTapChain() {
  let last: { side: TapSide | undefined; at: number; times: number } | undefined;
  return {
    /** @param across 0–1, from the left edge of the picture; @param at milliseconds */
    tap(across: number, at: number): Tapped {
      const side = sideOf(across);
      const isAgain = last !== undefined && side !== undefined && last.side === side && at - last.at <= TAP_PAUSE_MS;
      last = { side, at, times: isAgain && last ? last.times + 1 : 0 };
      return isAgain && side ? { kind: 'again', side, times: last.times } : { kind: 'first' };
    },
  };
}

/** The outer thirds of the picture; the middle is for play and pause. */
const sideOf = (across: number): TapSide | undefined => (across < 0.36 ? 'start' : across > 0.64 ? 'end' : undefined);
