import { expect, test } from 'vitest';
import { factsOf } from '../../../../demo/platform/playback/media-facts.ts';

test('the facts of a film are those that were written when it was made', () => {
  expect(factsOf('film')).toMatchObject({ title: 'The Paper Moon', seconds: 64, files: { hls: 'main.m3u8' } });
});

test('a folder without media is a failure that says which and what to do, not an invented length', () => {
  expect(() => factsOf('clips/none')).toThrow(/"clips\/none" cannot be played: .*film\.json is missing.*npx tsx demo\/media\/make\.ts/);
});
