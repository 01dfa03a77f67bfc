import { MediaPlayer, type MediaInfo, type MediaPlayerClass } from 'dashjs';
import type { Engine, EngineFailure, EngineListener, EngineSource } from '../engine.ts';

/** Plays DASH with dash.js: configured, not patched. */
export function createDashEngine(video: HTMLVideoElement, listener: EngineListener): Engine {
  let player: MediaPlayerClass | undefined;
  let wanted: string | null = null;
  let shown: TextTrack | undefined;

  const stop = () => {
    player?.destroy();
    player = undefined;
  };

  const start = ({ stream, live }: EngineSource, startAt?: number) => {
    stop();
    const fresh = MediaPlayer().create();
    player = fresh;
    fresh.updateSettings({
      debug: { logLevel: 0 },
      streaming: { text: { defaultEnabled: false }, abr: { initialBitrate: { video: 1 } }, buffer: { bufferToKeep: 60, bufferPruningInterval: 2 } },
    });
    fresh.on('error', (event) => listener.onFailure(dashFailureOf(Reflect.get(event, 'error'))));
    fresh.on('streamInitialized', () => choose(wanted));
    fresh.on('allTextTracksAdded', () => choose(wanted));
    fresh.initialize(video, undefined, false);
    if (stream.drm) {
      const { url, jwtToken, keySystems } = stream.drm;
      const httpRequestHeaders = jwtToken ? { Authorization: `Bearer ${jwtToken}` } : {};
      fresh.setProtectionData(Object.fromEntries(keySystems.map((name) => [name, { serverURL: url, httpRequestHeaders }])));
    }
    fresh.attachSource(stream.url, live ? undefined : startAt);
  };

  const tracks = (type: 'text' | 'audio'): MediaInfo[] => (player?.isReady() ? player.getTracksFor(type) : []);

  const choose = (id: string | null) => {
    wanted = id;
    const index = tracks('text').findIndex((track) => String(track.index) === id);
    player?.setTextTrack(index);
    hideShown(video);
    shown = index < 0 ? undefined : nativeTracks(video)[index];
    listener.onTracks();
  };

  return {
    name: 'dash',
    load: start,
    swap: start,
    recover: () => false,
    textTracks: () => tracks('text').map((track) => ({ ...wordsOf(track), active: String(track.index) === wanted })),
    setTextTrack: choose,
    captionTrack: () => shown,
    audioTracks: () => tracks('audio').map((track) => ({ ...wordsOf(track), active: player?.getCurrentTrackFor('audio')?.index === track.index })),
    setAudioTrack(id) {
      const track = tracks('audio').find((candidate) => String(candidate.index) === id);
      if (track) player?.setCurrentTrack(track);
    },
    liveEdge: () => (player?.isReady() && player.isDynamic() ? video.seekable.end(video.seekable.length - 1) - player.getTargetLiveDelay() : undefined),
    destroy: stop,
  };
}

const wordsOf = (track: MediaInfo) => ({
  id: String(track.index),
  language: track.lang ?? '',
  label: track.labels[0]?.text ?? track.lang ?? '',
});

/** The tracks that dash.js made, in its order: those of other engines have no language. */
const nativeTracks = (video: HTMLVideoElement) => [...video.textTracks].filter((track) => track.language !== '');

/** dash.js shows the track it fills; hidden it is still filled, and our own captions are drawn from it. */
function hideShown(video: HTMLVideoElement): void {
  for (const track of video.textTracks) if (track.mode === 'showing') track.mode = 'hidden';
}

/** dash.js says no to an address with code 25 to 29 and the answer inside. */
function dashFailureOf(error: { code?: number; message?: string; data?: { response?: { status?: number } } } | string): EngineFailure {
  if (typeof error === 'string') return { kind: 'media', code: error };
  const code = `dash-${error.code ?? 0}`;
  const status = error.data?.response?.status;
  if (status === 403 || status === 410) return { kind: 'expired', code, status };
  const number = error.code ?? 0;
  if (number >= 100) return { kind: 'drm', code };
  return { kind: number >= 10 && number < 35 ? 'network' : 'media', code, status };
}
