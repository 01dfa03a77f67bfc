import type { PlayerState } from '../player-state.ts';

/** Milliseconds. chosen: a viewer waits no longer for the code of ads than for a slow film */
const PATIENCE = 5000;

/** A title with ads does not start until what plays them has joined, or has not come in time. */
export function waitForAds({ beforeStart }: Pick<PlayerState, 'beforeStart'>): void {
  // What plays ads stands there since the title before, and has joined already.
  if (beforeStart.peek()) return;
  const wait = () => new Promise<void>((resolve) => {
    const timer = setTimeout(() => done(), PATIENCE);
    const done = (joined?: () => Promise<void>) => {
      clearTimeout(timer);
      stop();
      resolve(joined?.());
    };
    const stop = beforeStart.subscribe((now) => { if (now !== wait) queueMicrotask(() => done(now)); });
  });
  beforeStart.value = wait;
}
