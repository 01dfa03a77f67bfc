import { expect, test } from 'vitest';
import { chooseStream } from '../../src/playback/choose-stream.ts';

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
