import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { contentItem } from './content-item.ts';
import { sent } from '../wire/sent-text.ts';

/** A season of a series, as a selector lists it. @source spec 1 §3 "Season: id, title, episodeCount" */
export const season = z.object({ id: z.string(), title: z.string(), episodeCount: wholeNumber });
export type Season = z.output<typeof season>;

/** What the page of a series, a season or a playlist says about it. chosen: its card, which has art, words and the heart */
const about = contentItem;

/** Where to begin, or to go on; absent where nothing can be watched. chosen: the platform knows it, since a page of episodes may not hold it */
const upNext = z.optional(contentItem);

/** Read by what shares it, with `shareDetails`. */
const sharing = z.optional(z.unknown());

/** A series with a page of its seasons, the first season first. @source spec 1 §3 "Series: seriesId, title", "Series list response: seasons, paging.moreDataAvailable" */
export const series = z.object({ seriesId: z.string(), title: z.string(), about, upNext, seasons: listOf('series.seasons', season), paging, socialSharingDetail: sharing });
export type Series = z.output<typeof series>;

/** A season with a page of its episodes, in order. @source spec 1 §7 "GET /api/v4/season/{id}?rpp&lastSeen returns episodes" */
export const seasonEpisodes = z.object({
  id: z.string(), title: z.string(), episodeCount: wholeNumber, about, upNext,
  /** Absent for a season of no series. */
  series: z.optional(z.object({ seriesId: z.string(), title: z.string() })),
  episodes: listOf('season.episodes', contentItem), paging, socialSharingDetail: sharing,
});
export type SeasonEpisodes = z.output<typeof seasonEpisodes>;

/** The seasons before and after one, each in order. @source spec 1 §3 "Adjacent-seasons response: precedingSeasons, followingSeasons" */
export const adjacentSeasons = z.object({
  precedingSeasons: z._default(listOf('adjacentSeasons.precedingSeasons', season), []),
  followingSeasons: z._default(listOf('adjacentSeasons.followingSeasons', season), []),
});
export type AdjacentSeasons = z.output<typeof adjacentSeasons>;

/** A playlist with a page of its videos. @source spec 1 §3 "Playlist response: vods, paging (lastSeen, moreDataAvailable), socialSharingDetail" */
export const playlist = z.object({
  id: z.string(), title: z.string(), about, upNext, vodCount: wholeNumber,
  vods: listOf('playlist.vods', contentItem), paging, socialSharingDetail: sharing,
});
export type Playlist = z.output<typeof playlist>;

/** @source spec 1 §9 "Series and season page size 25" */
export const collectionPageSize = 25;

/** One page of a series, a season or a playlist. @source spec 1 §7 "rpp=25 (&lastSeen = last season id)"; chosen: 25 for a playlist too, whose size is not shown */
export const collectionQuery = z.object({ id: sent('id'), rpp: z._default(wholeNumber, collectionPageSize), lastSeen: z.optional(sent('cursor')) });

/** @source spec 1 §7 "adjacentTo/{seasonId}?size=25" */
export const adjacentSeasonsQuery = z.object({ seriesId: sent('id'), seasonId: sent('id'), size: z._default(wholeNumber, collectionPageSize) });
