import { and, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { eraseAccount } from '../personal-data/erase-person.ts';

/** Deletes the accounts whose time to come back is over. */
export async function removeDueAccounts(db: Database, now: number): Promise<void> {
  const due = await db.select({ id: accounts.id, realm: accounts.realm }).from(accounts).where(and(isNotNull(accounts.deletionDueAt), lte(accounts.deletionDueAt, now)));
  for (const row of due) await eraseAccount(db, row);
}
