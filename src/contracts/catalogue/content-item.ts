import * as z from 'zod/mini';
import { accessLevel } from './access-level.ts';
import { contentType } from './content-type.ts';
import { programme } from '../guide/programme.ts';
import { instant } from '../wire/instant.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { wholeNumber } from '../wire/whole-number.ts';

/** An episode's place in its series. @source spec 1 §3 */
export const episodeInformation = z.object({
  episodeNumber: wholeNumber,
  seasonNumber: wholeNumber,
  seasonTitle: z.optional(z.string()),
  seriesInformation: z.optional(z.object({ id: z.string(), title: z.string() })),
});

/** What a channel airs now and next. @source spec 1 §3 "programmingInfo (current and next programme, channelLogoUrl)" */
export const programmingInfo = z.object({
  currentProgramme: z.optional(programme),
  nextProgramme: z.optional(programme),
  channelLogoUrl: z.optional(z.string()),
  /** What is on can still be watched from its beginning. @source spec 1 §2.4 "restart status" */
  restartAvailable: z.optional(z.boolean()),
});

/**
 * Anything that a content card shows.
 *
 * @source spec 1 §3 "Content item"; chosen: seconds for duration and watchProgress, as media elements count
 */
export const contentItem = z.object({
  id: z.string(),
  type: contentType,
  title: z.string(),
  description: z.optional(z.string()),
  accessLevel,
  /** Seconds; absent for live. */
  duration: z.optional(z.number()),
  /** Seconds already watched by this profile. */
  watchProgress: z.optional(z.number()),
  /** Empty where there is none: a letter of the title stands in. */
  thumbnailUrl: z._default(z.string(), ''),
  posterUrl: z.optional(z.string()),
  heroUrl: z.optional(z.string()),
  favourite: z._default(z.boolean(), false),
  /** Its card has no heart. @source spec 1 §2.4 "favourite and watchlist toggles (each can be allowed or disabled per card; both allowed by default" */
  favouriteDisabled: z.optional(z.boolean()),
  /** It is not put on lists of one's own. */
  watchlistDisabled: z.optional(z.boolean()),
  /** chosen: an unknown value is read as not available */
  onlinePlayback: z._default(openEnum('contentItem.onlinePlayback', ['AVAILABLE', 'NOT_AVAILABLE'], 'NOT_AVAILABLE'), 'AVAILABLE'),
  /** When a live event starts; no live badge before it. */
  startDate: z.optional(instant),
  endDate: z.optional(instant),
  /** On air now, by the platform's clock. */
  live: z.optional(z.boolean()),
  premiereRelease: z.optional(z.object({ start: instant })),
  genres: z._default(z.array(z.string()), []),
  releaseYear: z.optional(wholeNumber),
  ageRating: z.optional(z.string()),
  /** Ids of licences that grant this content. */
  licences: z._default(z.array(z.string()), []),
  episodeInformation: z.optional(episodeInformation),
  programmingInfo: z.optional(programmingInfo),
  seasonId: z.optional(z.string()),
  seriesId: z.optional(z.string()),
  playlistId: z.optional(z.string()),
  /** The channel of the guide that it is. */
  epgId: z.optional(z.string()),
  /** Section, grid or feed a link card leads to. */
  target: z.optional(z.object({ id: z.string(), feedName: z.optional(z.string()), owner: z.optional(z.string()) })),
});
export type ContentItem = z.output<typeof contentItem>;
