import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { profiles } from '../../db/tables/identity/account-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { buyerIdsOf } from '../../purchase/gifts/guest-purchases.ts';

/**
 * Whose data is meant: an account with all that is its owner's, or profiles alone.
 *
 * @property buyerIds the account, and the guests who bought by the e-mail that it has proven
 * @property email what was proven; empty otherwise
 */
export interface Person { realm: string; accountId: string; email: string; buyerIds: string[]; profileIds: string[] }

/** Everything by which rows of an account are found. */
export async function personOf(db: Database, { id, realm }: { id: string; realm: string }): Promise<Person> {
  const own = await db.select({ id: profiles.id }).from(profiles).where(and(eq(profiles.realm, realm), eq(profiles.accountId, id)));
  const [account] = await db.select({ email: accounts.email, provenAt: accounts.emailVerifiedAt }).from(accounts).where(eq(accounts.id, id));
  return { realm, accountId: id, email: account?.provenAt == null ? '' : account.email, buyerIds: await buyerIdsOf(db, realm, id), profileIds: own.map((row) => row.id) };
}

/** Profiles without their account. */
export const profilesAlone = (profileIds: string[]): Person => ({ realm: '', accountId: '', email: '', buyerIds: [], profileIds });
