import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { blockRows } from './guide-blocks.ts';
import { windowMs, windowsOf } from './guide-index.ts';
import type { WindowRequest } from './window-requests.ts';

export interface Rows {
  first: number;
  last: number;
}

/** A window of the channels that follow each other. */
export interface BlockRequest extends WindowRequest {
  block: number;
}

export interface Place {
  rows: Rows;
  time: TimeWindow;
}

/** Where one moves: 1 to later rows and times, -1 to earlier ones, 0 before the first move. */
export interface Heading {
  rows: number;
  time: number;
}

/** A move along one axis keeps the heading along the other; a stretch of time that grows both ways has not moved. */
export const headingOf = (from: Place, to: Place, before: Heading): Heading => ({
  rows: Math.sign(to.rows.first - from.rows.first) || before.rows,
  time: Math.sign(to.time.from + to.time.to - from.time.from - from.time.to) || before.time,
});

/**
 * The windows that a place needs, then the ones that come next where one moves.
 *
 * @param total how many rows there are; until that is known the first block alone is asked for
 * @source design/guide.md "prefetched ahead of the edge"
 */
export function wantedWindows({ rows, time }: Place, heading: Heading, total: number | undefined): { block: number; from: number }[] {
  const lastRow = total === undefined ? rows.first : Math.min(rows.last, total - 1);
  const blocks = range(Math.floor(rows.first / blockRows), Math.floor(Math.max(rows.first, lastRow) / blockRows));
  const windows = windowsOf(time);
  const wanted = product(blocks, windows);
  if (total === undefined || total === 0) return wanted;
  const [firstBlock = 0, lastBlock = 0] = [blocks[0], blocks.at(-1)];
  const [firstWindow = 0, lastWindow = 0] = [windows[0], windows.at(-1)];
  const nextBlock = heading.rows > 0 ? lastBlock + 1 : firstBlock - 1;
  if (heading.rows !== 0 && nextBlock >= 0 && nextBlock * blockRows < total) wanted.push(...product([nextBlock], windows));
  if (heading.time !== 0) wanted.push(...product(blocks, [heading.time > 0 ? lastWindow + windowMs : firstWindow - windowMs]));
  return wanted;
}

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const product = (blocks: readonly number[], windows: readonly number[]) => blocks.flatMap((block) => windows.map((from) => ({ block, from })));
