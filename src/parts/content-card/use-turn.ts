import { effect } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { nextTurnOf } from '../../rules/catalogue/next-turn.ts';

/** The longest time that a timer takes, milliseconds. */
const longest = 2 ** 31 - 1;

/** Renders again when an event or a premiere starts, and when an event ends: nothing else tells its card. @returns how often that was */
export function useTurn(item: ContentItem): number {
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
  return turns;
}

/** Tells a card to be drawn again at its item's turns. Draws nothing itself: its code travels for events and premieres alone. */
export function CardTurn({ item, onTurn }: { item: ContentItem; onTurn(turns: number): void }): null {
  const turns = useTurn(item);
  useEffect(() => onTurn(turns), [onTurn, turns]);
  return null;
}
