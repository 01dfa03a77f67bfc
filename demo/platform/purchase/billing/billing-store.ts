import { eq } from 'drizzle-orm';
import type { AddressValue } from '../../../../src/contracts/identity/form-field.ts';
import type { Database } from '../../db/database.ts';
import { type BillingRow, billingDetails } from '../../db/tables/purchase/billing-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { askedParts, billingRuleOf } from './billing-rules.ts';
import { missingFields, type GivenDetails } from './missing-fields.ts';
import { taxByLaw } from './tax-by-law.ts';
import { taxNumberOf } from './tax-numbers.ts';

export async function billingOf(db: Database, accountId: string): Promise<BillingRow | undefined> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.accountId, accountId));
  return row;
}

/**
 * Keeps where a purchase was made as where its buyer is billed, where that has a tax of its own and nothing else was given.
 *
 * Whatever goes on without a request, a late answer or a renewal, owes the same tax then.
 */
export async function keepCountry(tx: Database, realm: string, accountId: string, { country, now }: { country: string; now: number }): Promise<void> {
  if (!taxByLaw(country)) return;
  await tx.insert(billingDetails).values({ accountId, realm, address: { country }, taxNumber: null, birthDate: null, changedAt: now }).onConflictDoNothing();
}

/** What is given, over what was given before in the same country. What that country does not ask for is not kept. */
function merged(realm: Pick<RealmRow, 'billing'>, before: BillingRow | undefined, given: GivenDetails): GivenDetails {
  const { country } = given.address;
  const rule = billingRuleOf(realm, country);
  const old = before?.address.country === country ? before : undefined;
  const address: AddressValue = { country };
  for (const part of askedParts(rule, country)) address[part] = (given.address[part] ?? old?.address[part] ?? '').trim();
  return {
    address,
    taxNumber: rule.taxNumber === undefined ? null : (given.taxNumber ?? old?.taxNumber),
    birthDate: rule.birthDate ? (given.birthDate ?? old?.birthDate) : null,
  };
}

/** The country of an account, as it was when the account was made; undefined for a guest who pays. */
async function homeOf(tx: Database, accountId: string): Promise<string | undefined> {
  const [account] = await tx.select({ country: accounts.country }).from(accounts).where(eq(accounts.id, accountId));
  return account?.country;
}

/**
 * Keeps billing details. A basket whose tax changes by them costs something else than was shown, and is shown again before it is paid.
 *
 * The country says what tax is paid, so a word alone is not enough. chosen: it is the one of the request, of the account, or of the details before
 *
 * @param tx holds the customer
 * @throws PlatformError 400 `BILLING_DETAILS_INVALID` with `details.missingFields`
 */
export async function keepBilling(tx: Database, realm: RealmRow, accountId: string, given: GivenDetails, { country, now }: { country: string; now: number }): Promise<BillingRow> {
  const before = await billingOf(tx, accountId);
  const next = merged(realm, before, given);
  const isKnown = [country, before?.address.country, await homeOf(tx, accountId)].includes(next.address.country);
  const missing = isKnown ? missingFields(realm, next, country, now) : ['country'];
  if (missing.length > 0) throw new PlatformError(400, 'BILLING_DETAILS_INVALID', 'The billing details are not complete.', { missingFields: missing });
  const { taxNumber: kind } = billingRuleOf(realm, next.address.country);
  const values = { realm: realm.realm, address: next.address, taxNumber: kind ? taxNumberOf(kind, next.taxNumber ?? '') ?? null : null, birthDate: next.birthDate ?? null, changedAt: now };
  const [row] = await tx.insert(billingDetails).values({ accountId, ...values }).onConflictDoUpdate({ target: billingDetails.accountId, set: values }).returning();
  if (!row) throw new PlatformError(500, 'billing-missing');
  return row;
}
