import type { HlsConfig } from 'hls.js';
import type { Drm } from '../drm.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import { prefetchLoader } from './prefetch-loader.ts';

/** chosen: pauses stay short, so that the picture is back soon after the bytes are; a segment of which no byte comes any more is given up after half a minute. */
const fragLoadPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 30_000,
    timeoutRetry: { maxNumRetry: 6, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: {
      maxNumRetry: 8, retryDelayMs: 500, maxRetryDelayMs: 4000,
      // hls.js gives a dropped connection (status 0) no second try.
      shouldRetry: (policy, times, _isTimeout, response, retry) => retry || (response?.code === 0 && times < (policy?.maxNumRetry ?? 0)),
    },
  },
};

/**
 * How hls.js is set up: no worker, because pages with a strict policy refuse it; the lowest quality first, for the first frame.
 *
 * `maxLiveSyncPlaybackRate` keeps its default of 1: hls.js never changes the playback rate.
 *
 * @param startAt seconds; the engine's own choice when absent
 * @param look gets every playlist, once hls.js has taken it
 */
export function hlsConfig(cache: PrefetchCache, drm: Drm | undefined, startAt: number | undefined, look: (playlist: string) => void): Partial<HlsConfig> {
  return {
    enableWorker: false,
    renderTextTracksNatively: false,
    progressive: true,
    startLevel: 0,
    startPosition: startAt ?? -1,
    backBufferLength: 60,
    liveDurationInfinity: true,
    fragLoadPolicy,
    pLoader: prefetchLoader(cache, look) as HlsConfig['pLoader'],
    fLoader: prefetchLoader(cache) as HlsConfig['fLoader'],
    ...(drm ? { emeEnabled: true, drmSystems: systemsOf(drm) } : {}),
  };
}

function systemsOf({ url, jwtToken, keySystems }: Drm): HlsConfig['drmSystems'] {
  const licenseUrl = jwtToken ? `${url}${url.includes('?') ? '&' : '?'}token=${encodeURIComponent(jwtToken)}` : url;
  return Object.fromEntries(keySystems.map((name) => [name, { licenseUrl }]));
}
