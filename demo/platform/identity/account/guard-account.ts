import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { isManager, ownProfile } from '../profiles/profile-store.ts';

/** Children and restricted profiles see no account. @throws PlatformError 403 `account-for-grown-ups` */
export async function guardAccount(caller: MemberCaller): Promise<void> {
  if (!isManager(await ownProfile(caller, caller.user.pro.id))) throw new PlatformError(403, 'account-for-grown-ups', 'This profile may not see the account.');
}

/** The account that asks. @throws PlatformError 401 `session-ended` where it was deleted meanwhile */
export async function accountOfCaller({ context, user }: MemberCaller, db: Database = context.db): Promise<AccountRow> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, user.id));
  if (!account) throw new PlatformError(401, 'session-ended', 'This account is gone.');
  return account;
}
