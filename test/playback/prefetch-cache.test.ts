import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPrefetchCache } from '../../src/playback/prefetch-cache.ts';
import { settled } from '../support/settled.ts';

const url = 'https://media.test/main.m3u8';

function setUp(answer: () => Promise<Response> = () => Promise.resolve(new Response('#EXTM3U'))) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const cache = createPrefetchCache(((address, init) => {
    requests.push({ url: String(address), init });
    return answer();
  }) as typeof fetch);
  return { cache, requests };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a response is handed over once', async () => {
  const { cache, requests } = setUp();
  cache.open(url);
  const taken = cache.take(url);
  expect(await (await taken?.response)?.text()).toBe('#EXTM3U');
  expect(cache.take(url)).toBeUndefined();
  expect(requests).toMatchObject([{ url, init: { credentials: 'same-origin' } }]);
});

test('two openers of one address share a request', () => {
  const { cache, requests } = setUp();
  expect(cache.open(url)).toBe(cache.open(url));
  expect(requests).toHaveLength(1);
});

test('what the engine asked for by itself is not sent again, until it would be stale', () => {
  const { cache, requests } = setUp();
  expect(cache.take(url)).toBeUndefined();
  expect(cache.open(url)).toBeUndefined();
  vi.advanceTimersByTime(15_000);
  expect(cache.open(url)).toBeDefined();
  expect(requests).toHaveLength(1);
});

test('a response that no engine takes is aborted after fifteen seconds', () => {
  const { cache, requests } = setUp();
  cache.open(url);
  vi.advanceTimersByTime(14_999);
  expect(requests[0]?.init?.signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(requests[0]?.init?.signal?.aborted).toBe(true);
  expect(cache.take(url)).toBeUndefined();
});

test('a response that was taken is left alone', () => {
  const { cache, requests } = setUp();
  cache.open(url);
  const taken = cache.take(url);
  vi.advanceTimersByTime(60_000);
  expect(requests[0]?.init?.signal?.aborted).toBe(false);
  taken?.abort();
  expect(requests[0]?.init?.signal?.aborted).toBe(true);
});

test('a request that failed is forgotten, and may be sent again', async () => {
  const { cache, requests } = setUp(() => Promise.reject(new TypeError('offline')));
  cache.open(url)?.response.catch(() => undefined);
  await settled();
  expect(cache.take('https://media.test/other')).toBeUndefined();
  cache.open(url)?.response.catch(() => undefined);
  expect(requests).toHaveLength(2);
  await settled();
});

test('two caches know nothing of each other', () => {
  const [one, other] = [setUp(), setUp()];
  one.cache.open(url);
  expect(other.cache.take(url)).toBeUndefined();
});
