import * as z from 'zod/mini';
import { qualities, qualityInUse, stretches, tracks } from './playback-facts.ts';
import { finiteSeconds } from './seconds.ts';

/** @source spec 1 §4.1, §7: what can be played */
export const contentKind = z.enum(['vod', 'live', 'trailer']);
export type ContentKind = z.infer<typeof contentKind>;

/** @source spec 1 §4.1; buffering and seeking chosen: a host draws a spinner for them */
export const playerStatus = z.enum([
  'idle', 'waiting-to-start', 'loading', 'ready', 'playing', 'paused', 'buffering',
  'seeking', 'ended', 'start-failed', 'error',
]);
export type PlayerStatus = z.infer<typeof playerStatus>;

/** What stands between a viewer and a title. `profile`: a child profile, which an adult has to leave first. */
export const accessNeed = z.enum(['sign-in', 'licence', 'profile']);

/** Why a title cannot be shown; `code` is stable, `message` is for logs. */
export const playerError = z.object({ code: z.string().check(z.maxLength(64)), message: z.string().check(z.maxLength(300)), retryable: z.boolean() });

/**
 * The picture of the player that may cross to a host page.
 *
 * An allow-list: what is not named here is cut off, so no stream address, token, licence, profile or e-mail crosses.
 *
 * @source spec 1 §6 (embedding pages can control the player); fields chosen: what a host's own buttons need
 */
export const playerState = z.object({
  id: z.nullable(z.string().check(z.maxLength(100))),
  title: z.nullable(z.string().check(z.maxLength(500))),
  kind: z.nullable(contentKind),
  accessLevel: z.nullable(z.string().check(z.maxLength(100))),
  status: playerStatus,
  /** Seconds from the start; in a live window, from the window's start. */
  position: finiteSeconds,
  /** Seconds; null while unknown and for live without an end. */
  duration: z.nullable(finiteSeconds),
  /** 0–100, as the specification counts it. */
  volume: z.number().check(z.gte(0), z.lte(100)),
  muted: z.boolean(),
  playing: z.boolean(),
  live: z.boolean(),
  fullscreen: z.boolean(),
  /** 1 is the title's own speed. */
  rate: z.number().check(z.gte(0), z.lte(16)),
  /** How far a live title can be rewound, seconds; 0 for others. */
  windowSeconds: finiteSeconds,
  /** Seconds behind the live edge; 0 at it and for others. */
  behindLive: finiteSeconds,
  buffered: stretches,
  textTracks: tracks,
  audioTracks: tracks,
  qualities,
  quality: qualityInUse,
  /** What the viewer has to settle first. */
  need: z.nullable(accessNeed),
  /** Why the title cannot be shown. */
  error: z.nullable(playerError),
});
export type PlayerState = z.infer<typeof playerState>;
