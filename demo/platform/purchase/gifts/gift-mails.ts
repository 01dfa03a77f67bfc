import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { publishWake } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { jobs } from '../../db/tables/job-tables.ts';
import { giftMails, type GiftRow, gifts } from '../../db/tables/purchase/gift-tables.ts';
import type { Mailer } from '../../identity/mail/mailer.ts';
import { mailLink, writeMail } from '../../identity/mail/write-mail.ts';
import type { RealmDirectory } from '../../realm/realm-directory.ts';
import { giftCode } from './gift-code.ts';

/** A mail that could not be sent is tried again after this time. */
const retryMs = 60_000;
/** As long as a process may take over one: another one sends it then. */
const claimMs = 5 * 60_000;

type GiftMailRow = typeof giftMails.$inferSelect;

const giftMailJob = ({ gift, reader, dueAt }: GiftMailRow) => ({ name: `gift-mail ${gift} ${reader} ${dueAt}`, kind: 'gift-mail' as const, payload: {}, dueAt });

/** When mails of gifts are due after a moment. */
export const giftMailJobsAfter = async (db: Database, now: number) =>
  (await db.select().from(giftMails).where(and(isNull(giftMails.sentAt), gt(giftMails.dueAt, now)))).map(giftMailJob);

/** Plans to send mails of gifts, when each is due. @param mails as they were written */
export async function planGiftMails(db: Database, mails: readonly GiftMailRow[]): Promise<void> {
  if (mails.length > 0) await db.insert(jobs).values(mails.map(giftMailJob)).onConflictDoNothing();
  await publishWake(db);
}

/** What sending needs of the platform. */
export interface GiftPost { db: Database; mailer: Pick<Mailer, 'send'>; realms: Pick<RealmDirectory, 'byName'> }

/** Writes the mail of a gift, with its code. */
async function sendOne({ db, mailer, realms }: GiftPost, gift: GiftRow, reader: GiftMailRow['reader']): Promise<void> {
  const realm = realms.byName(gift.realm);
  const recipient = reader === 'GIVER' ? gift.giverEmail : gift.recipientEmail;
  if (!realm || !recipient) return;
  const code = await giftCode(db, gift.id);
  const said = reader === 'RECIPIENT' && gift.message !== '' ? [gift.message, code] : [code];
  const link = mailLink(realm.settings, gift.locale, { name: 'gift-redeem' });
  await mailer.send({ name: realm.settings.name, host: realm.host }, recipient, writeMail(realm.settings, gift.locale, reader === 'GIVER' ? 'giftPaid' : 'giftReceived', link, said));
}

/**
 * Sends the mails of gifts that are due. Not inside a transaction: the demo's mail server keeps them in the same database.
 *
 * A mail is claimed before it is sent, so that one of several processes sends it; one that fails is tried again.
 */
export async function sendGiftMails(post: GiftPost, now: number): Promise<void> {
  const { db } = post;
  const isDue = and(isNull(giftMails.sentAt), lte(giftMails.dueAt, now), lte(giftMails.claimedUntil, now));
  for (const { gift: id, reader } of await db.select().from(giftMails).where(isDue).orderBy(asc(giftMails.dueAt))) {
    const isIt = and(eq(giftMails.gift, id), eq(giftMails.reader, reader));
    const [claimed] = await db.update(giftMails).set({ claimedUntil: now + claimMs }).where(and(isIt, isDue)).returning();
    const [gift] = claimed ? await db.select().from(gifts).where(eq(gifts.id, id)) : [];
    if (!gift) continue;
    const isSent = await sendOne(post, gift, reader).then(() => true, () => false);
    if (isSent) await db.update(giftMails).set({ sentAt: now }).where(isIt);
    else await planGiftMails(db, await db.update(giftMails).set({ dueAt: now + retryMs, claimedUntil: 0 }).where(isIt).returning());
  }
}
