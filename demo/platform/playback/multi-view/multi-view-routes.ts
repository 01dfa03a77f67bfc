import * as z from 'zod/mini';
import { multiView, multiViewHeartbeat } from '../../../../src/contracts/playback/multi-view.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { textIn } from '../../realm/text-in.ts';
import type { ItemRow } from '../../db/tables/catalogue-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { guardAccess } from '../guard-access.ts';
import { airingNow, playable } from '../playable.ts';
import { grantStreams, signedAddress } from '../streams/stream-address.ts';
import { heartbeatSeconds, keepHeartbeat } from './heartbeats.ts';
import { artPath } from '../../../media/art-path.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

/** chosen: no more than a screen shows, twice */
const mostVideos = 8;

/** @throws PlatformError 404 `no-angles` */
function anglesOf(row: ItemRow) {
  const { angles } = row.extras.playback ?? {};
  if (!angles) throw new PlatformError(404, 'no-angles', 'This event has one angle.');
  return angles;
}

/** An event's angles: with addresses while it is on air. */
async function answerMultiView(caller: Caller, id: string) {
  const row = await playable(caller, 'live', id);
  const angles = anglesOf(row);
  await guardAccess(caller, row);
  const grant = await grantStreams(caller, row);
  const isOnAir = ['always', 'now'].includes((await airingNow(caller, row)).state);
  return {
    id, title: textIn(row.titles, caller.locale), live: true, heartbeatSeconds, expiresAt: new Date(grant.expiresAt).toISOString(),
    videos: angles.map((angle) => ({
      id: angle.id, title: textIn(angle.titles, caller.locale),
      thumbnailUrl: `${caller.context.origins.media}${artPath('landscape', row.genres[0] ?? 'sport', `${id}-${angle.id}`)}`,
      ...(isOnAir ? { url: signedAddress(caller, grant, `/live/${row.realm}/${id}/angle-${angle.id}/main.m3u8`) } : {}),
    })),
  };
}

/** Angles of an event, and which of them are watched. @source spec 1 §2.4 "Multi-view player", §7 "/v1/multiviewHeartbeat" */
export const multiViewRoutes = [
  defineRoute({
    name: 'readMultiView', method: 'GET', path: '/api/v4/event/:id/multiview', auth: 'guest', output: multiView, input: z.object({ id: sent('id') }),
    answer: ({ id }, caller) => answerMultiView(caller, id),
  }),
  defineRoute({
    name: 'sendMultiViewHeartbeat', method: 'POST', path: '/api/v1/multiviewHeartbeat', auth: 'guest', output: nothing,
    input: multiViewHeartbeat.check(z.refine(({ videoIds }) => videoIds.length <= mostVideos)),
    answer: async (heartbeat, caller) => {
      const known = new Set(anglesOf(await playable(caller, 'live', heartbeat.eventId)).map((angle) => angle.id));
      if (heartbeat.videoIds.some((id) => !known.has(id))) throw new PlatformError(400, 'BAD_REQUEST', 'This event has no such angle.', { field: 'videoIds' });
      await keepHeartbeat(caller.context.db, { realm: caller.realm.realm, viewerId: caller.user.vid, at: caller.now }, heartbeat);
      return {};
    },
  }),
];
