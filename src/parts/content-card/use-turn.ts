import { effect } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { nextTurnOf } from '../../rules/catalogue/live-now.ts';

/** The longest time that a timer takes, milliseconds. */
const longest = 2 ** 31 - 1;

/** Renders again when an event or a premiere starts, and when an event ends: nothing else tells its card. */
export function useTurn(item: ContentItem): void {
  const { now } = useRuntime().store.context;
  const [turns, turned] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The platform's clock is a signal: a correction sets the timer again.
    const stop = effect(() => {
      clearTimeout(timer);
      const moment = nextTurnOf(item, now());
      if (moment !== undefined) timer = setTimeout(() => turned((count) => count + 1), Math.min(moment - now(), longest));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [item, now, turns]);
}
