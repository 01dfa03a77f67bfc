import { batch } from '@preact/signals-core';
import type { PlayerInternals, PlayerMedia } from './player-internals.ts';
import type { PlayerState, Stretch } from './player-state.ts';

/** Seconds; viewing this close to the edge counts as live. chosen: one and a half segments of four seconds, so that a slow start still does. */
const EDGE_TOLERANCE = 6;

/** Everything of the element that a player shows. */
const watched = [
  'play', 'playing', 'pause', 'ended', 'waiting', 'stalled', 'canplay', 'seeking', 'seeked', 'timeupdate', 'progress',
  'loadedmetadata', 'durationchange', 'emptied', 'volumechange', 'ratechange',
] as const;

/**
 * Keeps a player's state true to its media element: playback is written nowhere else.
 *
 * Without an engine the element is empty: it says nothing about what was shown, so that it can be opened again at its place.
 *
 * @returns stop
 * @source design/architecture.md "The media tells the truth"
 */
export function followMedia(player: PlayerInternals, { video, host }: PlayerMedia): () => void {
  const { state, engine } = player;
  const follow = ({ type }: Event) => {
    batch(() => {
      readSettings(video, state);
      if (engine.peek()) readPlayback(type, video, state, engine.peek()?.liveEdge());
    });
  };
  const fullscreen = () => {
    const root = host.getRootNode();
    state.fullscreen.value = 'fullscreenElement' in root && root.fullscreenElement === host;
  };
  for (const name of watched) video.addEventListener(name, follow);
  document.addEventListener('fullscreenchange', fullscreen);
  readSettings(video, state);
  return () => {
    watched.forEach((name) => video.removeEventListener(name, follow));
    document.removeEventListener('fullscreenchange', fullscreen);
  };
}

/** What the viewer set on the element; holds without a source as well. */
function readSettings(video: HTMLVideoElement, state: PlayerState): void {
  state.volumePercent.value = Math.round(video.volume * 100);
  state.muted.value = video.muted;
  state.rate.value = video.defaultPlaybackRate;
}

function readPlayback(event: string, video: HTMLVideoElement, state: PlayerState, liveEdge: number | undefined): void {
  // An engine that begins anew empties the element: what was reached stays until it shows pictures again.
  if (event === 'emptied' && state.metadata.peek()) state.swapping.value = true;
  if (state.swapping.peek()) {
    if (event === 'play' || event === 'pause') state.paused.value = video.paused;
    if (event !== 'canplay' && event !== 'playing') return;
    state.swapping.value = false;
  }
  if (event === 'playing') state.started.value = true;
  if (event === 'playing' || event === 'canplay') state.stalled.value = false;
  if (event === 'waiting') state.stalled.value = true;
  if (event === 'play') state.stalled.value = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  readMedia(video, state, liveEdge);
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
  state.behindLive.value = behind > EDGE_TOLERANCE ? behind : 0;
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
