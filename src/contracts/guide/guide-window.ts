import * as z from 'zod/mini';
import { accessLevel } from '../catalogue/access-level.ts';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { readBy } from '../wire/parsing/read-by.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { guideProgramme } from './guide-programme.ts';
import { sent, sentList } from '../wire/sent-text.ts';

/** `7` or `7-1`: a number on the wire is read as text. */
const channelNumber = readBy((value: string | number) =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : undefined);

/** A set of channels that a viewer may look at alone. */
export const channelGroup = z.object({ id: z.string(), name: z.string() });

/** A channel with its programmes in the requested window. @source spec 1 §3 "Programme guide" */
export const guideChannel = z.object({
  id: z.string(),
  /** As a viewer types it; many guides have none. */
  number: z.optional(channelNumber),
  name: z.string(),
  channelLogoUrl: z.optional(z.string()),
  accessLevel,
  /** The live event to play for this channel. */
  eventId: z.string(),
  group: z.optional(channelGroup),
  /**
   * How much later it airs than its programmes say, as channels named `+1` do.
   *
   * chosen: the platform finds the programmes that air in the window; `airedProgrammes` moves them, once
   */
  offsetMinutes: z.optional(wholeNumber),
  /** It is on this viewer's favourites, by its event. */
  favourite: z.optional(z.boolean()),
  programmes: listOf('guideChannel.programmes', guideProgramme),
});
export type GuideChannel = z.output<typeof guideChannel>;

/**
 * Channels and programmes of one time window, one page of channels at a time.
 *
 * @source spec 1 §7 "GET /epg (v4 base) with from, to, rpp=20, optional channel and lastSeen";
 *   chosen: totalChannels and firstIndex, because a grid must tell a screen reader how many rows it has
 */
export const guideWindow = z.object({
  from: instant,
  to: instant,
  /** Of the group or the search, where one was asked for. */
  totalChannels: wholeNumber,
  /** Index of the first channel of this answer among all. */
  firstIndex: wholeNumber,
  channels: listOf('guideWindow.channels', guideChannel),
  /** With the first page: every group, and how many channels it has. */
  groups: z.optional(listOf('guideWindow.groups', z.extend(channelGroup, { count: wholeNumber }))),
  paging,
});
export type GuideWindow = z.output<typeof guideWindow>;

/** Which rows the guide has; instants are epoch milliseconds, written as ISO text by the call. */
const rowsQuery = {
  /** Id of a group. */
  group: z.optional(sent('id')),
  /** Keeps the channels of this name, and those that air a programme of this title. */
  query: z.optional(sent('line')),
  /** Where titles are looked for; the window where absent. chosen: a time of its own, so that the rows stay while one moves in time */
  queryFrom: z.optional(wholeNumber),
  queryTo: z.optional(wholeNumber),
  /** This viewer's favourite channels stand first. */
  favouritesFirst: z.optional(z.boolean()),
};

export const guideQuery = z.object({
  from: wholeNumber,
  to: wholeNumber,
  rpp: z._default(wholeNumber, 20),
  /**
   * Id of a channel or of its event; or up to 20 of them, answered in this order without those that are unknown.
   *
   * @source spec 1 §9 "EPG … batch size 20"
   */
  channel: z.optional(z.union([sent('id'), sentList(sent('id'), 20)])),
  lastSeen: z.optional(sent('cursor')),
  /** Index of the first channel among all. chosen: beside `lastSeen`, so that a row far down needs no page before it */
  firstIndex: z.optional(wholeNumber),
  /** As typed: the page begins at the channel of this number, else at the next higher one. `firstIndex` of the answer says its row. */
  number: z.optional(sent('code')),
  ...rowsQuery,
});
export type GuideQuery = z.input<typeof guideQuery>;

/** The other form of the question. `epgId` names a channel, as a content item does. @source spec 1 §7 "a form with fromTs, toTs, rpp, epgId, optional lastSeen" */
export const guideTimesQuery = z.object({
  fromTs: wholeNumber,
  toTs: wholeNumber,
  rpp: z._default(wholeNumber, 20),
  epgId: z.optional(sent('id')),
  lastSeen: z.optional(sent('cursor')),
});
