import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { entitlements } from '../db/tables/purchase/purchase-tables.ts';
import type { Caller, MemberCaller } from '../server/request-caller.ts';

/** Which entitlements an account holds now. */
export const isHeld = ({ realm, user, now }: MemberCaller) => and(
  eq(entitlements.realm, realm.realm), eq(entitlements.accountId, user.id), or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now)),
);

/** Ids of the licences that this account holds now; none for guests. */
export async function heldLicences(caller: Caller): Promise<string[]> {
  const { context, user } = caller;
  if (!user || user.isGuest) return [];
  const rows = await context.db.select({ id: entitlements.licenceId }).from(entitlements).where(isHeld({ ...caller, user }));
  return [...new Set(rows.map((row) => row.id))];
}
