import * as z from 'zod/mini';
import type { PlayerState } from '../../contract/player/player-state.ts';

/**
 * A message of a player.js client. Its names are the public format's own.
 *
 * `listener` is the client's name for who asked, and is sent back as it came.
 */
export const playerJsMessage = z.object({
  context: z.literal('player.js'),
  method: z.string().check(z.maxLength(40)),
  value: z.optional(z.unknown()),
  listener: z.optional(z.string().check(z.maxLength(100))),
});

/** The format's events. */
export const playerJsEvents = ['ready', 'play', 'pause', 'ended', 'timeupdate', 'progress', 'error'] as const;
export type PlayerJsEvent = (typeof playerJsEvents)[number];

/** How a method of the format is done by ours: a request, or a fact of the state. */
interface MethodOf {
  readonly method: 'getState' | 'play' | 'pause' | 'setMuted' | 'setVolume' | 'seek' | 'setOptions';
  readonly params?: (value: unknown) => unknown;
  /** A getter's answer. */
  readonly answer?: (state: PlayerState) => unknown;
}

const getter = (answer: MethodOf['answer']): MethodOf => ({ method: 'getState', answer });

const table = {
  play: { method: 'play' },
  pause: { method: 'pause' },
  getPaused: getter(({ status }) => status !== 'playing' && status !== 'buffering' && status !== 'seeking'),
  mute: { method: 'setMuted', params: () => ({ value: true }) },
  unmute: { method: 'setMuted', params: () => ({ value: false }) },
  getMuted: getter(({ muted }) => muted),
  setVolume: { method: 'setVolume', params: (value) => ({ value }) },
  getVolume: getter(({ volume }) => volume),
  getDuration: getter(({ duration }) => duration ?? 0),
  setCurrentTime: { method: 'seek', params: (to) => ({ to }) },
  getCurrentTime: getter(({ position }) => position),
  setLoop: { method: 'setOptions', params: (loop) => ({ loop }) },
} as const satisfies Record<string, MethodOf>;

/** The format's methods in ours, by own key; without `getLoop`, which no state of ours holds. */
export const playerJsMethods: Readonly<Record<string, MethodOf>> = Object.freeze(Object.assign(Object.create(null) as typeof table, table));
export const playerJsMethodNames: readonly string[] = [...Object.keys(table), 'getLoop', 'addEventListener', 'removeEventListener'];
