import { expect, it } from 'vitest';
import { nextRate } from '../../../src/rules/playback/playback-rates.ts';

it.each([[1, true, 1.25], [1, false, 0.75], [1.1, true, 1.25], [1.1, false, 1], [2, true, 2], [0.25, false, 0.25], [3, false, 2]])('from %d (faster: %s) the next rate is %d', (rate, faster, next) => {
  expect(nextRate(rate, faster)).toBe(next);
});
