import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../server/platform-context.ts';

const reportTypes = ['application/csp-report', 'application/reports+json'];
const bodyLimit = 65_536;

function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return { unreadable: text.slice(0, 200) };
  }
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
    await context.addReport({ host: request.headers.host ?? '', body: request.body ?? null });
    return reply.code(204).send();
  });
  if (!context.demoMode) return;
  scope.get('/demo/reports', { constraints }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ reports: await context.readReports() }));
  scope.delete('/demo/reports', { constraints }, async (_request, reply) => {
    await context.clearReports();
    return reply.code(204).send();
  });
}
