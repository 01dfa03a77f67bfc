import { expect, it } from 'vitest';
import { hourScales, nextScale, pixelsOf, tickMinutes, timeOf } from '../../../src/rules/guide/time-scale.ts';

it.each([
  ['nothing', 0, 0],
  ['a minute', 60_000, 4],
  ['an hour', 3_600_000, 240],
  ['half a minute', 30_000, 2],
  ['a time before the window', -60_000, -4],
])('%s is as long as it lasts, and back', (_, timeMs, pixels) => {
  expect(pixelsOf(timeMs, 4)).toBe(pixels);
  expect(timeOf(pixels, 4)).toBe(timeMs);
});

it.each([[240, 1, 320], [240, -1, 180], [480, 1, 480], [120, -1, 120], [200, 1, 320], [9999, -1, 320]] as const)('from %d a step of %d leads to %d', (from, step, to) => {
  expect(nextScale(from, step)).toBe(to);
});

it('marks the ruler as closely as its words have room', () => {
  expect(hourScales.map(tickMinutes)).toEqual([60, 30, 30, 15, 15]);
});
