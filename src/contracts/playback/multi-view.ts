import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { drm } from './stream.ts';
import { sent, sentList } from '../wire/sent-text.ts';

/** One angle of an event. A layout is valid only if every video has a url. @source spec 1 §4.1 "Multi-view"; fields chosen */
export const multiViewVideo = z.object({
  id: z.string(),
  title: z.string(),
  /** An HLS address, signed; absent for an angle that cannot be watched now. */
  url: z.optional(z.string()),
  drm: z.optional(drm),
  thumbnailUrl: z.optional(z.string()),
});
export type MultiViewVideo = z.output<typeof multiViewVideo>;

/**
 * The angles of an event, which share one clock: the programme date-times of their playlists, or their positions where there are none.
 *
 * @source spec 1 §2.4 "Multi-view player"; chosen: the answer, as the spec shows none
 */
export const multiView = z.object({
  id: z.string(),
  title: z.string(),
  live: z._default(z.boolean(), false),
  /** Of the addresses. */
  expiresAt: instant,
  /** How often the platform wants to hear which angles are watched. Seconds. */
  heartbeatSeconds: z._default(z.number(), 30),
  videos: listOf('multiView.videos', multiViewVideo),
});
export type MultiView = z.output<typeof multiView>;

export const multiViewQuery = z.object({ id: sent('id') });

/** What a viewer watches in several angles. @source spec 1 §7 "/v1/multiviewHeartbeat", §2.4 "layouts twoUp, pip, threeUp, quad"; chosen: method and payload */
export const multiViewHeartbeat = z.object({
  eventId: sent('id'),
  layout: z.enum(['twoUp', 'pip', 'threeUp', 'quad']),
  videoIds: sentList(sent('id'), 16),
  /** The angle that is heard. */
  audibleId: z.optional(sent('id')),
});
export type MultiViewHeartbeat = z.output<typeof multiViewHeartbeat>;
