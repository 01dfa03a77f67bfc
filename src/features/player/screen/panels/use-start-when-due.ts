import { effect } from '@preact/signals-core';
import { useEffect } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { waitForStart } from '../../../../rules/playback/live/countdown.ts';
import type { Player } from '../../../../store/playback/player.ts';

/**
 * Opens a title by itself when its moment comes on the platform's clock, or when the platform says that an event began.
 *
 * @param startsAt epoch milliseconds; undefined where no time is known
 * @source spec 1 §4.1; chosen: it starts by itself, as a viewer who counts down waits for nothing else
 */
export function useStartWhenDue(player: Player, startsAt: number | undefined): void {
  const { now, onChanged } = useRuntime().store.context;
  useEffect(() => {
    if (startsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, waitForStart(startsAt - now(), Math.random()));
    };
    const ask = () => {
      if (now() >= startsAt) player.recheck();
      wait();
    };
    // The platform's clock is a signal: a correction sets the timer again.
    const stopClock = effect(wait);
    const stopChanges = onChanged(({ subject, ids }) => {
      const shown = player.content.peek()?.id;
      if (subject === 'live' && (ids.length === 0 || (shown !== undefined && ids.includes(shown)))) player.recheck();
    });
    return () => {
      stopClock();
      stopChanges();
      clearTimeout(timer);
    };
  }, [player, startsAt, now, onChanged]);
}
