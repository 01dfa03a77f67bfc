import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { guestBuyers } from '../../db/tables/purchase/gift-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';

/**
 * Whose purchases a member reads: their own, and what was bought as a guest by the e-mail that they have proven.
 *
 * chosen: they are read through the address and belong to nobody else, so they are there as soon as it is proven, before or after the gift, and go
 * with it when the account takes another one. An address that was only typed, here or there, opens nothing: whoever reads its mails has had the code
 */
export async function buyerIdsOf(db: Database, realm: string, accountId: string): Promise<string[]> {
  const isProven = and(eq(accounts.email, guestBuyers.email), eq(accounts.realm, guestBuyers.realm), isNotNull(accounts.emailVerifiedAt));
  const guests = await db.select({ id: guestBuyers.id }).from(guestBuyers).innerJoin(accounts, isProven).where(and(eq(accounts.realm, realm), eq(accounts.id, accountId)));
  return [accountId, ...guests.map(({ id }) => id)];
}
