import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { fitCells } from '../../../rules/guide/field/fit-cells.ts';
import type { RowSpan } from '../../../rules/guide/field/cover-time.ts';
import { spanAt, type GuideFocus } from '../../../rules/guide/guide-move.ts';
import { timeOf } from '../../../rules/guide/time-scale.ts';
import type { Guide } from '../../../store/guide/guide.ts';
import { inlineStep, mostCells, overscan, type GuideMeasures } from './guide-measures.ts';
import type { Viewport, ViewportSteps } from './use-viewport.ts';

/** What the grid shows and mounts. */
export interface Shown {
  rows: { first: number; last: number };
  rowsInSight: { first: number; last: number };
  /** In sight. */
  seen: TimeWindow;
  /** Mounted: some more either way. */
  time: TimeWindow;
}

export const stepsOf = ({ row }: GuideMeasures): ViewportSteps => ({ inline: inlineStep, block: row });

/** @param rows how many there are; while that is unknown, as many as fit */
export function whatShows(viewport: Viewport, measures: GuideMeasures, range: TimeWindow, rows: number | undefined): Shown {
  const steps = stepsOf(measures);
  const moment = (pixels: number) => Math.min(range.to, Math.max(range.from, range.from + timeOf(pixels, measures.pixelsPerMinute)));
  const seen = { from: moment(viewport.inline), to: moment(viewport.inline + steps.inline + Math.max(0, viewport.width - measures.channel)) };
  const [first, last] = [Math.floor(viewport.block / measures.row), Math.floor((viewport.block + viewport.height + steps.block - measures.ruler) / measures.row)];
  const rowsWith = (more: number) => ({ first: Math.max(0, first - more), last: Math.min((rows ?? Infinity) - 1, last + more) });
  return {
    seen,
    rows: rowsWith(overscan.rows), rowsInSight: rowsWith(0),
    time: { from: Math.max(range.from, seen.from - overscan.minutes * 60_000), to: Math.min(range.to, seen.to + overscan.minutes * 60_000) },
  };
}

/** The same without what is mounted beyond the edge. */
export const inSightOf = (shown: Shown): Shown => ({ ...shown, rows: shown.rowsInSight, time: shown.seen });

/** A row that is mounted, with its cells. */
export interface MountedRow {
  row: number;
  spans: readonly RowSpan[];
}

/**
 * The rows in sight and the one that has the focus, so that it survives when its row scrolls away; together no more cells than may be.
 *
 * @param focus undefined while nothing in the grid has the focus
 */
export function mountedRows(guide: Pick<Guide, 'spans'>, { rows: { first, last }, seen, time }: Shown, range: TimeWindow, focus: GuideFocus | undefined): MountedRow[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const fitted = fitCells(rows.map((row) => guide.spans(row, time).map((span) => cut(span, time))), seen, mostCells - 1);
  const mounted = rows.map((row, index) => ({ row, spans: fitted[index] ?? [] }));
  const held = focus && spanAt(guide.spans(focus.row, range), focus.anchor);
  if (!focus || !held) return mounted;
  const row = mounted.find((each) => each.row === focus.row);
  if (!row) return [...mounted, { row: focus.row, spans: [held] }];
  if (!spanAt(row.spans, focus.anchor)) row.spans = [...row.spans, held];
  return mounted;
}

/** What is not known has no length of its own: it is as long as what is mounted. */
function cut(span: RowSpan, { from, to }: TimeWindow): RowSpan {
  if (span.programme) return span;
  const [start, end] = [Math.max(span.start, from), Math.min(span.end, to)];
  return start === span.start && end === span.end ? span : { ...span, start, end };
}
