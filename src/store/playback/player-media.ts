import { batch } from '@preact/signals-core';
import type { PlayerFacts, Stretch } from './player-state.ts';

/** Live viewing this close to the edge counts as live. Chosen, seconds: one segment and a bit. */
const EDGE_TOLERANCE = 3;

/** Everything of the element that a player shows. */
const watched = [
  'play', 'playing', 'pause', 'ended', 'waiting', 'stalled', 'canplay', 'seeking', 'seeked', 'timeupdate', 'progress',
  'loadedmetadata', 'durationchange', 'emptied', 'volumechange',
] as const;

/**
 * Keeps a player's facts true to its media element: nothing else writes them.
 *
 * @param liveEdge where live viewing belongs, on the element's clock
 * @returns stop
 * @source design/architecture.md "The media tells the truth"
 */
export function followMedia(video: HTMLVideoElement, facts: PlayerFacts, liveEdge: () => number | undefined): () => void {
  const follow = (event: Event) => {
    batch(() => {
      readSound(video, facts);
      if (facts.swapping.peek() && event.type !== 'playing' && event.type !== 'seeked') return;
      if (event.type === 'playing') facts.started.value = true;
      if (event.type === 'playing' || event.type === 'canplay') facts.stalled.value = false;
      if (event.type === 'waiting') facts.stalled.value = true;
      if (event.type === 'play') facts.stalled.value = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      readMedia(video, facts, liveEdge());
    });
  };
  for (const name of watched) video.addEventListener(name, follow);
  readSound(video, facts);
  return () => watched.forEach((name) => video.removeEventListener(name, follow));
}

function readSound(video: HTMLVideoElement, facts: PlayerFacts): void {
  facts.volumePercent.value = Math.round(video.volume * 100);
  facts.muted.value = video.muted;
}

function readMedia(video: HTMLVideoElement, facts: PlayerFacts, edge: number | undefined): void {
  const live = facts.live.peek();
  const origin = originOf(video, live);
  facts.metadata.value = video.readyState >= HTMLMediaElement.HAVE_METADATA;
  facts.paused.value = video.paused;
  facts.ended.value = video.ended;
  facts.seeking.value = video.seeking;
  facts.position.value = Math.max(0, video.currentTime - origin);
  facts.duration.value = live || !Number.isFinite(video.duration) ? undefined : video.duration;
  facts.buffered.value = stretchesOf(video.buffered, origin);
  if (!live) return;
  const [window] = stretchesOf(video.seekable, 0);
  facts.windowSeconds.value = window ? window.end - window.start : 0;
  const behind = edge === undefined ? 0 : edge - video.currentTime;
  facts.behindLive.value = behind > EDGE_TOLERANCE ? behind : 0;
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
