import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';
import type { AudioTrackChoice, EngineFailure, TextTrackChoice } from '../../playback/engine.ts';
import { isWaitingForAccess, type PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';

/** What a player is asked to show. */
export interface PlayContent {
  kind: 'vod' | 'live';
  id: string;
}

/** `sound` insists on sound, `muted` starts silent, `any` prefers sound, false waits for the viewer. */
export type Autoplay = false | 'any' | 'muted' | 'sound';

/**
 * The state of a player, in the specification's words.
 *
 * `waiting-to-start`: the viewer must sign in or buy first. `start-failed`: it never began. `error`: it began and broke.
 *
 * @source spec 1 §4.1 "Player actions"; buffering and seeking chosen: a viewer sees a spinner for them
 */
export type PlayerStatus =
  | 'idle' | 'waiting-to-start' | 'loading' | 'ready' | 'playing' | 'paused' | 'buffering' | 'seeking' | 'ended' | 'start-failed' | 'error';

/** A stretch of media, seconds on the player's own scale. */
export interface Stretch {
  start: number;
  end: number;
}

const createWritable = () => ({
  content: signal<PlayContent | undefined>(undefined),
  /** `open`: an engine feeds the element. */
  phase: signal<'idle' | 'loading' | 'open'>('idle'),
  item: signal<PlaybackDetails | undefined>(undefined),
  live: signal(false),
  outcome: signal<PlaybackOutcome | undefined>(undefined),
  failure: signal<EngineFailure | undefined>(undefined),
  playbackBlocked: signal<{ muted: boolean } | undefined>(undefined),
  /** New addresses are being put under the same pictures. */
  swapping: signal(false),
  metadata: signal(false),
  started: signal(false),
  paused: signal(true),
  ended: signal(false),
  seeking: signal(false),
  stalled: signal(false),
  /** Seconds; of a live title, since the start of what can be rewound to. */
  position: signal(0),
  /** Seconds; undefined while unknown and for live. */
  duration: signal<number | undefined>(undefined),
  /** How far a live title can be rewound, seconds; 0 for others. */
  windowSeconds: signal(0),
  /** Seconds behind the live edge; 0 for others. */
  behindLive: signal(0),
  buffered: signal<readonly Stretch[]>([]),
  /** 0–100. @source spec 1 §3 "volume (default 100 …)" */
  volumePercent: signal(100),
  muted: signal(false),
  fullscreen: signal(false),
  textTracks: signal<readonly TextTrackChoice[]>([]),
  /** Carries the chosen captions as cues. */
  captionTrack: signal<TextTrack | undefined>(undefined),
  audioTracks: signal<readonly AudioTrackChoice[]>([]),
});

type WritableFacts = ReturnType<typeof createWritable>;

/** What can be written; stays inside the player's files. */
export type PlayerFacts = WritableFacts & { status: ReadonlySignal<PlayerStatus> };

/** An idle player at full volume. */
export function createPlayerFacts(): PlayerFacts {
  const facts = createWritable();
  return { ...facts, status: computed(() => statusOf(facts)) };
}

/** What everybody else reads. */
export type PlayerSignals = { readonly [K in keyof PlayerFacts]: PlayerFacts[K] extends ReadonlySignal<infer T> ? ReadonlySignal<T> : never };

function statusOf(facts: WritableFacts): PlayerStatus {
  const { outcome, failure, phase } = facts;
  if (isWaitingForAccess(outcome.value)) return 'waiting-to-start';
  if (outcome.value) return 'start-failed';
  if (failure.value) return facts.started.value ? 'error' : 'start-failed';
  if (phase.value !== 'open') return phase.value;
  if (facts.swapping.value) return 'buffering';
  return mediaStatusOf(facts);
}

function mediaStatusOf(facts: WritableFacts): PlayerStatus {
  if (facts.ended.value) return 'ended';
  if (facts.seeking.value) return 'seeking';
  if (!facts.paused.value) return facts.stalled.value ? 'buffering' : 'playing';
  if (!facts.metadata.value) return 'loading';
  return facts.started.value ? 'paused' : 'ready';
}

/** Before another title: everything of the last one goes, the volume stays. @source spec 1 §4.1 "resets on route change keeping the volume" */
export function resetFacts(facts: PlayerFacts): void {
  facts.item.value = facts.outcome.value = facts.failure.value = facts.playbackBlocked.value = facts.duration.value = undefined;
  facts.captionTrack.value = undefined;
  facts.live.value = facts.metadata.value = facts.started.value = facts.ended.value = false;
  facts.seeking.value = facts.stalled.value = facts.swapping.value = false;
  facts.paused.value = true;
  facts.position.value = facts.windowSeconds.value = facts.behindLive.value = 0;
  facts.buffered.value = [];
  facts.textTracks.value = [];
  facts.audioTracks.value = [];
}
