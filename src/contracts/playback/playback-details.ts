import * as z from 'zod/mini';
import { contentItem } from '../catalogue/content-item.ts';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { readBy } from '../wire/parsing/read-by.ts';
import { stream } from './stream.ts';

/** Chapters, intro and credits. Seconds. @source spec 1 §3 "skipMarkers" */
export const skipMarker = z.object({ type: openEnum('skipMarker.type', ['INTRO', 'RECAP', 'CREDITS']), start: z.number(), end: z.number() });

/**
 * What a content call answers to a player: the item, and where to fetch its streams.
 *
 * `playerUrlCallback` is absent when the viewer may not play.
 *
 * @source spec 1 §7 Playback; design/platform.md
 */
export const playbackDetails = z.extend(contentItem, {
  playerUrlCallback: z.optional(z.string()),
  /** Whether its streams need a key: says which engine to fetch, before they are known. chosen: the name, as the spec shows none */
  drm: z.optional(z.boolean()),
  /** The recording of a live event that is over. @source spec 1 §4.1 "replacement VOD"; chosen: the name, as the spec shows none */
  replacementVodId: z.optional(z.string()),
  skipMarkers: z._default(listOf('playbackDetails.skipMarkers', skipMarker), []),
});
export type PlaybackDetails = z.output<typeof playbackDetails>;

/** The streams of one title; valid until `expiresAt`. @source design/platform.md "Playback" */
export const playerUrls = z.object({
  hls: z._default(listOf('playerUrls.hls', stream), []),
  dash: z._default(listOf('playerUrls.dash', stream), []),
  expiresAt: instant,
  live: z._default(z.boolean(), false),
});
export type PlayerUrls = z.output<typeof playerUrls>;

/** @source spec 1 §7 "v5 manifest … GET (v4) live info and VOD info /{id}" */
export const playbackQuery = z.object({ id: z.string(), displayGeoblocked: z.optional(z.boolean()) });

/** The callback address a content call gave, to be fetched as it is. */
export const playerUrlsQuery = z.object({ url: readBy((url: string) => (/^https?:\/\/[^\s/]/.test(url) ? url : undefined)) });

/**
 * A title that anybody in this place may watch now, as a guest gets it, with its streams; empty for every other one.
 *
 * Nothing in it depends on who asks. An unknown title, one of a licence and one for members look alike.
 *
 * @source design/architecture.md "Start-up is parallel"; chosen: the call, and an empty answer in place of a refusal, which a partner's console would show
 */
export const freeTitle = z.object({ free: z.optional(z.object({ item: playbackDetails, urls: playerUrls })) });
export type FreeTitle = NonNullable<z.output<typeof freeTitle>['free']>;

export const freeTitleQuery = z.object({ kind: z.enum(['vod', 'live']), id: z.string() });
