import { pixelsOf } from './time-scale.ts';

/** A window of the guide, epoch milliseconds. */
export interface TimeWindow {
  from: number;
  to: number;
}

/** In pixels; `offset` from the window's inline start. */
export interface Cell {
  offset: number;
  length: number;
}

/**
 * The cell of a span on its channel's row.
 *
 * Cut at the window's edges, so cells never cover the channel names.
 *
 * @param pixelsPerMinute horizontal scale
 * @returns undefined outside of the window
 * @source spec 1 §2.4; chosen: a linear scale, as the spec gives none
 */
export function cellOf(span: { start: number; end: number }, window: TimeWindow, pixelsPerMinute: number): Cell | undefined {
  const start = Math.max(span.start, window.from);
  const end = Math.min(span.end, window.to);
  if (end <= start) return undefined;
  return { offset: pixelsOf(start - window.from, pixelsPerMinute), length: pixelsOf(end - start, pixelsPerMinute) };
}

/** Whether a programme is past, live or future; `progress` is the part of it that has passed, 0 to 1. */
export function airingOf(span: { start: number; end: number }, now: number): { state: 'past' | 'live' | 'future'; progress: number } {
  if (span.end <= now) return { state: 'past', progress: 1 };
  if (span.start > now) return { state: 'future', progress: 0 };
  return { state: 'live', progress: (now - span.start) / (span.end - span.start) };
}
