import { expect, test, vi } from 'vitest';
import type { createHlsEngine } from '../../src/playback/hls/hls-engine.ts';
import type { PrefetchCache } from '../../src/playback/prefetch-cache.ts';
import { createPlayback, type PlaybackParts } from '../../src/playback/create-playback.ts';

const stream = (url: string) => ({ url, subtitles: [] });
const urls = (facts: object) => ({ hls: [], dash: [], expiresAt: 0, live: false, ...facts });
const hls = urls({ hls: [stream('https://media.test/main.m3u8')] });
const dash = urls({ dash: [stream('https://media.test/a.mpd')] });
const withMediaSource = { mediaSource: true, nativeHls: false };
const withoutMediaSource = { mediaSource: false, nativeHls: true };
const listener = { onTracks() {}, onQuality() {}, onRestart() {}, onFailure() {} };
const video = {} as HTMLVideoElement;

function setUp(support = withMediaSource) {
  const parts = {
    importHls: vi.fn(() => Promise.resolve({ createHlsEngine: (...[, , , { Hls }]: Parameters<typeof createHlsEngine>) => (Hls === ('lean' as unknown) ? 'hls' : `hls ${Hls}`) as never })),
    importLeanHls: vi.fn(async () => ({ LeanHls: 'lean' as never })),
    importWholeHls: vi.fn(async () => ({ WholeHls: 'whole' as never })),
    importDash: vi.fn(() => Promise.resolve({ createDashEngine: () => 'dash' as never })),
    importNative: vi.fn(() => Promise.resolve({ createNativeEngine: () => 'native' as never })),
    importCmcd: vi.fn(async () => ({ CmcdController: 'controller' as never })),
    importText: vi.fn(async () => ({ withSideLoadedText: (engine: unknown) => `${String(engine)} with files` as never })),
    importPrefetch: vi.fn(async () => ({ prefetchHls: async (cache: PrefetchCache, url: string) => void cache.open(url) })),
    takeHanded: vi.fn<PlaybackParts['takeHanded']>(() => undefined),
    support: () => support,
  } satisfies PlaybackParts;
  return { parts, playback: createPlayback(parts) };
}

test.each([
  ['HLS', hls, withMediaSource, 'hls'],
  ['DASH', dash, withMediaSource, 'dash'],
  ['HLS where there is no Media Source', hls, withoutMediaSource, 'native'],
])('%s gets its engine', async (_case, streams, support, engine) => {
  const { playback } = setUp(support);
  expect(await playback.open(video, streams, listener)).toBe(engine);
  expect(playback.sourceOf(streams)).toMatchObject({ live: false, stream: {} });
});

test('servers are told of requests where the tenant wants it, and what tells them is fetched then alone', async () => {
  const { parts, playback } = setUp();
  const made = vi.fn((..._given: Parameters<typeof createHlsEngine>) => 'hls' as never);
  parts.importHls.mockResolvedValue({ createHlsEngine: made as never });
  await playback.open(video, hls, listener);
  expect([parts.importCmcd.mock.calls.length, made.mock.calls[0]?.[3].report]).toEqual([0, undefined]);
  await playback.open(video, hls, listener, { mode: 'header', contentId: 'vod:1001' });
  expect(made.mock.calls[1]?.[3].report).toEqual({ cmcdController: 'controller', cmcd: { sessionId: expect.stringMatching(/^[\da-f-]{36}$/) as string, contentId: 'vod:1001', useHeaders: true } });
});

test('caption files beside a stream bring what offers them; without any, or where it does not arrive, the engine stands alone', async () => {
  const { parts, playback } = setUp();
  const beside = urls({ hls: [{ ...stream('https://media.test/main.m3u8'), subtitles: [{ language: 'es', label: 'Español', url: '/es.vtt' }] }] });
  expect(await playback.open(video, hls, listener)).toBe('hls');
  expect(parts.importText).not.toHaveBeenCalled();
  parts.importText.mockRejectedValueOnce(new Error('offline'));
  expect(await playback.open(video, beside, listener)).toBe('hls');
  expect(await playback.open(video, beside, listener)).toBe('hls with files');
});

