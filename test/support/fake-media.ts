import type { Playback } from '../../src/playback/create-playback.ts';
import type { Engine, EngineFailure, EngineListener, EngineSource, TextTrackChoice } from '../../src/playback/engine.ts';

/** What a test does to a video element in place of a decoder. */
export interface FakeMedia {
  video: HTMLVideoElement;
  /** The next starts with sound are refused, as browsers do without a hand. */
  refuseSound: boolean;
  refuseEverything: boolean;
  /** Nothing is told any more: commands arrive, the media does not move. */
  deaf: boolean;
  /** The title's facts arrive. */
  arrive(duration?: number): void;
  /** Pictures move on to a second. */
  advance(to: number): void;
  end(): void;
}

const ranges = (...list: [number, number][]): TimeRanges => ({ length: list.length, start: (at) => list[at]![0], end: (at) => list[at]![1] });

/** Gives a jsdom video element, which cannot play, a life that a test moves. */
export function fakeMedia(video: HTMLVideoElement = document.createElement('video')): FakeMedia {
  const state = { paused: true, ended: false, seeking: false, currentTime: 0, duration: Number.NaN, readyState: 0, volume: 1, muted: false };
  const tell = (...names: string[]) => names.forEach((name) => video.dispatchEvent(new Event(name)));
  const media: FakeMedia = {
    video, refuseSound: false, refuseEverything: false, deaf: false,
    arrive(duration = 60) {
      Object.assign(state, { duration, readyState: 4 });
      tell('loadedmetadata', 'durationchange', 'canplay');
    },
    advance(to) {
      state.currentTime = to;
      tell('timeupdate');
    },
    end() {
      Object.assign(state, { currentTime: state.duration, paused: true, ended: true });
      tell('timeupdate', 'pause', 'ended');
    },
  };
  const fixed = { buffered: () => ranges([0, state.duration || 0]), seekable: () => ranges([0, state.duration || 0]), currentSrc: () => 'blob:film' };
  for (const [name, read] of Object.entries(fixed)) Object.defineProperty(video, name, { configurable: true, get: read });
  for (const name of ['paused', 'ended', 'seeking', 'duration', 'readyState'] as const) {
    Object.defineProperty(video, name, { configurable: true, get: () => state[name] });
  }
  Object.defineProperty(video, 'currentTime', {
    configurable: true,
    get: () => state.currentTime,
    set(to: number) {
      Object.assign(state, { currentTime: to, seeking: true, ended: false });
      tell('seeking');
      queueMicrotask(() => {
        state.seeking = false;
        tell('timeupdate', 'seeked');
      });
    },
  });
  for (const name of ['volume', 'muted'] as const) {
    Object.defineProperty(video, name, {
      configurable: true,
      get: () => state[name],
      set(value: never) {
        state[name] = value;
        tell('volumechange');
      },
    });
  }
  Object.assign(video, {
    load: () => undefined,
    pause() {
      if (media.deaf || state.paused) return;
      state.paused = true;
      tell('pause');
    },
    async play() {
      if (media.refuseEverything || (media.refuseSound && !state.muted)) throw new DOMException('no hand', 'NotAllowedError');
      if (media.deaf) return new Promise(() => undefined);
      Object.assign(state, { paused: false, ended: false });
      tell('play', 'playing');
    },
  });
  return media;
}

/** An engine that writes down what it was asked. */
export interface FakeEngine extends Engine {
  loads: { source: EngineSource; startAt: number | undefined }[];
  swaps: { source: EngineSource; position: number }[];
  recoveries: EngineFailure[];
  destroyed: number;
  listener: EngineListener;
  tracks: TextTrackChoice[];
}

export interface FakePlayback extends Playback {
  engines: FakeEngine[];
  /** The engine of the title on screen. */
  last(): FakeEngine;
  preloads: number;
  /** Addresses near the media, as they became known. */
  approached: string[];
  warmed: { startAt: number | undefined }[];
}

/** Playback without bytes. @param onLoad what the media does when an engine loads: arrives, unless the test says else */
export function fakePlayback(onLoad: (video: HTMLVideoElement) => void = () => undefined): FakePlayback {
  const playback: FakePlayback = {
    engines: [], preloads: 0, approached: [], warmed: [],
    last: () => playback.engines.at(-1)!,
    preconnect: (near) => { if (near) playback.approached.push(near); },
    preload: () => { playback.preloads += 1; },
    prefetch: (_urls, startAt) => { playback.warmed.push({ startAt }); },
    sourceOf: (urls) => (urls.hls[0] ? { stream: urls.hls[0], live: urls.live } : undefined),
    async open(video, _urls, listener) {
      const engine = fakeEngine(video, listener, onLoad);
      playback.engines.push(engine);
      return engine;
    },
  };
  return playback;
}

function fakeEngine(video: HTMLVideoElement, listener: EngineListener, onLoad: (video: HTMLVideoElement) => void): FakeEngine {
  const engine: FakeEngine = {
    name: 'hls', loads: [], swaps: [], recoveries: [], destroyed: 0, listener,
    tracks: [{ id: '0', language: 'en', label: 'English', active: false }, { id: '1', language: 'ar', label: 'العربية', active: false }],
    load(source, startAt) {
      engine.loads.push({ source, startAt });
      onLoad(video);
      listener.onTracks();
    },
    swap: (source, position) => { engine.swaps.push({ source, position }); },
    recover: (failure) => { engine.recoveries.push(failure); return true; },
    textTracks: () => engine.tracks,
    setTextTrack(id) {
      engine.tracks = engine.tracks.map((track) => ({ ...track, active: track.id === id }));
      listener.onTracks();
    },
    captionTrack: () => undefined,
    audioTracks: () => [],
    setAudioTrack: () => undefined,
    liveEdge: () => undefined,
    destroy: () => { engine.destroyed += 1; },
  };
  return engine;
}
