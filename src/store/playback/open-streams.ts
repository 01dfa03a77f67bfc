import { batch } from '@preact/signals-core';
import type { PlaybackDetails, PlayerUrls } from '../../contracts/playback/playback-details.ts';
import type { CmcdReport, Engine, EngineFailure, EngineSource } from '../../playback/engine.ts';
import { liveSettingsOf, type LiveSettings } from '../../rules/playback/live/live-settings.ts';
import { playbackOutcome, type PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import { startAutomatically } from './play.ts';
import { closeEngine, showOutcome, type PlayerInternals, type PlayerMedia } from './player-internals.ts';
import type { Autoplay } from './player-state.ts';
import { followTracks } from './tracks/follow-tracks.ts';
import { createRecovery, type Recovery, type RecoverySteps } from './recovery/recovery.ts';
import { followProgress, type SaveProgress } from './save-progress.ts';

/** What the opener of streams asks for. */
export interface StreamOptions {
  autoplay?: Autoplay;
  /** Seconds; the beginning when absent. */
  startAt?: number;
  /** Fetches fresh addresses of the same streams, and never rejects; without it, recovery has only what the engine can do. */
  refresh?(): Promise<{ urls?: PlayerUrls; outcome?: PlaybackOutcome; /** Of a title that is refused. */ item?: PlaybackDetails | undefined }>;
  /** It failed before and was opened again: the first failure is told at once, as the next attempt is near. */
  reopened?: boolean;
  /** Where a viewer was who goes on with them, in seconds: nothing else is shown until they play there. */
  reached?: number;
  /** Keeps how far the viewer comes; nothing is kept without it. */
  saveProgress?: SaveProgress;
  /** What the page asks of a live stream, in place of what usually holds. */
  liveSettings?: Partial<LiveSettings>;
}

/** chosen: the start itself needs the line until then */
const LONG_START_MS = 5000;

/**
 * Plays streams in the attached element: those of a title, a trailer, a preview, a background video or a tile.
 *
 * 1. The first bytes are fetched while the engine is on the way.
 * 2. The engine takes the element and loads; recovery and progress follow it.
 * 3. With `autoplay` it starts, unless the browser refuses.
 * 4. Before the addresses are over, they are renewed.
 *
 * @param signal ends everything that was opened here
 */
export async function openStreams(player: PlayerInternals, urls: PlayerUrls, options: StreamOptions, signal: AbortSignal): Promise<void> {
  const { playback, state } = player;
  state.liveSettings.value = liveSettingsOf(urls, options.liveSettings);
  const { autoplay = false, startAt = 0 } = options;
  playback.prefetch(urls, startAt);
  state.urls.value = urls;
  const media = await whenAttached(player, signal);
  if (!media || signal.aborted) return;
  const source = sourceOf(player, urls);
  if (!source) return showOutcome(player, playbackOutcome('unplayable'), state.item.peek());
  const recovery = createRecovery(recoverySteps(player, media, options, signal), signal, options.reopened);
  const engine = await createEngine(player, media, urls, recovery, signal);
  if (signal.aborted) return engine?.destroy();
  if (!engine) return showOutcome(player, playbackOutcome('unreachable', [], 'engine-not-loaded'), state.item.peek());
  batch(() => {
    player.engine.value = engine;
    state.live.value = source.live;
    state.phase.value = 'open';
    state.swapping.value = options.reached !== undefined;
  });
  watchLater(player, media, recovery, { urls, refresh: options.refresh }, signal);
  const stopSaving = options.saveProgress && followProgress(media.video, options.saveProgress);
  signal.addEventListener('abort', () => {
    stopSaving?.();
    closeEngine(player);
  });
  engine.setQualityCap(player.qualityCap.peek());
  engine.load(source, startAt);
  if (autoplay) void startAutomatically(media.video, state, autoplay, signal);
}

/** What no engine tells of is watched from the first picture on, or once that is long in coming. */
function watchLater(player: PlayerInternals, { video }: PlayerMedia, recovery: Recovery, { urls, refresh }: Pick<StreamOptions, 'refresh'> & { urls: PlayerUrls }, signal: AbortSignal): void {
  const watch = () => {
    leave();
    if (signal.aborted) return;
    void import('./recovery/watch-stall.ts').then(({ watchStall }) => watchStall(player, video, recovery, signal), () => undefined);
    if (refresh) void import('./recovery/renew-streams.ts').then(({ renewStreams }) => renewStreams(player, urls, { refresh, sourceOf: (next) => sourceOf(player, next) }, signal), () => undefined);
  };
  const timer = setTimeout(watch, LONG_START_MS);
  const leave = () => {
    clearTimeout(timer);
    video.removeEventListener('playing', watch);
  };
  video.addEventListener('playing', watch);
  signal.addEventListener('abort', leave);
}

/** @returns undefined where nothing of it plays here */
function sourceOf({ playback, state }: PlayerInternals, urls: PlayerUrls): EngineSource | undefined {
  const source = playback.sourceOf(urls);
  return source && { ...source, targetLatency: state.liveSettings.peek().targetLatency };
}

/** @returns undefined when the content is no longer wanted */
function whenAttached({ media }: PlayerInternals, signal: AbortSignal): Promise<PlayerMedia | undefined> {
  return new Promise((resolve) => {
    const stop = media.subscribe((attached) => { if (attached) resolve(attached); });
    signal.addEventListener('abort', () => {
      stop();
      resolve(undefined);
    });
  });
}

/** What the tenant has its media servers told. */
function cmcdOf({ context, state }: PlayerInternals): CmcdReport | undefined {
  const { cmcd: mode } = context.settings.endpoints;
  const { kind, id } = state.content.peek() ?? {};
  return mode === 'query' || mode === 'header' ? { mode, contentId: `${kind}:${id}` } : undefined;
}

/** @returns undefined when the engine did not arrive */
async function createEngine(player: PlayerInternals, media: PlayerMedia, urls: PlayerUrls, recovery: Recovery, signal: AbortSignal): Promise<Engine | undefined> {
  try {
    return await player.playback.open(media.video, urls, {
      onTracks: followTracks(player, signal),
      onQuality: () => readQuality(player),
      onRestart: () => resume(player, media, signal),
      onFailure(failure) {
        player.state.mishap.value = failure;
        recovery.handle(failure);
      },
    }, cmcdOf(player));
  } catch {
    return undefined;
  }
}

function readQuality({ engine, state }: PlayerInternals): void {
  const open = engine.peek();
  if (!open) return;
  batch(() => {
    state.qualities.value = open.qualities();
    state.quality.value = open.quality();
  });
}

/** Goes on as before after the engine emptied the element: playing or paused. */
function resume({ state }: PlayerInternals, { video }: PlayerMedia, signal: AbortSignal): void {
  state.swapping.value = true;
  if (!state.paused.peek()) void startAutomatically(video, state, 'sound', signal);
}

function recoverySteps(player: PlayerInternals, media: PlayerMedia, { refresh, startAt = 0 }: StreamOptions, signal: AbortSignal): RecoverySteps {
  const { engine, state } = player;
  return {
    tryAgain(failure: EngineFailure) {
      const recovered = engine.peek()?.recover(failure) ?? false;
      if (recovered && media.video.readyState === HTMLMediaElement.HAVE_NOTHING) resume(player, media, signal);
      return recovered;
    },
    refresh: refresh && (async () => {
      const { urls, outcome } = await refresh();
      if (urls) state.urls.value = urls;
      return urls ? { source: sourceOf(player, urls) } : { outcome };
    }),
    swap(source: EngineSource) {
      // An element that has not come to its first place yet says 0.
      const isThere = state.metadata.peek() && (state.started.peek() || state.position.peek() > 0);
      engine.peek()?.swap(source, isThere ? state.position.peek() : startAt);
      resume(player, media, signal);
    },
    giveUp(failure: EngineFailure, outcome?: PlaybackOutcome) {
      player.wasPlaying.value = !state.paused.peek() || (!state.started.peek() && player.wasPlaying.peek());
      batch(() => {
        state.failure.value = failure;
        state.outcome.value = outcome;
      });
      player.runs.end();
    },
  };
}
