import { and, desc, eq, isNull, max, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { endedSessions, openSessionQuery, openSessions } from '../../../src/contracts/identity/open-session.ts';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { refreshTokens, sessionFamilies } from '../db/tables/identity/session-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import { endAccess } from './session/end-access.ts';
import { endFamily } from './session/refresh-session.ts';

const isoOf = (moment: number): string => new Date(moment).toISOString();

const ofAccount = ({ realm: { realm }, user }: MemberCaller) =>
  and(eq(sessionFamilies.realm, realm), isNull(sessionFamilies.endedAt), sql`${sessionFamilies.subject} ->> 'id' = ${user.id}`);

/** chosen: the latest, more than anybody looks through */
const mostSessions = 50;

async function presentSessions(caller: MemberCaller) {
  const lastUsed = max(refreshTokens.issuedAt);
  const rows = await caller.context.db.select({ id: sessionFamilies.id, userAgent: sessionFamilies.userAgent, startedAt: sessionFamilies.startedAt, lastUsed })
    .from(sessionFamilies).innerJoin(refreshTokens, eq(refreshTokens.familyId, sessionFamilies.id))
    .where(and(ofAccount(caller), sql`${refreshTokens.expiresAt} > ${caller.now}`)).groupBy(sessionFamilies.id).orderBy(desc(sql`${sessionFamilies.id} = ${caller.user.sid}`), desc(lastUsed)).limit(mostSessions);
  return rows.map(({ id, userAgent, startedAt, lastUsed: at }) => ({ id, userAgent, startedAt: isoOf(startedAt), lastUsedAt: isoOf(at ?? startedAt), current: id === caller.user.sid }));
}

/** @throws PlatformError 404 `session-not-found` */
async function endOne(caller: MemberCaller, sessionId: string): Promise<void> {
  await caller.context.db.transaction(async (tx) => {
    const [row] = await tx.select({ id: sessionFamilies.id }).from(sessionFamilies).where(and(ofAccount(caller), eq(sessionFamilies.id, sessionId)));
    if (!row) throw new PlatformError(404, 'session-not-found', 'This account is not signed in there.');
    await endFamily(tx, row.id, caller.now, 'logout');
  });
}

/** Where an account is signed in. @source issue "sessions and devices with sign out there" */
export const openSessionRoutes = [
  defineRoute({
    name: 'readSessions', method: 'GET', path: '/api/v1/user/sessions', auth: 'member', ability: 'seeAccount', input: z.object({}), output: openSessions,
    answer: async (_input, caller) => ({ sessions: await presentSessions(caller) }),
  }),
  defineRoute({
    name: 'endOpenSession', method: 'DELETE', path: '/api/v1/user/sessions/:sessionId', auth: 'member', ability: 'changeAccount', input: openSessionQuery, output: nothing,
    answer: async ({ sessionId }, caller) => {
      await endOne(caller, sessionId);
      return {};
    },
  }),
  defineRoute({
    name: 'endOtherSessions', method: 'POST', path: '/api/v1/user/sessions/end-others', auth: 'member', ability: 'changeAccount', input: z.object({}), output: endedSessions,
    answer: async (_input, { context: { db }, realm: { realm }, user, now }) => ({ ended: await db.transaction((tx) => endAccess(tx, realm, user.id, now, { session: user.sid })) }),
  }),
];
