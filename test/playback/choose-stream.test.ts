import { expect, test } from 'vitest';
import { chooseStream } from '../../src/playback/choose-stream.ts';
import { createPlayback } from '../../src/playback/create-playback.ts';

const stream = (url: string) => ({ url, subtitles: [] });
const both = { hls: [stream('h')], dash: [stream('d')] };
const mse = { mediaSource: true, nativeHls: false };

test.each([
  ['HLS first', both, mse, 'hls', 'h'],
  ['HLS by Media Source also where the browser says it could', both, { mediaSource: true, nativeHls: true }, 'hls', 'h'],
  ['DASH when only DASH is given', { hls: [], dash: [stream('d')] }, mse, 'dash', 'd'],
  ['the browser’s own HLS without Media Source', both, { mediaSource: false, nativeHls: true }, 'native', 'h'],
] as const)('%s', (_case, urls, support, engine, url) => {
  expect(chooseStream(urls as never, support)).toMatchObject({ engine, stream: { url } });
});

test.each([
  ['no streams', { hls: [], dash: [] }, mse],
  ['DASH without Media Source', { hls: [], dash: [stream('d')] }, { mediaSource: false, nativeHls: true }],
  ['nothing at all', both, { mediaSource: false, nativeHls: false }],
])('%s: nothing plays', (_case, urls, support) => {
  expect(chooseStream(urls, support)).toBeUndefined();
});

test('one engine download serves every player, and a refused one is tried again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve({ createHlsEngine: () => 'engine' as never })];
  let downloads = 0;
  const playback = createPlayback({ importHls: () => answers[Math.min(downloads++, 1)]!() as never, support: () => mse });
  const urls = { ...both, expiresAt: 0, live: false };
  const listener = { onTracks() {}, onQuality() {}, onFailure() {} };
  await expect(playback.open({} as never, urls, listener)).rejects.toThrow('offline');
  expect(await Promise.all([playback.open({} as never, urls, listener), playback.open({} as never, urls, listener)])).toEqual(['engine', 'engine']);
  expect(downloads).toBe(2);
});

test('making a playback touches nothing of a browser', () => {
  expect(typeof document).toBe('undefined');
  expect(() => createPlayback()).not.toThrow();
});
