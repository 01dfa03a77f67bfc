import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, type SQL } from 'drizzle-orm';
import { billingDetails } from '../../../db/tables/purchase/billing-tables.ts';
import { giftMails, gifts, guestBuyers } from '../../../db/tables/purchase/gift-tables.ts';
import type { Database } from '../../../db/database.ts';
import { personal } from '../personal-table.ts';
import type { Person } from '../person.ts';
import { dayMs, iso, isoOrNull } from './shown-moment.ts';
import { subquery } from './subquery.ts';

/** chosen: recipients may ask about a gift for a month */
const recipientMs = 30 * dayMs;
/** chosen: as long as a guest who paid nothing may come back */
const unpaidGuestMs = 30 * dayMs;
/** chosen: within a year after a gift is used or lapsed, complaints and disputes have come */
const guestMs = 365 * dayMs;

/** The recipient has the mail, or gets none. */
const isDelivered = notExists(subquery.select({ gift: giftMails.gift }).from(giftMails).where(and(eq(giftMails.gift, gifts.id), eq(giftMails.reader, 'RECIPIENT'), isNull(giftMails.sentAt))));
const namesRecipient = or(isNotNull(gifts.recipientEmail), ne(gifts.message, ''));
const nameless = { recipientEmail: null, message: '' };

/** Redeemed or lapsed before a moment. */
const isDone = (before: number): SQL | undefined => or(lt(gifts.redeemedAt, before), and(eq(gifts.state, 'PAID'), lt(gifts.expiresAt, before)));

async function pruneGifts(db: Database, now: number): Promise<void> {
  const isOver = or(isDone(now - recipientMs), and(eq(gifts.giverEmail, ''), isDelivered));
  await db.update(gifts).set(nameless).where(and(ne(gifts.state, 'OPEN'), namesRecipient, isOver));
}

/** Guests with nothing that is still open go, with who is billed; what they paid stays in the books. */
async function pruneGuests(db: Database, now: number): Promise<void> {
  const paid = subquery.select({ id: gifts.id }).from(gifts).where(and(eq(gifts.accountId, guestBuyers.id), ne(gifts.state, 'OPEN')));
  const running = subquery.select({ id: gifts.id }).from(gifts).where(and(eq(gifts.accountId, guestBuyers.id), or(gt(gifts.redeemedAt, now - guestMs), and(eq(gifts.state, 'PAID'), gt(gifts.expiresAt, now - guestMs)))));
  const isOver = or(and(notExists(paid), lt(guestBuyers.createdAt, now - unpaidGuestMs)), and(exists(paid), notExists(running)));
  const ids = (await db.delete(guestBuyers).where(isOver).returning({ id: guestBuyers.id })).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(billingDetails).where(inArray(billingDetails.accountId, ids));
  await db.delete(gifts).where(and(inArray(gifts.accountId, ids), eq(gifts.state, 'OPEN')));
  await db.update(gifts).set({ giverEmail: '' }).where(inArray(gifts.accountId, ids));
}

/** A gift that is paid stays somebody else's: its code goes on, and a mail that is still to be sent is. */
async function eraseGifts(db: Database, { accountId, realm, email, buyerIds }: Person): Promise<void> {
  const given = inArray(gifts.accountId, buyerIds);
  await db.delete(gifts).where(and(given, eq(gifts.state, 'OPEN')));
  await db.update(gifts).set({ giverEmail: '' }).where(given);
  await db.update(gifts).set(nameless).where(and(given, isDelivered));
  await db.update(gifts).set({ redeemedBy: null }).where(and(eq(gifts.realm, realm), eq(gifts.redeemedBy, accountId)));
  if (email !== '') await db.update(gifts).set(nameless).where(and(eq(gifts.realm, realm), eq(gifts.recipientEmail, email), ne(gifts.state, 'OPEN'), isDelivered));
}

/** Gifts, and guests who give them. */
export const giftData = [
  personal(giftMails, {
    purpose: 'Mails of gifts, each once', columns: { identifier: ['gift'], row: ['reader', 'dueAt', 'claimedUntil', 'sentAt'] },
    kept: { until: 'ever: a gift’s id' }, exported: { omitted: 'repeats the gift' }, erased: { how: 'stays: a gift’s id' },
  }),
  personal(gifts, {
    purpose: 'Gifts, for whom they are and what is said with them',
    columns: { identifier: ['id', 'accountId', 'redeemedBy'], contact: ['giverEmail', 'recipientEmail'], text: ['message'], credential: ['codeHash'], purchase: ['state', 'quote', 'giftId', 'sku', 'deliverAt', 'paidAt', 'shownAt', 'expiresAt', 'redeemedAt'], choice: ['locale'], row: ['realm', 'version'] },
    of: ({ buyerIds }) => inArray(gifts.accountId, buyerIds),
    kept: { until: 'thirty days after it was redeemed or has lapsed, for its recipient’s e-mail and message; the rest for good, under ids', prune: pruneGifts },
    exported: {
      section: 'gifts', order: [asc(gifts.paidAt), asc(gifts.id)],
      show: ({ giftId, state, message, recipientEmail, giverEmail, paidAt, deliverAt, expiresAt, redeemedAt }) => ({ gift: giftId, state, message, recipientEmail, giverEmail, paidAt: isoOrNull(paidAt), deliverAt: isoOrNull(deliverAt), until: isoOrNull(expiresAt), redeemedAt: isoOrNull(redeemedAt) }),
    },
    erased: { how: 'unpaid ones are deleted; giver, recipient and message are emptied, once the recipient’s mail is sent', run: eraseGifts },
  }),
  personal(guestBuyers, {
    purpose: 'A guest who gives a gift', columns: { identifier: ['id'], contact: ['email'], row: ['realm', 'createdAt'] },
    of: ({ buyerIds }) => inArray(guestBuyers.id, buyerIds), erased: 'deleted',
    kept: { until: 'a year after the gift was redeemed or has lapsed; thirty days where none was paid', prune: pruneGuests },
    exported: { section: 'boughtAsGuest', order: [asc(guestBuyers.createdAt), asc(guestBuyers.id)], show: ({ email, createdAt }) => ({ email, at: iso(createdAt) }) },
  }),
];
