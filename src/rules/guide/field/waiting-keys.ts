import type { TimeWindow } from '../cell-of.ts';
import type { RowSpan } from './cover-time.ts';

/** A time that was waited for, and the key of the cell that showed it. */
export interface KeyedWait extends TimeWindow {
  key: string;
}

/**
 * Names the waiting times of a row, so that one which grows, shrinks, fails or is asked for again stays the same cell under a viewer's finger.
 *
 * @param last the waiting times that the row showed before
 * @param stop the moment that is pressed, or has the focus: its cell is kept before any other
 * @returns for each waiting time, in order
 */
export function waitingKeys(spans: readonly RowSpan[], last: readonly KeyedWait[], stop: number | undefined): KeyedWait[] {
  const free = new Map(last.map((wait) => [wait.key, wait]));
  const focused = last.find(({ from, to }) => stop !== undefined && from <= stop && stop < to);
  const taken = (span: RowSpan): string | undefined => {
    const meets = ({ from, to }: TimeWindow) => from < span.end && span.start < to;
    const isFocused = stop !== undefined && span.start <= stop && stop < span.end;
    const kept = isFocused && focused && meets(focused) ? focused : [...free.values()].find((wait) => wait !== focused && meets(wait));
    if (kept) free.delete(kept.key);
    return kept?.key;
  };
  const names = new Set(last.map(({ key }) => key));
  const unused = (start: number): string => {
    let key = `wait ${start}`;
    while (names.has(key)) key += "'";
    names.add(key);
    return key;
  };
  return spans.filter(({ waiting }) => waiting).map((span) => ({ from: span.start, to: span.end, key: taken(span) ?? unused(span.start) }));
}
