import { contentItem } from '../../contracts/catalogue/content-item.ts';
import { adjacentVods, adjacentVodsQuery, trailerQuery } from '../../contracts/playback/adjacent-vods.ts';
import { playbackQuery, playerUrls } from '../../contracts/playback/playback-details.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

/** What comes before and after a video: the next episode among them, or the next of a playlist. @source spec 1 §7 "GET vod/{id}/adjacent?size=5 on the v4 base", "GET playlist/{id}/adjacentTo/{vodId}?size=5"; chosen: the v4 base for both */
export const readAdjacentVods = defineCall({
  name: 'readAdjacentVods', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: adjacentVodsQuery, output: adjacentVods,
  request: ({ id, size, playlistId }) => ({ path: playlistId === undefined ? pathOf`/vod/${id}/adjacent` : pathOf`/playlist/${playlistId}/adjacentTo/${id}`, query: { size } }),
});

/** The video to watch in place of a live event that is not live; 404 where there is none. @source spec 1 §7 "GET /api/v4/vods/live/{id}", §4.1 */
export const readReplacementVod = defineCall({
  name: 'readReplacementVod', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: playbackQuery, output: contentItem,
  request: ({ id, displayGeoblocked }) => ({ path: pathOf`/vods/live/${id}`, query: { displayGeoblocked } }),
});

/** The streams of a trailer, which may be free where its title is not. @source spec 1 §3 "trailer (sources …)"; chosen: the path, as the spec shows none */
export const readTrailerStreams = defineCall({
  name: 'readTrailerStreams', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: trailerQuery, output: playerUrls,
  request: ({ id, trailerId }) => ({ path: pathOf`/vod/${id}/trailers/${trailerId}/urls` }),
});
