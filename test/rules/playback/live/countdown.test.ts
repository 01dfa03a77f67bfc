import { expect, it } from 'vitest';
import { countdownOf, waitForStart } from '../../../../src/rules/playback/live/countdown.ts';

const text = (left: number) => countdownOf(left).map(({ unit, value }) => `${value} ${unit}`).join(' ');

it.each([
  [0, ''], [-1, ''],
  [1, '0 minute 1 second'],
  [59_001, '1 minute 0 second'],
  [3_600_000, '1 hour 0 minute 0 second'],
  [90_061_000, '1 day 1 hour 1 minute 1 second'],
])('%d ms are %s', (left, parts) => {
  expect(text(left)).toBe(parts);
});

it.each([[60_000, 0, 60_000], [60_000, 1, 62_000], [-1, 0.5, 5000], [1e12, 0, 2 ** 31 - 1]])('%d ms before a start, with chance %d, it is asked in %d ms', (left, chance, wait) => {
  expect(waitForStart(left, chance)).toBe(wait);
});
