import * as z from 'zod/mini';
import type { MethodShape } from '../method-shape.ts';
import { contentKind, playerState } from './player-state.ts';
import { finiteSeconds } from './seconds.ts';
import { playerLayout, qualities, qualityInUse, tracks } from './playback-facts.ts';

const nothing = z.strictObject({});
/** `tracks` are the captions: the name that the first release gave them. */
const trackLists = z.object({ tracks, audio: tracks });
const qualityList = z.object({ qualities, quality: qualityInUse });
const rate = z.number().check(z.gte(0.25), z.lte(2));
const onOff = z.strictObject({ value: z.boolean() });
const playing = z.object({ playing: z.boolean(), muted: z.boolean() });
const pictureAddress = z.string().check(z.regex(/^https?:\/\//), z.maxLength(2000));
const trackId = z.string().check(z.regex(/^[^]{1,100}$/));
const contentId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,99}$/));

/** What a host page can ask of a player. */
export const playerMethods = {
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
  /** Lets go of the stream; `play` begins the same title again. */
  stop: { input: nothing, output: playing, grant: 'control' },
  /** From the beginning, of a live title as far back as it goes; answers like `play`. */
  restart: { input: nothing, output: playing, grant: 'control', fallback: 'PLAY_FAILED' },
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
  /** 0.25–2; answers the rate that the media took. */
  setRate: { input: z.strictObject({ value: rate }), output: z.object({ value: z.number() }), grant: 'control' },
  listTracks: { input: nothing, output: trackLists, grant: 'observe' },
  /** A track of `listTracks`, or null for no captions. */
  setTextTrack: { input: z.strictObject({ id: z.nullable(trackId) }), output: trackLists, grant: 'control' },
  /** One of `audio` in `listTracks`. */
  setAudioTrack: { input: z.strictObject({ id: trackId }), output: trackLists, grant: 'control' },
  listQualities: { input: nothing, output: qualityList, grant: 'observe' },
  /** One of `listQualities`, or `auto`. */
  setQuality: { input: z.strictObject({ id: trackId }), output: qualityList, grant: 'control' },
  /** The player inside its frame; the host script asks it for the whole frame in the host's own click. */
  setFullscreen: { input: onOff, output: onOff, grant: 'control' },
  setPictureInPicture: { input: onOff, output: onOff, grant: 'control' },
  /** How an event's angles are shown; a title of one angle has `single` alone. Answers when the first angle is there. */
  setLayout: { input: z.strictObject({ value: playerLayout }), output: z.object({ value: playerLayout }), grant: 'control' },
  /** What a page may set on the player beside its title. */
  setOptions: {
    input: z.strictObject({ loop: z.optional(z.boolean()), poster: z.optional(z.nullable(pictureAddress)) }),
    output: nothing,
    grant: 'control',
  },
} as const satisfies Record<string, MethodShape>;
