import * as z from 'zod/mini';
import { accessLevel } from '../catalogue/access-level.ts';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { paging } from '../wire/paging.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { programme } from './programme.ts';

/** A channel with its programmes in the requested window. @source spec 1 §3 "Programme guide" */
export const guideChannel = z.object({
  id: z.string(),
  number: wholeNumber,
  name: z.string(),
  channelLogoUrl: z.optional(z.string()),
  accessLevel,
  /** The live event to play for this channel. */
  eventId: z.string(),
  programmes: listOf('guideChannel.programmes', programme),
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
  totalChannels: wholeNumber,
  /** Index of the first channel of this answer among all. */
  firstIndex: wholeNumber,
  channels: listOf('guideWindow.channels', guideChannel),
  paging,
});
export type GuideWindow = z.output<typeof guideWindow>;

/** Epoch milliseconds; written as ISO text by the call. */
export const guideQuery = z.object({
  from: wholeNumber,
  to: wholeNumber,
  rpp: z._default(wholeNumber, 20),
  channel: z.optional(z.string()),
  lastSeen: z.optional(z.string()),
  /** Index of the first channel among all. chosen: beside `lastSeen`, so that a row far down needs no page before it */
  firstIndex: z.optional(wholeNumber),
});
export type GuideQuery = z.input<typeof guideQuery>;
