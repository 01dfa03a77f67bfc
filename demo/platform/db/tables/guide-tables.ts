import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Words } from './catalogue-tables.ts';

/** A channel of the guide. @source spec 1 §3 "Programme guide" */
export const channels = pgTable('channels', {
  realm: text().notNull(),
  id: text().notNull(),
  /** Its place in the guide, from 1 without holes. Programmes name it. */
  number: integer().notNull(),
  /** What viewers see and type, such as `7-1`; many channels have none. */
  shownNumber: text(),
  name: text().notNull(),
  genre: text().notNull(),
  eventId: text().notNull(),
  group: jsonb().$type<ChannelGroup>(),
  /** It airs so much later than its programmes say. */
  offsetMinutes: integer().notNull().default(0),
  /** After how many days its programmes come again. */
  cycleDays: integer().notNull().default(14),
  /** Its longest programme: how far before a window one may begin that reaches into it. */
  longestMs: bigint({ mode: 'number' }).notNull().default(86_400_000),
}, (t) => [primaryKey({ columns: [t.realm, t.id] }), index('channels_number').on(t.realm, t.number)]);
export type ChannelRow = typeof channels.$inferSelect;

export interface ChannelGroup { id: string; names: Words }

/** What programmes are called, in words of every language. */
export const shows = pgTable('shows', {
  realm: text().notNull(),
  id: integer().notNull(),
  titles: jsonb().$type<Words>().notNull(),
  descriptions: jsonb().$type<Words>(),
  /** The series of the catalogue that it is. */
  seriesId: text(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] })]);
export type ShowRow = typeof shows.$inferSelect;

/**
 * What a channel airs, as offsets in a cycle of its days that repeats.
 *
 * So the guide is full wherever the platform's clock is set.
 */
export const programmes = pgTable('programmes', {
  realm: text().notNull(),
  channelNumber: integer().notNull(),
  /** Milliseconds from the start of the cycle. */
  startsAfter: bigint({ mode: 'number' }).notNull(),
  /** May be missing, or before the next one starts: guides are dirty. */
  endsAfter: bigint({ mode: 'number' }),
  /** Where the programme stops for a window query: never missing. */
  untilAfter: bigint({ mode: 'number' }).notNull(),
  /** Begins with the id of its channel and a dot. */
  id: text().notNull(),
  title: text().notNull(),
  showId: integer().notNull().default(0),
  subtitle: text(),
  description: text(),
  genre: text(),
  vodId: text(),
  seasonNumber: integer(),
  episodeNumber: integer(),
  imageUrl: text(),
  /** Of `programmeFlags`, with commas between. */
  flags: text(),
  /** When its recording may be watched, from the start of the cycle as well. */
  catchUpFrom: bigint({ mode: 'number' }),
  catchUpUntil: bigint({ mode: 'number' }),
}, (t) => [index('programmes_window').on(t.realm, t.channelNumber, t.startsAfter), index('programmes_show').on(t.realm, t.showId)]);
export type ProgrammeRow = typeof programmes.$inferSelect;

/** Programmes that profiles want to be told of. Epoch milliseconds. */
export const reminders = pgTable('reminders', {
  realm: text().notNull(),
  profileId: text().notNull(),
  programmeId: text().notNull(),
  startsAt: bigint({ mode: 'number' }).notNull(),
  endsAt: bigint({ mode: 'number' }).notNull(),
  remindAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.profileId, t.programmeId] }), index('reminders_due').on(t.remindAt)]);
export type ReminderRow = typeof reminders.$inferSelect;

/** Tables that are kept elsewhere. */
export const externalTables = pgTable('external_tables', {
  realm: text().notNull(),
  id: text().notNull(),
  titles: jsonb().$type<Words>().notNull(),
  columns: jsonb().$type<{ key: string; labels: Words }[]>().notNull(),
  rows: jsonb().$type<Record<string, string | number>[]>().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] })]);
