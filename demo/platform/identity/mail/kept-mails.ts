import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/tables/identity/account-tables.ts';

/** chosen: enough for a look; older ones are there until the platform is reset */
const mostMails = 200;

/** What arrived, the newest first. @param to one recipient's only */
export const readMails = (db: Database, to?: string) =>
  db.select().from(mails).where(to === undefined ? undefined : eq(mails.recipient, to.toLowerCase())).orderBy(desc(mails.receivedAt)).limit(mostMails);

/** One mail. */
export async function readMail(db: Database, id: string) {
  return (await db.select().from(mails).where(eq(mails.id, id)))[0];
}
