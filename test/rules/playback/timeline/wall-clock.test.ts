import { expect, test } from 'vitest';
import { wallClockOf } from '../../../../src/rules/playback/timeline/wall-clock.ts';

const noon = Date.UTC(2026, 5, 1, 12);

test.each([
  ['the end of the window is now', 3600, undefined, noon],
  ['its beginning is as long ago as it is wide', 0, undefined, noon - 3_600_000],
  ['a picture with a date is the measure', 1800, noon, noon],
  ['before it is earlier', 1740, noon, noon - 60_000],
  ['after it is later', 1860, noon, noon + 60_000],
])('%s', (_why, seconds, dateShown, expected) => {
  expect(wallClockOf(seconds, { position: 1800, windowSeconds: 3600, dateShown }, noon)).toBe(expected);
});
