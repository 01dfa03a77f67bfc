import { adjacentSeasons, adjacentSeasonsQuery, collectionQuery, playlist, seasonEpisodes, series } from '../../contracts/catalogue/collection.ts';
import { contentGrid, contentGridQuery } from '../../contracts/catalogue/content-grid.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

/** A series and its seasons. @source spec 1 §7 "GET {api v4}/series/{seriesId}?rpp=25 (&lastSeen = last season id)" */
export const readSeries = defineCall({
  name: 'readSeries', method: 'GET', base: (e) => e.v4,
  input: collectionQuery, output: series,
  request: ({ id, ...query }) => ({ path: pathOf`/series/${id}`, query }),
});

/** The seasons around one of a series. @source spec 1 §7 "GET {api v4}/series/{seriesId}/adjacentTo/{seasonId}?size=25" */
export const readAdjacentSeasons = defineCall({
  name: 'readAdjacentSeasons', method: 'GET', base: (e) => e.v4,
  input: adjacentSeasonsQuery, output: adjacentSeasons,
  request: ({ seriesId, seasonId, size }) => ({ path: pathOf`/series/${seriesId}/adjacentTo/${seasonId}`, query: { size } }),
});

/** A season and its episodes. @source spec 1 §7 "GET /api/v4/season/{id}?rpp&lastSeen returns episodes" */
export const readSeason = defineCall({
  name: 'readSeason', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: collectionQuery, output: seasonEpisodes,
  request: ({ id, ...query }) => ({ path: pathOf`/season/${id}`, query }),
});

/** A playlist and its videos. @source spec 1 §7 "GET playlist/{id}?rpp&lastSeen returns vods, paging and socialSharingDetail"; chosen: the v4 base, as its neighbour's */
export const readPlaylist = defineCall({
  name: 'readPlaylist', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: collectionQuery, output: playlist,
  request: ({ id, ...query }) => ({ path: pathOf`/playlist/${id}`, query }),
});

/** A shelf of cards as a page of its own. @source spec 1 §7 "GET /v1/view/content-grid?gridViewConfigId" */
export const readContentGrid = defineCall({
  name: 'readContentGrid', method: 'GET', exposure: 'partner',
  input: contentGridQuery, output: contentGrid,
  request: (query) => ({ path: '/view/content-grid', query }),
});
