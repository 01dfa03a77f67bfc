import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { OneTimeTokenRow } from '../../db/tables/identity/account-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { accountOfEmail } from '../mail/mailed-account.ts';

/** The account takes the e-mail that its mail proved. Pressed again it answers the same. @throws PlatformError 404 `invalidToken` where another account has it by now */
export async function takeNewEmail(db: Database, { realm, accountId, email }: OneTimeTokenRow, now: number): Promise<string> {
  return db.transaction(async (tx) => {
    const holder = await accountOfEmail(tx, realm, email ?? '');
    if (!email || !accountId || (holder && holder.id !== accountId)) throw new PlatformError(404, 'invalidToken', 'This link is not good.');
    await tx.update(accounts).set({ email, emailVerifiedAt: now }).where(and(eq(accounts.realm, realm), eq(accounts.id, accountId)));
    return email;
  });
}
