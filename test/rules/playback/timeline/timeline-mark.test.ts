import { expect, test } from 'vitest';
import { markNear, timelineMarksOf } from '../../../../src/rules/playback/timeline/timeline-mark.ts';

const marks = timelineMarksOf({
  annotations: [{ start: 30, title: 'Goal' }, { start: 70, title: 'after the end' }, { start: 10, end: 5, title: 'backwards' }],
  skipMarkers: [{ start: 0, end: 8 }, { start: 55, end: 90 }],
  adOffsets: [32, -1, 60],
}, 60);

test('a title’s stretches, notes and ads are marked, as far as they lie inside', () => {
  expect(marks).toEqual([
    { kind: 'skip', start: 0, end: 8 },
    { kind: 'skip', start: 55, end: 60 },
    { kind: 'note', start: 30, end: undefined, title: 'Goal' },
    { kind: 'ad', start: 32 },
  ]);
});

test.each([[29.2, 'note'], [31.2, 'ad'], [30.9, 'note'], [27, undefined], [0, undefined]])('at %s seconds a hand finds %s', (seconds, kind) => {
  expect(markNear(marks, seconds, 1.5)?.kind).toBe(kind);
});
