import type { RowSpan } from './field/cover-time.ts';

/** chosen: a day; whoever looks farther opens the guide itself */
export const miniGuideAheadMs = 24 * 3_600_000;

/** The rows around one, as many as there is room for: it stands in the middle where the first and the last one leave it there. */
export function rowsAround(row: number, total: number, shown: number): number[] {
  const length = Math.min(shown, total);
  const first = Math.max(0, Math.min(row - Math.floor((shown - 1) / 2), total - length));
  return Array.from({ length }, (_, at) => first + at);
}

/**
 * The moment to which a step on leads: where the next programme begins.
 *
 * @param spans of the channel from the shown moment on
 * @returns undefined where nothing is known of what comes next, or it is too far ahead
 */
export function laterOf(spans: readonly RowSpan[], now: number): number | undefined {
  const next = spans[1];
  return next && !next.waiting && next.start <= now + miniGuideAheadMs ? next.start : undefined;
}

/**
 * The moment to which a step back leads: where the programme before began, never before now.
 *
 * @param spans of the channel from now to the shown moment
 * @returns undefined for what is on now
 */
export function earlierOf(spans: readonly RowSpan[], shown: number, now: number): number | undefined {
  const before = spans.findLast(({ start }) => start < shown);
  return before && before.start > now ? before.start : undefined;
}
