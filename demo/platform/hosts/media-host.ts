import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../platform-context.ts';
import { fileInside } from './file-inside.ts';
import { mediaTypeOf } from './media-type.ts';
import { sendFile } from './send-file.ts';

const mediaName = /^media\.localhost(?::\d+)?$/;

/** Folders of films and clips; nothing else beside them is served. */
const served = /^\/s\/[^/]+\/((?:film|clips\/[\w-]+)\/.+)$/;

const openToPlayers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Content-Range, Date',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

/** Answers a film's file behind a signed address. A signed address never changes what it answers, so browsers may keep it. */
async function answerSigned(request: FastifyRequest, reply: FastifyReply, context: PlatformContext, folder: string): Promise<FastifyReply> {
  reply.headers(openToPlayers);
  const verdict = await context.verifyPath(pathOf(request));
  if (verdict !== 'valid') return reply.code(403).header('cache-control', 'no-store').send({ code: verdict, messages: ['This address is no longer good.'] });
  const file = await fileInside(folder, served.exec(pathOf(request))?.[1] ?? '');
  const type = file && mediaTypeOf(file.path);
  if (!file || !type) return reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found', messages: ['No such file.'] });
  return sendFile(request, reply.header('cache-control', 'public, max-age=3600'), file, type);
}

/** The stand-in for a CDN: signed streams and artwork. */
export function registerMediaHost(scope: FastifyInstance, context: PlatformContext, folder: string): void {
  const constraints = { host: mediaName };
  scope.get('/s/*', { constraints }, (request, reply) => answerSigned(request, reply, context, folder));
  scope.options('/*', { constraints }, async (_request, reply) => reply.code(204).headers({
    ...openToPlayers, 'access-control-allow-methods': 'GET, HEAD', 'access-control-allow-headers': 'Range', 'access-control-max-age': '86400',
  }).send());
}
