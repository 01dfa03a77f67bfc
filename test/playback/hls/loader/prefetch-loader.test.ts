import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLoader } from '../../../../src/playback/hls/loader/prefetch-loader.ts';
import { createPrefetchCache } from '../../../../src/playback/prefetch-cache.ts';

const url = 'https://media.test/1.m4s';

/** The loader of hls.js, which writes down what it is asked. */
class OwnLoader {
  static readonly made: OwnLoader[] = [];
  readonly calls: string[] = [];
  readonly stats = {
    aborted: false, loaded: 0, total: 0, retry: 0, chunkCount: 0, bwEstimate: 0,
    loading: { start: 0, first: 0, end: 0 }, parsing: { start: 0, end: 0 }, buffering: { start: 0, first: 0, end: 0 },
  } satisfies LoaderStats;
  context = null;

  constructor() {
    OwnLoader.made.push(this);
  }

  load(): void {
    if (this.stats.loading.start) throw new Error('Loader can only be used once.');
    this.stats.loading.start = performance.now();
    this.calls.push('load');
  }

  abort(): void {
    this.calls.push('abort');
  }

  destroy(): void {
    this.calls.push('destroy');
  }

  getCacheAge(): number {
    return 7;
  }

  getResponseHeader(name: string): string {
    return `own ${name}`;
  }
}

/** A response that a test sends piece by piece. */
function openResponse(init: ResponseInit = {}) {
  let sender!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (control) => { sender = control; } });
  return {
    response: new Response(body, init),
    send: async (text: string) => {
      sender.enqueue(new TextEncoder().encode(text));
      await settle();
    },
    close: async () => {
      sender.close();
      await settle();
    },
    fail: async () => {
      sender.error(new Error('connection lost'));
      await settle();
    },
  };
}

const settle = async () => { for (let turn = 0; turn < 20; turn += 1) await Promise.resolve(); };
const textOf = (data: unknown) => (data instanceof ArrayBuffer ? new TextDecoder().decode(data) : data);

function setUp(answer: (signal: AbortSignal | null | undefined) => Promise<Response>, { responseType = 'arraybuffer', highWaterMark = 0, rangeEnd, firstByteMs = Infinity }: { responseType?: string; highWaterMark?: number; rangeEnd?: number; firstByteMs?: number } = {}) {
  const signals: (AbortSignal | null | undefined)[] = [];
  const cache = createPrefetchCache(((_url, init) => {
    signals.push(init?.signal);
    return answer(init?.signal);
  }) as typeof fetch);
  const Loader = prefetchLoader(cache);
  const loader: Loader<LoaderContext> = new Loader({ loader: OwnLoader } as never as HlsConfig);
  const pieces: unknown[] = [];
  const callbacks = {
    onSuccess: vi.fn(), onError: vi.fn(), onTimeout: vi.fn(), onAbort: vi.fn(),
    onProgress: vi.fn((_stats: LoaderStats, _context: LoaderContext, data: unknown) => void pieces.push(textOf(data))),
  };
  const context = { url, responseType, rangeEnd } as LoaderContext;
  const config = { highWaterMark, loadPolicy: { maxLoadTimeMs: 20_000, maxTimeToFirstByteMs: firstByteMs } } as LoaderConfiguration;
  return {
    cache, loader, callbacks, pieces, signals,
    own: OwnLoader.made.at(-1)!,
    async load(withProgress = true) {
      const used: LoaderCallbacks<LoaderContext> = withProgress ? callbacks : { ...callbacks, onProgress: undefined };
      loader.load(context, config, used);
      await settle();
    },
  };
}

/** A promise that ends when its request is aborted. */
const never = (signal: AbortSignal | null | undefined) => new Promise<Response>((_, reject) => {
  signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
});

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  OwnLoader.made.length = 0;
});

