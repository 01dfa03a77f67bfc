import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { realmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import { compressAnswers } from '../server/answers/compress-answers.ts';
import { answerPreflight, guardOrigin } from '../server/api-cors.ts';
import { guardScope } from '../server/guard-scope.ts';
import { delayOf, takeFault } from '../switches/call-faults.ts';
import type { RealmRow } from '../db/tables/realm-tables.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { PlatformError } from '../server/platform-error.ts';
import { settingsFor } from './realm-directory.ts';

/** A tenant's settings, if its own pages or a registered page asks. @source design/platform.md "Which tenant" */
async function answerSettings(
  context: PlatformContext, call: string, row: RealmRow | undefined, request: FastifyRequest, reply: FastifyReply,
): Promise<FastifyReply> {
  guardOrigin(context, request, reply, 'none', row?.realm);
  const fault = (await context.readState()).hasFault(call) ? await takeFault(context.db, call) : undefined;
  await delayOf(fault);
  if (fault?.status) throw new PlatformError(fault.status, 'fault', 'Injected by the fault switch.');
  if (!row) throw new PlatformError(404, 'unknown-realm', 'There is no tenant of this name.');
  const { origin } = request.headers;
  const { embedder } = request.query as { embedder?: unknown };
  const isOwnPage = origin === undefined || context.realms.isTenantOrigin(origin);
  const answer = settingsFor(row.settings, isOwnPage && typeof embedder === 'string' ? embedder : undefined);
  realmSettings.parse(answer);
  reply.header('cache-control', 'no-cache');
  return reply.send(fault?.brokenBody ? { broken: true } : answer);
}

/** `/realm-settings/…` on the api and on every tenant's own site, where it is asked before any base address is known. */
export async function registerRealmSettings(app: FastifyInstance, context: PlatformContext): Promise<void> {
  await app.register(async (scope) => {
    guardScope(scope);
    await compressAnswers(scope);
    for (const kind of ['api', 'tenant'] as const) {
      const options = { constraints: { host: context.hosts.pattern(kind) } };
      scope.get('/realm-settings/domain/:host', options, (request, reply) => {
        const name = (request.params as { host: string }).host.replace(/:\d+$/, '');
        return answerSettings(context, 'readRealmByHost', context.realms.byHost(name), request, reply);
      });
      scope.get('/realm-settings/:realm', options, (request, reply) => {
        const { realm } = request.params as { realm: string };
        return answerSettings(context, 'readRealmByName', context.realms.byName(realm), request, reply);
      });
      if (kind === 'tenant') scope.options('/realm-settings/*', options, (request, reply) => answerPreflight(context, request, reply, 'none'));
    }
  });
}
