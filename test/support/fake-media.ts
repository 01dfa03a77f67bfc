import type { Playback } from '../../src/playback/create-playback.ts';
import type { AudioTrackChoice, Engine, EngineFailure, EngineListener, EngineSource, QualityChoice, TextTrackChoice } from '../../src/playback/engine.ts';

/** What a test does to a video element in place of a decoder. */
export interface FakeMedia {
  video: HTMLVideoElement;
  /** The next starts with sound are refused, as browsers do without a gesture. */
  refuseSound: boolean;
  refuseEverything: boolean;
  /** Commands arrive, the media does not move and reports nothing. */
  deaf: boolean;
  /** The source's facts and first frames arrive; what was to play plays. */
  arrive(duration?: number): void;
  /** Playback moves on to a second. */
  advance(to: number): void;
  end(): void;
  /** An engine puts a source in place. @param startAt seconds */
  takeSource(startAt?: number): void;
  /** The source goes, as `load()` does without one: position 0, paused, and told a moment later. */
  empty(): void;
}

const ranges = (...list: [number, number][]): TimeRanges => ({ length: list.length, start: (at) => list[at]![0], end: (at) => list[at]![1] });
const nothing = { paused: true, ended: false, seeking: false, currentTime: 0, duration: Number.NaN, readyState: 0 };
const fakes = new WeakMap<HTMLVideoElement, FakeMedia>();

/** Gives a jsdom video element, which cannot play, a behaviour that a test moves. */
export function fakeMedia(video: HTMLVideoElement = document.createElement('video')): FakeMedia {
  const state = { ...nothing, volume: 1, muted: false, playbackRate: 1, defaultPlaybackRate: 1, sources: 0, hasSource: false, startAt: 0 };
  const waiting: { resolve(): void; reject(error: DOMException): void }[] = [];
  const tell = (...names: string[]) => names.forEach((name) => video.dispatchEvent(new Event(name)));
  const settle = (refusal?: DOMException) => waiting.splice(0).forEach((play) => (refusal ? play.reject(refusal) : play.resolve()));
  const media: FakeMedia = {
    video, refuseSound: false, refuseEverything: false, deaf: false,
    arrive(duration = 60) {
      Object.assign(state, { duration, readyState: 4, currentTime: state.startAt, hasSource: true });
      tell('loadedmetadata', 'durationchange', 'canplay');
      if (state.paused) return;
      tell('playing');
      settle();
    },
    advance(to) {
      state.currentTime = to;
      tell('timeupdate');
    },
    end() {
      Object.assign(state, { currentTime: state.duration, paused: true, ended: true });
      tell('timeupdate', 'pause', 'ended');
    },
    takeSource(startAt = 0) {
      if (state.hasSource) media.empty();
      Object.assign(state, { hasSource: true, startAt, playbackRate: state.defaultPlaybackRate, sources: state.sources + 1 });
    },
    empty() {
      if (!state.hasSource) return;
      const moved = state.currentTime > 0;
      if (!state.paused) settle(new DOMException('a new load', 'AbortError'));
      Object.assign(state, nothing, { hasSource: false, playbackRate: state.defaultPlaybackRate });
      queueMicrotask(() => tell('emptied', ...(moved ? ['timeupdate'] : []), 'durationchange'));
    },
  };
  const fixed = { buffered: () => ranges([0, state.duration || 0]), seekable: () => ranges([0, state.duration || 0]), currentSrc: () => (state.hasSource ? `blob:${state.sources}` : '') };
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
  const settings = { volume: 'volumechange', muted: 'volumechange', playbackRate: 'ratechange', defaultPlaybackRate: 'ratechange' } as const;
  for (const [name, event] of Object.entries(settings) as [keyof typeof settings, string][]) {
    Object.defineProperty(video, name, {
      configurable: true,
      get: () => state[name],
      set(value: never) {
        state[name] = value;
        if (!media.deaf) tell(event);
      },
    });
  }
  Object.assign(video, {
    load: () => media.empty(),
    pause() {
      if (media.deaf || state.paused) return;
      state.paused = true;
      settle(new DOMException('paused', 'AbortError'));
      tell('pause');
    },
    async play() {
      if (media.refuseEverything || (media.refuseSound && !state.muted)) throw new DOMException('no gesture', 'NotAllowedError');
      if (media.deaf) return new Promise(() => undefined);
      Object.assign(state, { paused: false, ended: false });
      tell('play');
      if (state.readyState === 0) return new Promise<void>((resolve, reject) => { waiting.push({ resolve, reject }); });
      tell('playing');
    },
  });
  fakes.set(video, media);
  return media;
}

