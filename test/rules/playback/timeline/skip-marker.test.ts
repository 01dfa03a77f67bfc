import { expect, test } from 'vitest';
import { markerAt, skipTargetOf } from '../../../../src/rules/playback/timeline/skip-marker.ts';

const markers = [
  { type: 'RECAP', start: 0, end: 30 }, { type: 'INTRO', start: 20, end: 50 }, { type: 'CREDITS', start: 580, end: 600 }, { type: 'INTRO', start: 90, end: 80 }, { type: 'UNKNOWN', start: 100, end: 200 },
] as const;

test.each([
  [0, 'RECAP'], [19.9, 'RECAP'], [20, 'INTRO'], [48.9, 'INTRO'], [49, undefined], [50, undefined], [85, undefined], [580, 'CREDITS'], [599.5, undefined], [150, undefined],
])('at %s seconds the marker is %s', (seconds, type) => {
  expect(markerAt(markers, seconds)?.type).toBe(type);
});

test('skipping leads to the marker’s end, and not past the title’s', () => {
  expect(skipTargetOf(markers[1], 600)).toBe(50);
  expect(skipTargetOf(markers[2], 598)).toBe(598);
  expect(skipTargetOf(markers[2])).toBe(600);
});
