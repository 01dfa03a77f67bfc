import { effect, untracked } from '@preact/signals-core';
import type { Player } from '../player.ts';
import { restartOf } from './restart-of.ts';

/** Milliseconds. chosen: hls.js that is moved in its first seconds may fetch the picture of the other place and never its sound; moved a little once more, it fetches both */
const STUCK_MS = 2000;

type Begun = Pick<Player, 'item' | 'position' | 'dateShown' | 'seek' | 'seekBy' | 'seeking' | 'live' | 'started' | 'windowSeconds'>;

/**
 * Takes a live title to where its programme, or the event, began, once.
 *
 * An engine opens live titles at their edge: how far behind it the beginning lies is known when a picture says of when it is.
 *
 * @param now epoch milliseconds on the platform's clock
 * @returns gives it up
 * @source spec 1 §2.4 "start from beginning versus live", §4.1 "restart"
 */
export function beginAgain(player: Begun, now: () => number): () => void {
  let isDone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    timer = setTimeout(() => {
      if (!player.seeking.peek()) return;
      void player.seekBy(0.5);
      watch();
    }, STUCK_MS);
  };
  const stop = effect(() => {
    const isKnown = player.live.value && player.started.value && player.windowSeconds.value > 0 && player.item.value !== undefined;
    // Each move of the position may come with the first date.
    if (isDone || !isKnown || player.position.value < 0 || player.dateShown() === undefined) return;
    isDone = true;
    const at = restartOf(player, now());
    if (at === undefined) return;
    untracked(() => void player.seek(at));
    watch();
  });
  return () => {
    isDone = true;
    clearTimeout(timer);
    stop();
  };
}
