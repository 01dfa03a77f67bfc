import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/** How long a proof counts. chosen: ten minutes, long enough for the viewer who signed in to add a passkey */
export const freshMs = 10 * 60_000;

/** Whether the owner of the account has lately proven to be at this session. */
export async function isFreshlyProven({ context, user, now }: MemberCaller, db: Database = context.db): Promise<boolean> {
  const [family] = await db.select({ provenAt: sessionFamilies.provenAt }).from(sessionFamilies).where(eq(sessionFamilies.id, user.sid));
  return typeof family?.provenAt === 'number' && now - family.provenAt < freshMs;
}

/** The owner has just proven to be at this session. */
export async function keepProof({ context: { db }, user, now }: MemberCaller): Promise<void> {
  await db.update(sessionFamilies).set({ provenAt: now }).where(eq(sessionFamilies.id, user.sid));
}
