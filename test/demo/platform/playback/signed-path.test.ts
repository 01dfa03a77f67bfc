import { describe, expect, test } from 'vitest';
import { openedBy, signPath } from '../../../../demo/platform/playback/signed-path.ts';

const key = new Uint8Array(32).fill(7);

describe.each([['a moment', 2_000_000_000_000], ['a lease', 'k3P9-_aaaaaaaaaaaaaaaa']])('an address that is good by %s', (_what, goodBy) => {
  const signed = signPath(key, '/film/main.m3u8', goodBy);

  test('opens its folder and what lies below', () => {
    for (const file of ['/film/main.m3u8', '/film/v720/init.mp4', '/film/text/en.vtt?x=1']) {
      expect(openedBy(key, signed.replace('/film/main.m3u8', file))).toBe(goodBy);
    }
  });

  test.each(['/clips/one/main.m3u8', '/film', '/filmed/a.m4s', '/film/../secret', '/film/%2e%2e/secret', '/film/a\\b', '/', '/titles/cinema/1003/film/main.m3u8'])('does not open %s', (path) => {
    expect(openedBy(key, signed.replace('/film/main.m3u8', path))).toBeUndefined();
  });

  test('opens nothing by another moment or lease, nor with another key', () => {
    expect(openedBy(key, signed.replace(String(goodBy), '3000000000000'))).toBeUndefined();
    expect(openedBy(key, signed.replace(String(goodBy), 'bbbbbbbbbbbbbbbbbbbbbb'))).toBeUndefined();
    expect(openedBy(new Uint8Array(32), signed)).toBeUndefined();
  });
});
