/** Milliseconds. @source spec 1 §9 "Premiere modal delay 30000 ms" */
const MODAL_DELAY = 30_000;

/** A film that is shown for the first time at an hour, as if it were live. */
export interface Premiere {
  /** Epoch milliseconds. */
  start: number;
  /** Seconds. */
  duration: number;
}

/**
 * Where a premiere stands. `running` shows the live-style modal.
 *
 * @param now epoch milliseconds on the platform's clock
 * @param isCountingDown the viewer waited for the start here: the film begins before anything covers it
 * @source spec 1 §4.1 "It turns on about 30 seconds (30000 ms) after the scheduled start when a countdown is running, and turns off at the end time
 *   (scheduled start plus duration)"; chosen: without a countdown it is on from the start
 */
export function premiereState({ start, duration }: Premiere, now: number, isCountingDown: boolean): 'before' | 'starting' | 'running' | 'over' {
  if (now < start) return 'before';
  if (now >= start + duration * 1000) return 'over';
  return isCountingDown && now < start + MODAL_DELAY ? 'starting' : 'running';
}

/** Milliseconds until a premiere stands elsewhere; undefined when it is over. */
export function untilPremiereTurns(premiere: Premiere, now: number): number | undefined {
  const { start, duration } = premiere;
  return [start, start + MODAL_DELAY, start + duration * 1000].map((moment) => moment - now).filter((left) => left > 0).sort((one, other) => one - other)[0];
}
