import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../server/platform-context.ts';
import { PlatformError } from '../server/platform-error.ts';
import { isStorable } from '../server/is-storable.ts';

const reportTypes = ['application/csp-report', 'application/reports+json'];
const bodyLimit = 65_536;

/** A report is an object or a list of them. What is not, and what cannot be kept, is kept as the start of its text. */
function readBody(text: string): unknown {
  const unreadable = { unreadable: text.slice(0, 200).replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ') };
  try {
    const body = JSON.parse(text) as unknown;
    return typeof body === 'object' && body !== null && isStorable(body) ? body : unreadable;
  } catch {
    return unreadable;
  }
}

/** Another site's page may not read or clear what is listed here. @throws PlatformError 403 `origin-not-registered` */
function guardOwnPage({ headers: { origin, host } }: FastifyRequest): void {
  if (origin !== undefined && origin !== `http://${host}`) throw new PlatformError(403, 'origin-not-registered', 'This origin is not registered.');
}

/** Adds a parser for content-security-policy reports to a scope. */
export function acceptReports(scope: FastifyInstance): void {
  scope.addContentTypeParser(reportTypes, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, readBody(String(body))));
}

/**
 * Stores the policy reports of a host's pages, and lists them for people and tests.
 *
 * Listing answers every host's reports, so that a test asks once; it exists in demo mode only.
 */
export function registerReports(scope: FastifyInstance, host: RegExp, context: PlatformContext): void {
  const constraints = { host };
  scope.post('/csp-report', { constraints, bodyLimit }, async (request, reply) => {
    await context.limits.countAddress('policy reports of an address', request, await context.now());
    await context.addReport({ host: request.headers.host ?? '', body: request.body ?? {} });
    return reply.code(204).send();
  });
  if (!context.demoMode) return;
  scope.get('/demo/reports', { constraints }, async (request, reply) => {
    guardOwnPage(request);
    return reply.header('cache-control', 'no-store').send({ reports: await context.readReports() });
  });
  scope.delete('/demo/reports', { constraints }, async (request, reply) => {
    guardOwnPage(request);
    await context.clearReports();
    return reply.code(204).send();
  });
}
