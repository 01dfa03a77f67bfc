import { useEffect, useLayoutEffect, useMemo, type RefObject } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import type { GuideFocus } from '../../../rules/guide/guide-move.ts';
import { pixelsOf, timeOf } from '../../../rules/guide/time-scale.ts';
import type { Guide } from '../../../store/guide/guide.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { EpgGridEvents } from '../events.ts';
import cells from '../cells/guide-cell.css';
import { useCellFrame, type OpenChannelDay } from '../cells/use-cell-frame.ts';
import { columnCount } from './columns-of.ts';
import { measuresOf, type GuideDensity } from './guide-measures.ts';
import { GuideRow, type GuideRowProps } from './guide-row.tsx';
import { GuideRuler } from './guide-ruler.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useGuideFocus } from './use-guide-focus.ts';
import { useKeptElements } from './use-kept-elements.ts';
import { useViewport } from './use-viewport.ts';
import { inSightOf, mountedRows, stepsOf, whatShows } from './what-shows.ts';

/** What the tools around the grid may do with it. */
export interface FieldHandle {
  goTo(focus: GuideFocus, how?: { focus: boolean }): void;
  /** Where it is now. */
  focus(): GuideFocus | undefined;
}

export interface GuideFieldProps {
  guide: Guide;
  range: TimeWindow;
  now: number;
  zone: string | undefined;
  hourPixels: number;
  density: GuideDensity;
  scroller: RefObject<HTMLDivElement | null>;
  handle?: RefObject<FieldHandle | null>;
  /** Where the focus was when the page was left. */
  start?: GuideFocus;
  /** Called with the first moment in sight, whenever it is another half hour. */
  onEdge(edge: number): void;
  /** Called with how far down it is, in pixels, a row at a time. */
  onTop?(top: number): void;
  /** Where the focus is, when it is in the grid. */
  onPlace?(focus: GuideFocus | undefined): void;
  /** Escape. */
  onLeave(): void;
  openDay: OpenChannelDay;
  emit: Emit<EpgGridEvents>;
}

/** Rows that stand for channels until it is known how many there are. */
const waitingRows = 12;

/** The scrolling grid: mounts the visible cells and an overscan, keeps one cell in the tab order, moves the focus by the model. */
export function GuideField({ guide, range, now, zone, hourPixels, density, scroller, handle, start, onEdge, onTop, onPlace, onLeave, openDay, emit }: GuideFieldProps) {
  const frame = useCellFrame({ zone, openDay, emit });
  const { label } = frame;
  useSignal(guide.revision);
  const rows = useSignal(guide.rows);
  const width = useViewport(scroller, { inline: 1e9, block: 1e9 }).width;
  const measures = useMemo(() => measuresOf(hourPixels, density, width || 1000), [hourPixels, density, width]);
  const steps = stepsOf(measures);
  const viewport = useViewport(scroller, steps);
  const isMeasured = viewport.width > 0;
  const shown = useMemo(() => whatShows(viewport, measures, range, rows), [viewport, measures, range, rows]);
  const isAhead = useAfterPaint(rows !== undefined);
  const focus = useGuideFocus({ guide, scroller, range, now, rows, measures, start, onLeave });
  useLayoutEffect(() => {
    if (handle) handle.current = { goTo: focus.goTo, focus: () => focus.held };
  });

  // What is mounted beyond the edge is asked for too: no cell waits for what nobody fetches.
  const { from, to } = isAhead ? shown.time : shown.seen;
  useEffect(() => {
    if (isMeasured) guide.need(shown.rows, { from, to });
  }, [guide, shown.rows.first, shown.rows.last, from, to, isMeasured]);
  useEffect(() => {
    if (isMeasured) onTop?.(viewport.block);
  }, [viewport.block, isMeasured]);
  useEffect(() => onPlace?.(focus.held), [focus.held?.row, focus.held?.anchor]);
  useEffect(() => {
    if (isMeasured) onEdge(shown.seen.from);
  }, [shown.seen.from, isMeasured]);

  const stop = focus.stopAmong(shown);
  const { pixelsPerMinute } = measures;
  const length = pixelsOf(range.to - range.from, pixelsPerMinute);
  // A title that has begun before is cut a step early, so that it is never under the channels' names.
  const edge = shown.seen.from > range.from ? shown.seen.from + timeOf(steps.inline, pixelsPerMinute) : range.from;
  const drawn = useKeptElements<GuideRowProps>(mountedRows(guide, isAhead ? shown : inSightOf(shown), range, focus.held).map(({ row, spans }) => [row, {
    frame, row, spans, channel: guide.channel(row), range, measures, edge, now, stop: stop.row === row ? stop.anchor : undefined, onFocus: focus.onCellFocus, onRetry: guide.retry,
  }]), (props, key) => <GuideRow key={key} {...props} />);
  const ruler = useMemo(() => <GuideRuler range={range} time={shown.time} seen={shown.seen} now={now} zone={zone} measures={measures} />, [range, shown.seen.from, shown.seen.to, now, zone, measures]);
  return (
    <div
      ref={scroller} className="fl-guide__scroller" role="grid" tabIndex={-1} aria-label={label('programmeGuide')}
      aria-rowcount={rows === undefined ? -1 : rows + 1} aria-colcount={columnCount(range)} aria-busy={rows === undefined} data-density={density} {...focus.handlers}
      style={{ '--fl-guide-channel': `${measures.channel}px`, '--fl-guide-row': `${measures.row}px`, '--fl-guide-ruler': `${measures.ruler}px` } as object}
    >
      <div ref={useSheet(cells)} className="fl-guide__canvas" role="presentation" style={{ inlineSize: `${length + measures.channel}px`, blockSize: `${(rows ?? waitingRows) * measures.row + measures.ruler}px` }}>
        {ruler}
        {drawn}
        <div className="fl-guide__now" style={{ insetInlineStart: `calc(var(--fl-guide-channel) + ${pixelsOf(now - range.from, pixelsPerMinute)}px)` }} aria-hidden="true" />
      </div>
    </div>
  );
}
