import { MediaPlayer, type MediaPlayerClass, type MediaPlayerSettingClass } from 'dashjs';
import { AHEAD_SECONDS } from '../ahead-seconds.ts';
import { type Drm, licenceHeaders } from '../drm.ts';
import type { CmcdReport, Engine, EngineListener, EngineMeasures, EngineSource } from '../engine.ts';
import { setPlaybackRate } from '../playback-rate.ts';
import { refuseBrokenSegment } from './broken-segment.ts';
import { dashFailureOf, type DashError, isOfCaptions, isRefused } from './dash-failure.ts';
import { createDashQuality } from './dash-quality.ts';
import { createDashTracks } from './dash-tracks.ts';
import { loadHoles } from './load-holes.ts';
import { withoutReports } from './without-reports.ts';

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
    gaps: { jumpLargeGaps: false },
    text: { defaultEnabled: false },
    abr: { initialBitrate: { video: 1 } },
    buffer: { bufferToKeep: 60, bufferPruningInterval: 2, bufferTimeAtTopQualityLongForm: AHEAD_SECONDS },
    lastBitrateCachingInfo: { enabled: false },
    lastMediaSettingsCachingInfo: { enabled: false },
  },
};

type CmcdSession = NonNullable<NonNullable<MediaPlayerSettingClass['streaming']>['cmcd']>;

/** Plays DASH through Media Source with dash.js: configured, not patched. */
export function createDashEngine(video: HTMLVideoElement, listener: EngineListener, cmcd?: CmcdReport): Engine {
  const session = cmcd && { enabled: true, sid: crypto.randomUUID(), cid: cmcd.contentId, mode: cmcd.mode };
  let player: MediaPlayerClass | undefined;
  let source: EngineSource | undefined;
  /** Where the last error or stall came, or where it was to begin before its first picture; dash.js empties the element after an error. */
  let brokeAt: number | undefined;
  /** Whether dash.js catches up with a live edge by itself; its own default leaves that to the stream. */
  let catchUp: boolean | undefined;
  const keepPlace = () => { if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA || video.currentTime > 0) brokeAt = video.currentTime; };
  const ready = () => (player?.isReady() ? player : undefined);
  const tracks = createDashTracks(video, ready, listener);
  const quality = createDashQuality(ready, listener);

  let stopLoadingHoles = () => {};

  const stop = () => {
    stopLoadingHoles();
    player?.destroy();
    // dash.js pauses an element that it emptied before and that was started since: loading anew takes the event back. https://html.spec.whatwg.org/multipage/media.html#media-element-load-algorithm
    if (player) video.load();
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
    brokeAt = startAt;
    const { stream, live } = next;
    const { made, catchesUp } = configuredPlayer(next, session);
    player = made;
    catchUp = catchesUp;
    player.addResponseInterceptor(async (response) => {
      // dash.js would ask for a refused address eight times before it says so.
      if (made === player && isRefused(response.status)) listener.onFailure({ kind: 'expired', code: `dash-${response.status ?? 0}`, status: response.status });
      return response;
    });
    tracks.follow(player);
    quality.follow(player);
    if (!live) stopLoadingHoles = loadHoles(video);
    player.on('error', (event) => {
      const error = Reflect.get(event, 'error') as DashError;
      // Captions that cannot be had show as what they are: off.
      if (isOfCaptions(error)) return tracks.choices.setTextTrack(null);
      keepPlace();
      listener.onFailure(dashFailureOf(error));
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
    renew(next) {
      source = next;
      if (next.stream.drm) player?.setProtectionData(protectionOf(next.stream.drm));
    },
    recover({ kind }) {
      if (!source || (kind !== 'media' && kind !== 'stall')) return false;
      if (kind === 'stall') keepPlace();
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
    dateShown: () => dateShownBy(ready()),
    measures: () => measuresOf(ready(), source),
    destroy: stop,
  };
}

/** A player that is not attached yet, and whether it catches up with a live edge by itself. */
function configuredPlayer({ live, targetLatency }: EngineSource, cmcd: CmcdSession | undefined): { made: MediaPlayerClass; catchesUp: boolean | undefined } {
  const made = MediaPlayer().create();
  const ownCatchUp = made.getSettings().streaming?.liveCatchup?.enabled;
  const isLate = live && targetLatency !== undefined;
  made.updateSettings(settings);
  if (isLate) made.updateSettings({ streaming: { delay: { liveDelay: targetLatency }, liveCatchup: { enabled: true } } });
  if (cmcd) made.updateSettings({ streaming: { cmcd } });
  made.addResponseInterceptor(refuseBrokenSegment);
  made.addResponseInterceptor(withoutReports);
  return { made, catchesUp: isLate || ownCatchUp };
}

/** Milliseconds of the platform's clock. */
function dateShownBy(player: MediaPlayerClass | undefined): number | undefined {
  const seconds = player?.isDynamic() ? player.timeAsUTC() : undefined;
  return seconds ? seconds * 1000 : undefined;
}

function measuresOf(player: MediaPlayerClass | undefined, source: EngineSource | undefined): EngineMeasures {
  const codecOf = (type: 'video' | 'audio') => player?.getCurrentRepresentationForType(type)?.codecs ?? undefined;
  return {
    engine: 'dash', bandwidth: (player?.getAverageThroughput('video') ?? 0) * 1000 || undefined, latency: player?.isDynamic() ? player.getCurrentLiveLatency() : undefined,
    videoCodec: codecOf('video'), audioCodec: codecOf('audio'), keySystems: source?.stream.drm?.keySystems,
  };
}

function protectionOf(drm: Drm) {
  // The token says whose request it is; a cookie would need a server that names the page.
  return Object.fromEntries(drm.keySystems.map((name) => [name, { serverURL: drm.url, httpRequestHeaders: licenceHeaders(drm), withCredentials: false }]));
}
