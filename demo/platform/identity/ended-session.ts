import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessionFamilies } from '../db/tables/session-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { TokenUser } from './access-token.ts';

/** Whether a token's session was signed out or revoked. A guest's session is kept from its first refresh on. */
export async function hasEnded(db: Database, { sid, isGuest }: TokenUser): Promise<boolean> {
  const [family] = await db.select({ endedAt: sessionFamilies.endedAt }).from(sessionFamilies).where(eq(sessionFamilies.id, sid));
  return family ? family.endedAt !== null : !isGuest;
}

/**
 * Refuses a member's access token whose session has ended, although the token itself is still good for minutes.
 *
 * One read by primary key for each call of a member; guests hold nothing that could be misused.
 *
 * @throws PlatformError 401 `session-ended`
 */
export async function guardOpenSession(db: Database, user: TokenUser): Promise<void> {
  if (!user.isGuest && await hasEnded(db, user)) throw new PlatformError(401, 'session-ended', 'This session has ended.');
}
