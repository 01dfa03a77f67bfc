import { expect, it } from 'vitest';
import { restartPosition } from '../../../../src/rules/playback/live/restart-position.ts';

const shown = 1_000_000;

it.each([
  ['within the window', 100, shown - 60_000, false, 40],
  ['where the window begins', 100, shown - 100_000, false, 0],
  ['a moment before the window', 100, shown - 103_000, false, 0],
  ['before the window', 100, shown - 200_000, false, undefined],
  ['before the window, though the platform promises it', 100, shown - 200_000, true, 0],
  ['in the future', 100, shown + 1000, true, undefined],
])('a programme that began %s', (_name, position, start, isPromised, seconds) => {
  expect(restartPosition({ position, dateShown: shown }, start, isPromised)).toBe(seconds);
});
