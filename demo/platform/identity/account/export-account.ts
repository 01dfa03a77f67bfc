import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reminders } from '../../db/tables/guide-tables.ts';
import { auditEntries, consentAnswers, linkedIdentities, profiles } from '../../db/tables/identity/account-tables.ts';
import { accountAddresses } from '../../db/tables/identity/address-tables.ts';
import { passkeys } from '../../db/tables/identity/passkey-tables.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import { billingDetails } from '../../db/tables/purchase/billing-tables.ts';
import { charges, entitlements, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { favouritesKey } from '../../lists/list-entries.ts';
import { buyerIdsOf } from '../../purchase/gifts/guest-purchases.ts';
import { type AccountRow, listEntries, progress, reviews, watchlists } from '../../db/tables/viewer-tables.ts';

const iso = (at: number): string => new Date(at).toISOString();

async function watchedBy(db: Database, realm: string, profileId: string) {
  const [seen, written, reminded, lists] = await Promise.all([
    db.select().from(progress).where(and(eq(progress.realm, realm), eq(progress.profileId, profileId))).orderBy(desc(progress.savedAt), asc(progress.contentId)),
    db.select().from(reviews).where(and(eq(reviews.realm, realm), eq(reviews.profileId, profileId))).orderBy(desc(reviews.writtenAt), asc(reviews.contentId)),
    db.select().from(reminders).where(and(eq(reminders.realm, realm), eq(reminders.profileId, profileId))),
    db.select().from(watchlists).where(and(eq(watchlists.realm, realm), eq(watchlists.ownerProfileId, profileId))).orderBy(asc(watchlists.createdAt), asc(watchlists.id)),
  ]);
  const keys = [favouritesKey(profileId), ...lists.map(({ id }) => id)];
  const entries = await db.select().from(listEntries).where(and(eq(listEntries.realm, realm), inArray(listEntries.listKey, keys))).orderBy(asc(listEntries.place), asc(listEntries.contentId));
  const titlesOf = (key: string) => entries.filter(({ listKey }) => listKey === key).map(({ contentId }) => contentId);
  return {
    watched: seen.map(({ contentId, position, duration, savedAt }) => ({ title: contentId, seconds: position, ofSeconds: duration, at: iso(savedAt) })),
    favourites: titlesOf(favouritesKey(profileId)),
    lists: lists.map(({ id, name, createdAt }) => ({ name, createdAt: iso(createdAt), titles: titlesOf(id) })),
    reviews: written.map(({ contentId, rating, title, text, displayName, writtenAt }) => ({ title: contentId, rating, heading: title, text, as: displayName, at: iso(writtenAt) })),
    reminders: reminded.length,
  };
}

/** Everything that is kept of an account and means something to its owner. No secret, no token, no card number. */
export async function exportOf(db: Database, account: AccountRow, now: number): Promise<Record<string, unknown>> {
  const { id, realm, email, name, details, country, emailVerifiedAt } = account;
  const rows = await db.select().from(profiles).where(and(eq(profiles.realm, realm), eq(profiles.accountId, id))).orderBy(asc(profiles.createdAt), asc(profiles.id));
  const [linked, consents, addresses, sessions, licences, paid, cards, record, keys, billed] = await Promise.all([
    db.select().from(linkedIdentities).where(eq(linkedIdentities.accountId, id)).orderBy(asc(linkedIdentities.linkedAt), asc(linkedIdentities.provider)),
    db.select().from(consentAnswers).where(eq(consentAnswers.accountId, id)).orderBy(asc(consentAnswers.answeredAt), asc(consentAnswers.fieldName)),
    db.select().from(accountAddresses).where(eq(accountAddresses.accountId, id)).orderBy(asc(accountAddresses.id)),
    db.select().from(sessionFamilies).where(and(eq(sessionFamilies.realm, realm), sql`${sessionFamilies.subject} ->> 'id' = ${id}`)).orderBy(asc(sessionFamilies.startedAt), asc(sessionFamilies.id)),
    db.select().from(entitlements).where(eq(entitlements.accountId, id)).orderBy(asc(entitlements.licenceId)),
    db.select().from(charges).where(inArray(charges.accountId, await buyerIdsOf(db, realm, id))).orderBy(asc(charges.chargedAt), asc(charges.id)),
    db.select().from(paymentMethods).where(eq(paymentMethods.accountId, id)).orderBy(asc(paymentMethods.id)),
    db.select().from(auditEntries).where(eq(auditEntries.accountId, id)).orderBy(asc(auditEntries.at), asc(auditEntries.id)),
    db.select().from(passkeys).where(and(eq(passkeys.realm, realm), eq(passkeys.accountId, id))).orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    db.select().from(billingDetails).where(eq(billingDetails.accountId, id)).orderBy(asc(billingDetails.changedAt)),
  ]);
  const profilesWithLife = [];
  for (const row of rows) profilesWithLife.push({ name: row.name, type: row.type, parentalLevel: row.parentalLevel, preferences: row.preferences, ...await watchedBy(db, realm, row.id) });
  return {
    madeAt: iso(now),
    account: { id, email, emailProvenAt: emailVerifiedAt === null ? null : iso(emailVerifiedAt), name, country, details },
    addresses: addresses.map(({ address, isDefault }) => ({ ...address, isDefault })),
    billing: billed.map(({ address, taxNumber, birthDate, changedAt }) => ({ ...address, taxNumber, birthDate, at: iso(changedAt) })),
    profiles: profilesWithLife,
    providers: linked.map(({ provider, email: theirs, linkedAt }) => ({ provider, email: theirs, linkedAt: iso(linkedAt) })),
    answers: consents.map(({ fieldName, answer, text, answeredAt }) => ({ fieldName, answer, text, at: iso(answeredAt) })),
    passkeys: keys.map(({ name: called, createdAt }) => ({ name: called, madeAt: iso(createdAt) })),
    sessions: sessions.map(({ userAgent, startedAt, endedAt }) => ({ userAgent, startedAt: iso(startedAt), endedAt: endedAt === null ? null : iso(endedAt) })),
    licences: licences.map(({ licenceId, expiresAt }) => ({ licence: licenceId, until: expiresAt === null ? null : iso(expiresAt) })),
    payments: paid.map(({ amount, currency, chargedAt }) => ({ amount, currency, at: iso(chargedAt) })),
    cards: cards.map(({ cardType, last4 }) => ({ cardType, lastDigits: last4 })),
    record: record.map(({ action, at }) => ({ action, at: iso(at) })),
  };
}
