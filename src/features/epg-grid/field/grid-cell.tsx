import type { RefObject } from 'react';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import { airingOf, cellOf, type TimeWindow } from '../../../rules/guide/cell-of.ts';
import type { RowSpan } from '../../../rules/guide/field/cover-time.ts';
import { leastCell } from '../../../rules/guide/field/sliver-shifts.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { GuideCell } from '../cells/guide-cell.tsx';
import { WaitingCell } from '../cells/waiting-cell.tsx';
import type { CellFrame } from '../cells/use-cell-frame.ts';
import { columnsOf } from './columns-of.ts';
import { tightBelow } from './guide-measures.ts';

export interface GridCellProps {
  frame: CellFrame;
  row: number;
  span: RowSpan;
  channel: GuideChannel | undefined;
  range: TimeWindow;
  pixelsPerMinute: number;
  /** Pixels by which it begins later than its time, beside a sliver. */
  shift: number;
  now: number;
  lockKey: LabelKey | undefined;
  /** Pixels of its start that are out of sight. */
  hidden: number;
  /** It crosses the edge, or soon does. */
  isAtEdge: boolean;
  /** The one in the tab order. */
  isStop: boolean;
  /** A moment of the waiting cell that a finger is on: what arrives beside it leaves it in its place, or its click would be lost. */
  pressed: RefObject<number | undefined>;
  onFocus(row: number, span: RowSpan): void;
  onRetry(): void;
}

/** A place in the grid: where it stands and how long it is; what it says is the cell's own. */
export function GridCell({ frame, row, span, channel, range, pixelsPerMinute, shift, now, lockKey, hidden, isAtEdge, isStop, pressed, onFocus, onRetry }: GridCellProps) {
  const cell = cellOf(span, range, pixelsPerMinute);
  if (!cell) return null;
  const length = Math.max(leastCell, cell.length - shift);
  const take = () => onFocus(row, span);
  return (
    <div
      className="fl-guide__cell" role="gridcell" part="cell" data-state={span.waiting ?? airingOf(span, now).state} data-gap={!span.programme && !span.waiting} data-sliver={cell.length < leastCell ? true : undefined} {...columnsOf(span, range)}
      style={{ insetInlineStart: `calc(var(--fl-guide-channel) + ${cell.offset + shift}px)`, inlineSize: `${length}px` }}
    >
      {channel && !span.waiting
        ? <GuideCell frame={frame} span={span} channel={channel} now={now} lockKey={lockKey} hidden={hidden} isTight={length - hidden < tightBelow} isSliver={cell.length < leastCell} isAtEdge={isAtEdge} tabbable={isStop} onFocus={take} />
        : <WaitingCell label={frame.label} failed={span.waiting === 'failed'} channel={channel} tabbable={isStop} onFocus={take} onPress={() => { pressed.current = span.start; }} onRetry={onRetry} />}
    </div>
  );
}