test('what was not prefetched is asked for with the loader of hls.js', async () => {
  const { load, own, loader, signals } = setUp(() => Promise.resolve(new Response('bytes')));
  await load();
  expect([own.calls, signals]).toEqual([['load'], []]);
  expect([loader.stats, loader.getCacheAge?.(), loader.getResponseHeader?.('etag')]).toEqual([own.stats, 7, 'own etag']);
  loader.abort();
  loader.destroy();
  expect(own.calls).toEqual(['load', 'abort', 'destroy']);
});

test('a byte range is never served from a whole file', async () => {
  const { cache, load, own } = setUp(() => Promise.resolve(new Response('bytes')), { rangeEnd: 100 });
  cache.open(url);
  await load();
  expect(own.calls).toEqual(['load']);
});

test('a playlist is served from the cache as text, with its statistics, and nothing is asked twice', async () => {
  const { cache, load, own, callbacks, loader } = setUp(() => Promise.resolve(new Response('#EXTM3U', { headers: { age: '3', etag: 'x' } })), { responseType: 'text' });
  const opened = cache.open(url)!;
  await load();
  expect(own.calls).toEqual([]);
  const [response, stats] = callbacks.onSuccess.mock.calls[0]!;
  expect(response).toMatchObject({ data: '#EXTM3U', code: 200 });
  expect(stats).toMatchObject({ loaded: 7, total: 7, aborted: false });
  expect(stats.loading.start).toBe(opened.openedAt);
  expect(stats.loading.first).toBeGreaterThanOrEqual(stats.loading.start);
  expect(stats.loading.end).toBeGreaterThanOrEqual(stats.loading.first);
  expect([loader.getCacheAge?.(), loader.getResponseHeader?.('etag')]).toEqual([3, 'x']);
});

test('a playlist from the cache that is longer than any is left to the loader of hls.js', async () => {
  const { cache, load, own, callbacks } = setUp(() => Promise.resolve(new Response('#EXTM3U', { headers: { 'content-length': '200000000' } })), { responseType: 'text' });
  cache.open(url);
  await load();
  expect([own.calls, callbacks.onSuccess.mock.calls, callbacks.onError.mock.calls]).toEqual([['load'], [], []]);
});

test('a response that does not tell its age is new', async () => {
  const { cache, load, loader } = setUp(() => Promise.resolve(new Response('#EXTM3U')), { responseType: 'text' });
  cache.open(url);
  await load();
  expect(loader.getCacheAge?.()).toBe(0);
});

test('a segment is handed over piece by piece as it arrives, and ends with an empty rest', async () => {
  const stream = openResponse({ headers: { 'content-length': '6' } });
  const { cache, load, callbacks, pieces } = setUp(() => Promise.resolve(stream.response));
  cache.open(url);
  await load();
  await stream.send('abc');
  expect([pieces, callbacks.onSuccess.mock.calls.length]).toEqual([['abc'], 0]);
  await stream.send('def');
  await stream.close();
  expect(pieces).toEqual(['abc', 'def']);
  const [response, stats] = callbacks.onSuccess.mock.calls[0]!;
  expect([response.data.byteLength, stats.loaded, stats.total]).toEqual([0, 6, 6]);
});

test('small pieces wait until they hold what hls.js asked for; the rest comes at the end', async () => {
  const stream = openResponse();
  const { cache, load, pieces } = setUp(() => Promise.resolve(stream.response), { highWaterMark: 4 });
  cache.open(url);
  await load();
  for (const piece of ['ab', 'cd', 'ef']) await stream.send(piece);
  expect(pieces).toEqual(['abcd']);
  await stream.close();
  expect(pieces).toEqual(['abcd', 'ef']);
});

test.each([
  ['without progress', 0, false, []],
  ['where pieces are not wanted', Infinity, true, ['abcdef']],
])('a segment comes whole %s', async (_case, highWaterMark, withProgress, progress) => {
  const { cache, load, callbacks, pieces } = setUp(() => Promise.resolve(new Response('abcdef')), { highWaterMark });
  cache.open(url);
  await load(withProgress);
  const [response, stats] = callbacks.onSuccess.mock.calls[0]!;
  expect([textOf(response.data), stats.loaded, stats.total, pieces]).toEqual(['abcdef', 6, 6, progress]);
});

