import { expect, test } from 'vitest';
import { annotationsAt } from '../../../../src/rules/playback/timeline/annotations.ts';

const notes = [{ id: 'a', start: 10, end: 20 }, { id: 'b', start: 15 }, { id: 'c', start: 40, end: 40 }];

test.each([[9, ''], [10, 'a'], [16, 'ab'], [20, 'b'], [22.9, 'b'], [23, ''], [40, '']])('at %s seconds the notes are “%s”', (seconds, ids) => {
  expect(annotationsAt(notes, seconds).map(({ id }) => id).join('')).toBe(ids);
});
