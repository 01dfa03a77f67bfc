import { playbackDetails, playbackQuery, playerUrls, playerUrlsQuery } from '../../contracts/playback/playback-details.ts';
import { nothing } from '../../contracts/wire/nothing.ts';
import { watchProgress } from '../../contracts/playback/watch-progress.ts';
import { defineCall } from '../call.ts';

const details = { includePlaybackDetails: 'URL' };

/** A video on demand with its playback callback: GET on v4, POST for a manifest on v5. @source spec 1 §7 Playback */
export const readVodPlayback = defineCall({
  name: 'readVodPlayback', method: 'GET', exposure: 'partner',
  base: (e) => e[e.video],
  methodOf: (e) => (e.video === 'v5' ? 'POST' : 'GET'),
  input: playbackQuery, output: playbackDetails,
  request: ({ id, displayGeoblocked }, e) => ({
    path: `${e.video === 'v5' ? '/manifest/video' : '/vod'}/${encodeURIComponent(id)}`,
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
    path: `${e.live === 'v5' ? '/manifest/event' : '/event'}/${encodeURIComponent(id)}`,
    query: { ...details, displayGeoblocked },
  }),
});

/** The streams behind a callback address. @source design/platform.md "Playback" */
export const readPlayerUrls = defineCall({
  name: 'readPlayerUrls', method: 'GET', exposure: 'partner', base: (e) => e.api,
  input: playerUrlsQuery, output: playerUrls,
  request: ({ url }) => ({ path: url }),
});

/** Saves how far this profile has come. chosen: the call, as the spec shows none */
export const saveWatchProgress = defineCall({
  name: 'saveWatchProgress', method: 'PUT', auth: 'member', exposure: 'partner',
  input: watchProgress, output: nothing,
  changes: { subject: 'progress', ids: ({ id }) => [id] },
  request: ({ id, ...body }) => ({ path: `/watch-progress/${encodeURIComponent(id)}`, body }),
});
