import * as z from 'zod/mini';
import { contentItem } from '../../../../src/contracts/catalogue/content-item.ts';
import { adjacentVods, trailerQuery } from '../../../../src/contracts/playback/adjacent-vods.ts';
import { playerUrls } from '../../../../src/contracts/playback/playback-details.ts';
import { itemsOf } from '../../catalogue/bucket-pages.ts';
import { eventEpochOf } from '../../catalogue/event-epoch.ts';
import { isReleased } from '../../catalogue/airing.ts';
import { presentItems } from '../../catalogue/present-items.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { playable } from '../playable.ts';
import { trailerStreams } from '../streams/stream-address.ts';
import { accessOf, rightsOf } from '../viewer-rights.ts';
import { adjacentInPlaylist, adjacentVodsOf } from './adjacent-vods.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

/** The recording of an event, once there is one. @throws PlatformError 404 `replacement-not-found` */
async function answerReplacement(caller: Caller, id: string) {
  const event = (await itemsOf(caller, [id])).get(id);
  const { replacementVodId = '' } = event?.extras ?? {};
  const recording = (await itemsOf(caller, [replacementVodId])).get(replacementVodId);
  const isThere = recording && isReleased(recording, await eventEpochOf(caller), caller.now);
  const [item] = isThere ? await presentItems([recording], caller) : [];
  if (!item) throw new PlatformError(404, 'replacement-not-found', 'Nothing replaces this event.');
  return item;
}

/** @throws PlatformError 404 `trailer-not-found`, 401 `sign-in-required`, 403 `access-denied` with the licences, 403 `outside-region` */
async function answerTrailer(caller: Caller, id: string, trailerId: string) {
  const row = await playable(caller, 'vod', id);
  const trailer = row.extras.playback?.trailers?.find((each) => each.id === trailerId);
  if (!trailer) throw new PlatformError(404, 'trailer-not-found', 'This title has no such trailer.');
  const level = accessOf({ ...row, access: trailer.access }, await rightsOf(caller, []));
  if (level === 'GRANTED') return trailerStreams(caller, trailer.media, trailerId);
  if (level === 'GRANTED_ON_SIGN_IN') throw new PlatformError(401, 'sign-in-required', 'This trailer is for members.');
  if (level === 'GEOBLOCKED') throw new PlatformError(403, 'outside-region', 'This trailer is not shown here.', { country: (await caller.place()).country });
  throw new PlatformError(403, 'access-denied', 'This trailer needs a licence.', { licences: row.licences });
}

const size = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(25)), 5);

/** What a player asks for beside its title. @source spec 1 §7 Playback, "GET vod/{id}/adjacent?size=5" */
export const besideRoutes = [
  defineRoute({
    name: 'readAdjacentVods', method: 'GET', path: '/api/v4/vod/:id/adjacent', auth: 'guest', output: adjacentVods,
    input: z.object({ id: sent('id'), size }),
    answer: async ({ id, size: most }, caller) => adjacentVodsOf(caller, await playable(caller, 'vod', id), most),
  }),
  defineRoute({
    name: 'readAdjacentVods', method: 'GET', path: '/api/v4/playlist/:playlistId/adjacentTo/:id', auth: 'guest', output: adjacentVods,
    input: z.object({ playlistId: sent('id'), id: sent('id'), size }),
    answer: ({ playlistId, id, size: most }, caller) => adjacentInPlaylist(caller, playlistId, id, most),
  }),
  defineRoute({
    name: 'readReplacementVod', method: 'GET', path: '/api/v4/vods/live/:id', auth: 'guest', output: contentItem,
    input: z.object({ id: sent('id') }), answer: ({ id }, caller) => answerReplacement(caller, id),
  }),
  defineRoute({
    name: 'readTrailerStreams', method: 'GET', path: '/api/v4/vod/:id/trailers/:trailerId/urls', auth: 'guest', output: playerUrls,
    input: trailerQuery, answer: ({ id, trailerId }, caller) => answerTrailer(caller, id, trailerId),
  }),
];
