import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardToken } from '../identity/session/ended-session.ts';
import { delayOf, takeFault } from '../switches/call-faults.ts';
import { guardOrigin } from '../server/api-cors.ts';
import { ChangeStreams, type StreamOwner } from './change-streams.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { PlatformError } from '../server/platform-error.ts';
import { callerOf } from '../server/request-caller.ts';

const path = '/api/v1/changes';

/** The session behind the token. @throws PlatformError 401 `token-missing` and what a bad token gives */
async function ownerOf(context: PlatformContext, request: FastifyRequest): Promise<StreamOwner> {
  const { user, realm } = await callerOf(request, context, {});
  if (!user) throw new PlatformError(401, 'token-missing', 'This call needs a token.');
  return { realm: realm.realm, user };
}

/**
 * `GET /api/v1/changes`: what changes for this viewer, as it happens, for as long as the token is good that asks.
 *
 * @source design/architecture.md "The session frame tells, nobody polls"; chosen: server-sent events, read by `fetch`
 *   because an `EventSource` sends no token
 */
export function registerChangeStream(scope: FastifyInstance, context: PlatformContext): void {
  const streams = new ChangeStreams(context.changes, async (user) => guardToken(context.db, user, await context.now()));
  scope.addHook('preClose', async () => { streams.close(); });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { realm } = request.headers;
    guardOrigin(context, request, reply, 'guest', typeof realm === 'string' ? realm : undefined);
    const fault = await takeFault(context.db, 'readChanges');
    await delayOf(fault);
    if (fault?.status) throw new PlatformError(fault.status, 'fault', 'Injected by the fault switch.');
    const owner = await ownerOf(context, request);
    streams.guardLimit(owner.user);
    const given = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
    reply.hijack();
    // The session may have ended between the first look and the subscription.
    await streams.add(owner, reply.raw, given);
    return reply;
  };
  for (const kind of ['api', 'tenant'] as const) scope.get(path, { constraints: { host: context.hosts.pattern(kind) } }, answer);
}
