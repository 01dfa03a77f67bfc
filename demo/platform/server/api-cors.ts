import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from './platform-context.ts';
import { PlatformError } from './platform-error.ts';
import type { RouteAuth } from './platform-route.ts';

const allowedHeaders = 'realm, x-api-key, x-app-var, accept-language, authorization, content-type, idempotency-key';

/**
 * Whether a page of this origin may read this answer.
 *
 * A tenant's own page may make every call for its tenant, at the api and at its own origin, and for another one those that need no token. A partner's page may make those that need
 * no token, for the tenant that registered it, so a partner's own realm cannot act for a viewer. Every other origin is refused.
 *
 * @param host the host that was asked
 * @param realm undefined in a preflight, which does not say
 * @source design/architecture.md "Calls are data", "Trust is split by origin"
 */
function isAllowedOrigin(context: PlatformContext, { origin, host }: { origin: string; host: string }, auth: RouteAuth, realm: string | undefined): boolean {
  const own = context.realms.byHost(host);
  if (auth !== 'none' && own) return own.settings.origin === origin;
  if (auth !== 'none') return (realm === undefined ? undefined : context.realms.byName(realm)?.settings.origin === origin) ?? context.realms.isTenantOrigin(origin);
  if (context.realms.isTenantOrigin(origin)) return true;
  const names = realm === undefined ? context.realms.all().map((row) => row.realm) : [realm];
  return names.some((name) => context.realms.isRegisteredOrigin(name, origin));
}

/** Allows this origin to read the answer. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' });
}

/** Refuses an unregistered origin before the request is read. @throws PlatformError 403 `origin-not-registered` */
export function guardOrigin(context: PlatformContext, request: FastifyRequest, reply: FastifyReply, auth: RouteAuth, realm: string | undefined): void {
  reply.header('vary', 'Origin, Accept-Language, realm');
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!isAllowedOrigin(context, { origin, host: request.hostname }, auth, realm)) throw new PlatformError(403, 'origin-not-registered', 'This origin is not registered.');
  allowOrigin(reply, origin);
}

/** Answers a CORS preflight. */
export function answerPreflight(context: PlatformContext, request: FastifyRequest, reply: FastifyReply, auth: RouteAuth): FastifyReply {
  const { origin } = request.headers;
  reply.header('vary', 'Origin');
  if (origin === undefined || !isAllowedOrigin(context, { origin, host: request.hostname }, auth, undefined)) return reply.code(403).send();
  allowOrigin(reply, origin);
  return reply.headers({
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, PATCH',
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '600',
  }).code(204).send();
}