test.each([
  ['was refused', () => Promise.resolve(new Response('no', { status: 503 }))],
  ['did not arrive', () => Promise.reject(new TypeError('network'))],
])('a response that %s is asked for again with the loader of hls.js, with fresh statistics', async (_case, answer) => {
  const { cache, load, own, callbacks, loader } = setUp(answer);
  cache.open(url);
  await load();
  expect(own.calls).toEqual(['load']);
  expect([callbacks.onError.mock.calls, callbacks.onSuccess.mock.calls, loader.stats.loaded]).toEqual([[], [], 0]);
  loader.abort();
  expect(own.calls).toEqual(['load', 'abort']);
});

test('a response that breaks after a part was handed over is an error for hls.js, which retries it', async () => {
  const stream = openResponse();
  const { cache, load, own, callbacks } = setUp(() => Promise.resolve(stream.response));
  cache.open(url);
  await load();
  await stream.send('abc');
  await stream.fail();
  expect(callbacks.onError.mock.calls[0]?.[0]).toEqual({ code: 0, text: 'interrupted' });
  expect([own.calls, callbacks.onSuccess.mock.calls]).toEqual([[], []]);
});

test('a response that takes too long is given up and asked for again', async () => {
  const { cache, load, own, signals } = setUp(never);
  cache.open(url);
  await load();
  await vi.advanceTimersByTimeAsync(19_999);
  expect([signals[0]?.aborted, own.calls]).toEqual([false, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([signals[0]?.aborted, own.calls]).toEqual([true, ['load']]);
});

test('a response of which no byte comes is given up sooner than one that comes slowly', async () => {
  const silent = setUp(never, { firstByteMs: 4000 });
  silent.cache.open(url);
  await silent.load();
  await vi.advanceTimersByTimeAsync(4000);
  expect(silent.own.calls).toEqual(['load']);

  const stream = openResponse();
  const slow = setUp(() => Promise.resolve(stream.response), { firstByteMs: 4000 });
  slow.cache.open(url);
  await slow.load();
  await vi.advanceTimersByTimeAsync(4000);
  await stream.send('abc');
  await stream.close();
  expect([slow.own.calls, slow.callbacks.onSuccess.mock.calls.length]).toEqual([[], 1]);
});

test('an abort ends the request and tells hls.js nothing more', async () => {
  const stream = openResponse();
  const { cache, load, loader, own, callbacks, pieces, signals } = setUp(() => Promise.resolve(stream.response));
  cache.open(url);
  await load();
  await stream.send('abc');
  loader.abort();
  await stream.send('def');
  await stream.close();
  expect([loader.stats.aborted, signals[0]?.aborted, pieces]).toEqual([true, true, ['abc']]);
  expect([own.calls, callbacks.onSuccess.mock.calls, callbacks.onError.mock.calls]).toEqual([[], [], []]);
});

test('an abort before the response leaves its body unread', async () => {
  const { cache, load, loader, own, callbacks } = setUp(never);
  cache.open(url);
  await load();
  loader.abort();
  await settle();
  expect([own.calls, callbacks.onError.mock.calls]).toEqual([[], []]);
});

test.each([
  ['that is under way aborts it', false, true],
  ['that is done leaves it', true, false],
])('destroying a loader %s', async (_case, done, aborted) => {
  const stream = openResponse();
  const { cache, load, loader, own, signals } = setUp(() => Promise.resolve(stream.response));
  cache.open(url);
  await load();
  await stream.send('abc');
  if (done) await stream.close();
  loader.destroy();
  expect([signals[0]?.aborted, own.calls]).toEqual([aborted, ['destroy']]);
});
