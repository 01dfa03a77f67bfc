import type { HlsConfig } from 'hls.js';
import { AHEAD_SECONDS } from '../ahead-seconds.ts';
import { type Drm, licenceHeaders } from '../drm.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import { prefetchLoader } from './loader/prefetch-loader.ts';

/**
 * chosen: pauses stay short, so that the picture is back soon after the bytes are. A segment that is refused again and again is given up
 * after twelve seconds, when fresh addresses may help; one of which no byte comes any more after half a minute.
 */
const fragLoadPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 30_000,
    timeoutRetry: { maxNumRetry: 6, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: {
      maxNumRetry: 5, retryDelayMs: 500, maxRetryDelayMs: 4000,
      // hls.js gives a dropped connection (status 0) no second try.
      shouldRetry: (policy, times, _isTimeout, response, retry) => retry || (response?.code === 0 && times < (policy?.maxNumRetry ?? 0)),
    },
  },
};

/** How much faster than its own speed a late live stream may play. chosen: nobody hears it. */
export const CATCH_UP_RATE = 1.05;

/**
 * How hls.js is set up: no worker, because pages with a strict policy refuse it; the lowest quality first, for the first frame.
 *
 * `maxLiveSyncPlaybackRate` keeps its default of 1, so that hls.js never changes the playback rate, unless a latency is to be kept.
 *
 * @param drm as it is when a key is asked for: its token is renewed while a title plays
 * @param startAt seconds; the engine's own choice when absent
 * @param look gets every playlist, once hls.js has taken it
 */
export function hlsConfig(cache: PrefetchCache, drm: () => Drm | undefined, startAt: number | undefined, targetLatency: number | undefined, look: (playlist: string) => void): Partial<HlsConfig> {
  const first = drm();
  return {
    enableWorker: false,
    renderTextTracksNatively: false,
    progressive: true,
    startLevel: 0,
    startPosition: startAt ?? -1,
    backBufferLength: 60,
    maxMaxBufferLength: AHEAD_SECONDS,
    liveDurationInfinity: true,
    fragLoadPolicy,
    pLoader: prefetchLoader(cache, look) as HlsConfig['pLoader'],
    fLoader: prefetchLoader(cache) as HlsConfig['fLoader'],
    ...(targetLatency === undefined ? {} : { liveSyncDuration: targetLatency, liveMaxLatencyDuration: targetLatency * 3 + 6, maxLiveSyncPlaybackRate: CATCH_UP_RATE }),
    ...(first ? { emeEnabled: true, drmSystems: systemsOf(first), licenseXhrSetup: licenceRequest(() => drm() ?? first) } : {}),
  };
}

function systemsOf({ url, keySystems, certificateUrl }: Drm): HlsConfig['drmSystems'] {
  return Object.fromEntries(keySystems.map((name) => [name, { licenseUrl: url, ...(certificateUrl ? { serverCertificateUrl: certificateUrl } : {}) }]));
}

/** Opens a licence request with the token in a header, where no log of addresses keeps it. PlayReady brings headers of its own later. */
function licenceRequest(drm: () => Drm): HlsConfig['licenseXhrSetup'] {
  return (request, url) => {
    request.open('POST', url, true);
    for (const [name, value] of Object.entries({ 'Content-Type': 'application/octet-stream', ...licenceHeaders(drm()) })) request.setRequestHeader(name, value);
  };
}
