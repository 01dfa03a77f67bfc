import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { LicenceRow } from '../../db/tables/purchase/purchase-tables.ts';
import { trialUses } from '../../db/tables/purchase/voucher-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';

/** What one trial is for: a family of licences, or a licence outside of families. */
export const trialScope = ({ familyId, id }: Pick<LicenceRow, 'familyId' | 'id'>): string => familyId ?? id;

/** The scopes of which an account has had its trial. */
export async function trialsHad(db: Database, realm: string, accountId: string): Promise<string[]> {
  const rows = await db.select({ scope: trialUses.scope }).from(trialUses).where(and(eq(trialUses.realm, realm), eq(trialUses.accountId, accountId)));
  return rows.map(({ scope }) => scope);
}

/** @source spec 2 §8 "409 with first message freeTrialDenied" */
export const freeTrialDenied = () => new PlatformError(409, 'CONFLICT', 'freeTrialDenied');

/** Counts a trial, in the transaction that begins it. @throws PlatformError 409 whose message is `freeTrialDenied` */
export async function beginTrial(tx: Database, realm: string, accountId: string, row: LicenceRow, now: number): Promise<void> {
  const begun = await tx.insert(trialUses).values({ realm, accountId, scope: trialScope(row), usedAt: now }).onConflictDoNothing().returning();
  if (begun.length === 0) throw freeTrialDenied();
}
