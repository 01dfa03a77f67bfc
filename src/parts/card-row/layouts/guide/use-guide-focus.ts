import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '../../../../binding/use-locale.ts';
import type { TimeWindow } from '../../../../rules/guide/cell-of.ts';
import { keyOf } from '../../../../rules/guide/guide-keys.ts';
import { moveInGuide, spanAt, type GuideFocus } from '../../../../rules/guide/guide-move.ts';
import type { GuideSpan } from '../../../../rules/guide/tidy-programmes.ts';

/** The one tab stop of a guide row, and the keys that move it. */
export interface GuideRowFocus {
  /** Whether a programme is the tab stop. */
  isStop(row: number, span: GuideSpan): boolean;
  linkRef(row: number, span: GuideSpan): (node: HTMLAnchorElement | null) => void;
  onFocus(row: number, span: GuideSpan): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Moves as the guide does: up and down keep the minute, back and forward follow the reading direction.
 *
 * @param rows what each channel airs from now on; empty while unknown
 * @source design/catalogue-and-site.md "A row is a labelled list with one tab stop"
 */
export function useGuideFocus(rows: readonly (readonly GuideSpan[])[], range: TimeWindow): GuideRowFocus {
  const { direction } = useLocale();
  const [wanted, setWanted] = useState<GuideFocus>({ row: 0, anchor: range.from });
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const nameOf = (row: number, span: GuideSpan) => `${row} ${span.start}`;
  const filled = rows[wanted.row]?.length ? wanted.row : rows.findIndex((spans) => spans.length > 0);
  // Time passes, and channels come and go: there is always a stop.
  const at: GuideFocus = { row: filled, anchor: Math.max(wanted.anchor, range.from) };
  const stop = rows[at.row] && (spanAt(rows[at.row]!, at.anchor) ?? rows[at.row]![0]);
  return {
    isStop: (row, span) => row === at.row && span === stop,
    linkRef: (row, span) => (node) => void (node ? links.current.set(nameOf(row, span), node) : links.current.delete(nameOf(row, span))),
    onFocus: (row, span) => setWanted(({ anchor }) => ({ row, anchor: spanAt([span], anchor) ? anchor : Math.max(span.start, range.from) })),
    onKeyDown(event) {
      const key = event.shiftKey ? undefined : keyOf(event, direction);
      if (!key) return;
      event.preventDefault();
      const next = moveInGuide(at, key, { rows: rows.length, range, page: rows.length, now: range.from, spansOf: (row) => rows[row] ?? [] });
      const span = spanAt(rows[next.row] ?? [], next.anchor);
      const link = span && links.current.get(nameOf(next.row, span));
      // A narrow row hides what is later.
      if (!link || getComputedStyle(link.parentElement!).display === 'none') return;
      setWanted(next);
      link.focus();
    },
  };
}
