import type * as z from 'zod/mini';
import type { contentItem } from '../../../src/contracts/catalogue/content-item.ts';
import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import { programmingOf } from '../guide/guide-windows.ts';
import { isRestartable } from '../guide/restartable.ts';
import { airingFor } from './airing.ts';
import { factsOf } from '../playback/media-facts.ts';
import { eventEpochOf } from './event-epoch.ts';
import type { Caller } from '../server/request-caller.ts';
import { textIn } from '../realm/text-in.ts';
import { genreIn } from '../seed/catalogue/genre-names.ts';
import { accessOf, rightsOf, type ViewerRights } from '../playback/viewer-rights.ts';
import { artPath, type PictureKind } from '../../media/art-path.ts';

/** A content item as the wire has it: moments are ISO text. */
export type WireItem = z.input<typeof contentItem>;

const isoOf = (moment: number): string => new Date(moment).toISOString();

/** Addresses of an item's drawn pictures. */
function artworkOf(origin: string, row: ItemRow): Pick<WireItem, 'thumbnailUrl' | 'posterUrl' | 'heroUrl'> {
  const art = (kind: PictureKind) => `${origin}${artPath(kind, row.genres[0] ?? 'drama', row.id)}`;
  return { thumbnailUrl: art('landscape'), posterUrl: art('poster'), heroUrl: art('hero') };
}

/** When an event airs, whether that is now, and its type by that: upcoming, then live. */
function airingFacts(caller: Caller, row: ItemRow, eventEpoch: number): Partial<WireItem> {
  const airing = airingFor(caller, row, eventEpoch);
  if (airing.state === 'never') return {};
  if (airing.state === 'always') return { live: true };
  const type = airing.state === 'before' ? 'UPCOMING' : 'LIVE_EVENT';
  return { type, startDate: isoOf(airing.start), endDate: isoOf(airing.end), live: airing.state === 'now' };
}

/** When a title is first shown, and that it cannot be watched before. */
function premiereFacts(caller: Caller, row: ItemRow, eventEpoch: number): Partial<WireItem> {
  const { premiere } = row.extras.playback ?? {};
  if (!premiere) return {};
  const start = eventEpoch + premiere.startsAfter;
  caller.life.turnsAt(start);
  return { premiereRelease: { start: isoOf(start) }, ...(caller.now < start ? { onlinePlayback: 'NOT_AVAILABLE' } : {}) };
}

/** The place of an episode, in the words of a locale. */
function episodeFacts({ extras: { episodeInformation } }: ItemRow, locale: string): Pick<WireItem, 'episodeInformation'> {
  if (!episodeInformation) return {};
  const { seasonTitle, seriesInformation, ...places } = episodeInformation;
  return {
    episodeInformation: {
      ...places, ...(seasonTitle ? { seasonTitle: textIn(seasonTitle, locale) } : {}),
      ...(seriesInformation ? { seriesInformation: { ...seriesInformation, title: textIn(seriesInformation.title, locale) } } : {}),
    },
  };
}

/** What never depends on who asks. */
function factsOfItem(row: ItemRow, locale: string): Omit<WireItem, 'accessLevel' | 'thumbnailUrl'> {
  const duration = row.media === null || row.liveChannel !== null ? {} : { duration: factsOf(row.media).seconds };
  const { replacementVodId: _whenOver, playback: _inPlayer, seasonNumber: _place, episodeInformation: _words, ...extras } = row.extras;
  return {
    id: row.id, type: row.type, title: textIn(row.titles, locale), description: textIn(row.descriptions, locale),
    genres: row.genres.map((genre) => genreIn(genre, locale)), licences: row.licences, onlinePlayback: row.media !== null ? 'AVAILABLE' : 'NOT_AVAILABLE',
    ...duration, ...(row.releaseYear === null ? {} : { releaseYear: row.releaseYear }), ...(row.ageRating === null ? {} : { ageRating: row.ageRating }),
    ...(row.channelId === null ? {} : { epgId: row.channelId }), ...extras, ...episodeFacts(row, locale),
  };
}

function presentItem(row: ItemRow, caller: Caller, rights: ViewerRights, eventEpoch: number): WireItem {
  const seen = rights.progress.get(row.id);
  return {
    ...factsOfItem(row, caller.locale), ...artworkOf(caller.context.origins.media, row), ...airingFacts(caller, row, eventEpoch), ...premiereFacts(caller, row, eventEpoch),
    accessLevel: accessOf(row, rights), favourite: rights.favouriteIds.has(row.id), ...(seen === undefined ? {} : { watchProgress: seen }),
  };
}

/** What a channel airs, and whether its current programme can be watched from the beginning. */
function withRestart(caller: Caller, row: ItemRow, eventEpoch: number, airs: NonNullable<WireItem['programmingInfo']>): WireItem['programmingInfo'] {
  if (row.liveChannel === null || !airs.currentProgramme) return airs;
  return { ...airs, restartAvailable: isRestartable(caller, row, eventEpoch, airs.currentProgramme.start) };
}

/** Items as this viewer gets them: access, favourites and progress filled, pictures addressed. */
export async function presentItems(rows: ItemRow[], caller: Caller): Promise<WireItem[]> {
  const rights = await rightsOf(caller, rows.map((row) => row.id));
  const eventEpoch = await eventEpochOf(caller);
  const programming = await programmingOf(caller, rows.flatMap((row) => (row.channelId === null ? [] : [row.channelId])));
  return rows.map((row) => {
    const airs = row.channelId === null ? undefined : programming.get(row.channelId);
    return { ...presentItem(row, caller, rights, eventEpoch), ...(airs ? { programmingInfo: withRestart(caller, row, eventEpoch, airs) } : {}) };
  });
}
