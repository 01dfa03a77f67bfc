import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { DetailValues } from '../../../../src/contracts/identity/form-field.ts';

declare const isPasswordHash: unique symbol;

/** An argon2id hash of a password that was good enough: what `guardSecret` gives alone makes it. */
export type PasswordHash = string & { readonly [isPasswordHash]: true };

/** An account, with the profile that a sign-in opens. */
export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  realm: text().notNull(),
  email: text().notNull(),
  /** Null where another provider alone proves who it is. */
  passwordHash: text().$type<PasswordHash>(),
  /** When its owner proved the e-mail; null before. Epoch milliseconds. */
  emailVerifiedAt: bigint({ mode: 'number' }),
  details: jsonb().$type<DetailValues>().notNull().default({}),
  name: text().notNull(),
  /** Stands in for the country of the address in demo mode; ISO 3166 alpha-2. */
  country: text().notNull(),
  /** Stands in for the list of VPN addresses in demo mode. */
  onVpn: boolean().notNull().default(false),
  role: text().notNull(),
  profileId: text().notNull(),
  profileType: text().$type<'adult' | 'child'>().notNull(),
  /** When it goes for good, unless its owner signs in before; null for those that stay. */
  deletionDueAt: bigint({ mode: 'number' }),
  /** Description on the demo page. */
  note: text().notNull(),
}, (t) => [unique('accounts_email').on(t.realm, t.email)]);
export type AccountRow = typeof accounts.$inferSelect;

/** A list of one's own. The favourites have no row: every profile has them. */
export const watchlists = pgTable('watchlists', {
  realm: text().notNull(),
  /** Known to its owner alone. */
  id: text().notNull(),
  /** Whoever knows it may read the list: it stands in the shareable path. */
  shareId: text().notNull(),
  ownerProfileId: text().notNull(),
  name: text().notNull(),
  createdAt: bigint({ mode: 'number' }).notNull(),
  /** A deleted list can be brought back for a while. */
  deletedAt: bigint({ mode: 'number' }),
}, (t) => [primaryKey({ columns: [t.realm, t.id] }), unique('watchlists_share').on(t.realm, t.shareId)]);
export type WatchlistRow = typeof watchlists.$inferSelect;

/** What is on lists, favourites among them; a higher place comes first. */
export const listEntries = pgTable('list_entries', {
  realm: text().notNull(),
  /** Of `list-entries.ts`: a list's id, or the profile whose favourites they are. */
  listKey: text().notNull(),
  contentId: text().notNull(),
  place: doublePrecision().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.listKey, t.contentId] })]);

/** Lists of others that a profile keeps among its own. */
export const savedWatchlists = pgTable('saved_watchlists', {
  realm: text().notNull(),
  profileId: text().notNull(),
  listId: text().notNull(),
  savedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.profileId, t.listId] })]);

/** How far a profile has come, in seconds. */
export const progress = pgTable('watch_progress', {
  realm: text().notNull(),
  profileId: text().notNull(),
  contentId: text().notNull(),
  position: doublePrecision().notNull(),
  duration: doublePrecision().notNull(),
  savedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.profileId, t.contentId] })]);

/** What a profile wrote about a title: one review each. @source spec 1 §2.4 "Review form" */
export const reviews = pgTable('reviews', {
  realm: text().notNull(),
  contentId: text().notNull(),
  profileId: text().notNull(),
  id: text().notNull(),
  displayName: text().notNull(),
  rating: integer(),
  title: text(),
  text: text().notNull(),
  writtenAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.contentId, t.profileId] })]);
export type ReviewRow = typeof reviews.$inferSelect;

/** The name that a profile's reviews are written under. @source spec 1 §3 "preferences (reviewFormDisplayName)" */
export const reviewNames = pgTable('review_names', {
  realm: text().notNull(),
  profileId: text().notNull(),
  displayName: text().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.profileId] })]);
