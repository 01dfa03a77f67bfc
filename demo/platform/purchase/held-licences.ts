import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { entitlements } from '../db/tables/purchase-tables.ts';
import type { Caller } from '../server/request-caller.ts';

/** Ids of the licences that this account holds now; none for guests. */
export async function heldLicences({ context, realm, user, now }: Caller): Promise<string[]> {
  if (!user || user.isGuest) return [];
  const rows = await context.db.select({ id: entitlements.licenceId }).from(entitlements).where(and(
    eq(entitlements.realm, realm.realm), eq(entitlements.accountId, user.id), or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now)),
  ));
  return rows.map((row) => row.id);
}
