import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { linkedIdentities } from '../db/tables/identity/account-tables.ts';
import { removeAccount } from '../identity/account/remove-accounts.ts';
import { baskets, charges, entitlements, paymentAttempts, paymentMethods } from '../db/tables/purchase-tables.ts';
import { accounts, progress } from '../db/tables/viewer-tables.ts';
import { deleteListsOf } from '../lists/list-store.ts';
import { clearLimits } from '../server/limits/limit-store.ts';
import { publishChange } from '../changes/publish-change.ts';
import { seedDetails, seedEntitlements, seedPasswords } from '../seed/identity/account-seed.ts';
import { seedProgress } from '../seed/identity/progress-seed.ts';

/** All accounts, those of an e-mail in every tenant, or the one of an id. */
async function accountsOf(db: Database, account: string | undefined) {
  const rows = await db.select({ id: accounts.id, realm: accounts.realm, email: accounts.email, profileId: accounts.profileId, note: accounts.note }).from(accounts);
  return account === undefined ? rows : rows.filter((row) => row.id === account || row.email === account);
}

type ResetAccount = Awaited<ReturnType<typeof accountsOf>>[number];

/** Tells the account's browsers that everything may have changed. */
async function publishReset(db: Database, { id, realm, profileId }: ResetAccount): Promise<void> {
  for (const subject of ['favourites', 'lists', 'progress'] as const) await publishChange(db, { realm, scope: { profile: profileId }, subject, ids: [] });
  await publishChange(db, { realm, scope: { account: id }, subject: 'entitlements', ids: [] });
}

/** Resets what viewers did, bought and linked to the seed, and all counts of requests. Accounts that viewers made are deleted: those of the seed say what they are for. */
export async function resetViewers(db: Database, account: string | undefined): Promise<number> {
  const all = await accountsOf(db, account);
  const rows = all.filter(({ note }) => note !== '');
  for (const row of all.filter(({ note }) => note === '')) await db.transaction((tx) => removeAccount(tx, row));
  if (rows.length === 0) return all.length;
  const ids = rows.map((row) => row.id);
  const profiles = rows.map((row) => row.profileId);
  await db.transaction(async (tx) => {
    await deleteListsOf(tx, profiles);
    await tx.delete(progress).where(inArray(progress.profileId, profiles));
    for (const table of [charges, paymentAttempts, paymentMethods, baskets, entitlements, linkedIdentities]) await tx.delete(table).where(inArray(table.accountId, ids));
    await clearLimits(tx);
    await seedPasswords(tx, ids);
    await seedDetails(tx, ids);
    await seedEntitlements(tx, ids);
    await seedProgress(tx, profiles);
    for (const row of rows) await publishReset(tx, row);
  });
  return all.length;
}

/** The charges of an account. */
export const chargesOf = (db: Database, accountId: string) => db.select().from(charges).where(eq(charges.accountId, accountId));
