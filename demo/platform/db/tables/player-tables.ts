import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MultiViewHeartbeat } from '../../../../src/contracts/playback/multi-view.ts';
import type { RoomPhrase } from '../../../../src/contracts/playback/watch-room.ts';
import type { QoeSummary } from '../../../../src/contracts/playback/qoe-summary.ts';

/** Which angles a viewer watches, as their player last said. @source spec 1 §7 "/v1/multiviewHeartbeat" */
export const multiViewHeartbeats = pgTable('multi_view_heartbeats', {
  realm: text().notNull(),
  /** The viewer's keyed hash. */
  viewerId: text().notNull(),
  eventId: text().notNull(),
  layout: text().$type<MultiViewHeartbeat['layout']>().notNull(),
  videoIds: jsonb().$type<string[]>().notNull(),
  audibleId: text(),
  at: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.viewerId, t.eventId] })]);

/** Rooms in which an event is watched together. Moments are epoch milliseconds of the platform's clock. */
export const watchRooms = pgTable('watch_rooms', {
  realm: text().notNull(),
  code: text().notNull(),
  eventId: text().notNull(),
  revision: integer().notNull().default(0),
  /** Milliseconds on the clock of the streams, as it was at `at`; null until somebody plays. */
  place: doublePrecision(),
  playing: boolean().notNull().default(false),
  at: bigint({ mode: 'number' }).notNull(),
  /** When somebody was last in it. */
  usedAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.code] })]);
export type WatchRoomRow = typeof watchRooms.$inferSelect;

/** Who is in a room, as they last said. */
export const roomPeople = pgTable('room_people', {
  realm: text().notNull(),
  code: text().notNull(),
  /** The viewer's keyed hash. */
  viewerId: text().notNull(),
  /** Whom changes are told. */
  profileId: text().notNull(),
  name: text().notNull(),
  enteredAt: bigint({ mode: 'number' }).notNull(),
  seenAt: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.code, t.viewerId] })]);

/** What was said in rooms, the newest phrases. */
export const roomSayings = pgTable('room_sayings', {
  id: serial().primaryKey(),
  realm: text().notNull(),
  code: text().notNull(),
  viewerId: text().notNull(),
  name: text().notNull(),
  phrase: text().$type<RoomPhrase>().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
}, (t) => [index('room_sayings_room').on(t.realm, t.code)]);

/** How well playbacks went, the newest ones. */
export const qoeSummaries = pgTable('qoe_summaries', {
  id: serial().primaryKey(),
  realm: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  summary: jsonb().$type<QoeSummary>().notNull(),
});

/** What players said of the demo's own advertising, the newest ones. */
export const adEvents = pgTable('ad_events', {
  id: serial().primaryKey(),
  at: bigint({ mode: 'number' }).notNull(),
  ad: text().notNull(),
  event: text().notNull(),
});

/** A licence that a player asked for: what the licence servers checked. The newest ones. */
export const licenceRequests = pgTable('licence_requests', {
  id: serial().primaryKey(),
  at: bigint({ mode: 'number' }).notNull(),
  keySystem: text().notNull(),
  contentId: text().notNull(),
  outcome: text().notNull(),
}, (t) => [index('licence_requests_content').on(t.contentId)]);

/** What the addresses and keys of a title name: the session that watches it. One for each session and title. */
export const streamLeases = pgTable('stream_leases', {
  /** Random; stands in the addresses. */
  id: text().primaryKey(),
  realm: text().notNull(),
  sessionId: text().notNull(),
  accountId: text().notNull(),
  profileId: text().notNull(),
  contentId: text().notNull(),
  /** Until when it is good unless it is renewed; epoch milliseconds of the platform's clock. */
  until: bigint({ mode: 'number' }).notNull(),
}, (t) => [uniqueIndex('stream_leases_session').on(t.sessionId, t.contentId), index('stream_leases_profile').on(t.profileId)]);

export type MediaFaultKind = 'status' | 'hanging' | 'truncated' | 'corrupted' | 'expired' | 'frozen' | 'away';

/** What goes wrong on purpose with media, by kind. `away` is the whole platform. */
export const mediaFaults = pgTable('media_faults', {
  kind: text().$type<MediaFaultKind>().primaryKey(),
  /** Of the requests that fail, 0–1. */
  share: doublePrecision().notNull(),
  /** Whether the same addresses fail each time; a new try of another address succeeds otherwise. */
  sticky: boolean().notNull(),
  status: integer().notNull(),
  files: text().$type<'segments' | 'playlists' | 'all'>().notNull(),
  /** Part of an address that fails, such as a title's or a track's; null is every one. */
  path: text(),
  /** When it was set, and when it ends by itself; epoch milliseconds of the platform's clock. */
  since: bigint({ mode: 'number' }).notNull(),
  until: bigint({ mode: 'number' }),
  /** How many requests it has seen. */
  seen: integer().notNull(),
});
export type MediaFaultRow = typeof mediaFaults.$inferSelect;
