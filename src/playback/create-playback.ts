import type { PlayerUrls } from '../contracts/playback/playback-details.ts';
import { chooseStream, type PlaybackSupport } from './choose-stream.ts';
import type { createDashEngine } from './dash/dash-engine.ts';
import type { Engine, EngineListener, EngineSource } from './engine.ts';
import type { createHlsEngine } from './hls/hls-engine.ts';
import { prefetchHls } from './hls/prefetch-hls.ts';
import { createNativeEngine } from './native/native-engine.ts';
import { preconnect } from './preconnect.ts';
import { createPrefetchCache } from './prefetch-cache.ts';

/** Where a title comes from and how its engine is fed. Shared by every player of a page. */
export interface Playback {
  /** Sends for the engine that most titles need, before it is known what plays. */
  preload(): void;
  /** Opens the way to where media live, before it is known what to ask for there. @param near an address on that host */
  preconnect(near: string | undefined): void;
  /** Sends for the title's first bytes beside its engine. @param startAt seconds */
  prefetch(urls: PlayerUrls, startAt?: number): void;
  /** Which stream of these would play here. */
  sourceOf(urls: PlayerUrls): EngineSource | undefined;
  /** The engine for these streams, with nothing loaded. @throws when nothing here can play them, or the engine did not arrive */
  open(video: HTMLVideoElement, urls: PlayerUrls, listener: EngineListener): Promise<Engine>;
}

export interface PlaybackParts {
  importHls(): Promise<{ createHlsEngine: typeof createHlsEngine }>;
  importDash(): Promise<{ createDashEngine: typeof createDashEngine }>;
  support(): PlaybackSupport;
}

const defaults: PlaybackParts = {
  importHls: () => import('./hls/hls-engine.ts'),
  importDash: () => import('./dash/dash-engine.ts'),
  support: () => ({
    mediaSource: typeof globalThis.MediaSource === 'function' || 'ManagedMediaSource' in globalThis,
    nativeHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
  }),
};

/** Touches nothing of the browser until a title is opened, so that importing is safe everywhere. */
export function createPlayback(parts: Partial<PlaybackParts> = {}): Playback {
  const { importHls, importDash, support } = { ...defaults, ...parts };
  const shelf = createPrefetchCache();
  const hls = keepUntilRefused(importHls);
  const dash = keepUntilRefused(importDash);
  return {
    preload: () => void hls().catch(() => undefined),
    preconnect: preconnect,
    prefetch(urls, startAt) {
      const choice = chooseStream(urls, support());
      if (choice?.engine === 'hls') void prefetchHls(shelf, choice.stream.url, hls(), startAt).catch(() => undefined);
      if (choice?.engine === 'dash') void dash().catch(() => undefined);
    },
    sourceOf(urls) {
      const stream = chooseStream(urls, support())?.stream;
      return stream && { stream, live: urls.live };
    },
    async open(video, urls, listener) {
      const choice = chooseStream(urls, support());
      if (choice?.engine === 'hls') return (await hls()).createHlsEngine(video, shelf, listener);
      if (choice?.engine === 'dash') return (await dash()).createDashEngine(video, listener);
      if (choice?.engine === 'native') return createNativeEngine(video, listener);
      throw new Error('No stream of this title plays in this browser');
    },
  };
}

/** One download for everybody; a refused one may be tried again. */
function keepUntilRefused<T>(download: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () =>
    (kept ??= download().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}
