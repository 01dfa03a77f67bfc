import { useLayoutEffect, useState, type RefObject } from 'react';
import { mountedColumns } from '../../../rules/catalogue/mounted-columns.ts';
import { type RowExtent, type RowPlaces, rowPlacesOf } from './row-places.ts';

export interface LongRowProps extends RowExtent {
  scroller: RefObject<HTMLElement | null>;
  perRow: number;
  /** The card that is the tab stop. */
  stop: number;
  onPlaces(places: RowPlaces): void;
}

/** Follows the scrolling of a long row and says which of its cards are mounted. Draws nothing itself. */
export function LongRow({ scroller, count, lines, isComplete, perRow, stop, onPlaces }: LongRowProps) {
  const [span, setSpan] = useState<ReturnType<typeof mountedColumns>>();
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    const look = () => setSpan((before) => {
      const next = mountedColumns({ offset: Math.abs(node.scrollLeft), stride: strideOf(node), perRow, columns: Math.ceil(count / lines) });
      return next.first === before?.first && next.last === before.last ? before : next;
    });
    look();
    node.addEventListener('scroll', look, { passive: true });
    return () => node.removeEventListener('scroll', look);
  }, [scroller, count, lines, perRow]);
  useLayoutEffect(() => {
    if (span) onPlaces(rowPlacesOf({ count, lines, isComplete }, span, stop));
  }, [onPlaces, count, lines, isComplete, span, stop]);
  return null;
}

function strideOf(scroller: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(scroller).columnGap) || 0;
  return (scroller.querySelector('li')?.getBoundingClientRect().width ?? 0) + gap || 1;
}
