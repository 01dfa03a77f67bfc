import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AdAddresses, emptyVast, vastDocument, vmapDocument } from '../../../media/ad-documents.ts';
import { keepAdEvent } from '../../playback/advertising/ad-events.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { openToPlayers } from './open-to-players.ts';

const documents: Readonly<Record<string, (addresses: AdAddresses) => string>> = {
  'vast-pre.xml': (addresses) => vastDocument('vast-pre', addresses),
  'vast-mid.xml': (addresses) => vastDocument('vast-mid', addresses),
  'vast-hls.xml': (addresses) => vastDocument('vast-hls', { ...addresses, media: addresses.hls }),
  'vast-empty.xml': () => emptyVast,
  'vmap.xml': vmapDocument,
};

function addressesOf({ origins }: PlatformContext): AdAddresses {
  const origin = origins.media;
  return { media: `${origin}/ads/spot.mp4`, hls: `${origin}/ads/spot.m3u8`, landing: `${origin}/ads/landing`, event: (ad, name) => `${origin}/ads/event/${ad}/${name}` };
}

const notFound = (reply: FastifyReply) => reply.code(404).headers(openToPlayers).send({ code: 'not-found', messages: ['No such advertisement.'] });

/** The demo's own ad server: VAST and VMAP files, the clip, and where players say what happened. */
export function registerAdvertising(scope: FastifyInstance, host: RegExp, context: PlatformContext, folder: string): void {
  const constraints = { host };
  for (const file of ['spot.mp4', 'spot.m3u8', 'spot-hls.mp4']) {
    scope.get(`/ads/${file}`, { constraints }, (_request, reply) => reply.headers({ ...openToPlayers, 'cache-control': 'public, max-age=3600' }).sendFile(`ads/${file}`, folder));
  }
  scope.get('/ads/landing', { constraints }, async (_request, reply) => reply.type('text/plain; charset=utf-8').send('Lantern & Sons: an advertiser that does not exist.'));
  scope.get('/ads/event/:ad/:event', { constraints }, async (request, reply) => {
    const { ad, event } = request.params as { ad: string; event: string };
    const isKept = await keepAdEvent(context.db, ad, event, await context.now());
    return isKept ? reply.code(204).headers({ ...openToPlayers, 'cache-control': 'no-store' }).send() : notFound(reply);
  });
  scope.get('/ads/:file', { constraints }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const write = Object.hasOwn(documents, file) ? documents[file] : undefined;
    return write ? reply.headers({ ...openToPlayers, 'cache-control': 'no-store' }).type('application/xml; charset=utf-8').send(write(addressesOf(context))) : notFound(reply);
  });
}
