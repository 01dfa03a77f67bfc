import { bigint, boolean, doublePrecision, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** An account with its one profile. The password is an argon2id hash. */
export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  realm: text().notNull(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  /** Stands in for the country of the address in demo mode; ISO 3166 alpha-2. */
  country: text().notNull(),
  /** Stands in for the list of VPN addresses in demo mode. */
  onVpn: boolean().notNull().default(false),
  role: text().notNull(),
  profileId: text().notNull(),
  profileType: text().$type<'adult' | 'child'>().notNull(),
  /** Description on the demo page. */
  note: text().notNull(),
}, (t) => [unique('accounts_email').on(t.realm, t.email)]);
export type AccountRow = typeof accounts.$inferSelect;

export const favourites = pgTable('favourites', {
  realm: text().notNull(),
  profileId: text().notNull(),
  contentId: text().notNull(),
  addedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.profileId, t.contentId] })]);

/** How far a profile has come, in seconds. */
export const progress = pgTable('watch_progress', {
  realm: text().notNull(),
  profileId: text().notNull(),
  contentId: text().notNull(),
  position: doublePrecision().notNull(),
  duration: doublePrecision().notNull(),
  savedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.profileId, t.contentId] })]);
