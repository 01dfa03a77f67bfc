import Hls from 'hls.js';
import type { Engine, EngineListener, EngineSource } from '../engine.ts';
import { setPlaybackRate } from '../playback-rate.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import { hlsConfig } from './hls-config.ts';
import { hlsFailureOf } from './hls-failure.ts';
import { createHlsQuality } from './hls-quality.ts';
import { createHlsTracks } from './hls-tracks.ts';

/** Plays HLS through Media Source with hls.js: configured, not patched. */
export function createHlsEngine(video: HTMLVideoElement, cache: PrefetchCache, listener: EngineListener): Engine {
  let hls: Hls | undefined;
  const tracks = createHlsTracks(video, () => hls, listener);
  const quality = createHlsQuality(() => hls, listener);

  const stop = () => {
    hls?.destroy();
    hls = undefined;
  };
  const start = ({ stream, live }: EngineSource, startAt?: number) => {
    stop();
    hls = new Hls(hlsConfig(cache, stream.drm, live ? undefined : startAt));
    tracks.follow(hls);
    quality.follow(hls);
    hls.on(Hls.Events.ERROR, (_, data) => {
      const failure = hlsFailureOf(data);
      if (failure) listener.onFailure(failure);
    });
    hls.loadSource(stream.url);
    hls.attachMedia(video);
  };

  return {
    name: 'hls',
    load: start,
    swap: start,
    recover(failure) {
      if (!hls || failure.code.startsWith('manifest')) return false;
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
