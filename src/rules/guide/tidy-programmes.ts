import type { GuideProgramme } from '../../contracts/guide/guide-programme.ts';

/** A time span of a channel's row, with its programme if one is known. Epoch milliseconds. */
export interface GuideSpan {
  programme?: GuideProgramme;
  start: number;
  end: number;
}

/** A shorter gap gets no cell: the programme before it is extended to the next one. */
export const gapFromMs = 5 * 60_000;

/** How long a programme without an end may be. chosen: three hours, so that a film keeps its length and a fault ends in the evening it is in */
export const longestOpenMs = 3 * 3_600_000;

/**
 * The spans of a channel from `from` to `to`, without gaps or overlaps.
 *
 * Guide data is often faulty: duplicates are dropped; of two overlapping programmes the one that starts first wins; a missing
 * or earlier end becomes the next start, or `longestOpenMs` when that is sooner; a gap becomes a span without a programme.
 *
 * @param programmes in any order
 * @source design/guide.md "Dirt is normal"; chosen: gapFromMs, for "past a few minutes", and longestOpenMs
 */
export function tidyProgrammes(programmes: readonly GuideProgramme[], from: number, to: number): GuideSpan[] {
  const spans: GuideSpan[] = [];
  let reached = from;
  for (const { programme, start, end } of withEnds(programmes)) {
    const begins = Math.max(start, reached);
    const ends = Math.min(end, to);
    if (ends <= begins) continue;
    const last = spans.at(-1);
    if (begins - reached >= gapFromMs || (begins > reached && !last)) spans.push({ start: reached, end: begins });
    else if (last && begins > reached) last.end = begins;
    spans.push({ programme, start: begins, end: ends });
    reached = ends;
  }
  const last = spans.at(-1);
  if (to - reached >= gapFromMs || (!last && to > from)) spans.push({ start: reached, end: to });
  else if (last) last.end = Math.max(last.end, to);
  return spans;
}

function withEnds(programmes: readonly GuideProgramme[]): { programme: GuideProgramme; start: number; end: number }[] {
  const sorted = [...new Map(programmes.map((programme) => [programme.id, programme])).values()].sort((a, b) => a.start - b.start);
  return sorted.map((programme, index) => {
    const open = Math.min(sorted[index + 1]?.start ?? Infinity, programme.start + longestOpenMs);
    const end = programme.end !== undefined && programme.end > programme.start ? programme.end : open;
    return { programme, start: programme.start, end };
  });
}
