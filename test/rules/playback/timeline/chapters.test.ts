import { expect, test } from 'vitest';
import { chaptersOf } from '../../../../src/rules/playback/timeline/chapters.ts';

const cue = (start: number, text: string, end = start + 5) => ({ start, end, text });

test('a chapter lasts until the next one, and the last one to the end of the title', () => {
  expect(chaptersOf([cue(0, 'Harbour'), cue(20, '<i>Storm</i>'), cue(50, '')], 80)).toEqual([
    { title: 'Harbour', start: 0, end: 20, percent: 0 },
    { title: 'Storm', start: 20, end: 50, percent: 25 },
    { title: '', start: 50, end: 80, percent: 62.5 },
  ]);
});

test('one chapter, chapters at the same second and chapters after the end say nothing', () => {
  expect(chaptersOf([cue(0, 'all')], 60)).toEqual([]);
  expect(chaptersOf([cue(0, 'a'), cue(0, 'b'), cue(70, 'c')], 60)).toEqual([]);
  expect(chaptersOf([], 60)).toEqual([]);
  expect(chaptersOf([cue(0, 'a'), cue(30, 'b')], Number.NaN)).toEqual([]);
});
