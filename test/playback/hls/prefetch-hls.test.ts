import { expect, test, vi } from 'vitest';
import { prefetchHls } from '../../../src/playback/hls/prefetch-hls.ts';
import { createPrefetchCache } from '../../../src/playback/prefetch-cache.ts';

const files: Record<string, string> = {
  'https://m.test/main.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv.m3u8\n',
  'https://m.test/v.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\n1.m4s\n#EXTINF:4,\n2.m4s\n#EXT-X-ENDLIST\n',
};
const network = () => {
  const asked: string[] = [];
  const fetchFile = vi.fn(async (url: string | URL | Request) => {
    asked.push(String(url));
    return new Response(files[String(url)] ?? 'bytes');
  });
  return { asked, cache: createPrefetchCache(fetchFile as typeof fetch) };
};

test('playlists are fetched beside the engine; first segments wait until it has arrived', async () => {
  const { asked, cache } = network();
  let arrive = () => {};
  const engine = new Promise<void>((resolve) => { arrive = resolve; });
  const prefetched = prefetchHls(cache, 'https://m.test/main.m3u8', engine, 5);
  await vi.waitFor(() => expect(asked).toEqual(['https://m.test/main.m3u8', 'https://m.test/v.m3u8']));
  arrive();
  await prefetched;
  expect(asked.slice(2)).toEqual(['https://m.test/2.m4s', 'https://m.test/init.mp4']);
});

test('a playlist that was read ahead is still whole for the engine, once', async () => {
  const { cache } = network();
  await prefetchHls(cache, 'https://m.test/main.m3u8', Promise.resolve());
  const answer = await cache.take('https://m.test/main.m3u8')?.response;
  expect(await answer?.text()).toBe(files['https://m.test/main.m3u8']);
  expect(cache.take('https://m.test/main.m3u8')).toBeUndefined();
});

test('what the engine already asked for is not sent for again', async () => {
  const { asked, cache } = network();
  cache.take('https://m.test/v.m3u8');
  await prefetchHls(cache, 'https://m.test/main.m3u8', Promise.resolve());
  expect(asked).toEqual(['https://m.test/main.m3u8']);
});

test('the engine gets a playlist after its first files were sent for', async () => {
  const { asked, cache } = network();
  const prefetched = prefetchHls(cache, 'https://m.test/main.m3u8', Promise.resolve());
  await vi.waitFor(() => expect(asked).toContain('https://m.test/v.m3u8'));
  await cache.take('https://m.test/v.m3u8')?.response;
  expect(asked.slice(2)).toEqual(['https://m.test/1.m4s', 'https://m.test/init.mp4']);
  await prefetched;
});

test('a media playlist alone is enough', async () => {
  const { asked, cache } = network();
  await prefetchHls(cache, 'https://m.test/v.m3u8', Promise.resolve());
  expect(asked).toEqual(['https://m.test/v.m3u8', 'https://m.test/1.m4s', 'https://m.test/init.mp4']);
});

test('a playlist without end is given up, and left to the engine', async () => {
  let isAborted = false;
  const cache = createPrefetchCache((async (_url, init) => {
    init?.signal?.addEventListener('abort', () => { isAborted = true; });
    return new Response(new ReadableStream<Uint8Array<ArrayBuffer>>({ pull(control) { control.enqueue(new Uint8Array(4_000_000)); } }));
  }) as typeof fetch);
  await expect(prefetchHls(cache, 'https://m.test/main.m3u8', Promise.resolve())).rejects.toThrow('too long');
  expect(isAborted).toBe(true);
  await expect(cache.take('https://m.test/main.m3u8')?.response).rejects.toThrow('too long');
});

test('an engine that does not arrive leaves the segments unasked', async () => {
  const { asked, cache } = network();
  await expect(prefetchHls(cache, 'https://m.test/main.m3u8', Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(asked).toEqual(['https://m.test/main.m3u8', 'https://m.test/v.m3u8']);
});
