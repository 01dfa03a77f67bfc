import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import { moveInGuide, type GuideFocus } from '../../rules/guide/guide-move.ts';
import { pixelsOf, timeOf } from '../../rules/guide/time-scale.ts';
import type { Guide } from '../../store/guide/guide.ts';
import type { EpgGridEvents } from './events.ts';
import { keyOf } from '../../rules/guide/guide-keys.ts';
import { shownDay } from './guide-range.ts';
import { GuideRow } from './guide-row.tsx';
import { GuideRuler } from './guide-ruler.tsx';
import { mostCells, overscan, scale } from './guide-scale.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { useViewport, type Viewport } from './use-viewport.ts';

export interface GuideFieldProps {
  guide: Guide;
  range: TimeWindow;
  now: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** Called with the midnight before what shows, in epoch milliseconds, when it is another one. */
  onDay(day: number): void;
  emit: Emit<EpgGridEvents>;
}

/** The scrolling grid: mounts the visible cells and an overscan, keeps one cell in the tab order, moves the focus by the model. */
export function GuideField({ guide, range, now, scroller, onDay, emit }: GuideFieldProps) {
  const label = useLabel();
  const { direction } = useLocale();
  useSignal(guide.revision);
  const rows = useSignal(guide.rows);
  const viewport = useViewport(scroller);
  const [focus, setFocus] = useState<GuideFocus>({ row: 0, anchor: now });
  const moved = useRef(false);
  const held = useHeldFocus();
  const channel = viewport.width < scale.narrowBelow ? scale.narrowChannel : scale.channel;
  const { visible, time, edge } = whatShows(viewport, channel, range, rows);

  useEffect(() => {
    if (viewport.width > 0) guide.need(visible, time);
  }, [guide, visible.first, visible.last, Math.floor(time.from / 3_600_000), viewport.width > 0]);
  const day = shownDay(range, edge);
  useEffect(() => {
    if (viewport.width > 0) onDay(day);
  }, [day, viewport.width > 0]);
  useLayoutEffect(() => {
    const cell = (moved.current || held.isLost()) && scroller.current?.querySelector<HTMLElement>('[data-focus="true"]');
    if (!cell) return;
    cell.focus({ preventScroll: true });
    // The channel's name is sticky: scrolling it into view moves the page vertically, never the time.
    cell.closest('[role="row"]')?.querySelector('[role="rowheader"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The cell that replaces a loading one takes its focus.
    moved.current = cell.hasAttribute('data-waiting');
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event, direction);
    if (!key) return;
    event.preventDefault();
    moved.current = true;
    const page = Math.max(1, Math.floor((viewport.height - scale.ruler) / scale.row) - 1);
    const next = moveInGuide(focus, key, { rows, range, page, now, spansOf: (row) => guide.spans(row, range) });
    reveal(scroller.current, next, range, channel, direction);
    setFocus(next);
  };
  const length = pixelsOf(range.to - range.from, scale.pixelsPerMinute);
  const perRow = Math.max(1, Math.floor(mostCells / Math.max(1, visible.last - visible.first + 1)));
  return (
    <div
      ref={scroller} className="fl-guide__scroller" role="grid" tabIndex={rows === 0 ? 0 : -1} aria-label={label('programmeGuide')}
      aria-rowcount={rows + 1} aria-colcount={-1} aria-busy={rows === 0} onKeyDown={onKeyDown}
      onFocus={(event) => held.take(event.target)} onBlur={(event) => (event.relatedTarget ? void (moved.current = false) : held.leave(event.target))}
      style={{ '--fl-guide-channel': `${channel}px`, '--fl-guide-row': `${scale.row}px`, '--fl-guide-ruler': `${scale.ruler}px` } as object}
    >
      <div className="fl-guide__canvas" role="presentation" style={{ inlineSize: `${length + channel}px`, blockSize: `${Math.max(rows, 6) * scale.row + scale.ruler}px` }}>
        <GuideRuler range={range} time={time} now={now} />
        {indexes(visible, focus.row, rows).map((row) => (
          <GuideRow
            key={row} row={row} guide={guide} range={range} time={time} edge={edge} now={now} most={perRow}
            focus={focus.row === row ? focus.anchor : undefined}
            onFocus={(anchor) => setFocus({ row, anchor })} emit={emit}
          />
        ))}
        <div className="fl-guide__now" style={{ insetInlineStart: `${channel + pixelsOf(now - range.from, scale.pixelsPerMinute)}px` }} aria-hidden="true" />
      </div>
    </div>
  );
}

function whatShows(viewport: Viewport, channel: number, range: TimeWindow, rows: number): { visible: { first: number; last: number }; time: TimeWindow; edge: number } {
  const first = Math.max(0, Math.floor(viewport.block / scale.row) - overscan.rows);
  const last = Math.floor((viewport.block + viewport.height) / scale.row) + overscan.rows;
  const minute = (pixels: number) => range.from + timeOf(pixels, scale.pixelsPerMinute);
  return {
    edge: minute(viewport.inline),
    visible: { first, last: rows > 0 ? Math.min(rows - 1, last) : last },
    time: {
      from: Math.max(range.from, minute(viewport.inline) - overscan.minutes * 60_000),
      to: Math.min(range.to, minute(viewport.inline + viewport.width - channel) + overscan.minutes * 60_000),
    },
  };
}

/** The visible rows, and the focused one, so that the focus survives when its row scrolls away. */
function indexes({ first, last }: { first: number; last: number }, focused: number, rows: number): number[] {
  const shown = Array.from({ length: Math.max(0, Math.min(last, rows - 1) - first + 1) }, (_, index) => first + index);
  return shown.includes(focused) || focused >= rows ? shown : [...shown, focused];
}

/** Scrolls a focused cell out from under the sticky parts. */
function reveal(node: HTMLElement | null, { row, anchor }: GuideFocus, range: TimeWindow, channel: number, direction: 'ltr' | 'rtl'): void {
  if (!node) return;
  const top = row * scale.row;
  if (top < node.scrollTop) node.scrollTop = top;
  else if (top + scale.row + scale.ruler > node.scrollTop + node.clientHeight) node.scrollTop = top + scale.row + scale.ruler - node.clientHeight;
  const along = pixelsOf(anchor - range.from, scale.pixelsPerMinute);
  const shown = Math.abs(node.scrollLeft);
  const room = node.clientWidth - channel;
  if (along < shown || along > shown + room - 48) node.scrollLeft = (direction === 'rtl' ? -1 : 1) * Math.max(0, along - room / 4);
}
