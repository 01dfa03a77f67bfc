import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../server/platform-context.ts';
import { isAway } from './media-faults.ts';

/** While the platform is switched away every connection ends without an answer; the switches and the machine's own name alone stay. */
export function followAbsence(app: FastifyInstance, { readState, hosts }: PlatformContext): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/demo/') || hosts.kindOf(request.headers.host ?? '') === 'bare') return undefined;
    const { mediaFaults, now } = await readState();
    if (!isAway(mediaFaults, now)) return undefined;
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  });
}
