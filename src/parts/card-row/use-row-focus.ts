import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { rowMove } from '../../rules/catalogue/row-move.ts';
import type { RowMemory } from './row-layout.ts';

/** The one tab stop of a row, and the keys that move it. */
export interface RowFocus {
  stop: number;
  /** The same for a card each time it is drawn. */
  linkRef(index: number): (node: HTMLAnchorElement | null) => void;
  onFocus(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface RowFacts {
  count: number;
  rtl: boolean;
  moreAvailable: boolean;
  /** With fewer cards than this up to the end the next page is fetched. */
  ahead: number;
  /** How many cards stand one above the other. */
  lines?: number;
  memory: RowMemory;
  reveal(index: number): void;
  loadMore(): void;
}

/** Moves by the list, not by what is mounted. A step past the last card waits for the next page. */
export function useRowFocus({ count, rtl, moreAvailable, ahead, lines = 1, memory, reveal, loadMore }: RowFacts): RowFocus {
  const [wanted, setStop] = useState(memory.stop);
  const links = useRef(new Map<number, HTMLAnchorElement>());
  const refs = useRef<((node: HTMLAnchorElement | null) => void)[]>([]);
  const waiting = useRef<number>(undefined);
  const unmounted = useRef<number>(undefined);
  const from = useRef(0);
  const stop = Math.min(wanted, Math.max(0, count - 1));
  memory.stop = wanted;

  const moveTo = (index: number) => {
    setStop(index);
    const link = links.current.get(index);
    if (link) focusOn(link);
    else unmounted.current = index;
    reveal(index);
    if (moreAvailable && index >= count - ahead) loadMore();
  };
  useEffect(() => {
    const index = waiting.current;
    if (links.current.get(stop)?.matches(':focus')) reveal(stop);
    if (index === undefined || index >= count) return;
    waiting.current = undefined;
    if (links.current.get(from.current)?.matches(':focus')) moveTo(index);
    // Runs when cards arrive, and not for other changes.
  }, [count]);

  return {
    stop,
    linkRef: (index) => (refs.current[index] ??= (node) => {
      if (!node) return void links.current.delete(index);
      links.current.set(index, node);
      if (unmounted.current !== index) return;
      unmounted.current = undefined;
      focusOn(node);
    }),
    onFocus: setStop,
    onKeyDown(event) {
      const index = [...links.current].find(([, link]) => link === event.target)?.[0];
      if (index === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const move = rowMove(event.key, index, count, { rtl, moreAvailable, lines });
      if (!move) return;
      event.preventDefault();
      if (move.to !== 'more') return moveTo(move.to);
      waiting.current = count;
      from.current = index;
      loadMore();
    },
  };
}

const focusOn = (link: HTMLAnchorElement) => link.focus({ preventScroll: true });
