import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import type { Programme } from '../../../contracts/guide/programme.ts';

/** What a channel shows, as far as its last answer reaches. */
export interface ProgrammesNow {
  now: Programme | undefined;
  next: Programme | undefined;
  /** When it becomes wrong, epoch milliseconds; undefined where nothing is known any more. */
  until: number | undefined;
}

/**
 * What a channel shows now and next. An answer may be older than the programme that it names.
 *
 * @param at epoch milliseconds on the platform's clock
 * @source spec 1 §3 "programmingInfo (current and next programme)"
 */
export function programmesNow({ currentProgramme: current, nextProgramme: next }: NonNullable<ContentItem['programmingInfo']>, at: number): ProgrammesNow {
  const currentEnd = current?.end ?? next?.start;
  if (current && (currentEnd ?? Infinity) > at) return { now: current, next, until: currentEnd };
  if (next && next.start <= at && (next.end ?? Infinity) > at) return { now: next, next: undefined, until: next.end };
  return { now: undefined, next: next && next.start > at ? next : undefined, until: next && next.start > at ? next.start : undefined };
}
