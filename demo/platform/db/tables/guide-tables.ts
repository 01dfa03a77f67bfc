import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A channel of the guide. @source spec 1 §3 "Programme guide" */
export const channels = pgTable('channels', {
  realm: text().notNull(),
  id: text().notNull(),
  number: integer().notNull(),
  name: text().notNull(),
  genre: text().notNull(),
  eventId: text().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] }), index('channels_number').on(t.realm, t.number)]);
export type ChannelRow = typeof channels.$inferSelect;

/**
 * What a channel airs, as offsets in a cycle of fourteen days that repeats.
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
  id: text().notNull(),
  title: text().notNull(),
  description: text(),
  genre: text(),
  vodId: text(),
}, (t) => [index('programmes_window').on(t.realm, t.channelNumber, t.startsAfter)]);
export type ProgrammeRow = typeof programmes.$inferSelect;
