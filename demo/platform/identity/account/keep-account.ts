import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { holdCustomer } from '../../purchase/hold-customer.ts';
import { accountById } from '../attempts/link-person.ts';

/**
 * Takes a wish to delete an account back: what was due to its subscriptions meanwhile happens now, so that everything is as it was.
 *
 * @param account as it was read when its owner was proven
 * @throws PlatformError 401 `sign-in-required` where it was deleted since
 */
export async function keepAccount(db: Database, { id, deletionDueAt }: Pick<AccountRow, 'id' | 'deletionDueAt'>, now: number): Promise<void> {
  const isKept = await db.transaction(async (tx) => {
    const kept = await tx.update(accounts).set({ deletionDueAt: null }).where(and(eq(accounts.id, id), isNotNull(accounts.deletionDueAt))).returning({ id: accounts.id });
    if (kept.length > 0) await holdCustomer(tx, id, now);
    return kept.length > 0;
  });
  if (!isKept && deletionDueAt !== null) await accountById(db, id);
}
