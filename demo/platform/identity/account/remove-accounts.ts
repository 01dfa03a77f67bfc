import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { eraseAccount } from '../personal-data/erase-person.ts';

/** Deletes the accounts whose time to come back is over. They are held first, as customers are: who signs in at the same moment keeps the account, or finds it gone. @param db a transaction */
export async function removeDueAccounts(db: Database, now: number): Promise<void> {
  const isDue = and(isNotNull(accounts.deletionDueAt), lte(accounts.deletionDueAt, now));
  const due = await db.select({ id: accounts.id, realm: accounts.realm }).from(accounts).where(isDue).orderBy(asc(accounts.id)).for('update');
  for (const row of due) await eraseAccount(db, row);
}
