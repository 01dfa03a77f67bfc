import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { guestBuyers } from '../../db/tables/purchase/gift-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';

/** Where the giver reads mails: a member's own e-mail, or the one that a guest gave. */
export async function giverEmailOf(db: Database, id: string): Promise<string> {
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id));
  const [guest] = account ? [account] : await db.select({ email: guestBuyers.email }).from(guestBuyers).where(eq(guestBuyers.id, id));
  return guest?.email ?? '';
}
