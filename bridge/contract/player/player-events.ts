import * as z from 'zod/mini';
import type { EventShape } from '../event-shape.ts';
import { accessNeed, contentKind, playerError, playerState } from './player-state.ts';
import { finiteSeconds } from './seconds.ts';
import { adFacts, castFacts, chapter, layoutFacts, liveFacts, programmeFacts, qualities, qualityInUse, skipFacts, stretches, tracks } from './playback-facts.ts';

const contentId = z.string().check(z.maxLength(100));
const at = z.object({ position: finiteSeconds });
const timed = z.object({ position: finiteSeconds, duration: z.nullable(finiteSeconds) });

/** What a player tells a host page. */
export const playerEvents = {
  /** A title is there and could play. */
  ready: { data: z.object({ id: z.nullable(contentId), title: z.nullable(z.string().check(z.maxLength(500))), duration: z.nullable(finiteSeconds) }), pushed: true },
  statechange: { data: playerState, pushed: false },
  play: { data: at, pushed: false },
  playing: { data: at, pushed: false },
  pause: { data: at, pushed: false },
  waiting: { data: at, pushed: false },
  seeking: { data: at, pushed: false },
  seeked: { data: at, pushed: false },
  /** Coalesced: at most `hz` times a second (4 unless asked otherwise), once when the frame is hidden. */
  timeupdate: { data: timed, pushed: false },
  loadedmetadata: { data: timed, pushed: false },
  durationchange: { data: timed, pushed: false },
  ratechange: { data: z.object({ rate: z.number().check(z.gte(0), z.lte(16)) }), pushed: false },
  loadstart: { data: at, pushed: false },
  loadeddata: { data: at, pushed: false },
  canplay: { data: at, pushed: false },
  canplaythrough: { data: at, pushed: false },
  emptied: { data: at, pushed: false },
  stalled: { data: at, pushed: false },
  suspend: { data: at, pushed: false },
  abort: { data: at, pushed: false },
  progress: { data: z.object({ buffered: stretches }), pushed: false },
  ended: { data: z.object({ id: z.nullable(contentId) }), pushed: false },
  volumechange: { data: z.object({ volume: z.number().check(z.gte(0), z.lte(100)), muted: z.boolean() }), pushed: false },
  /** The viewer must sign in, buy, or leave a child profile first; `asked`: they pressed the button that leads there. */
  accessrequired: {
    data: z.object({ id: z.nullable(contentId), kind: z.nullable(contentKind), need: accessNeed, asked: z.boolean() }),
    pushed: false,
  },
  /** The browser refused to start; `muted` tells whether it was already tried without sound. */
  playbackblocked: { data: z.object({ muted: z.boolean() }), pushed: false },
  error: { data: playerError, pushed: true },
  /** The viewer gives up and wants to leave the title. */
  goback: { data: z.literal(null), pushed: false },
  fullscreenchange: { data: z.object({ fullscreen: z.boolean() }), pushed: false },
  /** What can be chosen, or what is chosen, became different. */
  tracks: { data: z.object({ text: tracks, audio: tracks }), pushed: false },
  /** Another caption or spoken language; null for no captions. */
  trackchange: { data: z.object({ kind: z.enum(['text', 'audio']), id: z.nullable(z.string().check(z.maxLength(100))), language: z.nullable(z.string().check(z.maxLength(35))) }), pushed: false },
  qualitychange: { data: z.object({ qualities, quality: qualityInUse }), pushed: false },
  pipchange: { data: z.object({ pictureInPicture: z.boolean() }), pushed: false },
  castchange: { data: castFacts, pushed: false },
  livechange: { data: liveFacts, pushed: false },
  /** The chapter at the position; null outside of every chapter. */
  chapterchange: { data: z.object({ chapter: z.nullable(chapter), index: z.nullable(z.number().check(z.gte(0), z.lte(10_000))) }), pushed: false },
  layoutchange: { data: layoutFacts, pushed: false },
  skipmarker: { data: skipFacts, pushed: false },
  /** What a channel shows now and next. */
  programme: { data: programmeFacts, pushed: false },
  ad: { data: adFacts, pushed: false },
} as const satisfies Record<string, EventShape>;
