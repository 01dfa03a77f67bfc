import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';

/** Stands for the account of an e-mail that has none, so that the same is written for it. Its tokens are mailed to nobody. */
export const nobody = 'nobody';

/** An e-mail as accounts keep it. */
export const writtenEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** The account of an e-mail. @param email as `writtenEmail` gives it */
export async function accountOfEmail(db: Database, realm: string, email: string): Promise<AccountRow | undefined> {
  return (await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.email, email))))[0];
}
