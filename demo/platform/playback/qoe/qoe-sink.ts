import { desc, lte } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { qoeSummary, type QoeSummary } from '../../../../src/contracts/playback/qoe-summary.ts';
import type { Database } from '../../db/database.ts';
import { qoeSummaries } from '../../db/tables/player-tables.ts';
import { guardOrigin } from '../../server/api-cors.ts';
import { isStorable } from '../../server/is-storable.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { PlatformError } from '../../server/platform-error.ts';

const bodyLimit = 8_192;
const longestText = 200;
const mostErrors = 20;
/** chosen: what a person would look through */
const mostSummaries = 1_000;

/** The newest first. */
export const readQoeSummaries = (db: Database) => db.select().from(qoeSummaries).orderBy(desc(qoeSummaries.id)).limit(mostSummaries);

const cut = (text: string): string => text.slice(0, longestText);

function bounded(summary: QoeSummary): QoeSummary {
  const errors = summary.errors.slice(0, mostErrors).map(({ code, fatal }) => ({ code: cut(code), fatal }));
  return { ...summary, realm: cut(summary.realm), content: cut(summary.content), playId: cut(summary.playId), errors };
}

/** A beacon sends JSON as plain text, which needs no preflight. @throws PlatformError 400 `BAD_REQUEST` */
function summaryIn(body: unknown): QoeSummary {
  const refused = (why: string) => new PlatformError(400, 'BAD_REQUEST', `This is no summary: ${why}`);
  try {
    const read = qoeSummary.safeParse(typeof body === 'string' ? JSON.parse(body) : body);
    if (read.success && isStorable(read.data)) return bounded(read.data);
  } catch {
    throw refused('not JSON.');
  }
  throw refused('a field is missing or of another kind.');
}

async function keep({ db, now }: PlatformContext, summary: QoeSummary): Promise<void> {
  const [added] = await db.insert(qoeSummaries).values({ realm: summary.realm, at: await now(), summary }).returning({ id: qoeSummaries.id });
  if (added) await db.delete(qoeSummaries).where(lte(qoeSummaries.id, added.id - mostSummaries));
}

/** Takes what players say of a playback, from a tenant's own pages and its registered partners'. chosen: the path, as the spec has no such call */
export function registerQoeSink(scope: FastifyInstance, host: RegExp, context: PlatformContext): void {
  scope.post('/api/v1/qoe', { constraints: { host }, bodyLimit }, async (request: FastifyRequest, reply) => {
    await context.limits.countAddress('summaries of an address', request, await context.now());
    const summary = summaryIn(request.body);
    guardOrigin(context, request, reply, 'none', summary.realm);
    if (!context.realms.byName(summary.realm)) throw new PlatformError(404, 'unknown-realm', 'There is no tenant of this name.');
    await keep(context, summary);
    return reply.code(204).send();
  });
}
