import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type LicenceRow, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { trialUses } from '../../db/tables/purchase/voucher-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';

/** What one trial is for: a family of licences, or a licence outside of families. */
export const trialScope = ({ familyId, id }: Pick<LicenceRow, 'familyId' | 'id'>): string => familyId ?? id;

/**
 * The scopes of which an account has had its trial, or a card that it keeps has had one in another account.
 *
 * chosen: a kept card counts whatever is paid with; taken out of the account, it counts no more
 *
 * @source design/identity-checkout-reference 5 row 10 "Trial eligibility by customer, household/payment fingerprint"
 */
export async function trialsHad(db: Database, realm: string, accountId: string): Promise<string[]> {
  const cards = db.select({ fingerprint: paymentMethods.fingerprint }).from(paymentMethods).where(and(eq(paymentMethods.accountId, accountId), isNotNull(paymentMethods.fingerprint)));
  const rows = await db.select({ scope: trialUses.scope }).from(trialUses).where(and(eq(trialUses.realm, realm), or(eq(trialUses.accountId, accountId), inArray(trialUses.fingerprint, cards))));
  return rows.map(({ scope }) => scope);
}

/** Who begins a trial, by which card, and when: epoch milliseconds. */
export interface BegunTrial { realm: string; accountId: string; paymentMethodId: string | null; now: number }

/** @source spec 2 §8 "409 with first message freeTrialDenied" */
export const freeTrialDenied = () => new PlatformError(409, 'CONFLICT', 'freeTrialDenied');

async function fingerprintOf(tx: Database, paymentMethodId: string | null): Promise<string | null> {
  if (paymentMethodId === null) return null;
  const [method] = await tx.select({ fingerprint: paymentMethods.fingerprint }).from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId));
  return method?.fingerprint ?? null;
}

/** Counts a trial for its account and its card, in the transaction that begins it. @throws PlatformError 409 whose message is `freeTrialDenied` */
export async function beginTrial(tx: Database, row: LicenceRow, { realm, accountId, paymentMethodId, now }: BegunTrial): Promise<void> {
  const fingerprint = await fingerprintOf(tx, paymentMethodId);
  const begun = await tx.insert(trialUses).values({ realm, accountId, scope: trialScope(row), fingerprint, usedAt: now }).onConflictDoNothing().returning();
  if (begun.length === 0) throw freeTrialDenied();
}
