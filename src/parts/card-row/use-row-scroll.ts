import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Where a row stands and what moves it. Offsets are logical: they grow in reading order. */
export interface RowScroll {
  atStart: boolean;
  atEnd: boolean;
  /** Goes on by as many cards as are seen, or back. */
  page(direction: 1 | -1): void;
  /** Brings a card into sight, by its place in the list. */
  reveal(index: number): void;
}

/** @param revision anything that changes when cards come or their size changes */
export function useRowScroll(scroller: RefObject<HTMLElement | null>, perRow: number, revision: unknown): RowScroll {
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  const look = useCallback(() => {
    if (!scroller.current) return;
    const { offset, end } = placeOf(scroller.current);
    const next = { atStart: offset <= 1, atEnd: offset >= end - 1 };
    setEdges((before) => (before.atStart === next.atStart && before.atEnd === next.atEnd ? before : next));
  }, [scroller]);
  useEffect(look, [look, perRow, revision]);
  useEffect(() => {
    const node = scroller.current;
    node?.addEventListener('scroll', look, { passive: true });
    return () => node?.removeEventListener('scroll', look);
  }, [scroller, look]);
  return {
    ...edges,
    page(direction) {
      const node = scroller.current;
      if (!node) return;
      const { offset, stride } = placeOf(node);
      scrollTo(node, (Math.round(offset / stride) + direction * perRow) * stride);
    },
    reveal(index) {
      const node = scroller.current;
      if (!node) return;
      const { offset, stride } = placeOf(node);
      const first = Math.round(offset / stride);
      if (index < first) scrollTo(node, index * stride);
      else if (index >= first + perRow) scrollTo(node, (index - perRow + 1) * stride);
    },
  };
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

function scrollTo(scroller: HTMLElement, offset: number): void {
  const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  const behavior = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scroller.scrollTo?.({ left: sign * Math.max(0, offset), behavior });
}
