import { expect, it } from 'vitest';
import { startPositionOf } from '../../../src/rules/playback/playback-start.ts';

it.each([
  [undefined, 30, 60, 30], [undefined, 4, 60, 0], [undefined, 58, 60, 0], [undefined, 57, 60, 57], [undefined, 30, undefined, 30],
  [12, 30, 60, 12], [0, 30, 60, 0], [-3, 30, 60, 0], [undefined, undefined, 60, 0],
])('asked for %s, watched %s of %s: starts at %d', (wanted, watched, duration, start) => {
  expect(startPositionOf(wanted, watched, duration)).toBe(start);
});
