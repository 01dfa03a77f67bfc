import type { TimeWindow } from './cell-of.ts';
import type { RowSpan } from './field/cover-time.ts';
import type { GuideSpan } from './tidy-programmes.ts';

/** The focus of the guide: a row, and the moment that vertical moves keep. Epoch milliseconds. */
export interface GuideFocus {
  row: number;
  anchor: number;
}

export interface GuideField {
  rows: number;
  /** The whole time the guide covers. */
  range: TimeWindow;
  /** How many rows a page holds. */
  page: number;
  now: number;
  spansOf(row: number): readonly RowSpan[];
}

/** How far one moves through a time that is not known yet, which has no neighbour to go to: it may last until the end of the guide. chosen: as the ruler's steps */
const unknownStepMs = 30 * 60_000;

/** The keys of the guide by meaning: `forward` follows the reading direction. */
export type GuideKey = 'up' | 'down' | 'back' | 'forward' | 'start' | 'end' | 'page-up' | 'page-down' | 'first' | 'last';

/**
 * Where a key leads.
 *
 * Up and down keep the anchor minute and land on what airs at it; back and forward move the anchor to the neighbour.
 * `start` leads to what airs now, `end` to the last of the row, known or not; `first` and `last` to the first and last channel.
 *
 * @source design/guide.md "Layout and behaviour"
 */
export function moveInGuide(focus: GuideFocus, key: GuideKey, field: GuideField): GuideFocus {
  const toRow = (row: number): GuideFocus => ({ row: Math.max(0, Math.min(field.rows - 1, row)), anchor: focus.anchor });
  const toTime = (anchor: number): GuideFocus => ({ row: focus.row, anchor: Math.max(field.range.from, Math.min(field.range.to - 1, anchor)) });
  const span = spanAt(field.spansOf(focus.row), focus.anchor);
  const moves: Record<GuideKey, () => GuideFocus> = {
    up: () => toRow(focus.row - 1),
    down: () => toRow(focus.row + 1),
    'page-up': () => toRow(focus.row - field.page),
    'page-down': () => toRow(focus.row + field.page),
    first: () => ({ ...toTime(field.now), row: 0 }),
    last: () => toRow(field.rows - 1),
    back: () => toTime(backFrom(focus.anchor, span)),
    forward: () => toTime(forwardFrom(focus.anchor, span)),
    start: () => toTime(field.now),
    end: () => toTime(field.range.to - 1),
  };
  return moves[key]();
}

function backFrom(anchor: number, span: RowSpan | undefined): number {
  if (!span) return anchor - 1;
  return span.waiting ? Math.max(span.start - 1, anchor - unknownStepMs) : span.start - 1;
}

function forwardFrom(anchor: number, span: RowSpan | undefined): number {
  if (!span) return anchor + 60_000;
  return span.waiting ? Math.min(span.end, anchor + unknownStepMs) : span.end;
}

/** What has to be in sight of a span that has the focus: all of it, or a step of a time that is not known yet. */
export function sightOf(span: RowSpan | undefined, anchor: number): TimeWindow {
  return span && !span.waiting ? { from: span.start, to: span.end } : { from: anchor, to: Math.min(span?.end ?? Infinity, anchor + unknownStepMs) };
}

/** What airs at a moment. */
export function spanAt<T extends GuideSpan>(spans: readonly T[], moment: number): T | undefined {
  return spans.find(({ start, end }) => start <= moment && moment < end);
}
