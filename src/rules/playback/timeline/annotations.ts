/** A note of the platform on a moment of a title. Seconds. @source spec 1 §3 "annotations" */
export interface TimedNote {
  start: number;
  end?: number;
}

/** Seconds. chosen: long enough to read two lines, for a note without an end */
const SHOWN_FOR = 8;

/** The notes of a moment, the newest last. */
export function annotationsAt<T extends TimedNote>(notes: readonly T[], seconds: number): T[] {
  return notes.filter(({ start, end = start + SHOWN_FOR }) => start <= seconds && seconds < end);
}
