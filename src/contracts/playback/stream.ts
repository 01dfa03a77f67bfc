import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';

/** A caption file beside a stream. */
export const subtitle = z.object({ language: z.string(), label: z.string(), url: z.string() });

/** How to get a decryption key. @source spec 1 §3 "drm (jwtToken, url, encryptionMode, keySystems)" */
export const drm = z.object({
  jwtToken: z.optional(z.string()),
  url: z.string(),
  encryptionMode: openEnum('drm.encryptionMode', ['CBC', 'CTR']),
  keySystems: z.array(z.string()),
  /** What FairPlay asks before it makes a request. chosen: the field, as the spec shows none and FairPlay needs one */
  certificateUrl: z.optional(z.string()),
});

/**
 * What a player asks for first, at the lowest quality and with the default sound, so that it can travel before the playlists that name it.
 *
 * chosen: the shape, as the spec shows none; it saves a round trip for each playlist that is read on the way
 */
export const firstFiles = z.object({ playlists: z.array(z.string()), inits: z.array(z.string()), segments: z.array(z.string()) });
export type FirstFiles = z.output<typeof firstFiles>;

/** One rendition of a title in one protocol. The address is signed and expires. @source spec 1 §3 "Stream" */
export const stream = z.object({
  url: z.string(),
  subtitles: z._default(listOf('stream.subtitles', subtitle), []),
  drm: z.optional(drm),
  /** Of a title from its beginning; absent where only the engine knows, such as live. */
  firstFiles: z.optional(firstFiles),
});
export type Stream = z.output<typeof stream>;
