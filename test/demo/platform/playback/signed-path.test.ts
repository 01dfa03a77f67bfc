import { describe, expect, test } from 'vitest';
import { signPath, verifyPath } from '../../../../demo/platform/playback/signed-path.ts';

describe('a signed address', () => {
  const key = new Uint8Array(32).fill(7);
  const signed = signPath(key, '/film/main.m3u8', 2_000_000_000_000);

  test('opens its folder and what lies below', () => {
    for (const file of ['/film/main.m3u8', '/film/v720/init.mp4', '/film/text/en.vtt?x=1']) {
      expect(verifyPath(key, signed.replace('/film/main.m3u8', file), 1)).toBe('valid');
    }
  });

  test.each(['/clips/one/main.m3u8', '/film', '/filmed/a.m4s', '/film/../secret', '/film/%2e%2e/secret', '/film/a\\b', '/'])('does not open %s', (path) => {
    expect(verifyPath(key, signed.replace('/film/main.m3u8', path), 1)).toBe('altered');
  });

  test('is no longer good at its end, nor with another end', () => {
    expect(verifyPath(key, signed, 2_000_000_000_000)).toBe('expired');
    expect(verifyPath(key, signed.replace('2000000000000', '3000000000000'), 1)).toBe('altered');
    expect(verifyPath(new Uint8Array(32), signed, 1)).toBe('altered');
  });
});
