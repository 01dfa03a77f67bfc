/** Something on the timeline worth knowing of. Seconds. */
export interface TimelineMark {
  kind: 'ad' | 'skip' | 'note';
  start: number;
  /** Of a stretch; a moment has none. */
  end?: number;
  /** The platform's words; undefined where the kind says it all. */
  title?: string;
}

interface MarkedTitle {
  annotations: readonly { start: number; end?: number; title: string }[];
  skipMarkers: readonly { start: number; end: number }[];
  /** Seconds. */
  adOffsets: readonly number[];
}

/**
 * Everything that the timeline marks, in the order in which it is drawn.
 *
 * @param duration seconds; what lies outside is left out
 * @source design/player.md "ticks for ads, skip markers and annotations"
 */
export function timelineMarksOf({ annotations, skipMarkers, adOffsets }: MarkedTitle, duration: number): TimelineMark[] {
  const marks: TimelineMark[] = [
    ...skipMarkers.map(({ start, end }) => ({ kind: 'skip' as const, start, end: Math.min(end, duration) })),
    ...annotations.map(({ start, end, title }) => ({ kind: 'note' as const, start, end, title })),
    ...adOffsets.map((start) => ({ kind: 'ad' as const, start })),
  ];
  return marks.filter(({ start, end = start }) => start >= 0 && start < duration && end >= start);
}

/** The note or ad under a hand: the nearest one. @param reach seconds to either side */
export function markNear(marks: readonly TimelineMark[], seconds: number, reach: number): TimelineMark | undefined {
  const distance = ({ start }: TimelineMark) => Math.abs(start - seconds);
  return marks.filter((mark) => mark.kind !== 'skip' && distance(mark) <= reach).toSorted((one, other) => distance(one) - distance(other))[0];
}
