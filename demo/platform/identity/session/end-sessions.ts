import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';

/**
 * Ends the sessions of an account, and tells their browsers. A sign-in that still lacks information ends too.
 *
 * @param db the transaction that changes the account
 * @param except the session that goes on
 */
export async function endSessionsOf(db: Database, realm: string, accountId: string, now: number, except = ''): Promise<void> {
  const open = and(eq(sessionFamilies.realm, realm), sql`${sessionFamilies.subject}->>'id' = ${accountId}`, isNull(sessionFamilies.endedAt), ne(sessionFamilies.id, except));
  const ended = await db.update(sessionFamilies).set({ endedAt: now, endedBy: 'logout' }).where(open).returning({ id: sessionFamilies.id });
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'finish-sign-in'), eq(oneTimeTokens.accountId, accountId)));
  for (const { id } of ended) await publishChange(db, { realm, scope: { session: id }, subject: 'session', ids: [] });
}