test('streams that nothing here plays have no source and no engine', async () => {
  const { playback } = setUp(withoutMediaSource);
  expect(playback.sourceOf(dash)).toBeUndefined();
  await expect(playback.open(video, dash, listener)).rejects.toThrow('No stream');
  expect(() => playback.prefetch(dash)).not.toThrow();
});

test.each([
  ['with Media Source', withMediaSource, 'importHls'],
  ['without', withoutMediaSource, 'importNative'],
] as const)('the engine that most titles need is fetched ahead, once: %s', (_case, support, name) => {
  const { playback, parts } = setUp(support);
  playback.preload();
  playback.preload();
  expect([parts.importHls, parts.importDash, parts.importNative].filter((load) => load.mock.calls.length > 0)).toEqual([parts[name]]);
  expect(parts[name]).toHaveBeenCalledOnce();
});

test('one download serves every player, and one that failed is tried again', async () => {
  const { parts, playback } = setUp();
  parts.importHls.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  playback.preload();
  await expect(playback.open(video, hls, listener)).rejects.toThrow('offline');
  expect(await Promise.all([playback.open(video, hls, listener), playback.open(video, hls, listener)])).toEqual(['hls', 'hls']);
  expect(parts.importHls).toHaveBeenCalledTimes(2);
});

test.each([
  ['DASH fetches its engine', dash, 'importDash'],
  ['HLS fetches its engine beside its playlist', hls, 'importHls'],
] as const)('ahead of a title, %s', async (_case, streams, name) => {
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { parts, playback } = setUp();
  playback.prefetch(streams);
  expect(parts[name]).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(request.mock.calls.map(([address]) => address)).toEqual(name === 'importHls' ? ['https://media.test/main.m3u8'] : []);
  request.mockRestore();
});

test('making a playback touches nothing of a browser', () => {
  expect(typeof document).toBe('undefined');
  expect(() => createPlayback()).not.toThrow();
});

test('a title that needs a key gets the whole hls.js at once, and the lean one is never fetched', async () => {
  const drm = { url: 'https://drm.test', encryptionMode: 'CBC' as const, keySystems: ['org.w3.clearkey'] };
  const { parts, playback } = setUp();
  playback.preload(true);
  expect(await playback.open(video, urls({ hls: [{ ...stream('https://media.test/a.m3u8'), drm }] }), listener)).toBe('hls whole');
  expect([parts.importLeanHls.mock.calls.length, parts.importWholeHls.mock.calls.length]).toEqual([0, 1]);
});

const at = (file: string) => `https://media.test/${file}`;
const firstFiles = { playlists: ['main', 'low'].map(at), inits: ['init'].map(at), segments: ['1'].map(at) };
const told = urls({ hls: [{ ...stream(at('main')), firstFiles }] });

test.each([
  ['a start at the beginning asks for everything at once', 0, ['main', 'low', 'init', '1'], 0],
  ['a start in the middle leaves the segment to whoever reads the playlists', 25, ['main', 'low', 'init'], 1],
])('where the platform names the first files, %s', async (_case, startAt, files, reads) => {
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  const { parts, playback } = setUp();
  playback.prefetch(told, startAt);
  await Promise.resolve();
  expect(request.mock.calls.map(([address]) => address)).toEqual(files.map(at));
  expect(parts.importPrefetch).toHaveBeenCalledTimes(reads);
  request.mockRestore();
});

test('what was sent for before this code came is not sent for again, and its answer is given once', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  const { parts, playback } = setUp();
  const sent = { response: Promise.resolve(new Response('#EXTM3U')), openedAt: 1, abort() {} };
  parts.takeHanded.mockImplementationOnce(() => ({ answer: Promise.resolve('answer'), files: new Map([[at('main'), sent], [at('low'), sent]]) }));
  expect(await playback.handed('https://arena.test', 'vod:1')).toBe('answer');
  expect(playback.handed('https://arena.test', 'vod:1')).toBeUndefined();
  playback.prefetch(told);
  expect(request.mock.calls.map(([address]) => address)).toEqual(['init', '1'].map(at));
  request.mockRestore();
});
