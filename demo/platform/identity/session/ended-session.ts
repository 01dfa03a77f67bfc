import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { batchedRead } from '../../server/state/batched-read.ts';
import type { TokenUser } from './access-token.ts';

/** One parameter, however many are asked for: those of all open streams are. */
const familyOf = batchedRead(async (db, ids) => {
  const rows = await db.select({ id: sessionFamilies.id, endedAt: sessionFamilies.endedAt, subject: sessionFamilies.subject }).from(sessionFamilies).where(sql`${sessionFamilies.id} = any(${sql.param(ids)}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
});

/** A session in a member's name lasts as long as its actor is signed in and has the role. @throws PlatformError 401 `session-ended` */
async function guardActor(db: Database, { sub, sid = '' }: NonNullable<TokenUser['act']>): Promise<void> {
  const [[actor], family] = await Promise.all([db.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, sub)), familyOf(db, sid)]);
  if (actor?.role !== 'ADMIN' || family?.endedAt !== null) throw new PlatformError(401, 'session-ended', 'This session has ended.');
}

/**
 * Refuses a member's access token whose session has ended, although the token itself is still good for minutes.
 *
 * One read by primary key for each call of a member; guests hold nothing that could be misused.
 *
 * A token of a profile that the session has left counts as expired: renewing it gives one of the profile that watches now.
 *
 * @throws PlatformError 401 `session-ended`, `token-expired`
 */
export async function guardOpenSession(db: Database, { sid, isGuest, pro }: Pick<TokenUser, 'sid' | 'isGuest'> & { pro: Pick<TokenUser['pro'], 'id'> }): Promise<void> {
  if (isGuest) return;
  const family = await familyOf(db, sid);
  if (family?.endedAt !== null) throw new PlatformError(401, 'session-ended', 'This session has ended.');
  if (family.subject.act) await guardActor(db, family.subject.act);
  if (family.subject.pro.id !== pro.id) throw new PlatformError(401, 'token-expired', 'This session goes on as another profile.');
}

/**
 * Judges a token that was verified, for a call and for each thing that a stream tells: refused by its time, its session, or the actor's session and role.
 *
 * chosen: a guest's counts from its verification on. Its stream is told what everybody is, and an idle visitor would be kept as a session for renewing it
 *
 * @throws PlatformError 401 `token-expired`, `session-ended`
 */
export async function guardToken(db: Database, user: TokenUser, now: number): Promise<void> {
  if (user.isGuest) return;
  if (now >= user.exp * 1000) throw new PlatformError(401, 'token-expired', 'This token has expired.');
  await guardOpenSession(db, user);
}
