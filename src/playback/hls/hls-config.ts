import type { HlsConfig } from 'hls.js';
import type { Drm } from '../drm.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import { prefetchLoader } from './prefetch-loader.ts';

/**
 * How hls.js is set up: no worker, because pages with a strict policy refuse it; the lowest quality first, for the first frame.
 *
 * `maxLiveSyncPlaybackRate` keeps its default of 1: hls.js never changes the playback rate.
 *
 * @param startAt seconds; the engine's own choice when absent
 */
export function hlsConfig(cache: PrefetchCache, drm: Drm | undefined, startAt: number | undefined): Partial<HlsConfig> {
  const loader = prefetchLoader(cache);
  return {
    enableWorker: false,
    renderTextTracksNatively: false,
    progressive: true,
    startLevel: 0,
    startPosition: startAt ?? -1,
    backBufferLength: 60,
    liveDurationInfinity: true,
    pLoader: loader as HlsConfig['pLoader'],
    fLoader: loader as HlsConfig['fLoader'],
    ...(drm ? { emeEnabled: true, drmSystems: systemsOf(drm) } : {}),
  };
}

function systemsOf({ url, jwtToken, keySystems }: Drm): HlsConfig['drmSystems'] {
  const licenseUrl = jwtToken ? `${url}${url.includes('?') ? '&' : '?'}token=${encodeURIComponent(jwtToken)}` : url;
  return Object.fromEntries(keySystems.map((name) => [name, { licenseUrl }]));
}
