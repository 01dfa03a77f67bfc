import { afterEach, expect, test, vi } from 'vitest';
import { addressIn, readSideFile } from '../../../../src/store/playback/timeline/read-side-file.ts';

afterEach(() => vi.unstubAllGlobals());
const { signal } = new AbortController();

test.each([
  ['sheet.jpg', 'https://media.test/film/sheet.jpg'],
  ['/a/b.jpg', 'https://media.test/a/b.jpg'],
  ['http://other.test/x.jpg', 'http://other.test/x.jpg'],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AA', undefined],
  ['http://', undefined],
  ['  ', undefined],
])('%s is %s', (written, expected) => {
  expect(addressIn('https://media.test/film/thumbs.vtt', written)).toBe(expected);
});

/** A host that sends without end, and says nothing of it. */
const endless = () => new ReadableStream<Uint8Array<ArrayBuffer>>({ pull(control) { control.enqueue(new Uint8Array(1_000_000)); } });

test('a file is read without cookies; a refused, a huge, an endless and an unreachable one are none', async () => {
  const fetch = vi.fn(async (url: string) => {
    if (url === 'gone') throw new TypeError('no network');
    return new Response(url === 'endless' ? endless() : 'WEBVTT', { status: url === 'refused' ? 403 : 200, headers: url === 'huge' ? { 'content-length': '99999999' } : {} });
  });
  vi.stubGlobal('fetch', fetch);
  expect(await Promise.all(['here', 'refused', 'huge', 'endless', 'gone'].map((url) => readSideFile(url, signal)))).toEqual(['WEBVTT', undefined, undefined, undefined, undefined]);
  expect(fetch).toHaveBeenCalledWith('here', expect.objectContaining({ credentials: 'omit' }));
});
