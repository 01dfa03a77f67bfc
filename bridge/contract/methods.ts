import * as z from 'zod/mini';
import type { BridgeErrorCode } from './error-codes.ts';
import { adornment } from './adornment.ts';
import type { GrantName } from './grants.ts';
import { contentKind, playerState, textTrack } from './player-state.ts';
import { finiteSeconds } from './seconds.ts';

const nothing = z.strictObject({});
const tracks = z.object({ tracks: z.array(textTrack).check(z.maxLength(100)) });
const playing = z.object({ playing: z.boolean(), muted: z.boolean() });
const pictureAddress = z.string().check(z.regex(/^https?:\/\//), z.maxLength(2000));
const trackId = z.string().check(z.minLength(1), z.maxLength(100));
const contentId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,99}$/));
/** Names only: whether an event exists is answered with UNKNOWN_EVENT, not BAD_ARGS. */
const eventNames = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(64));

interface MethodShape {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  readonly grant: GrantName;
  /** What an unforeseen failure of the handler is called; INTERNAL where absent. */
  readonly fallback?: BridgeErrorCode;
}

const table = {
  /** The player as it is now. */
  getState: { input: nothing, output: playerState, grant: 'observe', fallback: 'STATE_UNAVAILABLE' },
  /** Chooses what plays; answers when the title's facts are known. */
  load: {
    input: z.strictObject({
      kind: contentKind,
      id: contentId,
      startAt: z.optional(finiteSeconds),
      /** `sound` insists on sound, `muted` starts silent, `any` prefers sound, false waits. */
      autoplay: z.optional(z.union([z.literal(false), z.enum(['any', 'muted', 'sound'])])),
    }),
    output: z.object({
      id: z.string().check(z.maxLength(100)),
      title: z.string().check(z.maxLength(500)),
      accessLevel: z.nullable(z.string().check(z.maxLength(100))),
    }),
    grant: 'load',
  },
  /** Answers what the media did: it plays, or `failed to play` with a reason. */
  play: { input: nothing, output: playing, grant: 'control', fallback: 'PLAY_FAILED' },
  pause: { input: nothing, output: playing, grant: 'control' },
  /** To a second, by seconds, or to the live edge; answers after `seeked`. */
  seek: {
    input: z.union([
      z.strictObject({ to: finiteSeconds }),
      z.strictObject({ by: z.number().check(z.gte(-1e9), z.lte(1e9)) }),
      z.strictObject({ live: z.literal(true) }),
    ]),
    output: z.object({ position: finiteSeconds }),
    grant: 'control',
  },
  /** 0–100; answers the value that the media took. */
  setVolume: {
    input: z.strictObject({ value: z.number().check(z.gte(0), z.lte(100)) }),
    output: z.object({ value: z.number().check(z.gte(0), z.lte(100)) }),
    grant: 'control',
  },
  setMuted: {
    input: z.strictObject({ value: z.boolean() }),
    output: z.object({ value: z.boolean() }),
    grant: 'control',
  },
  listTracks: { input: nothing, output: tracks, grant: 'observe' },
  /** A track of `listTracks`, or null for no captions. */
  setTextTrack: { input: z.strictObject({ id: z.nullable(trackId) }), output: tracks, grant: 'control' },
  /** Adds events to what this session is sent; `hz` is how often `timeupdate` may come. */
  subscribe: {
    input: z.strictObject({ events: eventNames, hz: z.optional(z.number().check(z.gte(1), z.lte(10))) }),
    output: z.object({ events: z.array(z.string()) }),
    grant: 'observe',
  },
  unsubscribe: {
    input: z.strictObject({ events: eventNames }),
    output: z.object({ events: z.array(z.string()) }),
    grant: 'observe',
  },
  /** How the frame looks and speaks; what is left out goes back to the tenant's own. Answers the tokens that were left out. */
  setAppearance: { input: z.strictObject(adornment), output: z.object({ refusedTokens: z.array(z.string()) }), grant: 'observe' },
  /** What a page may set on the player beside its title. */
  setOptions: {
    input: z.strictObject({ loop: z.optional(z.boolean()), poster: z.optional(z.nullable(pictureAddress)) }),
    output: nothing,
    grant: 'control',
  },
  /** A call of the platform by name, made by the session frame with its own tokens. */
  call: {
    input: z.strictObject({ name: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9.:-]{0,63}$/)), input: z.optional(z.unknown()) }),
    output: z.unknown(),
    grant: 'calls',
  },
} as const satisfies Record<string, MethodShape>;

export type MethodName = keyof typeof table;
export type MethodInput<M extends MethodName> = z.output<(typeof table)[M]['input']>;
export type MethodOutput<M extends MethodName> = z.output<(typeof table)[M]['output']>;

/**
 * Everything a host page can ask, by name.
 *
 * The table has no prototype: `constructor` and `__proto__` are names like any other, and no method has them.
 *
 * @source spec 1 §6; names and shapes chosen: the words of HTML's media element where it has one
 */
export const methods: Readonly<typeof table> = Object.freeze(
  Object.assign(Object.create(null) as typeof table, table),
);

export const isMethodName = (name: string): name is MethodName => Object.hasOwn(methods, name);
export const shapeOfMethod = (name: MethodName): MethodShape => methods[name];
export const methodNames = Object.keys(table) as readonly MethodName[];
