import { batch } from '@preact/signals-core';
import { followFullscreen } from './fullscreen.ts';
import type { PlayerInternals, PlayerMedia } from './player-internals.ts';
import type { PlayerState, Stretch } from './player-state.ts';

/** Everything of the element that a player shows. */
const watched = [
  'play', 'playing', 'pause', 'ended', 'waiting', 'stalled', 'canplay', 'seeking', 'seeked', 'timeupdate', 'progress',
  'loadedmetadata', 'durationchange', 'emptied', 'error', 'volumechange', 'ratechange',
] as const;

/**
 * Keeps a player's state true to its media element: playback is written nowhere else.
 *
 * Without an engine the element is empty: it says nothing about what was shown, so that it can be opened again at its place.
 *
 * @returns stop
 * @source design/architecture.md "The media tells the truth"
 */
export function followMedia(player: PlayerInternals, media: PlayerMedia): () => void {
  const { video } = media;
  const { state, engine } = player;
  let broke = false;
  const follow = ({ type }: Event) => {
    // A browser pauses an element that broke, after it said so: nobody asked for it.
    const isOwnPause = broke && type === 'pause';
    broke = type === 'error' || (broke && type !== 'pause' && type !== 'emptied');
    batch(() => {
      readSettings(video, state);
      if (engine.peek() && !isOwnPause) readPlayback(type, video, state, engine.peek()?.liveEdge());
    });
  };
  for (const name of watched) video.addEventListener(name, follow);
  const stopFullscreen = followFullscreen(player, media);
  readSettings(video, state);
  return () => {
    watched.forEach((name) => video.removeEventListener(name, follow));
    stopFullscreen();
  };
}

/** What is set on the element; holds without a source as well, and before the element tells it. */
export function readSettings(video: HTMLVideoElement, state: PlayerState): void {
  state.volumePercent.value = Math.round(video.volume * 100);
  state.muted.value = video.muted;
  state.rate.value = video.defaultPlaybackRate;
}

function readPlayback(event: string, video: HTMLVideoElement, state: PlayerState, liveEdge: number | undefined): void {
  // An engine that begins anew empties the element: what was reached stays until it shows pictures again. Other events may come before `emptied`.
  const isLost = !!video.error || event === 'error' || event === 'emptied' || video.readyState === HTMLMediaElement.HAVE_NOTHING;
  if (isLost && state.metadata.peek()) {
    if (video.currentTime > 0 && !state.swapping.peek()) state.position.value = Math.max(0, video.currentTime - originOf(video, state.live.peek()));
    state.swapping.value = true;
  }
  // One that is emptied before it knows anything says that it is paused, though nobody paused it: the start that was asked for is still to come.
  const isEmptied = event !== 'pause' && video.paused && video.readyState === HTMLMediaElement.HAVE_NOTHING;
  if (isEmptied && !state.paused.peek()) state.swapping.value = true;
  if (state.swapping.peek()) {
    // The event says what was asked for: an element that was emptied again meanwhile says that it is paused.
    if (event === 'play' || event === 'pause') state.paused.value = event === 'pause';
    // Both may be told late, of an element that broke, or was emptied meanwhile and knows no more than its new length.
    const hasPictures = (event === 'canplay' || event === 'playing') && !video.error && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (!hasPictures) return;
    state.swapping.value = false;
  }
  markStartup(event, video, state);
  if (event === 'playing') state.placed.value = state.started.value = true;
  if (event === 'playing' || event === 'canplay') state.stalled.value = false;
  if (event === 'waiting') state.stalled.value = true;
  if (event === 'play') state.stalled.value = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  readMedia(video, state, liveEdge);
  // A quick seek may be over before it is told that it began; its end is told then.
  if (event === 'seeking') state.seeking.value = true;
}

/** A start that is asked for while nothing is loaded began with the opening: it started by itself, or the press came early. */
function markStartup(event: string, video: HTMLVideoElement, { started, startup }: PlayerState): void {
  const { opened, asked, seeks = 0 } = startup.peek();
  if (started.peek()) {
    if (event === 'seeking') startup.value = { ...startup.peek(), seeks: seeks + 1 };
    return;
  }
  if (event === 'play' && asked === undefined) startup.value = { opened, asked: video.readyState > 0 ? performance.now() : opened };
  if (event === 'playing') startup.value = { opened, asked, pictured: performance.now() };
}

function readMedia(video: HTMLVideoElement, state: PlayerState, liveEdge: number | undefined): void {
  const live = state.live.peek();
  const origin = originOf(video, live);
  state.metadata.value = video.readyState >= HTMLMediaElement.HAVE_METADATA;
  state.paused.value = video.paused;
  state.ended.value = video.ended;
  state.seeking.value = video.seeking;
  state.position.value = Math.max(0, video.currentTime - origin);
  state.duration.value = live || !Number.isFinite(video.duration) ? undefined : video.duration;
  state.buffered.value = stretchesOf(video.buffered, origin);
  if (!live) return;
  const [window] = stretchesOf(video.seekable, 0);
  state.windowSeconds.value = window ? window.end - window.start : 0;
  const behind = liveEdge === undefined ? 0 : liveEdge - video.currentTime;
  state.behindLive.value = behind > state.liveSettings.peek().edgeTolerance ? behind : 0;
}

/** Where the player's scale begins on the element's clock: a live window slides. */
export function originOf(video: HTMLVideoElement, live: boolean): number {
  return live && video.seekable.length > 0 ? video.seekable.start(0) : 0;
}

function stretchesOf(ranges: TimeRanges, origin: number): Stretch[] {
  return Array.from({ length: ranges.length }, (_, at) => ({
    start: Math.max(0, ranges.start(at) - origin),
    end: Math.max(0, ranges.end(at) - origin),
  }));
}
