import type Hls from 'hls.js';
import type { Engine, EngineListener, EngineSource } from '../engine.ts';
import { setPlaybackRate } from '../playback-rate.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import type { HlsBuild } from './hls-build.ts';
import { hlsConfig } from './hls-config.ts';
import { hlsFailureOf } from './hls-failure.ts';
import { createHlsQuality } from './hls-quality.ts';
import { createHlsTracks } from './hls-tracks.ts';
import { needsWholeHls } from './needs-whole-hls.ts';

/** Which build starts, and where the other one comes from. */
export interface HlsBuilds {
  Hls: HlsBuild;
  /** Absent where the whole build starts. */
  importWhole?(): Promise<HlsBuild>;
}

/**
 * Plays HLS through Media Source with hls.js: configured, not patched.
 *
 * The lean build starts. What it lacks, and a failure of the media under it, brings the whole one, at the same place.
 */
export function createHlsEngine(video: HTMLVideoElement, cache: PrefetchCache, listener: EngineListener, { Hls, importWhole }: HlsBuilds): Engine {
  let build = Hls;
  let whole = importWhole;
  let hls: Hls | undefined;
  let loaded: { source: EngineSource; startAt?: number } | undefined;
  const tracks = createHlsTracks(video, () => hls, listener);
  const quality = createHlsQuality(() => hls, listener);

  const stop = () => {
    hls?.destroy();
    hls = undefined;
  };
  /** @returns false where the whole build is here already */
  const takeOver = (): boolean => {
    const [fetchWhole, from] = [whole, hls];
    if (!fetchWhole) return false;
    whole = undefined;
    fetchWhole().then((WholeHls) => {
      build = WholeHls;
      if (!loaded || hls !== from) return;
      start(loaded.source, video.readyState > 0 ? video.currentTime : loaded.startAt);
      listener.onRestart();
    }, () => {
      whole = fetchWhole;
      listener.onFailure({ kind: 'network', code: 'engineNotLoaded' });
    });
    return true;
  };
  const start = (source: EngineSource, startAt?: number) => {
    stop();
    loaded = { source, startAt };
    const { stream, live } = source;
    const made = new build(hlsConfig(cache, stream.drm, live ? undefined : startAt, (text) => {
      if (made === hls && needsWholeHls(text)) takeOver();
    }));
    hls = made;
    tracks.follow(made, build);
    quality.follow(made, build);
    made.on(build.Events.ERROR, (_, data) => {
      const failure = hlsFailureOf(data, build);
      if (!failure) return;
      const beyondLean = failure.kind === 'media' || failure.kind === 'drm';
      if (!beyondLean || !takeOver()) listener.onFailure(failure);
    });
    made.loadSource(stream.url);
    made.attachMedia(video);
  };

  return {
    name: 'hls',
    load: start,
    swap: start,
    recover(failure) {
      if (!hls || failure.code.startsWith('manifest')) return false;
      if (failure.code === 'engineNotLoaded') return takeOver();
      if (failure.kind === 'media') hls.recoverMediaError();
      else hls.startLoad();
      return true;
    },
    ...tracks.choices,
    ...quality.choices,
    setRate: (rate) => setPlaybackRate(video, rate),
    liveEdge: () => hls?.liveSyncPosition ?? undefined,
    destroy: stop,
  };
}
