import { expect, it } from 'vitest';
import { pixelsOf, timeOf } from '../../../src/rules/guide/time-scale.ts';

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
