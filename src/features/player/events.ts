import type { AccessRequest } from '../../parts/access/access-request.ts';
import type { PlaybackFacts } from './facts/playback-facts.ts';
import type { PublicPlayerState } from './public-state.ts';

/** Dispatched under the names of HTML's media element, without a detail. */
export const mediaEventNames = [
  'play', 'playing', 'pause', 'timeupdate', 'seeking', 'seeked', 'ended', 'volumechange', 'waiting', 'loadedmetadata', 'durationchange',
  'ratechange', 'loadstart', 'loadeddata', 'canplay', 'canplaythrough', 'progress', 'emptied', 'stalled', 'suspend', 'abort',
] as const;
export type MediaEventName = (typeof mediaEventNames)[number];

/**
 * Events of a player, the same inline and in a frame.
 *
 * @source design/player.md "Public surface"; design/bridge.md "Events"
 */
export interface PlayerEvents extends Record<MediaEventName, null>, PlaybackFacts {
  /** A title is there and could play; `duration` in seconds, null for live. */
  ready: { id: string | null; title: string | null; duration: number | null };
  /** The status changed: the player as it is now. */
  statechange: PublicPlayerState;
  /** The viewer must sign in; cancelable when `asked`. */
  'sign-in-required': AccessRequest;
  /** The viewer must buy, or an adult must; cancelable when `asked`. */
  'access-required': AccessRequest;
  /** The browser refused to start by itself; `muted` tells whether it was tried without sound. */
  'playback-blocked': { muted: boolean };
  /** The title cannot be shown; `code` says why and is stable, `message` is for logs. */
  error: { code: string; message: string; retryable: boolean };
  /** The viewer gives up and wants to leave the title; cancelable. */
  'go-back': null;
}

export const isMediaEvent = (name: string): name is MediaEventName => (mediaEventNames as readonly string[]).includes(name);
