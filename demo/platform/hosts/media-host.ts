import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../server/platform-context.ts';
import { registerArtwork } from './artwork-route.ts';
import { fileInside } from './files/file-inside.ts';
import { answerLive } from './live-channel.ts';
import { type ChannelStream, readChannelStream } from '../playback/channel-stream.ts';

/** Addresses of films and clips; no other folder is served. */
const filmFile = /^\/s\/[^/]+\/((?:film|clips\/[\w-]+)\/.+)$/;
const liveFile = /^\/s\/[^/]+\/live\/([\w-]+)\/([\w-]+)\/(.+)$/;

const openToPlayers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Content-Range, Date',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';
const notFound = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found', messages: ['No such file.'] });

/** Signed streams: films and clips from their files, live channels from the clock. */
class SignedMedia {
  constructor(readonly context: PlatformContext, readonly folder: string) {}

  /** Answers 403 to an expired or altered signature, whether the file exists or not. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const verdict = await this.context.verifyPath(path);
    reply.headers(openToPlayers);
    if (verdict !== 'valid') return reply.code(403).header('cache-control', 'no-store').send({ code: verdict, messages: ['This address is no longer good.'] });
    const [, realm, contentId, file] = liveFile.exec(path) ?? [];
    if (realm === undefined || contentId === undefined || file === undefined) return this.#file(reply, filmFile.exec(path)?.[1] ?? '');
    return this.#onAir(reply, await readChannelStream(this.context.db, realm, contentId), file);
  }

  async #file(reply: FastifyReply, relative: string): Promise<FastifyReply> {
    if (!await fileInside(this.folder, relative)) return notFound(reply);
    return reply.header('cache-control', 'public, max-age=3600').sendFile(relative, this.folder);
  }

  async #onAir(reply: FastifyReply, channel: ChannelStream | undefined, file: string): Promise<FastifyReply> {
    const answer = channel && await answerLive(channel, file, await this.context.now());
    if (!answer) return notFound(reply);
    const cache = answer.keepSeconds === 0 ? 'no-store' : `public, max-age=${answer.keepSeconds}`;
    return reply.headers({ 'content-type': answer.type, 'cache-control': cache }).send(answer.body);
  }
}

/** The platform's CDN: signed streams and artwork, readable by any origin. */
export function registerMediaHost(scope: FastifyInstance, context: PlatformContext, folder: string): void {
  const host = context.hosts.pattern('media');
  const constraints = { host };
  const signed = new SignedMedia(context, folder);
  scope.get('/s/*', { constraints }, (request, reply) => signed.answer(request, reply));
  registerArtwork(scope, host);
  scope.options('/*', { constraints }, async (_request, reply) => reply.code(204).headers({
    ...openToPlayers, 'access-control-allow-methods': 'GET, HEAD', 'access-control-allow-headers': 'Range', 'access-control-max-age': '86400',
  }).send());
}
