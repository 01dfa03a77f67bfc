import type { TimeWindow } from '../../../rules/guide/cell-of.ts';

const minuteMs = 60_000;

/** The column of the channels' names and one for each minute. chosen: minutes, because programmes begin at any of them */
export const columnCount = ({ from, to }: TimeWindow): number => 1 + Math.round((to - from) / minuteMs);

/** Where a stretch of time stands among the columns of a guide, for screen readers. */
export function columnsOf(span: { start: number; end: number }, { from, to }: TimeWindow): { 'aria-colindex': number; 'aria-colspan': number } {
  const first = Math.floor((Math.max(span.start, from) - from) / minuteMs);
  const end = Math.ceil((Math.min(span.end, to) - from) / minuteMs);
  return { 'aria-colindex': first + 2, 'aria-colspan': Math.max(1, end - first) };
}
