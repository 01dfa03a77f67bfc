import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { PlaybackDetails, PlayerUrls } from '../../contracts/playback/playback-details.ts';
import type { AudioTrackChoice, EngineFailure, QualityChoice, QualityInUse, TextTrackChoice } from '../../playback/engine.ts';
import type { AdOnScreen } from './ads/ad-on-screen.ts';
import { liveSettingsOf, type LiveSettings } from '../../rules/playback/live/live-settings.ts';
import { isWaitingForAccess, type PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';

/** What a player shows, as its page and its events name it. */
export interface PlayContent {
  kind: 'vod' | 'live' | 'trailer';
  id: string;
  /** The live event that it is shown in place of, which was not live. */
  replaces?: string;
  /** The playlist that it is watched in: what comes before and after it is that list's. @source spec 1 §2.3 "list context" */
  playlistId?: string;
  /** The list of a viewer that it is watched in. */
  watchlist?: { id: string; owner: string };
}

/** Content that the platform is asked for by its id. Everything else is opened by its streams. */
export interface TitleContent extends PlayContent {
  kind: 'vod' | 'live';
}

export const isTitle = (content: PlayContent | undefined): content is TitleContent => content?.kind === 'vod' || content?.kind === 'live';

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

const noQuality: QualityInUse = { playing: undefined, chosen: null };

const createWritable = () => ({
  content: signal<PlayContent | undefined>(undefined),
  /** `open`: an engine feeds the element. */
  phase: signal<'idle' | 'loading' | 'open'>('idle'),
  item: signal<PlaybackDetails | undefined>(undefined),
  /** Where the streams of what is open are, and the files beside them. */
  urls: signal<PlayerUrls | undefined>(undefined),
  live: signal(false),
  outcome: signal<PlaybackOutcome | undefined>(undefined),
  failure: signal<EngineFailure | undefined>(undefined),
  /** The last failure that playback tried to survive. */
  mishap: signal<EngineFailure | undefined>(undefined),
  /** When the content was opened, when it was asked to play, and when its first picture came; `performance.now()`. And how often it was moved since. */
  startup: signal<{ opened: number; asked?: number; pictured?: number; seeks?: number }>({ opened: 0 }),
  /** When the title opens again by itself, epoch milliseconds of this device; undefined where it does not. */
  reopensAt: signal<number | undefined>(undefined),
  /** An ad takes the place of the title: it is played and paused, and nothing seeks. */
  ad: signal<AdOnScreen | undefined>(undefined),
  /** Awaited before each start of a title with ads. */
  beforeStart: signal<(() => Promise<void>) | undefined>(undefined),
  playbackBlocked: signal<{ muted: boolean } | undefined>(undefined),
  /** The element is empty for a moment: its engine starts again at the same place. */
  swapping: signal(false),
  /** The element knows duration and size. */
  metadata: signal(false),
  started: signal(false),
  /** Where it stands was decided here: it played, was moved, or was opened at a second. Otherwise it may stand where the viewer left it elsewhere. */
  placed: signal(false),
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
  liveSettings: signal<LiveSettings>(liveSettingsOf({})),
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
  /** From the lowest to the highest; empty where the browser chooses alone. */
  qualities: signal<readonly QualityChoice[]>([]),
  quality: signal<QualityInUse>(noQuality),
  /** The chosen playback rate; a live catch-up may differ from it for moments. */
  rate: signal(1),
});

type WritableState = ReturnType<typeof createWritable>;

/** What can be written; stays inside the player's files. */
export type PlayerState = WritableState & { status: ReadonlySignal<PlayerStatus> };

/** What everything outside of the player's files reads. */
export type PlayerSignals = { readonly [K in keyof PlayerState]: PlayerState[K] extends ReadonlySignal<infer T> ? ReadonlySignal<T> : never };

/** An idle player at full volume. */
export function createPlayerState(): PlayerState {
  const state = createWritable();
  return { ...state, status: computed(() => statusOf(state)) };
}

function statusOf(state: WritableState): PlayerStatus {
  const { outcome, failure, phase } = state;
  if (isWaitingForAccess(outcome.value)) return 'waiting-to-start';
  if (outcome.value) return 'start-failed';
  if (failure.value) return state.started.value ? 'error' : 'start-failed';
  if (phase.value !== 'open') return phase.value;
  if (state.swapping.value) return 'buffering';
  return mediaStatusOf(state);
}

function mediaStatusOf(state: WritableState): PlayerStatus {
  if (state.ended.value) return 'ended';
  if (state.seeking.value) return 'seeking';
  if (!state.paused.value) return state.stalled.value ? 'buffering' : 'playing';
  if (!state.metadata.value) return 'loading';
  return state.started.value ? 'paused' : 'ready';
}

/** Before other content: everything of the last one goes, the volume stays. @source spec 1 §4.1 "resets on route change keeping the volume" */
export function resetState(state: PlayerState): void {
  state.item.value = state.outcome.value = state.failure.value = state.playbackBlocked.value = state.duration.value = state.urls.value = undefined;
  state.ad.value = state.beforeStart.value = undefined;
  state.captionTrack.value = undefined;
  state.live.value = state.metadata.value = state.started.value = state.ended.value = false;
  state.position.value = state.windowSeconds.value = state.behindLive.value = 0;
  state.buffered.value = [];
  state.textTracks.value = [];
  state.audioTracks.value = [];
  state.qualities.value = [];
  state.quality.value = noQuality;
  resetMedia(state);
}

/** The element is without a source. What was reached stays, so that it can be opened again at the same place. */
export function resetMedia(state: PlayerState): void {
  state.paused.value = true;
  state.seeking.value = state.stalled.value = state.swapping.value = false;
}
