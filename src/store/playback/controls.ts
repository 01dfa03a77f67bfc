import type { EngineMeasures } from '../../playback/engine.ts';
import { originOf, readSettings } from './follow-media.ts';
import { toggleFullscreen } from './fullscreen.ts';
import type { PlayerInternals } from './player-internals.ts';
import type { PlayerState } from './player-state.ts';
import { createTrackControls, type TrackControls } from './tracks/track-controls.ts';
import { keepChoice } from './viewer-choices.ts';

/** Slowest and fastest playback. chosen: beyond it browsers fall silent. @source design/player.md "Transport" */
const RATES = { min: 0.25, max: 2 };

/** Seconds that a seek stays behind the beginning of a live window, and the part of a short one. chosen: the window slides on while bytes are on their way, and an engine leaves a place outside it for the live edge. */
const WINDOW_MARGIN = { seconds: 12, part: 0.25 };

/** What a viewer can do to a player. Each takes effect in the state when the media says so; what is set can be read from it at once. */
export interface PlayerControls extends TrackControls {
  /** The title, or the ad in its place. */
  pause(): void;
  /** Answers after the media has moved; nothing moves during an ad. @param to seconds, kept inside what can be reached; of a live window its first seconds are left out */
  seek(to: number): Promise<void>;
  seekBy(seconds: number): Promise<void>;
  /** Epoch milliseconds of the picture on screen, where the stream says when it was made. */
  dateShown(): number | undefined;
  /** Undefined while nothing is open. */
  measures(): EngineMeasures | undefined;
  /** To the live edge. */
  seekToLive(): Promise<void>;
  /** @param percent 0–100 */
  setVolume(percent: number): void;
  /** Louder or quieter, from what is heard now. @param percent points to add */
  volumeBy(percent: number): void;
  setMuted(muted: boolean): void;
  /** Faster or slower, 0.25–2; 1 again with other content. */
  setRate(rate: number): void;
  /** Needs a gesture of the viewer. */
  toggleFullscreen(): Promise<void>;
}

export function createControls(player: PlayerInternals): PlayerControls {
  return { ...createTransport(player), ...createSound(player), ...createTrackControls(player), ...createRate(player), toggleFullscreen: () => toggleFullscreen(player) };
}

function createTransport({ state, media, engine, wasPlaying }: PlayerInternals) {
  const video = () => media.peek()?.video;
  let newest = 0;
  const seek = async (to: number, isRelative = false) => {
    const element = video();
    if (!element || !state.metadata.peek() || state.ad.peek()) return;
    if (!isRelative) state.placed.value = true;
    const number = ++newest;
    const live = state.live.peek();
    const end = live ? state.windowSeconds.peek() : element.duration;
    const first = live ? Math.min(WINDOW_MARGIN.seconds, end * WINDOW_MARGIN.part) : 0;
    const inside = Math.max(first, Number.isFinite(end) ? Math.min(to, end) : to);
    if (state.swapping.peek()) {
      // An engine that begins anew takes the element to a place of its own first; should it fail, the next one begins here.
      state.position.value = inside;
      await whenSwapped(state);
      // An empty element would keep the place for the next title.
      if (number !== newest || element.readyState === HTMLMediaElement.HAVE_NOTHING) return;
    }
    await moved(element, inside + originOf(element, live));
  };
  return {
    seek,
    dateShown: () => engine.peek()?.dateShown(),
    measures: () => engine.peek()?.measures(),
    pause() {
      const [ad, element] = [state.ad.peek(), video()];
      (ad ?? element)?.pause();
      wasPlaying.value = false;
      // WebKit tells a pause a while after it; an element that is empty for a moment is paused already, and tells nothing.
      if (state.swapping.peek() || (!ad && engine.peek() && element?.paused)) state.paused.value = true;
    },
    // From the element itself: quick presses come before its events.
    async seekBy(seconds: number) {
      const element = video();
      if (element) await seek(element.currentTime - originOf(element, state.live.peek()) + seconds, true);
    },
    async seekToLive() {
      const element = video();
      const edge = engine.peek()?.liveEdge();
      if (element && edge !== undefined && !state.ad.peek()) await moved(element, edge);
    },
  };
}

function createSound(player: PlayerInternals) {
  const video = () => player.media.peek()?.video;
  const setVolume = (percent: number) => {
    const element = video();
    if (!element) return;
    element.volume = Math.min(100, Math.max(0, percent)) / 100;
    readSettings(element, player.state);
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
      readSettings(element, player.state);
      keepChoice(player, { muted, volume: element.volume });
    },
  };
}

function createRate({ state, media, engine }: PlayerInternals) {
  return {
    setRate(rate: number) {
      const inside = Math.min(RATES.max, Math.max(RATES.min, rate));
      const video = media.peek()?.video;
      if (engine.peek()) engine.peek()?.setRate(inside);
      else if (video) video.defaultPlaybackRate = inside;
      if (video) readSettings(video, state);
    },
  };
}

function whenSwapped({ swapping }: PlayerState): Promise<void> {
  return new Promise((resolve) => {
    const stop = swapping.subscribe((is) => { if (!is) queueMicrotask(() => { stop(); resolve(); }); });
  });
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
