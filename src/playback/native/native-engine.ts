import type { Engine, EngineListener, EngineSource } from '../engine.ts';
import { setPlaybackRate } from '../playback-rate.ts';
import { followFairPlay } from './fairplay.ts';
import { createNativeTracks } from './native-tracks.ts';

/**
 * Lets the browser play HLS by itself: only where there is no Media Source (Safari on older phones).
 *
 * The browser offers no list of qualities and takes no cap; what plays is read from the size of the picture.
 */
export function createNativeEngine(video: HTMLVideoElement, listener: EngineListener): Engine {
  const tracks = createNativeTracks(video, listener);
  let following: AbortController | undefined;
  let isLive = false;
  let stopKeys: (() => void) | undefined;
  let drm: EngineSource['stream']['drm'];

  const fail = () => {
    const code = video.error?.code ?? 0;
    listener.onFailure({ kind: code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media', code: `media-${code}` });
  };
  const follow = () => {
    if (following) return;
    following = new AbortController();
    const { signal } = following;
    video.addEventListener('error', fail, { signal });
    video.addEventListener('resize', () => listener.onQuality(), { signal });
    tracks.follow(signal);
  };
  const start = ({ stream, live }: EngineSource, startAt?: number) => {
    follow();
    isLive = live;
    stopKeys?.();
    const first = drm = stream.drm;
    stopKeys = first && followFairPlay(video, () => drm ?? first, (code) => listener.onFailure({ kind: 'drm', code }));
    video.src = startAt && !live ? `${stream.url}#t=${startAt}` : stream.url;
  };

  return {
    name: 'native',
    load: start,
    swap: start,
    renew({ stream }) { drm = stream.drm; },
    recover: () => false,
    ...tracks.choices,
    qualities: () => [],
    quality: () => ({ playing: video.videoHeight > 0 ? { id: '', width: video.videoWidth, height: video.videoHeight } : undefined, chosen: null }),
    setQuality: () => undefined,
    setQualityCap: () => undefined,
    setRate: (rate) => setPlaybackRate(video, rate),
    liveEdge: () => (isLive && video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : undefined),
    dateShown() {
      const startDate: unknown = Reflect.get(video, 'getStartDate');
      const start: unknown = typeof startDate === 'function' ? startDate.call(video) : undefined;
      return start instanceof Date && !Number.isNaN(start.getTime()) ? start.getTime() + video.currentTime * 1000 : undefined;
    },
    measures: () => ({ engine: 'native', keySystems: drm?.keySystems }),
    destroy() {
      if (!following) return;
      following.abort();
      following = undefined;
      stopKeys?.();
      stopKeys = undefined;
      video.removeAttribute('src');
      video.load();
    },
  };
}
