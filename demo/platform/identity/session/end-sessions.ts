import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';

/**
 * Ends the sessions of an account, and tells their browsers.
 *
 * @param db the transaction that changes the account
 * @param except the session that goes on
 */
export async function endSessionsOf(db: Database, realm: string, accountId: string, now: number, except = ''): Promise<void> {
  const open = and(eq(sessionFamilies.realm, realm), sql`${sessionFamilies.subject}->>'id' = ${accountId}`, isNull(sessionFamilies.endedAt), ne(sessionFamilies.id, except));
  const ended = await db.update(sessionFamilies).set({ endedAt: now, endedBy: 'logout' }).where(open).returning({ id: sessionFamilies.id });
  for (const { id } of ended) await publishChange(db, { realm, scope: { session: id }, subject: 'session', ids: [] });
}
