import { expect, it } from 'vitest';
import { endTimeOf, nextTimeMode, remainingTimeOf, timeModeOf, timeModes } from '../../../src/rules/playback/time-display.ts';

const at = (position: number, duration = 60, rate = 1) => ({ position, duration, rate, now: Date.UTC(2026, 0, 1, 20, 0) });

it('a press goes through the modes and begins anew', () => {
  expect(timeModes.map(nextTimeMode)).toEqual(['remaining', 'ends', 'elapsed']);
});

it.each([['ends', 'ends'], ['constructor', 'elapsed'], [undefined, 'elapsed']])('the kept mode %s is read as %s', (kept, mode) => {
  expect(timeModeOf(kept)).toBe(mode);
});

it.each([[0, 60, '-1:00'], [55.5, 60, '-0:05'], [59.995, 60, '-0:00'], [70, 60, '-0:00'], [0, 3600, '-1:00:00'], [3599, 3600, '-0:00:01']])('at %d of %d s is left %s', (position, duration, left) => {
  expect(remainingTimeOf(at(position, duration))).toBe(left);
});

it('says when it ends, sooner at a faster rate', () => {
  const minutes = (text: string) => Number(/:(\d\d)/.exec(text)?.[1]);
  expect(minutes(endTimeOf(at(0, 1800), 'en'))).toBe(30);
  expect(minutes(endTimeOf(at(0, 1800, 2), 'en'))).toBe(15);
});
