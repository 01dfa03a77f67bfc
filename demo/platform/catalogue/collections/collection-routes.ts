import * as z from 'zod/mini';
import { adjacentSeasons, playlist, seasonEpisodes, series } from '../../../../src/contracts/catalogue/collection.ts';
import { episodesOf, videosOf } from '../../playback/beside/adjacent-vods.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { itemsOf } from '../bucket-pages.ts';
import { presentItems } from '../present-items.ts';
import { shareDetailsOf } from '../../realm/share-details-of.ts';
import { textIn } from '../../realm/text-in.ts';
import { collectionCard, pageOf, seasonsOf, upNextOf, wireSeason } from './read-collection.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

const upTo100 = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25);
const pageInput = z.object({ id: sent('id'), rpp: upTo100, lastSeen: z.optional(sent('cursor')) });
type PageInput = z.output<typeof pageInput>;

async function answerSeries({ id, ...wish }: PageInput, caller: Caller) {
  const { about } = await collectionCard(caller, 'series', id);
  const all = await seasonsOf(caller, id);
  const { shown, paging } = pageOf(all, ({ row }) => row.id, wish);
  return { seriesId: id, title: about.title, about, ...await upNextOf(caller, all.flatMap(({ episodes }) => episodes)), seasons: shown.map((season) => wireSeason(season, caller.locale)), paging, socialSharingDetail: shareDetailsOf(caller) };
}

/** @throws PlatformError 404 `season-not-found` for a season of another series */
async function answerAdjacent({ seriesId, seasonId, size }: { seriesId: string; seasonId: string; size: number }, caller: Caller) {
  const all = (await seasonsOf(caller, seriesId)).map((season) => wireSeason(season, caller.locale));
  const at = all.findIndex(({ id }) => id === seasonId);
  if (at < 0) throw new PlatformError(404, 'season-not-found', 'This series has no such season.');
  return { precedingSeasons: all.slice(Math.max(0, at - size), at), followingSeasons: all.slice(at + 1, at + 1 + size) };
}

async function answerSeason({ id, ...wish }: PageInput, caller: Caller) {
  const { row, about } = await collectionCard(caller, 'season', id);
  const all = await episodesOf(caller, id);
  const { shown, paging } = pageOf(all, (episode) => episode.id, wish);
  const { seriesId = '' } = row.extras;
  const parent = (await itemsOf(caller, [seriesId])).get(seriesId);
  return {
    id, title: about.title, episodeCount: all.length, about, ...await upNextOf(caller, all), episodes: await presentItems(shown, caller), paging, socialSharingDetail: shareDetailsOf(caller),
    ...(parent ? { series: { seriesId, title: textIn(parent.titles, caller.locale) } } : {}),
  };
}

async function answerPlaylist({ id, ...wish }: PageInput, caller: Caller) {
  const { about } = await collectionCard(caller, 'playlist', id);
  const all = await videosOf(caller, id);
  const { shown, paging } = pageOf(all, (video) => video.id, wish);
  return { id, title: about.title, vodCount: all.length, about, ...await upNextOf(caller, all), vods: await presentItems(shown, caller), paging, socialSharingDetail: shareDetailsOf(caller) };
}

/** Series, seasons and playlists. @source spec 1 §7 "Playlists, seasons, series, VOD" */
export const collectionRoutes = [
  defineRoute({
    name: 'readSeries', method: 'GET', path: '/api/v4/series/:id', auth: 'guest', output: series, input: pageInput,
    sharedBy: ({ id, rpp, lastSeen }) => [id, rpp, lastSeen], answer: answerSeries,
  }),
  defineRoute({
    name: 'readAdjacentSeasons', method: 'GET', path: '/api/v4/series/:seriesId/adjacentTo/:seasonId', auth: 'guest', output: adjacentSeasons,
    input: z.object({ seriesId: sent('id'), seasonId: sent('id'), size: upTo100 }),
    sharedBy: ({ seriesId, seasonId, size }) => [seriesId, seasonId, size], answer: answerAdjacent,
  }),
  defineRoute({
    name: 'readSeason', method: 'GET', path: '/api/v4/season/:id', auth: 'guest', output: seasonEpisodes, input: pageInput,
    sharedBy: ({ id, rpp, lastSeen }) => [id, rpp, lastSeen], answer: answerSeason,
  }),
  defineRoute({
    name: 'readPlaylist', method: 'GET', path: '/api/v4/playlist/:id', auth: 'guest', output: playlist, input: pageInput,
    sharedBy: ({ id, rpp, lastSeen }) => [id, rpp, lastSeen], answer: answerPlaylist,
  }),
];
