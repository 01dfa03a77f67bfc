import type { GuideSpan } from './tidy-programmes.ts';
import type { TimeWindow } from './cell-of.ts';

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
  spansOf(row: number): readonly GuideSpan[];
}

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
    back: () => toTime((span?.start ?? focus.anchor) - 1),
    forward: () => toTime(span?.end ?? focus.anchor + 60_000),
    start: () => toTime(field.now),
    end: () => toTime(field.range.to - 1),
  };
  return moves[key]();
}

/** What airs at a moment. */
export function spanAt(spans: readonly GuideSpan[], moment: number): GuideSpan | undefined {
  return spans.find(({ start, end }) => start <= moment && moment < end);
}
