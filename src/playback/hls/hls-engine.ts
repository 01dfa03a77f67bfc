import Hls, { type ErrorData, type HlsConfig } from 'hls.js';
import { captionTrackOf, emptyCaptions } from '../caption-track.ts';
import type { Drm } from '../drm.ts';
import type { Engine, EngineFailure, EngineListener, EngineSource } from '../engine.ts';
import type { PrefetchCache } from '../prefetch-cache.ts';
import { prefetchLoader } from './prefetch-loader.ts';

/** Plays HLS through Media Source with hls.js: configured, not patched; no worker, because pages refuse them. */
export function createHlsEngine(video: HTMLVideoElement, shelf: PrefetchCache, listener: EngineListener): Engine {
  let hls: Hls | undefined;
  let wanted: string | null = null;

  const stop = () => {
    hls?.destroy();
    hls = undefined;
  };

  const start = ({ stream, live }: EngineSource, startAt?: number) => {
    stop();
    const fresh = new Hls(configOf(shelf, stream.drm, live ? undefined : startAt));
    hls = fresh;
    fresh.on(Hls.Events.CUES_PARSED, (_, { cues }) => {
      for (const cue of cues as VTTCue[]) captionTrackOf(video).addCue(cue);
    });
    fresh.on(Hls.Events.ERROR, (_, data) => {
      const failure = hlsFailureOf(data);
      if (failure) listener.onFailure(failure);
    });
    for (const event of [Hls.Events.SUBTITLE_TRACKS_UPDATED, Hls.Events.AUDIO_TRACKS_UPDATED, Hls.Events.AUDIO_TRACK_SWITCHED] as const) {
      fresh.on(event, () => listener.onTracks());
    }
    fresh.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, () => choose(wanted));
    fresh.loadSource(stream.url);
    fresh.attachMedia(video);
  };

  const choose = (id: string | null) => {
    wanted = id;
    if (!hls) return;
    emptyCaptions(captionTrackOf(video));
    hls.subtitleTrack = hls.subtitleTracks.findIndex((track) => String(track.id) === id);
    listener.onTracks();
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
    textTracks: () => (hls?.subtitleTracks ?? []).map((track) => ({
      id: String(track.id), language: track.lang ?? '', label: track.name, active: String(track.id) === wanted,
    })),
    setTextTrack: choose,
    captionTrack: () => (wanted === null ? undefined : captionTrackOf(video)),
    audioTracks: () => (hls?.audioTracks ?? []).map((track, at) => ({
      id: String(track.id), language: track.lang ?? '', label: track.name, active: at === hls?.audioTrack,
    })),
    setAudioTrack(id) {
      if (hls) hls.audioTrack = hls.audioTracks.findIndex((track) => String(track.id) === id);
    },
    liveEdge: () => hls?.liveSyncPosition ?? undefined,
    destroy: stop,
  };
}

function configOf(shelf: PrefetchCache, drm: Drm | undefined, startAt: number | undefined): Partial<HlsConfig> {
  const loader = prefetchLoader(shelf);
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

/** A refused address is told at once: waiting for the last retry would show as a stall. */
function hlsFailureOf({ type, details, fatal, response }: ErrorData): EngineFailure | undefined {
  const status = response?.code;
  if (status === 403 || status === 410) return { kind: 'expired', code: details, status };
  if (!fatal) return undefined;
  if (type === Hls.ErrorTypes.NETWORK_ERROR) return { kind: 'network', code: details, status };
  return { kind: type === Hls.ErrorTypes.KEY_SYSTEM_ERROR ? 'drm' : 'media', code: details };
}
