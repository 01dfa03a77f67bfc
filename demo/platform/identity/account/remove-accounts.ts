import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { consentAnswers, linkedIdentities, oneTimeTokens, profiles } from '../../db/tables/identity/account-tables.ts';
import { accountAddresses } from '../../db/tables/identity/address-tables.ts';
import { passkeys } from '../../db/tables/identity/passkey-tables.ts';
import { refreshTokens, sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import { billingDetails } from '../../db/tables/purchase/billing-tables.ts';
import { baskets, entitlements, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { gifts } from '../../db/tables/purchase/gift-tables.ts';
import { purchaseMails } from '../../db/tables/purchase/mail-tables.ts';
import { subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import { priceMigrations } from '../../db/tables/purchase/price-tables.ts';
import { planQuotes } from '../../db/tables/purchase/plan-tables.ts';
import { trialUses, voucherUses } from '../../db/tables/purchase/voucher-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { deleteProfiles } from '../profiles/delete-profiles.ts';

/** Deletes one account with all that is its owner's. chosen: what was charged stays, as books must be kept */
export async function removeAccount(db: Database, { id, realm }: { id: string; realm: string }): Promise<void> {
  const own = await db.select({ id: profiles.id }).from(profiles).where(and(eq(profiles.realm, realm), eq(profiles.accountId, id)));
  await deleteProfiles(db, own.map((row) => row.id));
  const families = await db.select({ id: sessionFamilies.id }).from(sessionFamilies).where(and(eq(sessionFamilies.realm, realm), sql`${sessionFamilies.subject} ->> 'id' = ${id}`));
  const familyIds = families.map((row) => row.id);
  if (familyIds.length > 0) {
    await db.delete(refreshTokens).where(inArray(refreshTokens.familyId, familyIds));
    await db.delete(sessionFamilies).where(inArray(sessionFamilies.id, familyIds));
  }
  for (const table of [linkedIdentities, passkeys, oneTimeTokens, consentAnswers, accountAddresses, billingDetails, baskets, paymentMethods, entitlements, subscriptions, priceMigrations, purchaseMails, planQuotes, voucherUses]) await db.delete(table).where(eq(table.accountId, id));
  // chosen: a card has one free trial however often its holder begins anew; whose it was is not kept
  await db.delete(trialUses).where(and(eq(trialUses.accountId, id), isNull(trialUses.fingerprint)));
  await db.update(trialUses).set({ accountId: `removed ${randomUUID()}` }).where(eq(trialUses.accountId, id));
  // A gift that is paid stays somebody else's.
  await db.delete(gifts).where(and(eq(gifts.accountId, id), eq(gifts.state, 'OPEN')));
  await db.update(gifts).set({ giverEmail: '' }).where(eq(gifts.accountId, id));
  await db.delete(accounts).where(eq(accounts.id, id));
}

/** Deletes the accounts whose time to come back is over. */
export async function removeDueAccounts(db: Database, now: number): Promise<void> {
  const due = await db.select({ id: accounts.id, realm: accounts.realm }).from(accounts).where(and(isNotNull(accounts.deletionDueAt), lte(accounts.deletionDueAt, now)));
  for (const row of due) await removeAccount(db, row);
}