/** An engine that writes down what it was asked, and treats its element as the real ones do. */
export interface FakeEngine extends Engine {
  loads: { source: EngineSource; startAt: number | undefined }[];
  swaps: { source: EngineSource; position: number }[];
  renewals: EngineSource[];
  recoveries: EngineFailure[];
  destroyed: number;
  listener: EngineListener;
  tracks: TextTrackChoice[];
  audios: AudioTrackChoice[];
  chosenQuality: string | null;
  cap: number | undefined;
  rates: number[];
  /** Epoch milliseconds of what is shown; a test sets it. */
  date: number | undefined;
}

export interface FakePlayback extends Playback {
  engines: FakeEngine[];
  /** The engine of the title on screen. */
  last(): FakeEngine;
  preloads: number;
  /** Addresses near the media, as they became known. */
  preconnected: string[];
  prefetched: { startAt: number | undefined }[];
  /** What was asked for before the player came; a test sets it. */
  handedAnswer: Promise<unknown> | undefined;
}

/** Playback without bytes. @param onLoad what the media does when an engine loads: arrives, unless the test says else */
export function fakePlayback(onLoad: (video: HTMLVideoElement) => void = () => undefined): FakePlayback {
  const playback: FakePlayback = {
    engines: [], preloads: 0, preconnected: [], prefetched: [], handedAnswer: undefined,
    last: () => playback.engines.at(-1)!,
    preconnect: (near) => { if (near) playback.preconnected.push(near); },
    preload: () => { playback.preloads += 1; },
    handed: () => playback.handedAnswer,
    prefetch: (_urls, startAt) => { playback.prefetched.push({ startAt }); },
    sourceOf: (urls) => (urls.hls[0] ? { stream: urls.hls[0], live: urls.live } : undefined),
    async open(video, _urls, listener) {
      const engine = fakeEngine(video, listener, onLoad);
      playback.engines.push(engine);
      return engine;
    },
  };
  return playback;
}

export const fakeQualities: QualityChoice[] = [
  { id: '360-800000', width: 640, height: 360, bitrate: 800_000 },
  { id: '1080-5000000', width: 1920, height: 1080, bitrate: 5_000_000 },
];

/**
 * As hls.js, dash.js and the browser treat their element: a source that goes leaves it empty, paused and at 0.
 *
 * A load arrives by `onLoad`; after a swap or a recovered media error a test says when (`media.arrive()`).
 */
function fakeEngine(video: HTMLVideoElement, listener: EngineListener, onLoad: (video: HTMLVideoElement) => void): FakeEngine {
  const media = () => fakes.get(video);
  const engine: FakeEngine = {
    name: 'hls', loads: [], swaps: [], renewals: [], recoveries: [], destroyed: 0, listener, chosenQuality: null, cap: undefined, rates: [], date: undefined,
    tracks: [{ id: '0', language: 'en', label: 'English', active: false }, { id: '1', language: 'ar', label: 'العربية', active: false }],
    audios: [{ id: '0', language: 'en', label: 'English', active: true }, { id: '1', language: 'es', label: 'Español', active: false }],
    load(source, startAt) {
      engine.loads.push({ source, startAt });
      media()?.takeSource(startAt);
      onLoad(video);
      listener.onTracks();
      listener.onQuality();
    },
    swap(source, position) {
      engine.swaps.push({ source, position });
      media()?.takeSource(position);
    },
    renew: (source) => { engine.renewals.push(source); },
    recover(failure) {
      engine.recoveries.push(failure);
      if (failure.kind === 'media' || failure.kind === 'stall') media()?.takeSource(video.currentTime);
      return true;
    },
    textTracks: () => engine.tracks,
    setTextTrack(id) {
      engine.tracks = engine.tracks.map((track) => ({ ...track, active: track.id === id }));
      listener.onTracks();
    },
    captionTrack: () => undefined,
    audioTracks: () => engine.audios,
    setAudioTrack(id) {
      engine.audios = engine.audios.map((track) => ({ ...track, active: track.id === id }));
      listener.onTracks();
    },
    qualities: () => fakeQualities,
    quality: () => ({ playing: fakeQualities.find(({ id }) => id === engine.chosenQuality) ?? fakeQualities[0], chosen: engine.chosenQuality }),
    setQuality(id) {
      engine.chosenQuality = id;
      listener.onQuality();
    },
    setQualityCap: (maxHeight) => { engine.cap = maxHeight; },
    setRate(rate) {
      engine.rates.push(rate);
      video.defaultPlaybackRate = video.playbackRate = rate;
    },
    liveEdge: () => undefined,
    dateShown: () => engine.date,
    measures: () => ({ engine: 'hls', bandwidth: 8_400_000, videoCodec: 'avc1.4d401f', audioCodec: 'mp4a.40.2' }),
    destroy() {
      engine.destroyed += 1;
      media()?.empty();
    },
  };
  return engine;
}
