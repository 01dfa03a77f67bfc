import { describe, expect, test } from 'vitest';
import { cycleMs, runsOf } from '../../../../demo/platform/guide/guide-cycle.ts';

describe('the runs of a guide’s cycle', () => {
  const first = Date.UTC(2026, 0, 5);
  const fortnight = { cycleDays: 14, longestMs: 0 };
  const starts = (...window: Parameters<typeof runsOf>) => runsOf(...window).map(({ startsAt, index }) => [startsAt - first, index]);

  test('one for a window within it', () => expect(starts(first + 10, first + 20, fortnight)).toEqual([[0, 0]]));
  test('two for a window over a seam, before the first one counted down', () => {
    expect(starts(first - 5, first + 5, fortnight)).toEqual([[-cycleMs, -1], [0, 0]]);
  });
  test('the one before too, when something long may reach over the seam', () => {
    expect(starts(first + 10, first + 20, { cycleDays: 14, longestMs: 11 })).toEqual([[-cycleMs, -1], [0, 0]]);
  });
  test('as many as a short cycle has in the window', () => {
    expect(starts(first, first + cycleMs, { cycleDays: 1, longestMs: 0 })).toHaveLength(14);
  });
  test('none for a window without length', () => expect(starts(first, first, fortnight)).toEqual([]));
});
