import { useRef } from 'react';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import type { RowSpan } from '../../../rules/guide/field/cover-time.ts';
import { sliverShifts } from '../../../rules/guide/field/sliver-shifts.ts';
import { waitingKeys } from '../../../rules/guide/field/waiting-keys.ts';
import { spanAt } from '../../../rules/guide/guide-move.ts';
import { programmeLockOf } from '../../../rules/guide/programme-lock.ts';
import { pixelsOf, timeOf } from '../../../rules/guide/time-scale.ts';
import type { CellFrame } from '../cells/use-cell-frame.ts';
import { ChannelName } from './channel-name.tsx';
import { GridCell, type GridCellProps } from './grid-cell.tsx';
import { inlineStep, type GuideMeasures } from './guide-measures.ts';
import { useKeptElements } from './use-kept-elements.ts';

export interface GuideRowProps {
  frame: CellFrame;
  row: number;
  channel: GuideChannel | undefined;
  spans: readonly RowSpan[];
  range: TimeWindow;
  measures: GuideMeasures;
  /** The first moment that is wholly beside the channels' names. */
  edge: number;
  now: number;
  /** The moment of the tab stop, when it is in this row. */
  stop: number | undefined;
  onFocus(row: number, span: RowSpan): void;
  onRetry(): void;
}

/** A channel and what it airs. */
export function GuideRow({ frame, row, channel, spans, range, measures: { pixelsPerMinute, row: height }, edge, now, stop, onFocus, onRetry }: GuideRowProps) {
  const lockKey = channel && programmeLockOf(channel, frame.viewer);
  const stepMs = timeOf(inlineStep, pixelsPerMinute);
  const stopSpan = stop === undefined ? undefined : spanAt(spans, stop);
  const waits = useRef<ReturnType<typeof waitingKeys>>([]);
  const pressed = useRef<number>(undefined);
  waits.current = waitingKeys(spans, waits.current, pressed.current ?? stop);
  const keyOfWait = new Map(waits.current.map(({ from, key }) => [from, key]));
  const shifts = sliverShifts(spans, range, pixelsPerMinute);
  const cells = useKeptElements<GridCellProps>(spans.map((span, at) => [span.programme?.id ?? (span.waiting ? keyOfWait.get(span.start) : undefined) ?? `gap ${span.start}`, {
    frame, row, span, channel, range, pixelsPerMinute, shift: shifts[at] ?? 0, now, lockKey, isStop: span === stopSpan, pressed, onFocus, onRetry,
    isAtEdge: span.start < edge + stepMs && span.end > edge - 2 * stepMs,
    hidden: span.start < edge ? pixelsOf(Math.min(edge, span.end) - Math.max(span.start, range.from), pixelsPerMinute) : 0,
  }]), (props, key) => <GridCell key={key} {...props} />);
  return (
    <div
      className="fl-guide__row" role="row" aria-rowindex={row + 2} style={{ insetBlockStart: `calc(var(--fl-guide-ruler) + ${row * height}px)` }}
      onPointerUp={() => { pressed.current = undefined; }}
    >
      <ChannelName frame={frame} channel={channel} row={row} />
      {cells}
    </div>
  );
}
