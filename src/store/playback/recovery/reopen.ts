import { effect } from '@preact/signals-core';
import { isWorthReopening, waitBeforeReopening } from '../../../rules/playback/playback-retry.ts';
import type { PlayerState } from '../player-state.ts';

/**
 * Opens again by itself what failed for want of bytes or of an answer, until it plays.
 *
 * 1. Waits, twice as long after each failure in a row; `reopensAt` says until when, for a countdown.
 * 2. When the browser says that it is online again, opens at once.
 * 3. Playing ends the row of failures.
 *
 * @param reopen opens the same content where it stopped
 * @returns stop
 * @source design/player.md "Errors", "Offline and back"
 */
export function reopenAfterFailure(state: PlayerState, reopen: () => void): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    state.reopensAt.value = undefined;
  };
  const again = () => {
    forget();
    reopen();
  };
  const online = () => { if (state.reopensAt.peek() !== undefined) again(); };
  const stops = [
    effect(() => {
      const { outcome: { value: outcome }, failure: { value: failure } } = state;
      forget();
      if (!isWorthReopening(outcome?.kind, failure?.kind)) return;
      const wait = waitBeforeReopening(failures, Math.random());
      failures += 1;
      state.reopensAt.value = Date.now() + wait;
      timer = setTimeout(again, wait);
    }),
    effect(() => { if (state.status.value === 'playing') failures = 0; }),
    forget,
  ];
  globalThis.addEventListener?.('online', online);
  return () => {
    globalThis.removeEventListener?.('online', online);
    stops.forEach((stop) => stop());
  };
}
