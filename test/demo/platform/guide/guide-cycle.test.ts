import { describe, expect, test } from 'vitest';
import { cycleMs, cyclesOf } from '../../../../demo/platform/guide/guide-cycle.ts';

describe('a guide cycle', () => {
  const first = Date.UTC(2026, 0, 5);

  test('a window within one', () => {
    expect(cyclesOf(first + 10, first + 20)).toEqual([{ startsAt: first, index: 0, from: 10, to: 20 }]);
  });

  test('a window over a seam is two, before the first one counts down', () => {
    expect(cyclesOf(first - 5, first + 5)).toEqual([
      { startsAt: first - cycleMs, index: -1, from: cycleMs - 5, to: cycleMs }, { startsAt: first, index: 0, from: 0, to: 5 },
    ]);
  });
});
