import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLocale } from '../../../binding/use-locale.ts';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { revealedBlock, revealedInline } from '../../../rules/guide/field/reveal-cell.ts';
import { keyOf } from '../../../rules/guide/guide-keys.ts';
import { moveInGuide, sightOf, spanAt, type GuideFocus } from '../../../rules/guide/guide-move.ts';
import { pixelsOf } from '../../../rules/guide/time-scale.ts';
import type { Guide } from '../../../store/guide/guide.ts';
import type { GuideMeasures } from './guide-measures.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { viewportOf } from './use-viewport.ts';
import type { Shown } from './what-shows.ts';

export interface GuideFocusOptions {
  guide: Guide;
  scroller: RefObject<HTMLElement | null>;
  range: TimeWindow;
  now: number;
  rows: number | undefined;
  measures: GuideMeasures;
  /** Where the focus was when the page was left. */
  start: GuideFocus | undefined;
  onLeave(): void;
}

/** The focus of the grid, as its rows and its scroller need it. */
export interface FieldFocus {
  /** The place of the focus; undefined while it is elsewhere on the page. */
  held: GuideFocus | undefined;
  /** The cell in the tab order: the focused one, or one that is in sight. */
  stopAmong(shown: Shown): GuideFocus;
  /** The anchor minute stays where the cell has it. */
  onCellFocus(row: number, span: { start: number; end: number }): void;
  /** Puts the focus somewhere and brings it into sight. */
  goTo(focus: GuideFocus, how?: { focus: boolean }): void;
  handlers: { onKeyDown(event: KeyboardEvent): void; onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
}

/**
 * Keeps the focus in the grid: on the same channel and minute, whatever arrives, ends or is taken away under it.
 *
 * @source design/guide.md "Focus stays mounted and inside the viewport, never under a sticky part"
 */
export function useGuideFocus({ guide, scroller, range, now, rows, measures, start, onLeave }: GuideFocusOptions): FieldFocus {
  const { direction } = useLocale();
  const [place, setPlace] = useState<GuideFocus>(() => start ?? { row: 0, anchor: now });
  const [isInside, setInside] = useState(start !== undefined);
  // Whoever comes back to where the focus was finds it there, unless something else has it.
  const moved = useRef(start !== undefined && (!document.activeElement || document.activeElement === document.body));
  const held = useHeldFocus();
  const last = Math.max(0, (rows ?? Infinity) - 1);
  const focus = { row: Math.min(place.row, last), anchor: Math.max(range.from, Math.min(place.anchor, range.to - 1)) };

  useLayoutEffect(() => {
    const cell = (moved.current || held.isLost()) && scroller.current?.querySelector<HTMLElement>('[data-focus="true"]');
    if (!cell) return;
    cell.focus({ preventScroll: true });
    // The channel's name is sticky: scrolling it into view moves the page, never the time.
    cell.closest('[role="row"]')?.querySelector('[role="rowheader"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    moved.current = false;
  });

  const goTo: FieldFocus['goTo'] = (next, how = { focus: true }) => {
    moved.current = how.focus;
    reveal(scroller.current, next, { guide, range, measures, sign: direction === 'rtl' ? -1 : 1, whole: next.row === focus.row });
    setPlace(next);
    if (how.focus) setInside(true);
  };
  return {
    held: isInside ? focus : undefined,
    goTo,
    onCellFocus: useCallback((row: number, { start, end }: { start: number; end: number }) => setPlace(({ anchor }) => ({ row, anchor: Math.max(start, Math.min(anchor, end - 1)) })), []),
    stopAmong({ rows: shown, seen }) {
      if (isInside) return focus;
      return {
        row: Math.min(last, Math.max(shown.first, Math.min(focus.row, shown.last))),
        anchor: isWithin(focus.anchor, seen) ? focus.anchor : isWithin(now, seen) ? now : seen.from,
      };
    },
    handlers: {
      onKeyDown(event) {
        if (event.key === 'Escape') return onLeave();
        const key = keyOf(event, direction);
        if (!key || !scroller.current) return;
        event.preventDefault();
        const page = Math.max(1, Math.floor((scroller.current.clientHeight - measures.ruler) / measures.row) - 1);
        goTo(moveInGuide(focus, key, { rows: last + 1, range, page, now, spansOf: (row) => guide.spans(row, range) }));
      },
      onFocus(event) {
        held.take(event.target);
        setInside(true);
      },
      onBlur(event) {
        const { target, relatedTarget } = event;
        if (relatedTarget) moved.current = false;
        held.leave(target);
        queueMicrotask(() => {
          const grid = scroller.current;
          if (grid && target.isConnected && document.hasFocus() && !grid.contains(relatedTarget as Node | null)) setInside(false);
        });
      },
    },
  };
}

const isWithin = (moment: number, { from, to }: TimeWindow): boolean => from <= moment && moment < to;

interface Field {
  guide: Guide;
  range: TimeWindow;
  measures: GuideMeasures;
  /** -1 where time runs from right to left. */
  sign: 1 | -1;
  /** Enough of the cell will do where one moves from channel to channel. */
  whole: boolean;
}

/** Scrolls a cell into sight and out from under the sticky parts. */
function reveal(node: HTMLElement | null, { row, anchor }: GuideFocus, { guide, range, measures, sign, whole }: Field): void {
  if (!node) return;
  const { inline, block, width, height } = viewportOf(node);
  node.scrollTop = revealedBlock({ from: row * measures.row, to: (row + 1) * measures.row }, { from: block, to: block + height - measures.ruler });
  const along = (moment: number) => pixelsOf(Math.max(range.from, Math.min(moment, range.to)) - range.from, measures.pixelsPerMinute);
  const { from, to } = sightOf(spanAt(guide.spans(row, range), anchor), anchor);
  const next = revealedInline({ from: along(from), to: along(to) }, { from: inline, to: inline + width - measures.channel }, along(anchor), whole);
  if (next !== inline) node.scrollLeft = sign * next;
}
