import { expect, test } from 'vitest';
import { chapterAt } from '../../../../src/rules/playback/timeline/chapter-at.ts';

const chapters = [{ title: 'one', start: 5, end: 20, percent: 8 }, { title: 'two', start: 20, end: 60, percent: 33 }];

test.each([
  [4.9, undefined], [4.96, 'one'], [5, 'one'], [19.9, 'one'], [20, 'two'], [500, 'two'],
])('at %s seconds the chapter is %s', (seconds, title) => {
  expect(chapterAt(chapters, seconds)?.title).toBe(title);
});
