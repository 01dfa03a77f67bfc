import { describe, expect, it, test } from 'vitest';
import { isWorthReopening, waitBefore, waitBeforeReopening } from '../../../src/rules/playback/playback-retry.ts';

it('waits longer each time, and then not at all', () => {
  const waits = [0, 1, 2].map(waitBefore) as number[];
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waitBefore(3)).toBeUndefined();
});

describe('the failure panel opens the title again by itself', () => {
  test.each([[0, 5000], [1, 10_000], [2, 20_000], [3, 40_000], [4, 60_000], [40, 60_000]])('after %d failures in a row within %d ms', (failures, longest) => {
    expect(waitBeforeReopening(failures, 0)).toBe(longest);
    expect(waitBeforeReopening(failures, 1)).toBe(longest * 0.8);
  });

  test.each([
    ['unreachable', undefined, true], ['broken-answer', undefined, true], ['default', undefined, true],
    ['not-found', undefined, false], ['geoblocked', undefined, false], ['has-ended', undefined, false], ['purchase', undefined, false],
    [undefined, 'network', true], [undefined, 'expired', true], [undefined, 'stall', true], [undefined, 'media', false], [undefined, 'drm', false],
    ['purchase', 'expired', false], [undefined, undefined, false],
  ] as const)('where that can help: outcome %s, failure %s: %s', (outcome, failure, worth) => {
    expect(isWorthReopening(outcome, failure)).toBe(worth);
  });
});
