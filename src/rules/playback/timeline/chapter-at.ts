/** A part of a title with a name. Seconds. */
export interface Chapter {
  /** Empty where the file gives none. */
  title: string;
  start: number;
  /** Where the next one begins; the last one lasts to the end of the title. */
  end: number;
  /** Where it begins, as a part of the title, 0–100. @source spec 1 §3 "percentage of duration" */
  percent: number;
}

/** Frames are not cut at whole milliseconds: this much before its start belongs to a chapter. */
const TOLERANCE = 0.05;

/** The chapter of a moment; undefined before the first one. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): Chapter | undefined {
  return chapters.findLast(({ start }) => start <= seconds + TOLERANCE);
}
