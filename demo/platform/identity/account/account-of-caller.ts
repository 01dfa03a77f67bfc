import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/** The account that asks. @throws PlatformError 401 `session-ended` where it was deleted meanwhile */
export async function accountOfCaller({ context, user }: MemberCaller, db: Database = context.db): Promise<AccountRow> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, user.id));
  if (!account) throw new PlatformError(401, 'session-ended', 'This account is gone.');
  return account;
}
