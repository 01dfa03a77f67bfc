import * as z from 'zod/mini';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { freeTitle, freeTitleQuery, playbackDetails, playerUrls } from '../../../src/contracts/playback/playback-details.ts';
import { progress } from '../db/tables/viewer-tables.ts';
import { freeTitleSeconds, readFreeTitle } from './free-title.ts';
import { airingNow, notPlayable, playable, presentPlayable } from './playable.ts';
import { guardAccess } from './guard-access.ts';
import { callbackOf, guardCallback, type PlaybackKind } from './playback-callback.ts';
import { streamsOf } from './streams/stream-address.ts';
import { publishChange } from '../changes/publish-change.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { Caller } from '../server/request-caller.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

/**
 * The item, and the callback if this viewer may play it now.
 *
 * An event says by its dates that it has not started or is over; one that is over names its recording.
 *
 * @source spec 1 §7 Playback, §4.1 "replacement VOD"; chosen: 200 for an ended event, so that its end and its recording can be told;
 * 404 `videoIsNotLive` is for what is no live title at all
 */
async function answerDetails(caller: Caller, kind: PlaybackKind, id: string) {
  const row = await playable(caller, kind, id);
  const { state, mayPlay, item } = await presentPlayable(caller, kind, row);
  const { replacementVodId } = row.extras;
  return {
    ...item,
    ...(mayPlay ? { playerUrlCallback: callbackOf(caller, kind, id) } : {}),
    ...(state === 'over' && replacementVodId !== undefined ? { replacementVodId } : {}),
    ...(item.accessLevel === 'GEOBLOCKED' ? await callerCountryOf(caller) : {}),
  };
}

/** Named to a caller who may not watch there; behind a VPN it is not known. */
async function callerCountryOf(caller: Caller): Promise<{ callerCountryCode?: string }> {
  const { country, vpn } = await caller.place();
  return vpn ? {} : { callerCountryCode: country };
}

const detailsRoute = (name: string, kind: PlaybackKind, method: 'GET' | 'POST', path: string) => defineRoute({
  name, method, path: `${path}/:id`, auth: 'guest', output: playbackDetails,
  input: z.object({ id: sent('id') }),
  answer: ({ id }, caller) => answerDetails(caller, kind, id),
});

const urlsRoute = (kind: PlaybackKind) => defineRoute({
  name: 'readPlayerUrls', method: 'GET', path: `/playback/${kind}/:id/urls`, auth: 'guest', output: playerUrls,
  input: z.object({ id: sent('id'), expires: z.coerce.number(), signature: sent('token') }),
  answer: async ({ id, expires, signature }, caller) => {
    guardCallback(caller, kind, id, expires, signature);
    const row = await playable(caller, kind, id);
    await guardAccess(caller, row);
    const { state } = await airingNow(caller, row);
    if (state === 'before' || state === 'over') throw notPlayable(kind);
    return streamsOf(caller, row);
  },
});

/** Playback in both generations, the callback, and how far a profile has come. @source spec 1 §7 Playback */
export const playbackRoutes = [
  detailsRoute('readVodPlayback', 'vod', 'GET', '/api/v4/vod'),
  detailsRoute('readVodPlayback', 'vod', 'POST', '/api/v5/manifest/video'),
  detailsRoute('readLivePlayback', 'live', 'GET', '/api/v4/event'),
  detailsRoute('readLivePlayback', 'live', 'POST', '/api/v5/manifest/event'),
  urlsRoute('vod'),
  urlsRoute('live'),
  defineRoute({
    name: 'readFreeTitle', method: 'GET', path: '/playback/free/:kind/:id', auth: 'none', output: freeTitle, input: freeTitleQuery,
    realmByHost: true, cacheSeconds: freeTitleSeconds, sharedBy: ({ kind, id }) => [kind, id],
    answer: ({ kind, id }, caller) => readFreeTitle(caller, kind, id),
  }),
  defineRoute({
    name: 'saveWatchProgress', method: 'PUT', path: '/api/v1/watch-progress/:id', auth: 'member', ability: 'keep', output: nothing,
    input: z.object({ id: sent('id'), position: z.number().check(z.gte(0)), duration: z.number().check(z.gt(0)) }),
    answer: async ({ id, position, duration }, caller) => {
      await playable(caller, 'vod', id);
      const values = { position: Math.min(position, duration), duration, savedAt: caller.now };
      const { context, realm: { realm }, user: { pro: { id: profileId } } } = caller;
      await context.db.transaction(async (tx) => {
        await tx.insert(progress).values({ realm, profileId, contentId: id, ...values })
          .onConflictDoUpdate({ target: [progress.realm, progress.profileId, progress.contentId], set: values });
        await publishChange(tx, { realm, scope: { profile: profileId }, subject: 'progress', ids: [id] });
      });
      return {};
    },
  }),
];
