import { cellOf, type TimeWindow } from '../cell-of.ts';

/** Pixels that a cell has at least: what a finger needs. @source design/guide.md "short cells still offer 24 px" */
export const leastCell = 24;

/**
 * How much later each cell of a row begins than its time, in pixels, so that none lies on the one before.
 *
 * chosen: a sliver takes its least width from what follows it, which has more than it needs; nothing is covered
 *
 * @param spans in the order of their start; one that stands out of it begins anew
 */
export function sliverShifts(spans: readonly { start: number; end: number }[], window: TimeWindow, pixelsPerMinute: number): number[] {
  let [reached, last] = [0, -Infinity];
  return spans.map((span) => {
    const cell = cellOf(span, window, pixelsPerMinute);
    if (!cell) return 0;
    const start = cell.offset < last ? cell.offset : Math.max(cell.offset, reached);
    last = cell.offset;
    reached = Math.max(start + leastCell, cell.offset + cell.length);
    return start - cell.offset;
  });
}
