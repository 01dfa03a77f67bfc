import { batch } from '@preact/signals-core';
import type { PlayerUrls } from '../../contracts/playback/playback-details.ts';
import type { Engine, EngineFailure, EngineSource } from '../../playback/engine.ts';
import { playbackOutcome, type PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import { startAutomatically } from './play.ts';
import { closeEngine, showOutcome, type PlayerInternals, type PlayerMedia } from './player-internals.ts';
import type { Autoplay } from './player-state.ts';
import { createRecovery, type Recovery, type RecoverySteps } from './recovery.ts';
import { followProgress, type SaveProgress } from './save-progress.ts';

/** What the opener of streams asks for. */
export interface StreamOptions {
  autoplay?: Autoplay;
  /** Seconds; the beginning when absent. */
  startAt?: number;
  /** Fetches fresh addresses of the same streams, and never rejects; without it, recovery has only what the engine can do. */
  refresh?(): Promise<{ urls?: PlayerUrls; outcome?: PlaybackOutcome }>;
  /** It failed before and was opened again: the first failure is told at once, as the next attempt is near. */
  reopened?: boolean;
  /** Keeps how far the viewer comes; nothing is kept without it. */
  saveProgress?: SaveProgress;
}

/**
 * Plays streams in the attached element: those of a title, a trailer, a preview, a background video or a tile.
 *
 * 1. The first bytes are fetched while the engine is on the way.
 * 2. The engine takes the element and loads; recovery and progress follow it.
 * 3. With `autoplay` it starts, unless the browser refuses.
 *
 * @param signal ends everything that was opened here
 */
export async function openStreams(player: PlayerInternals, urls: PlayerUrls, options: StreamOptions, signal: AbortSignal): Promise<void> {
  const { playback, state } = player;
  const { autoplay = false, startAt = 0 } = options;
  playback.prefetch(urls, startAt);
  const media = await whenAttached(player, signal);
  if (!media || signal.aborted) return;
  const source = playback.sourceOf(urls);
  if (!source) return showOutcome(player, playbackOutcome('unplayable'), state.item.peek());
  const recovery = createRecovery(recoverySteps(player, media, options, signal), signal, options.reopened);
  const engine = await createEngine(player, media, urls, recovery, signal);
  if (signal.aborted) return engine?.destroy();
  if (!engine) return showOutcome(player, playbackOutcome('unreachable', [], 'engine-not-loaded'), state.item.peek());
  batch(() => {
    player.engine.value = engine;
    state.live.value = source.live;
    state.phase.value = 'open';
  });
  media.video.addEventListener('timeupdate', recovery.progressed, { signal });
  // Bytes that the engine waits to ask for again can be had now.
  globalThis.addEventListener?.('online', () => { if (state.stalled.peek()) engine.recover({ kind: 'network', code: 'online' }); }, { signal });
  const stopSaving = options.saveProgress && followProgress(media.video, options.saveProgress);
  signal.addEventListener('abort', () => {
    stopSaving?.();
    closeEngine(player);
  });
  engine.setQualityCap(player.qualityCap.peek());
  engine.load(source, startAt);
  if (autoplay) void startAutomatically(media.video, state, autoplay, signal);
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

/** @returns undefined when the engine did not arrive */
async function createEngine(player: PlayerInternals, media: PlayerMedia, urls: PlayerUrls, recovery: Recovery, signal: AbortSignal): Promise<Engine | undefined> {
  try {
    return await player.playback.open(media.video, urls, {
      onTracks: tracksReader(player),
      onQuality: () => readQuality(player),
      onRestart: () => resume(player, media, signal),
      onFailure: recovery.handle,
    });
  } catch {
    return undefined;
  }
}

/** Reads the tracks of one engine. What the viewer chose before is chosen again: captions as soon as they are known, the spoken language once. */
function tracksReader({ engine, state, choices }: PlayerInternals): () => void {
  let wasAudioChosen = false;
  const chooseAudio = (open: Engine) => {
    const tracks = open.audioTracks();
    const wanted = tracks.find((track) => track.language === choices.audioLanguage);
    if (wasAudioChosen || tracks.length === 0) return;
    wasAudioChosen = true;
    if (wanted && tracks.find((track) => track.active)?.language !== wanted.language) open.setAudioTrack(wanted.id);
  };
  return () => {
    const open = engine.peek();
    if (!open) return;
    chooseAudio(open);
    const tracks = open.textTracks();
    const kept = !tracks.some((track) => track.active) && tracks.find((track) => track.language === choices.captionLanguage);
    if (kept) return open.setTextTrack(kept.id);
    batch(() => {
      state.textTracks.value = tracks;
      state.captionTrack.value = open.captionTrack();
      state.audioTracks.value = open.audioTracks();
    });
  };
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
  const { engine, state, playback } = player;
  return {
    tryAgain(failure: EngineFailure) {
      const recovered = engine.peek()?.recover(failure) ?? false;
      if (recovered && media.video.readyState === HTMLMediaElement.HAVE_NOTHING) resume(player, media, signal);
      return recovered;
    },
    refresh: refresh && (async () => {
      const { urls, outcome } = await refresh();
      return urls ? { source: playback.sourceOf(urls) } : { outcome };
    }),
    swap(source: EngineSource) {
      engine.peek()?.swap(source, state.metadata.peek() ? state.position.peek() : startAt);
      resume(player, media, signal);
    },
    giveUp(failure: EngineFailure, outcome?: PlaybackOutcome) {
      player.wasPlaying.value = !state.paused.peek();
      batch(() => {
        state.failure.value = failure;
        state.outcome.value = outcome;
      });
      player.runs.end();
    },
  };
}
