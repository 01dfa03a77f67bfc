import { expect, test } from 'vitest';
import { plainTextOf } from '../../../../src/rules/playback/timeline/plain-text-of.ts';

test.each([
  ['<v Narrator>The <i>moon</i> &amp; the boat', 'The moon & the boat'],
  ['Two\nlines ', 'Two lines'],
  ['&lt;b&gt; &amp;lt; &bogus;', '<b> &lt; &bogus;'],
])('a cue’s words come without tags, on one line: %j', (text, words) => {
  expect(plainTextOf({ text })).toBe(words);
});

test('a line of a million signs is read in a moment', () => {
  const began = performance.now();
  plainTextOf({ text: '<'.repeat(1_000_000) });
  expect(performance.now() - began).toBeLessThan(2000);
});
