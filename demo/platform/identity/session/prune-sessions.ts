import { eq, lte, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refreshTokens, sessionFamilies } from '../../db/tables/identity/session-tables.ts';

/** Deletes expired refresh tokens, and the token families that have none left. */
export async function pruneSessions(db: Database, now: number): Promise<void> {
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
  await db.delete(sessionFamilies).where(notExists(db.select({ hash: refreshTokens.hash }).from(refreshTokens).where(eq(refreshTokens.familyId, sessionFamilies.id))));
}
