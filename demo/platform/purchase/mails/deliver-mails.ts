import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { PurchaseMailRow } from '../../db/tables/purchase/mail-tables.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import type { Mailer } from '../../identity/mail/mailer.ts';
import type { RealmDirectory } from '../../realm/realm-directory.ts';
import { textIn } from '../../realm/text-in.ts';
import { claimMail, closeMail } from './mail-outbox.ts';
import { zoneOfCustomer } from './mail-zone.ts';
import { writePurchaseMail } from './write-purchase-mail.ts';

/** chosen: a mail server that is away for a night loses nothing */
const retryMs = 10 * 60_000;
const mostTries = 60;

interface Delivery { db: Database; mailer: Mailer; realms: Pick<RealmDirectory, 'byName'> }

/** @returns whether there was somebody to send it to */
async function send({ db, mailer, realms }: Delivery, row: PurchaseMailRow): Promise<boolean> {
  const { realm, accountId, locale, mail } = row;
  const tenant = realms.byName(realm);
  const [account] = await db.select({ id: accounts.id, email: accounts.email, country: accounts.country }).from(accounts).where(eq(accounts.id, accountId));
  if (!tenant || !account) return false;
  const [licence] = await db.select({ names: licences.names }).from(licences).where(and(eq(licences.realm, realm), eq(licences.id, mail.licenceId)));
  const timeZone = await zoneOfCustomer(db, account, tenant.settings.timeZone);
  const written = writePurchaseMail(tenant.settings, { locale, timeZone }, mail, licence ? textIn(licence.names, locale) : mail.licenceId);
  await mailer.send({ name: tenant.settings.name, host: tenant.host }, account.email, written);
  return true;
}

/**
 * Sends every mail about purchases that is due.
 *
 * 1. A mail is claimed before it is sent, and marked afterwards: no two processes send it.
 * 2. What its day has passed by, as when the clock was moved far, is left out.
 * 3. One that the mail server does not take is tried again.
 */
export async function deliverMails(delivery: Delivery, now: number): Promise<void> {
  for (let row = await claimMail(delivery.db, now); row; row = await claimMail(delivery.db, now)) {
    const isLate = row.goodUntil !== null && row.goodUntil <= now;
    try {
      const isSent = !isLate && await send(delivery, row);
      await closeMail(delivery.db, row, { state: isSent ? 'SENT' : 'DROPPED' });
    } catch {
      await closeMail(delivery.db, row, row.tries < mostTries ? { state: 'WAITING', dueAt: now + retryMs } : { state: 'DROPPED' });
    }
  }
}
