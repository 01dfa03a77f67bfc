import { originOf } from './follow-media.ts';
import type { PlayerInternals } from './player-internals.ts';
import { keepChoice } from './viewer-choices.ts';

/** Slowest and fastest playback. chosen: beyond it browsers fall silent. @source design/player.md "Transport" */
const RATES = { min: 0.25, max: 2 };

/** What a viewer can do to a player. Each takes effect in the state when the media says so. */
export interface PlayerControls {
  pause(): void;
  /** Answers after the media has moved. @param to seconds, kept inside what can be reached */
  seek(to: number): Promise<void>;
  seekBy(seconds: number): Promise<void>;
  /** To the live edge. */
  seekToLive(): Promise<void>;
  /** @param percent 0–100 */
  setVolume(percent: number): void;
  /** Louder or quieter, from what is heard now. @param percent points to add */
  volumeBy(percent: number): void;
  setMuted(muted: boolean): void;
  /** A track of `textTracks`, or null for no captions. The language is kept for the next title. */
  setTextTrack(id: string | null): void;
  /** A track of `audioTracks`. The language is kept for the next title. */
  setAudioTrack(id: string): void;
  /** One of `qualities`, or null for automatic. Holds for what is open. */
  setQuality(id: string | null): void;
  /** Limits automatic quality, such as in a small tile; kept for the next title. @param maxHeight pixels */
  setQualityCap(maxHeight: number | undefined): void;
  /** Faster or slower, 0.25–2; 1 again with other content. */
  setRate(rate: number): void;
  /** Needs a gesture of the viewer. */
  toggleFullscreen(): Promise<void>;
}

export function createControls(player: PlayerInternals): PlayerControls {
  return { ...createTransport(player), ...createSound(player), ...createChoices(player), toggleFullscreen: () => toggleFullscreen(player) };
}

function createTransport({ state, media, engine }: PlayerInternals) {
  const video = () => media.peek()?.video;
  const seek = async (to: number) => {
    const element = video();
    if (!element || !state.metadata.peek()) return;
    const live = state.live.peek();
    const end = live ? state.windowSeconds.peek() : element.duration;
    const inside = Math.max(0, Number.isFinite(end) ? Math.min(to, end) : to);
    await moved(element, inside + originOf(element, live));
  };
  return {
    seek,
    pause: () => video()?.pause(),
    // From the element itself: quick presses come before its events.
    async seekBy(seconds: number) {
      const element = video();
      if (element) await seek(element.currentTime - originOf(element, state.live.peek()) + seconds);
    },
    async seekToLive() {
      const element = video();
      const edge = engine.peek()?.liveEdge();
      if (element && edge !== undefined) await moved(element, edge);
    },
  };
}

function createSound(player: PlayerInternals) {
  const video = () => player.media.peek()?.video;
  const setVolume = (percent: number) => {
    const element = video();
    if (!element) return;
    element.volume = Math.min(100, Math.max(0, percent)) / 100;
    keepChoice(player, { volume: element.volume });
  };
  return {
    setVolume,
    volumeBy: (percent: number) => setVolume(Math.round((video()?.volume ?? 1) * 100) + percent),
    setMuted(muted: boolean) {
      const element = video();
      if (!element) return;
      if (!muted && element.volume === 0) element.volume = 1;
      element.muted = muted;
      keepChoice(player, { muted, volume: element.volume });
    },
  };
}

function createChoices(player: PlayerInternals) {
  const { state, media, engine, qualityCap } = player;
  return {
    setTextTrack(id: string | null) {
      keepChoice(player, { captionLanguage: state.textTracks.peek().find((track) => track.id === id)?.language ?? null });
      engine.peek()?.setTextTrack(id);
    },
    setAudioTrack(id: string) {
      const language = state.audioTracks.peek().find((track) => track.id === id)?.language;
      if (language) keepChoice(player, { audioLanguage: language });
      engine.peek()?.setAudioTrack(id);
    },
    setQuality: (id: string | null) => engine.peek()?.setQuality(id),
    setQualityCap(maxHeight: number | undefined) {
      qualityCap.value = maxHeight;
      engine.peek()?.setQualityCap(maxHeight);
    },
    setRate(rate: number) {
      const inside = Math.min(RATES.max, Math.max(RATES.min, rate));
      const video = media.peek()?.video;
      if (engine.peek()) engine.peek()?.setRate(inside);
      else if (video) video.defaultPlaybackRate = inside;
    },
  };
}

async function toggleFullscreen({ media, state }: PlayerInternals): Promise<void> {
  const attached = media.peek();
  if (!attached) return;
  if (state.fullscreen.peek()) return document.exitFullscreen();
  const { video, host } = attached;
  // iPhones show a video alone in fullscreen.
  const onlyVideo: unknown = Reflect.get(video, 'webkitEnterFullscreen');
  if (host.requestFullscreen) await host.requestFullscreen();
  else if (typeof onlyVideo === 'function') onlyVideo.call(video);
}

/** Moves the media and waits until it has moved, or was emptied. */
function moved(video: HTMLVideoElement, to: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      video.removeEventListener('seeked', done);
      video.removeEventListener('emptied', done);
      resolve();
    };
    video.addEventListener('seeked', done);
    video.addEventListener('emptied', done);
    video.currentTime = to;
  });
}
