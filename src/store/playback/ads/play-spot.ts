import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Player } from '../player.ts';
import type { AdMedia } from './ad-media.ts';
import type { AdSpot } from './ad-spot.ts';

/** Milliseconds without a picture that moves. chosen: nobody waits longer for an ad */
const PATIENCE = 8000;

/** An ad as it plays. */
export interface SpotOnScreen {
  spot: AdSpot;
  /** Seconds. */
  position: ReadonlySignal<number>;
  /** Seconds; undefined until known. */
  duration: ReadonlySignal<number | undefined>;
  paused: ReadonlySignal<boolean>;
  muted: ReadonlySignal<boolean>;
  play(): Promise<void>;
  pause(): void;
  setMuted(muted: boolean): void;
  /** Takes effect when the ad may be skipped. */
  skip(): void;
  /** The viewer followed the ad's link: it waits. */
  click(): void;
  /** How it ended. Never rejects. */
  over: Promise<'ended' | 'skipped' | 'failed' | 'left'>;
}

export const maySkip = ({ skipAfter }: AdSpot, position: number): boolean => skipAfter !== undefined && position >= skipAfter;

/**
 * Plays one ad, as loud as the title, and tells its advertiser what happens.
 *
 * @param left aborted when the title is left
 */
export function playSpot(player: Player, media: AdMedia, spot: AdSpot, left: AbortSignal): SpotOnScreen {
  const { video } = media;
  const { track } = spot;
  const state = { position: signal(0), duration: signal(spot.duration), paused: signal(false), muted: signal(video.muted) };
  const done = new AbortController();
  let end: (how: Awaited<SpotOnScreen['over']>) => void = () => undefined;
  const over = new Promise<Awaited<SpotOnScreen['over']>>((resolve) => { end = resolve; }).then((how) => {
    done.abort();
    media.unload();
    return how;
  });
  const fail = (code: Parameters<typeof track.error>[0]) => {
    if (!done.signal.aborted) track.error(code);
    end('failed');
  };
  const on = (name: string, act: () => void) => video.addEventListener(name, act, { signal: done.signal });
  const watchdog = createWatchdog(() => fail(402), done.signal);

  let isSeen = false;
  on('playing', () => {
    isSeen = true;
    track.impression();
  });
  // A source that an engine puts in place ends the start that was asked for before.
  on('loadedmetadata', () => { if (video.paused) void start(video).catch(() => fail(400)); });
  on('timeupdate', () => {
    state.position.value = video.currentTime;
    if (Number.isFinite(video.duration)) state.duration.value = video.duration;
    if (video.currentTime > 0) {
      track.progress(video.currentTime);
      watchdog.fed();
    }
  });
  on('pause', () => {
    if (video.ended) return;
    state.paused.value = true;
    track.paused(true);
    watchdog.rest();
  });
  on('play', () => {
    state.paused.value = false;
    track.paused(false);
    watchdog.fed();
  });
  on('volumechange', () => {
    state.muted.value = video.muted;
    if (isSeen) track.muted(video.muted);
  });
  on('ended', () => {
    track.complete();
    end('ended');
  });
  left.addEventListener('abort', () => end('left'), { signal: done.signal });
  const stopSound = effect(() => {
    video.volume = player.volumePercent.value / 100;
    video.muted = player.muted.value;
  });
  const stopScreen = effect(() => track.fullscreen(player.fullscreen.value));
  done.signal.addEventListener('abort', () => {
    stopSound();
    stopScreen();
  });

  if (media.load(spot.files, () => fail(405))) void start(video).catch(() => fail(400));
  else fail(403);
  return {
    spot, ...state, over,
    play: () => start(video),
    pause: () => video.pause(),
    setMuted(muted) {
      video.muted = muted;
      player.setMuted(muted);
    },
    skip() {
      if (!maySkip(spot, video.currentTime)) return;
      track.skip();
      end('skipped');
    },
    click() {
      track.click();
      video.pause();
    },
  };
}

/** With sound, or without where the browser refuses it. A start that another source ends is no refusal. */
async function start(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name === 'AbortError') return;
    if (error.name !== 'NotAllowedError' || video.muted) throw error;
    video.muted = true;
    await video.play();
  }
}

/** Calls when an ad that should play has not moved for too long. */
function createWatchdog(bark: () => void, done: AbortSignal) {
  let timer = setTimeout(bark, PATIENCE);
  const rest = () => clearTimeout(timer);
  done.addEventListener('abort', rest);
  return {
    rest,
    fed() {
      rest();
      if (!done.aborted) timer = setTimeout(bark, PATIENCE);
    },
  };
}
