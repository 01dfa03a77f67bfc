import type { TimeWindow } from '../cell-of.ts';
import type { GuideSpan } from '../tidy-programmes.ts';

/** A part of a channel's row: a programme, a hole, or a time that is not known yet. */
export interface RowSpan extends GuideSpan {
  /** Still to come, or it did not. */
  waiting?: 'loading' | 'failed';
}

/**
 * A row without an empty place: what lies between what is known is waited for.
 *
 * @param spans sorted, without overlaps; they may reach beyond the time
 * @param stateOf whether a moment that no span covers is still to come
 * @param stepMs states hold for so long, from whole steps on
 */
export function coverTime(spans: readonly GuideSpan[], { from, to }: TimeWindow, stateOf: (moment: number) => 'loading' | 'failed', stepMs: number): RowSpan[] {
  const row: RowSpan[] = [];
  let reached = from;
  const waitUntil = (end: number) => {
    while (reached < end) {
      const next = Math.min(end, (Math.floor(reached / stepMs) + 1) * stepMs);
      const waiting = stateOf(reached);
      const last = row.at(-1);
      if (last?.waiting === waiting) last.end = next;
      else row.push({ start: reached, end: next, waiting });
      reached = next;
    }
  };
  for (const span of spans) {
    waitUntil(Math.min(span.start, to));
    row.push(span);
    reached = Math.max(reached, span.end);
  }
  waitUntil(to);
  return row;
}
