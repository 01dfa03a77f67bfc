import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { reminders } from '../db/tables/guide-tables.ts';
import { linkedIdentities, profiles } from '../db/tables/identity/account-tables.ts';
import { accountAddresses } from '../db/tables/identity/address-tables.ts';
import { passkeys } from '../db/tables/identity/passkey-tables.ts';
import { refreshTokens, sessionFamilies } from '../db/tables/identity/session-tables.ts';
import { eraseAccount, eraseProfiles } from '../identity/personal-data/erase-person.ts';
import { billingDetails } from '../db/tables/purchase/billing-tables.ts';
import { baskets, charges, entitlements, paymentAttempts, paymentMethods } from '../db/tables/purchase/purchase-tables.ts';
import { gifts } from '../db/tables/purchase/gift-tables.ts';
import { purchaseMails } from '../db/tables/purchase/mail-tables.ts';
import { providerPayments, vendorOrders } from '../db/tables/purchase/provider-tables.ts';
import { priceMigrations } from '../db/tables/purchase/price-tables.ts';
import { disputes, providerDisputes } from '../db/tables/purchase/dispute-tables.ts';
import { refunds } from '../db/tables/purchase/refund-tables.ts';
import { planQuotes } from '../db/tables/purchase/plan-tables.ts';
import { paymentHistory, subscriptions } from '../db/tables/purchase/subscription-tables.ts';
import { accounts, progress, reviews } from '../db/tables/viewer-tables.ts';
import { forgetUses } from '../purchase/vouchers/forget-uses.ts';
import { deleteListsOf } from '../lists/list-store.ts';
import { clearLimits } from '../server/limits/limit-store.ts';
import { publishChanges } from '../changes/publish-change.ts';
import { seedEntitlements, seedPeopleAgain } from '../seed/identity/account-seed.ts';
import { seedBilling } from '../seed/purchase/billing-seed.ts';
import { seedTrialUses } from '../seed/purchase/voucher-seed.ts';
import { seedProgress } from '../seed/identity/progress-seed.ts';

/** All accounts, those of an e-mail in every tenant, or the one of an id. */
async function accountsOf(db: Database, account: string | undefined) {
  const rows = await db.select({ id: accounts.id, realm: accounts.realm, email: accounts.email, profileId: accounts.profileId, note: accounts.note }).from(accounts);
  return account === undefined ? rows : rows.filter((row) => row.id === account || row.email === account);
}

type ResetAccount = Awaited<ReturnType<typeof accountsOf>>[number];

/** What an account's browsers are told: everything may have changed. */
const resetChanges = ({ id, realm, profileId }: ResetAccount) => [
  ...(['favourites', 'lists', 'progress'] as const).map((subject) => ({ realm, scope: { profile: profileId }, subject, ids: [] })),
  ...(['entitlements', 'profile'] as const).map((subject) => ({ realm, scope: { account: id }, subject, ids: [] })),
];

/** Deletes the profiles that viewers made, and ends the sessions that watch as one of them. */
async function dropMadeProfiles(db: Database, rows: ResetAccount[]): Promise<void> {
  const own = await db.select({ id: profiles.id }).from(profiles).where(inArray(profiles.accountId, rows.map(({ id }) => id)));
  const begun = new Set(rows.map(({ id }) => `${id}.profile`));
  const made = own.map(({ id }) => id).filter((id) => !begun.has(id));
  if (made.length === 0) return;
  const watching = await db.select({ id: sessionFamilies.id }).from(sessionFamilies).where(inArray(sql`${sessionFamilies.subject} -> 'pro' ->> 'id'`, made));
  const families = watching.map(({ id }) => id);
  if (families.length > 0) {
    await db.delete(refreshTokens).where(inArray(refreshTokens.familyId, families));
    await db.delete(sessionFamilies).where(inArray(sessionFamilies.id, families));
  }
  await eraseProfiles(db, made);
}

/** What an account did, bought and linked. */
const ofAccounts = [charges, providerPayments, vendorOrders, refunds, providerDisputes, disputes, paymentAttempts, paymentMethods, baskets, entitlements, subscriptions, priceMigrations, planQuotes, paymentHistory, purchaseMails, linkedIdentities, passkeys, accountAddresses, gifts, billingDetails];

/** Deletes rows of several tables by one statement: a reset between two tests has not the time for one each. @param owners values of the columns */
async function deleteRows(db: Database, from: readonly { table: PgTable; column: PgColumn }[], owners: string[]): Promise<void> {
  const deletions = from.map(({ table, column }, place) => sql`${sql.identifier(`deleted_${place}`)} as (delete from ${table} where ${column} = any(${sql.param(owners)}::text[]))`);
  await db.execute(sql`with ${sql.join(deletions, sql`, `)} select 1`);
}

/** Resets who viewers are, and what they did, bought and linked, to the seed, and all counts of requests. Accounts that viewers made are deleted: those of the seed say what they are for. */
export async function resetViewers(db: Database, account: string | undefined): Promise<number> {
  const all = await accountsOf(db, account);
  const rows = all.filter(({ note }) => note !== '');
  for (const row of all.filter(({ note }) => note === '')) await db.transaction((tx) => eraseAccount(tx, row));
  if (rows.length === 0) return all.length;
  const ids = rows.map((row) => row.id);
  const begun = rows.map((row) => `${row.id}.profile`);
  await db.transaction(async (tx) => {
    await deleteListsOf(tx, begun);
    await deleteRows(tx, [progress, reminders, reviews].map((table) => ({ table, column: table.profileId })), begun);
    await deleteRows(tx, ofAccounts.map((table) => ({ table, column: table.accountId })), ids);
    await forgetUses(tx, ids);
    await clearLimits(tx);
    await dropMadeProfiles(tx, rows);
    await seedPeopleAgain(tx, ids);
    await seedEntitlements(tx, ids);
    await seedTrialUses(tx, ids);
    await seedBilling(tx, ids);
    await seedProgress(tx, begun);
    await publishChanges(tx, rows.flatMap(resetChanges));
  });
  return all.length;
}

/** The charges of an account. */
export const chargesOf = (db: Database, accountId: string) => db.select().from(charges).where(eq(charges.accountId, accountId));
