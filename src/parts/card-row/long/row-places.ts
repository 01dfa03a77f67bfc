import type { CSSProperties, LiHTMLAttributes } from 'react';

/** Where the cards of a long row stand, and which of them are mounted. A card has its place in a grid, whatever is mounted beside it. */
export interface RowPlaces {
  /** Of the track: it is as long as all of its cards. */
  style: CSSProperties;
  mounts(index: number): boolean;
  /** What a card's entry of the list gets: its place, and for ears how many there are. */
  of(index: number): LiHTMLAttributes<HTMLLIElement>;
}

export interface RowExtent {
  count: number;
  /** How many cards stand one above the other. */
  lines: number;
  /** There is no next page. */
  isComplete: boolean;
}

/** @param stop the tab stop is mounted wherever the row was scrolled to */
export function rowPlacesOf({ count, lines, isComplete }: RowExtent, { first, last }: { first: number; last: number }, stop: number): RowPlaces {
  const columnOf = (index: number) => Math.floor(index / lines);
  return {
    style: {
      display: 'grid',
      gridTemplateRows: `repeat(${lines}, auto)`,
      gridTemplateColumns: `repeat(${columnOf(count - 1) + 1}, var(--fl-row-card))`,
      gridAutoColumns: 'var(--fl-row-card)',
      gridAutoFlow: 'column',
      justifyContent: 'start',
    },
    mounts: (index) => index === stop || (columnOf(index) >= first && columnOf(index) <= last),
    of: (index) => ({
      style: { gridArea: `${(index % lines) + 1} / ${columnOf(index) + 1}` },
      'aria-setsize': isComplete ? count : -1,
      'aria-posinset': index + 1,
    }),
  };
}
