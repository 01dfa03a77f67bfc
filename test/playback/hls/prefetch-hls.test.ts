import { expect, test, vi } from 'vitest';
import { prefetchHls } from '../../../src/playback/hls/prefetch-hls.ts';
import { createPrefetchCache } from '../../../src/playback/prefetch-cache.ts';

const files: Record<string, string> = {
  'https://m.test/main.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv.m3u8\n',
  'https://m.test/v.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\n1.m4s\n#EXTINF:4,\n2.m4s\n#EXT-X-ENDLIST\n',
};
const web = () => {
  const asked: string[] = [];
  const fetchFile = vi.fn(async (url: string | URL | Request) => {
    asked.push(String(url));
    return new Response(files[String(url)] ?? 'bytes');
  });
  return { asked, shelf: createPrefetchCache(fetchFile as typeof fetch) };
};

test('playlists travel beside the engine; first segments wait until it has arrived', async () => {
  const { asked, shelf } = web();
  let arrive = () => {};
  const engine = new Promise<void>((resolve) => { arrive = resolve; });
  const warmed = prefetchHls(shelf, 'https://m.test/main.m3u8', engine, 5);
  await vi.waitFor(() => expect(asked).toEqual(['https://m.test/main.m3u8', 'https://m.test/v.m3u8']));
  arrive();
  await warmed;
  expect(asked.slice(2)).toEqual(['https://m.test/2.m4s', 'https://m.test/init.mp4']);
});

test('what was read on the way is still whole for the engine, once', async () => {
  const { shelf } = web();
  await prefetchHls(shelf, 'https://m.test/main.m3u8', Promise.resolve());
  const answer = await shelf.take('https://m.test/main.m3u8')?.response;
  expect(await answer?.text()).toBe(files['https://m.test/main.m3u8']);
  expect(shelf.take('https://m.test/main.m3u8')).toBeUndefined();
});

test('what the engine already asked for is not sent for again', async () => {
  const { asked, shelf } = web();
  shelf.take('https://m.test/v.m3u8');
  await prefetchHls(shelf, 'https://m.test/main.m3u8', Promise.resolve());
  expect(asked).toEqual(['https://m.test/main.m3u8']);
});

test('an answer nobody takes is given up', async () => {
  vi.useFakeTimers();
  const signals: (AbortSignal | null | undefined)[] = [];
  const shelf = createPrefetchCache(((_url, init) => {
    signals.push(init?.signal);
    return Promise.resolve(new Response(''));
  }) as typeof fetch);
  shelf.open('https://m.test/a');
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(signals[0]?.aborted).toBe(true);
  expect(shelf.take('https://m.test/a')).toBeUndefined();
});

test('the engine gets a playlist after its first files were sent for', async () => {
  const { asked, shelf } = web();
  const warmed = prefetchHls(shelf, 'https://m.test/main.m3u8', Promise.resolve());
  await vi.waitFor(() => expect(asked).toContain('https://m.test/v.m3u8'));
  await shelf.take('https://m.test/v.m3u8')?.response;
  expect(asked.slice(2)).toEqual(['https://m.test/1.m4s', 'https://m.test/init.mp4']);
  await warmed;
});
