import type * as z from 'zod/mini';
import type { ProgrammeFlag } from '../../../src/contracts/guide/guide-programme.ts';
import type { programme } from '../../../src/contracts/guide/programme.ts';
import { textIn } from '../realm/text-in.ts';
import type { ChannelRow, ShowRow } from '../db/tables/guide-tables.ts';
import type { Airing, WireProgramme } from './airing.ts';

const isoOf = (moment: number): string => new Date(moment).toISOString();
const minuteMs = 60_000;

/** In whose words, and what the tenant's programmes are called. */
interface Words { locale: string; words: ReadonlyMap<number, ShowRow> }

/** Leaves out what is not there. */
const present = <T extends Record<string, unknown>>(facts: T) => Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> };

/** The id of one broadcast of a row that repeats. */
export const programmeIdOf = ({ row, run }: Pick<Airing, 'row' | 'run'>): string => `${row.id}.${run.index}`;

/** The broadcast as its channel airs it. */
export function airedAt(airing: Airing, { offsetMinutes }: Pick<ChannelRow, 'offsetMinutes'>): Airing {
  const laterMs = offsetMinutes * minuteMs;
  const { startsAt, index } = airing.run;
  return laterMs === 0 ? airing : { ...airing, start: airing.start + laterMs, until: airing.until + laterMs, run: { startsAt: startsAt + laterMs, index } };
}

export function titleOf({ row }: Pick<Airing, 'row'>, { locale, words }: Words): string {
  const show = words.get(row.showId);
  return show ? textIn(show.titles, locale) : row.title;
}

export function descriptionOf({ row }: Pick<Airing, 'row'>, { locale, words }: Words): string | undefined {
  const descriptions = words.get(row.showId)?.descriptions;
  return row.description ?? (descriptions ? textIn(descriptions, locale) : undefined);
}

const factsOf = (airing: Airing, words: Words) => ({
  id: programmeIdOf(airing), title: titleOf(airing, words), start: isoOf(airing.start),
  ...present({ end: airing.row.endsAfter === null ? null : isoOf(airing.run.startsAt + airing.row.endsAfter), genre: airing.row.genre, vodId: airing.row.vodId }),
});

/** What a card knows of a broadcast. */
export const cardProgramme = (airing: Airing, words: Words): z.input<typeof programme> => ({
  ...factsOf(airing, words), ...present({ description: descriptionOf(airing, words) }),
});

/**
 * What the guide knows of a broadcast.
 *
 * @param rewindMs how far back its channel can be watched
 */
export function presentProgramme(airing: Airing, { rewindMs, ...words }: Words & { rewindMs: number }): WireProgramme {
  const { row, run: { startsAt }, start, until } = airing;
  const { subtitle, seasonNumber, episodeNumber, imageUrl, catchUpFrom, catchUpUntil } = row;
  return {
    ...factsOf(airing, words),
    ...present({ subtitle, seasonNumber, episodeNumber, imageUrl, seriesId: words.words.get(row.showId)?.seriesId }),
    ...(row.flags === null ? {} : { flags: row.flags.split(',') as ProgrammeFlag[] }),
    ...(catchUpFrom === null || catchUpUntil === null ? {} : { catchUp: { from: isoOf(startsAt + catchUpFrom), until: isoOf(startsAt + catchUpUntil) } }),
    ...(rewindMs > 0 ? { restartUntil: isoOf(Math.min(until, start + rewindMs)) } : {}),
  };
}
