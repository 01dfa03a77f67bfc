import type { LoaderConfiguration, LoaderContext } from 'hls.js';
import { expect, test } from 'vitest';
import { withFirstByteLimit } from '../../../../src/playback/hls/loader/first-byte-limit.ts';

const config = { loadPolicy: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 30_000 } } as LoaderConfiguration;
const limitOf = (context: object) => withFirstByteLimit(context as LoaderContext, config).loadPolicy.maxTimeToFirstByteMs;

test('a segment may be silent for four seconds, then for twice as long, and never longer than configured', () => {
  const frag = {};
  expect([limitOf({ frag }), limitOf({ frag }), limitOf({ frag })]).toEqual([4000, 8000, 10_000]);
  expect(limitOf({ frag: {} })).toBe(4000);
});

test('a playlist, and everything else of the configuration, is left as it is', () => {
  expect(withFirstByteLimit({ url: 'main.m3u8' } as LoaderContext, config)).toBe(config);
  expect(withFirstByteLimit({ frag: {} } as never as LoaderContext, config).loadPolicy.maxLoadTimeMs).toBe(30_000);
});
