import { expect, it } from 'vitest';
import { premiereState, untilPremiereTurns } from '../../../../src/rules/playback/live/premiere.ts';

const start = 1_000_000;
const premiere = { start, duration: 64 };

/** @source spec 1 §4.1 "about 30 seconds (30000 ms) after the scheduled start when a countdown is running, … turns off at … scheduled start plus duration" */
it.each([
  [-1, true, 'before'],
  [-1, false, 'before'],
  [0, true, 'starting'],
  [29_999, true, 'starting'],
  [30_000, true, 'running'],
  [0, false, 'running'],
  [63_999, true, 'running'],
  [64_000, true, 'over'],
  [64_000, false, 'over'],
] as const)('%d ms after the scheduled start, with a countdown %s: %s', (after, isCountingDown, state) => {
  expect(premiereState(premiere, start + after, isCountingDown)).toBe(state);
});

it.each([[-500, 500], [0, 30_000], [30_000, 34_000], [64_000, undefined]])('%d ms after the start it turns in %s ms', (after, left) => {
  expect(untilPremiereTurns(premiere, start + after)).toBe(left);
});
