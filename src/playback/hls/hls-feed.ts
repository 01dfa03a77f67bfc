import type Hls from 'hls.js';
import type { ErrorData, HlsConfig } from 'hls.js';
import type { EngineListener, EngineSource } from '../engine.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import type { HlsBuild } from './hls-build.ts';
import { hlsConfig } from './hls-config.ts';
import { hlsFailureOf } from './hls-failure.ts';
import { needsWholeHls } from './needs-whole-hls.ts';

/** Which build starts, and where the other one comes from. */
export interface HlsBuilds {
  Hls: HlsBuild;
  /** Absent where the whole build starts, and once it is on its way. */
  importWhole?(): Promise<HlsBuild>;
  /** What hls.js tells the servers of each request; nothing when absent. */
  report?: Partial<HlsConfig>;
}

/** The instance of hls.js that feeds one element, and what the next one is made of. */
export interface HlsFeed extends HlsBuilds {
  readonly video: HTMLVideoElement;
  readonly cache: PrefetchCache;
  readonly listener: EngineListener;
  hls?: Hls;
  /** What is loaded, and the place that it came to. Seconds; of a live stream in its window, undefined at the live edge. */
  loaded?: { source: EngineSource; startAt: number | undefined; reached?: number | undefined };
  /** Tracks and qualities hear a new instance. */
  follow?(hls: Hls, build: HlsBuild): void;
}

export function stopFeed(feed: HlsFeed): void {
  feed.hls?.destroy();
  feed.hls = undefined;
}

/** Stops an instance that is still telling of its error. */
function leaveFeed(feed: HlsFeed): void {
  const { hls } = feed;
  feed.hls = undefined;
  queueMicrotask(() => hls?.destroy());
}

/** Seconds behind the live edge that are still live. chosen: as the player shows it, `rules/playback/live/live-settings.ts` */
const EDGE_TOLERANCE = 6;

/** @param startAt seconds; of a live stream in its window, which a new instance counts from 0 */
export function startFeed(feed: HlsFeed, source: EngineSource, startAt?: number): void {
  stopFeed(feed);
  feed.loaded = { source, startAt };
  const { Hls: build, cache, report, video } = feed;
  const { stream, live, targetLatency } = source;
  const config = hlsConfig(cache, () => feed.loaded?.source.stream.drm, startAt, live ? targetLatency : undefined, (playlist) => {
    if (hls === feed.hls && needsWholeHls(playlist)) takeOver(feed);
  });
  const hls: Hls = new build({ ...config, ...report });
  feed.hls = hls;
  feed.follow?.(hls, build);
  // hls.js decrypts each piece of a segment by itself, and cuts what it takes for padding off each: whole segments only.
  hls.on(build.Events.KEY_LOADING, (_, { frag }) => { if (frag.decryptdata?.method.startsWith('AES-')) hls.config.progressive = false; });
  hls.on(build.Events.ERROR, (_, error) => { if (feed.hls === hls) failed(feed, error); });
  hls.loadSource(stream.url);
  hls.attachMedia(video);
}

/** The same again with a new instance, from where it was. */
export function restartFeed(feed: HlsFeed): void {
  if (feed.loaded) startFeed(feed, feed.loaded.source, placeOf(feed));
}

/** Where an instance is to go on, in seconds. An element that has not come to its first place yet says 0. */
export function placeOf(feed: HlsFeed): number | undefined {
  const { video, loaded = { startAt: undefined } } = feed;
  const isThere = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA || video.currentTime > 0;
  if (isThere) return placeNow(feed);
  return 'reached' in loaded ? loaded.reached : loaded.startAt;
}

/** Whoever rewound a live stream stays there: the window slides, and a new instance begins a new clock. */
function placeNow({ video, hls, loaded }: HlsFeed): number | undefined {
  if (!loaded?.source.live) return video.currentTime;
  const edge = hls?.liveSyncPosition ?? undefined;
  if (edge === undefined || video.seekable.length === 0) return loaded.reached;
  return edge - video.currentTime > EDGE_TOLERANCE ? Math.max(0, video.currentTime - video.seekable.start(0)) : undefined;
}

/** Keeps the place that playback came to, or is to go on at: after some errors hls.js empties the element before it tells of them. @returns stop */
export function followPlace(feed: HlsFeed): () => void {
  const { video } = feed;
  const keep = () => { if (feed.hls && feed.loaded && video.currentTime > 0) feed.loaded.reached = placeNow(feed); };
  const events = ['timeupdate', 'seeking'];
  for (const name of events) video.addEventListener(name, keep);
  return () => { for (const name of events) video.removeEventListener(name, keep); };
}

/** What the media or its key failed at under the lean build is tried with the whole one first. */
function failed(feed: HlsFeed, error: ErrorData): void {
  const failure = hlsFailureOf(error, feed.Hls);
  if (!failure) return;
  // hls.js goes on by itself from here: paused, and perhaps where this instance began.
  if (error.details === feed.Hls.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) leaveFeed(feed);
  const beyondLean = failure.kind === 'media' || failure.kind === 'drm';
  if (!beyondLean || !takeOver(feed)) feed.listener.onFailure(failure);
}

/**
 * Brings the whole build, at the same place.
 *
 * @returns false where it is here already, or on its way
 */
export function takeOver(feed: HlsFeed): boolean {
  const { importWhole, hls, listener } = feed;
  if (!importWhole) return false;
  feed.importWhole = undefined;
  importWhole().then((WholeHls) => {
    feed.Hls = WholeHls;
    if (!feed.loaded || feed.hls !== hls) return;
    restartFeed(feed);
    listener.onRestart();
  }, () => {
    feed.importWhole = importWhole;
    listener.onFailure({ kind: 'network', code: 'engineNotLoaded' });
  });
  return true;
}
