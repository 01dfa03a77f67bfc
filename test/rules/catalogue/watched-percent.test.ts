import { expect, it } from 'vitest';
import { watchedPercent } from '../../../src/rules/catalogue/watched-percent.ts';

// Spec 1 §2.4 "watchProgress over duration as a percentage".
it.each([
  [30, 60, 50], [1, 3, 33], [60, 60, 100], [90, 60, 100], [0.01, 7200, 1], [0, 60, undefined], [undefined, 60, undefined],
  [30, undefined, undefined], [30, 0, undefined], [-5, 60, undefined], [NaN, 60, undefined], [5, NaN, undefined],
])('%s of %s seconds: %s', (watchProgress, duration, percent) => {
  expect(watchedPercent({ watchProgress, duration })).toBe(percent);
});
