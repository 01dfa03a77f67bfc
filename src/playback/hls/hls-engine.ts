import type { Engine, EngineFailure, EngineListener, EngineMeasures } from '../engine.ts';
import { setPlaybackRate } from '../playback-rate.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import { CATCH_UP_RATE } from './hls-config.ts';
import { type HlsBuilds, followPlace, type HlsFeed, placeOf, restartFeed, startFeed, stopFeed, takeOver } from './hls-feed.ts';
import { createHlsQuality } from './hls-quality.ts';
import { createHlsTracks } from './tracks/hls-tracks.ts';

/**
 * Plays HLS through Media Source with hls.js: configured, not patched.
 *
 * The lean build starts. What it lacks, and a failure of the media under it, brings the whole one, at the same place.
 */
export function createHlsEngine(video: HTMLVideoElement, cache: PrefetchCache, listener: EngineListener, builds: HlsBuilds): Engine {
  const feed: HlsFeed = { ...builds, video, cache, listener };
  const tracks = createHlsTracks(video, () => feed.hls, listener);
  const quality = createHlsQuality(() => feed.hls, listener);
  const forgetPlace = followPlace(feed);
  feed.follow = (hls, build) => [tracks, quality].forEach((each) => each.follow(hls, build));
  return {
    name: 'hls',
    load: (source, startAt) => startFeed(feed, source, source.live ? undefined : startAt),
    swap: (source, position) => startFeed(feed, source, source.live ? placeOf(feed) : position),
    renew(source) {
      if (feed.loaded) feed.loaded.source = source;
    },
    recover: (failure) => recover(feed, failure),
    ...tracks.choices,
    ...quality.choices,
    setRate(rate) {
      if (feed.hls && feed.loaded?.source.targetLatency !== undefined) feed.hls.config.maxLiveSyncPlaybackRate = rate === 1 ? CATCH_UP_RATE : 1;
      setPlaybackRate(video, rate);
    },
    liveEdge: () => feed.hls?.liveSyncPosition ?? undefined,
    dateShown: () => feed.hls?.playingDate?.getTime(),
    measures: () => measuresOf(feed),
    destroy() {
      forgetPlace();
      feed.loaded = undefined;
      stopFeed(feed);
    },
  };
}

/** @returns false where only new addresses help */
function recover(feed: HlsFeed, { code, kind }: EngineFailure): boolean {
  const { hls, loaded } = feed;
  if (!loaded || code.startsWith('manifest')) return false;
  if (code === 'engineNotLoaded') return takeOver(feed);
  if (kind === 'media' || kind === 'stall') restartFeed(feed);
  else hls?.startLoad();
  return true;
}

function measuresOf({ hls, loaded }: HlsFeed): EngineMeasures {
  const { videoCodec, audioCodec } = hls?.levels[hls.currentLevel] ?? {};
  const { source } = loaded ?? {};
  return { engine: 'hls', bandwidth: hls?.bandwidthEstimate || undefined, latency: (source?.live && hls?.latency) || undefined, videoCodec, audioCodec, keySystems: source?.stream.drm?.keySystems };
}
