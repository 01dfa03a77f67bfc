import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { RowMemory } from './row-layout.ts';

/** The scroll position of a row and what changes it. Offsets are logical: they grow in reading order. */
export interface RowScroll {
  atStart: boolean;
  atEnd: boolean;
  /** Goes on by as many cards as are seen, or back. */
  page(direction: 1 | -1): void;
  /** The first card that is seen, by its place in the list. */
  first(): number;
  /** Brings a card into sight, by its place in the list. */
  reveal(index: number): void;
}

/** Longer than a browser's smooth scroll takes, milliseconds. */
const glideMs = 800;

/**
 * Scrolls a row and reports its position.
 *
 * Cards that arrive during a smooth scroll may stop it early (Chromium, right to left): the row then jumps to the target.
 * Quick steps are not smooth, or a held key would outrun the row.
 *
 * @param lines how many cards stand one above the other
 * @param memory where it was when its cards were given up: it goes on from there
 * @param revision anything that changes when cards come or their size changes
 */
export function useRowScroll(scroller: RefObject<HTMLElement | null>, perRow: number, revision: unknown, memory: RowMemory, lines = 1): RowScroll {
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  const goal = useRef({ offset: 0, at: -Infinity });
  const look = useCallback(() => {
    if (!scroller.current) return;
    const { offset, end } = placeOf(scroller.current);
    memory.offset = offset;
    const next = { atStart: offset <= 1, atEnd: offset >= end - 1 };
    setEdges((before) => (before.atStart === next.atStart && before.atEnd === next.atEnd ? before : next));
  }, [scroller, memory]);
  useLayoutEffect(() => {
    if (scroller.current && memory.offset) scrollTo(scroller.current, memory.offset, 'instant');
  }, [scroller, memory]);
  useLayoutEffect(() => {
    if (scroller.current && performance.now() - goal.current.at < glideMs) scrollTo(scroller.current, goal.current.offset, 'instant');
    look();
  }, [scroller, look, perRow, revision]);
  useEffect(() => {
    const node = scroller.current;
    node?.addEventListener('scroll', look, { passive: true });
    return () => node?.removeEventListener('scroll', look);
  }, [scroller, look]);
  const go = (column: number) => {
    if (!scroller.current) return;
    const offset = Math.max(0, column * placeOf(scroller.current).stride);
    const isGliding = performance.now() - goal.current.at < glideMs;
    goal.current = { offset, at: performance.now() };
    scrollTo(scroller.current, offset, isGliding || prefersStillness() ? 'instant' : 'smooth');
  };
  const first = () => (scroller.current ? firstOf(scroller.current, goal.current) : 0);
  return {
    ...edges,
    first: () => first() * lines,
    page: (direction) => go(first() + direction * perRow),
    reveal(index) {
      const column = Math.floor(index / lines);
      if (column < first()) go(column);
      else if (column >= first() + perRow) go(column - perRow + 1);
    },
  };
}

/** During a smooth scroll its target counts. */
function firstOf(scroller: HTMLElement, goal: { offset: number; at: number }): number {
  const { offset, end, stride } = placeOf(scroller);
  const isGliding = performance.now() - goal.at < glideMs;
  return Math.round((isGliding ? Math.min(goal.offset, Math.max(end, 0)) : offset) / stride);
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function placeOf(scroller: HTMLElement): { offset: number; end: number; stride: number } {
  const card = scroller.querySelector('li');
  const gap = Number.parseFloat(getComputedStyle(scroller).columnGap) || 0;
  return {
    offset: Math.abs(scroller.scrollLeft),
    end: scroller.scrollWidth - scroller.clientWidth,
    stride: (card?.getBoundingClientRect().width ?? 0) + gap || 1,
  };
}

function scrollTo(scroller: HTMLElement, offset: number, behavior: 'instant' | 'smooth'): void {
  const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  scroller.scrollTo?.({ left: sign * offset, behavior });
}
