import { MediaPlayer, type MediaPlayerClass, type MediaPlayerSettingClass } from 'dashjs';
import type { Drm } from '../drm.ts';
import type { Engine, EngineListener, EngineSource } from '../engine.ts';
import { setPlaybackRate } from '../playback-rate.ts';
import { refuseBrokenSegment } from './broken-segment.ts';
import { dashFailureOf, type DashError } from './dash-failure.ts';
import { createDashQuality } from './dash-quality.ts';
import { createDashTracks } from './dash-tracks.ts';

/**
 * The lowest quality first, for the first frame; nothing kept in the page's storage, where one player would change the next.
 *
 * chosen: a segment that does not come is asked for again soon and often, so that few of them stop the picture.
 */
const settings: MediaPlayerSettingClass = {
  debug: { logLevel: 0 },
  // dash.js would begin anew by itself and leave the element paused.
  errors: { recoverAttempts: { mediaErrorDecode: 0 } },
  streaming: {
    fragmentRequestTimeout: 8000,
    fragmentRequestProgressTimeout: 4000,
    retryAttempts: { MediaSegment: 8, InitializationSegment: 8 },
    retryIntervals: { MediaSegment: 500, InitializationSegment: 500 },
    text: { defaultEnabled: false },
    abr: { initialBitrate: { video: 1 } },
    buffer: { bufferToKeep: 60, bufferPruningInterval: 2 },
    lastBitrateCachingInfo: { enabled: false },
    lastMediaSettingsCachingInfo: { enabled: false },
  },
};

/** Plays DASH through Media Source with dash.js: configured, not patched. */
export function createDashEngine(video: HTMLVideoElement, listener: EngineListener): Engine {
  let player: MediaPlayerClass | undefined;
  let source: EngineSource | undefined;
  /** Where the last error came; dash.js empties the element after it. */
  let brokeAt = 0;
  /** Whether dash.js catches up with a live edge by itself; its own default leaves that to the stream. */
  let catchUp: boolean | undefined;
  const ready = () => (player?.isReady() ? player : undefined);
  const tracks = createDashTracks(video, ready, listener);
  const quality = createDashQuality(ready, listener);

  const stop = () => {
    player?.destroy();
    player = undefined;
  };
  const setRate = (rate: number) => {
    // First the setting: when catch-up ends, dash.js sets the rate to 1.
    player?.updateSettings({ streaming: { liveCatchup: { enabled: rate === 1 && catchUp } } });
    setPlaybackRate(video, rate);
  };
  const start = (next: EngineSource, startAt?: number) => {
    stop();
    source = next;
    const { stream, live } = next;
    player = MediaPlayer().create();
    catchUp = player.getSettings().streaming?.liveCatchup?.enabled;
    player.updateSettings(settings);
    player.addResponseInterceptor(refuseBrokenSegment);
    tracks.follow(player);
    quality.follow(player);
    player.on('error', (event) => {
      if (video.readyState > HTMLMediaElement.HAVE_NOTHING) brokeAt = video.currentTime;
      listener.onFailure(dashFailureOf(Reflect.get(event, 'error') as DashError));
    });
    player.initialize(video, undefined, false);
    if (stream.drm) player.setProtectionData(protectionOf(stream.drm));
    if (video.defaultPlaybackRate !== 1) setRate(video.defaultPlaybackRate);
    player.attachSource(stream.url, live ? undefined : startAt);
  };

  return {
    name: 'dash',
    load: start,
    swap: start,
    recover({ kind }) {
      if (!source || kind !== 'media') return false;
      start(source, brokeAt);
      return true;
    },
    ...tracks.choices,
    ...quality.choices,
    setRate,
    liveEdge() {
      const live = ready();
      return live?.isDynamic() ? video.seekable.end(video.seekable.length - 1) - live.getTargetLiveDelay() : undefined;
    },
    destroy: stop,
  };
}

function protectionOf({ url, jwtToken, keySystems }: Drm) {
  const httpRequestHeaders = jwtToken ? { Authorization: `Bearer ${jwtToken}` } : {};
  return Object.fromEntries(keySystems.map((name) => [name, { serverURL: url, httpRequestHeaders }]));
}
