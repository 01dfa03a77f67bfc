import { freeTitle, freeTitleQuery, playbackDetails, playbackQuery, playerUrls, playerUrlsQuery } from '../../contracts/playback/playback-details.ts';
import { nothing } from '../../contracts/wire/nothing.ts';
import { watchProgress } from '../../contracts/playback/watch-progress.ts';
import { ApiError } from '../api-error.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

const details = { includePlaybackDetails: 'URL' };

/** A video on demand with its playback callback: GET on v4, POST for a manifest on v5. @source spec 1 §7 Playback */
export const readVodPlayback = defineCall({
  name: 'readVodPlayback', method: 'GET', exposure: 'partner',
  base: (e) => e[e.video],
  methodOf: (e) => (e.video === 'v5' ? 'POST' : 'GET'),
  input: playbackQuery, output: playbackDetails,
  request: ({ id, displayGeoblocked }, e) => ({
    path: e.video === 'v5' ? pathOf`/manifest/video/${id}` : pathOf`/vod/${id}`,
    query: { ...details, displayGeoblocked },
  }),
});

/** A live event with its playback callback. @source spec 1 §7 Playback */
export const readLivePlayback = defineCall({
  name: 'readLivePlayback', method: 'GET', exposure: 'partner',
  base: (e) => e[e.live],
  methodOf: (e) => (e.live === 'v5' ? 'POST' : 'GET'),
  input: playbackQuery, output: playbackDetails,
  request: ({ id, displayGeoblocked }, e) => ({
    path: e.live === 'v5' ? pathOf`/manifest/event/${id}` : pathOf`/event/${id}`,
    query: { ...details, displayGeoblocked },
  }),
});

/** chosen: the shape of a callback's path; at any other address of the platform a viewer's token would call something else */
const callbackPath = /^\/playback\/[a-z]+\/[^/]+\/urls$/;

function callbackOf(url: string): string {
  if (!callbackPath.test(new URL(url).pathname)) throw new ApiError('not-permitted', 'readPlayerUrls');
  return url;
}

/** The streams behind a callback address. @source design/platform.md "Playback" */
export const readPlayerUrls = defineCall({
  name: 'readPlayerUrls', method: 'GET', exposure: 'partner', base: (e) => e.api,
  input: playerUrlsQuery, output: playerUrls,
  request: ({ url }) => ({ path: callbackOf(url) }),
});

/** Saves how far this profile has come. chosen: the call, as the spec shows none */
export const saveWatchProgress = defineCall({
  name: 'saveWatchProgress', method: 'PUT', auth: 'member', exposure: 'partner', keepalive: true,
  input: watchProgress, output: nothing,
  changes: { subject: 'progress', ids: ({ id }) => [id] },
  request: ({ id, ...body }) => ({ path: pathOf`/watch-progress/${id}`, body }),
});

/** What is free for everybody needs nobody's token: the title and its streams in one answer. chosen: the call, as the spec shows none */
export const readFreeTitle = defineCall({
  name: 'readFreeTitle', method: 'GET', auth: 'none', exposure: 'partner', base: (e) => e.api,
  input: freeTitleQuery, output: freeTitle,
  request: ({ kind, id }) => ({ path: pathOf`/playback/free/${kind}/${id}` }),
});
