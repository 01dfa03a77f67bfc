import * as z from 'zod/mini';
import { accessLevel } from '../catalogue/access-level.ts';
import { contentItem } from '../catalogue/content-item.ts';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { readBy } from '../wire/parsing/read-by.ts';
import { adUnit, annotation, watermark } from './overlays.ts';
import { stream } from './stream.ts';
import { greatestLength, sent } from '../wire/sent-text.ts';

/** Chapters, intro and credits. Seconds. @source spec 1 §3 "skipMarkers" */
export const skipMarker = z.object({ type: openEnum('skipMarker.type', ['INTRO', 'RECAP', 'CREDITS']), start: z.number(), end: z.number() });

/** A short film about a title; its streams are asked for by its id. @source spec 1 §3 "trailers", §4.2 "unless at least one trailer is GRANTED"; fields chosen */
export const trailer = z.object({ id: z.string(), title: z.string(), accessLevel, duration: z.optional(z.number()), thumbnailUrl: z.optional(z.string()) });
export type Trailer = z.output<typeof trailer>;

/** Who else shows a live title in this place. @source spec 1 §3 "localBroadcasters"; fields chosen */
export const localBroadcaster = z.object({ name: z.string(), url: z.optional(z.string()), logoUrl: z.optional(z.string()) });

/** When a title can be watched, in the order of their starts. @source spec 1 §3 "scheduled or premiere release (premiereRelease, computedReleases)"; fields chosen */
export const computedRelease = z.object({ type: openEnum('computedRelease.type', ['SCHEDULED', 'PREMIERE'], 'SCHEDULED'), start: instant, end: z.optional(instant) });

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
  annotations: z._default(listOf('playbackDetails.annotations', annotation), []),
  watermark: z.optional(watermark),
  adUnits: z._default(listOf('playbackDetails.adUnits', adUnit), []),
  trailers: z._default(listOf('playbackDetails.trailers', trailer), []),
  computedReleases: z._default(listOf('playbackDetails.computedReleases', computedRelease), []),
  localBroadcasters: z._default(listOf('playbackDetails.localBroadcasters', localBroadcaster), []),
  /** Where the caller is, by the platform; with what is not shown there. @source spec 1 §3 "Countries: … callerCountryCode"; chosen: in this answer, so that one call says both */
  callerCountryCode: z.optional(z.string()),
  audioOnly: z._default(z.boolean(), false),
  /** A live title can be watched from the beginning of its current programme, or of the event. @source spec 1 §2.4 "restart status" */
  restartAvailable: z.optional(z.boolean()),
  /** Read by what shares it, with `shareDetails`. */
  socialSharingDetail: z.optional(z.unknown()),
  /** It has several angles: `readMultiView` names them. @source spec 1 §2.4 "Multi-view player" */
  multiView: z.optional(z.boolean()),
});
export type PlaybackDetails = z.output<typeof playbackDetails>;

/**
 * The streams of one title; valid until `expiresAt`.
 *
 * A player asks again after two thirds of that time, and goes on by the addresses that it has: a platform keeps them good for a session that asks in time, or answers others, which are taken once the first are refused.
 *
 * @source design/platform.md "Playback"; chosen: the renewal, as the spec says only that they expire
 */
export const playerUrls = z.object({
  hls: z._default(listOf('playerUrls.hls', stream), []),
  dash: z._default(listOf('playerUrls.dash', stream), []),
  expiresAt: instant,
  live: z._default(z.boolean(), false),
  /** WebVTT; a cue names a picture, or a part of a sheet of pictures by `#xywh=`. @source spec 1 §3 "Chapters and thumbnails track" */
  thumbnailsUrl: z.optional(z.string()),
  /** WebVTT; a cue's text is the chapter's title. @source spec 1 §3 "Chapters and thumbnails track" */
  chaptersUrl: z.optional(z.string()),
  /** How far back a live title may be watched, in seconds. @source spec 1 §7 "The DVR window is replaced in stream URLs from the app config" */
  dvrSeconds: z.optional(z.number()),
  /** The live playlist offers parts of segments. */
  lowLatency: z.optional(z.boolean()),
});
export type PlayerUrls = z.output<typeof playerUrls>;

/** @source spec 1 §7 "v5 manifest … GET (v4) live info and VOD info /{id}" */
export const playbackQuery = z.object({ id: sent('id'), displayGeoblocked: z.optional(z.boolean()) });

/** The callback address a content call gave, to be fetched as it is. */
export const playerUrlsQuery = z.object({ url: readBy((url: string) => (/^https?:\/\/[^\s/]/.test(url) && url.length <= greatestLength.address ? url : undefined)) });

/**
 * A title that anybody in this place may watch now, as a guest gets it, with its streams; empty for every other one.
 *
 * Nothing in it depends on who asks. An unknown title, one of a licence and one for members look alike.
 *
 * @source design/architecture.md "Start-up is parallel"; chosen: the call, and an empty answer in place of a refusal, which a partner's console would show
 */
export const freeTitle = z.object({ free: z.optional(z.object({ item: playbackDetails, urls: playerUrls })) });
export type FreeTitle = NonNullable<z.output<typeof freeTitle>['free']>;

export const freeTitleQuery = z.object({ kind: z.enum(['vod', 'live']), id: sent('id') });
