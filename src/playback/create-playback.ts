import type { PlayerUrls } from '../contracts/playback/playback-details.ts';
import { chooseStream, type PlaybackSupport, type StreamChoice } from './choose-stream.ts';
import type { createDashEngine } from './dash/dash-engine.ts';
import type { CmcdReport, Engine, EngineListener, EngineSource } from './engine.ts';
import type { CmcdController } from './hls/cmcd-controller.ts';
import type { HlsBuild } from './hls/hls-build.ts';
import type { createHlsEngine } from './hls/hls-engine.ts';
import type { prefetchHls } from './hls/prefetch-hls.ts';
import type { createNativeEngine } from './native/native-engine.ts';
import { preconnect } from './preconnect.ts';
import { createPrefetchCache, type PrefetchedResponse } from './prefetch-cache.ts';
import type { withSideLoadedText } from './side-loaded/with-side-loaded-text.ts';

/** Makes engines and fetches ahead for them. The players of a page share one; it keeps nothing of any of them. */
export interface Playback {
  /** Fetches the engine of a title that plays, before it is known from where. @param isProtected whether it needs a key */
  preload(isProtected?: boolean): void;
  /** Opens a connection to the media host, before it is known what to ask for there. @param near an address on that host */
  preconnect(near: string | undefined): void;
  /** Fetches the title's first bytes while its engine is on the way. @param startAt seconds */
  prefetch(urls: PlayerUrls, startAt?: number): void;
  /** What the platform answered about a title before this code came, as it came; its first bytes are on their way. Given once. */
  handed(origin: string, content: string): Promise<unknown> | undefined;
  /** Which stream of these would play here. */
  sourceOf(urls: PlayerUrls): EngineSource | undefined;
  /** The engine for these streams, with nothing loaded. @param cmcd what servers are told; nothing when absent @throws when nothing here can play them, or the engine did not arrive */
  open(video: HTMLVideoElement, urls: PlayerUrls, listener: EngineListener, cmcd?: CmcdReport): Promise<Engine>;
}

export interface PlaybackParts {
  importHls(): Promise<{ createHlsEngine: typeof createHlsEngine }>;
  importPrefetch(): Promise<{ prefetchHls: typeof prefetchHls }>;
  importLeanHls(): Promise<{ LeanHls: HlsBuild }>;
  importWholeHls(): Promise<{ WholeHls: HlsBuild }>;
  importDash(): Promise<{ createDashEngine: typeof createDashEngine }>;
  importNative(): Promise<{ createNativeEngine: typeof createNativeEngine }>;
  importCmcd(): Promise<{ CmcdController: typeof CmcdController }>;
  importText(): Promise<{ withSideLoadedText: typeof withSideLoadedText }>;
  support(): PlaybackSupport;
  takeHanded(origin: string, content: string): { answer: Promise<unknown>; files: Iterable<readonly [url: string, PrefetchedResponse]> } | undefined;
}

const defaults: PlaybackParts = {
  importHls: () => import('./hls/hls-engine.ts'),
  importPrefetch: () => import('./hls/prefetch-hls.ts'),
  importLeanHls: () => import('./hls/lean-hls.ts'),
  importWholeHls: () => import('./hls/whole-hls.ts'),
  importDash: () => import('./dash/dash-engine.ts'),
  importNative: () => import('./native/native-engine.ts'),
  importCmcd: () => import('./hls/cmcd-controller.ts'),
  importText: () => import('./side-loaded/with-side-loaded-text.ts'),
  takeHanded: () => undefined,
  support: () => ({
    mediaSource: typeof globalThis.MediaSource === 'function' || 'ManagedMediaSource' in globalThis,
    nativeHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
  }),
};

/** Touches nothing of the browser until a title is opened, so that importing is safe everywhere. */
export function createPlayback(parts: Partial<PlaybackParts> = {}): Playback {
  const { importHls, importPrefetch, importLeanHls, importWholeHls, importDash, importNative, importCmcd, importText, support, takeHanded } = { ...defaults, ...parts };
  const cache = createPrefetchCache();
  const imports = { hls: once(importHls), lean: once(importLeanHls), whole: once(importWholeHls), dash: once(importDash), native: once(importNative), cmcd: once(importCmcd), text: once(importText) };
  const importWhole = async () => (await imports.whole()).WholeHls;
  const buildsFor = async (isProtected: boolean) => (isProtected ? { Hls: await importWhole() } : { Hls: (await imports.lean()).LeanHls, importWhole });
  /** What plays around hls.js travels beside it, not after it. */
  const hlsFor = (isProtected: boolean) => Promise.all([imports.hls(), buildsFor(isProtected)]);
  const engineOf = async (choice: StreamChoice | undefined, video: HTMLVideoElement, listener: EngineListener, cmcd?: CmcdReport): Promise<Engine> => {
    if (choice?.engine === 'hls') {
      const reporting = cmcd && imports.cmcd();
      const [{ createHlsEngine }, builds] = await hlsFor(!!choice.stream.drm);
      const report = reporting && { cmcdController: (await reporting).CmcdController, cmcd: { sessionId: crypto.randomUUID(), contentId: cmcd.contentId, useHeaders: cmcd.mode === 'header' } };
      return createHlsEngine(video, cache, listener, { ...builds, report });
    }
    if (choice?.engine === 'dash') return (await imports.dash()).createDashEngine(video, listener, cmcd);
    if (choice?.engine === 'native') return (await imports.native()).createNativeEngine(video, listener);
    throw new Error('No stream of this title plays in this browser');
  };
  return {
    preload: (isProtected = false) => ignoreFailure(support().mediaSource ? hlsFor(isProtected) : imports.native()),
    preconnect,
    prefetch(urls, startAt = 0) {
      const choice = chooseStream(urls, support());
      if (choice?.engine !== 'hls') return choice && ignoreFailure(imports[choice.engine]());
      const { url, drm, firstFiles } = choice.stream;
      const engine = hlsFor(!!drm);
      ignoreFailure(engine);
      for (const file of [...firstFiles?.playlists ?? [], ...firstFiles?.inits ?? []]) cache.open(file);
      if (!firstFiles || startAt > 0) ignoreFailure(importPrefetch().then((ahead) => ahead.prefetchHls(cache, url, engine, startAt)));
      else for (const file of firstFiles.segments) cache.open(file);
    },
    handed(origin, content) {
      const handed = takeHanded(origin, content);
      return handed?.answer.then((answer) => {
        cache.adopt(handed.files);
        return answer;
      });
    },
    sourceOf(urls) {
      const stream = chooseStream(urls, support())?.stream;
      return stream && { stream, live: urls.live };
    },
    async open(video, urls, listener, cmcd) {
      const choice = chooseStream(urls, support());
      // A title without its caption files is better than none.
      const text = choice?.stream.subtitles.length ? imports.text().catch(() => undefined) : undefined;
      const engine = await engineOf(choice, video, listener, cmcd);
      const beside = await text;
      return beside ? beside.withSideLoadedText(engine, video, listener) : engine;
    },
  };
}

/** One download for every caller; one that failed may be tried again. */
function once<T>(download: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () =>
    (kept ??= download().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}

/** What is fetched ahead may fail: `open` asks again and reports it. */
const ignoreFailure = (ahead: Promise<unknown>) => void ahead.catch(() => undefined);
