import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Programme } from '../../contracts/guide/programme.ts';
import { longestOpenMs, tidyProgrammes } from './tidy-programmes.ts';

/** What a channel shows, as far as what is known of it reaches. */
export interface ProgrammesNow {
  now: Programme | undefined;
  next: Programme | undefined;
  /** When it becomes wrong, epoch milliseconds; undefined where nothing is known any more. */
  until: number | undefined;
}

/** chosen: a day; what begins later is no next programme */
const aheadMs = 24 * 3_600_000;

/**
 * What is on among some programmes, and what comes next: each lasts as long as in the guide.
 *
 * @param at epoch milliseconds on the platform's clock
 */
export function programmesAt(programmes: readonly Programme[], at: number): ProgrammesNow {
  const spans = tidyProgrammes(programmes, at - longestOpenMs, at + aheadMs);
  const current = spans.find((span) => span.programme && span.start <= at && span.end > at);
  const next = spans.find((span) => span.programme && span.start > at);
  return { now: current?.programme, next: next?.programme, until: (current?.end ?? next?.start) };
}

/**
 * What a channel shows now and next. An answer may be older than the programme that it names.
 *
 * @param at epoch milliseconds on the platform's clock
 * @source spec 1 §3 "programmingInfo (current and next programme)"
 */
export function programmesNow({ currentProgramme, nextProgramme }: NonNullable<ContentItem['programmingInfo']>, at: number): ProgrammesNow {
  return programmesAt([currentProgramme, nextProgramme].filter((programme) => programme !== undefined), at);
}
