import { expect, it } from 'vitest';
import { hasDecoder, newestDecoder } from './video-decoder.mjs';

it.each([
  ['libavcodec59 - FFmpeg library\nlibavcodec-extra59 - more of it\n', 'libavcodec59'],
  ['libavcodec9 - old\nlibavcodec61 - new\nlibavcodec60 - older\n', 'libavcodec61'],
  ['libavcodec-dev - headers\n', undefined],
  ['', undefined],
])('the decoder of a Debian release is its newest libavcodec: %j', (list, name) => expect(newestDecoder(list)).toBe(name));

it.runIf(process.platform === 'linux')('a system without libavcodec has no H.264 for Firefox; one that lists no libraries is not judged', () => {
  expect(hasDecoder(() => '\tlibavcodec.so.59 (libc6,x86-64) => /usr/lib/libavcodec.so.59\n')).toBe(true);
  expect(hasDecoder(() => '\tlibc.so.6 (libc6,x86-64) => /lib/libc.so.6\n')).toBe(false);
  expect(hasDecoder(() => '')).toBe(true);
});
