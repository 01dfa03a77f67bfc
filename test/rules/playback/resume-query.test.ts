import { expect, it } from 'vitest';
import { askedPosition } from '../../../src/rules/playback/resume-query.ts';

it.each([['754', 754], ['0', 0], ['12.5', 12.5], ['', undefined], ['-1', undefined], ['1e9', undefined], ['soon', undefined], ['99999999', undefined]])('resumeProgress=%s begins at %s', (resumeProgress, seconds) => {
  expect(askedPosition({ resumeProgress })).toBe(seconds);
});

it('leaves it to the progress where nothing is asked', () => {
  expect(askedPosition({})).toBeUndefined();
});
