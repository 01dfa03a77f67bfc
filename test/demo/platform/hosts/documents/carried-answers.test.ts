import { expect, test } from 'vitest';
import { laterFiles, preloadLinks } from '../../../../../demo/platform/hosts/documents/carried-answers.ts';

test('a page asks for the session beside its entry, and for no engine without a title', () => {
  const manifest = { platform: ['chunks/platform-1.js', 'chunks/core-1.js'], 'engine-hls': ['chunks/engine-hls-1.js'], 'engine-hls-use': ['chunks/engine-hls-use-1.js'] };
  expect(laterFiles(undefined, manifest)).toEqual(['chunks/platform-1.js', 'chunks/core-1.js']);
  expect(laterFiles(undefined, {})).toEqual([]);
  const links = preloadLinks('/embed', ['player.js', 'chunks/core-1.js', ...laterFiles(undefined, manifest)]);
  expect(links.match(/href="[^"]+"/g)).toEqual(['href="/embed/player.js"', 'href="/embed/chunks/core-1.js"', 'href="/embed/chunks/platform-1.js"']);
});
