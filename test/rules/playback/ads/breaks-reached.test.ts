import { describe, expect, test } from 'vitest';
import type { AdBreak } from '../../../../src/rules/playback/ads/ad-break.ts';
import { breaksReached } from '../../../../src/rules/playback/ads/breaks-reached.ts';

describe('which breaks a viewer has reached', () => {
  const breaks: AdBreak[] = [
    { id: 'pre', position: 'PRE', at: 0 }, { id: 'late', position: 'MID', at: 40 }, { id: 'early', position: 'MID', at: 20 }, { id: 'post', position: 'POST', at: Infinity },
  ];
  const rows: [from: number, to: number, done: string[], reached: string[]][] = [
    [0, 19.9, [], []],
    [19.9, 20.1, [], ['early']],
    [20, 20.2, [], []],
    [0, 60, [], ['early', 'late']],
    [0, 60, ['early'], ['late']],
    [0, 60, ['early', 'late'], []],
    [50, 10, [], []],
    [0, 20, ['late'], ['early']],
  ];
  test.each(rows)('from %s to %s, with %j done: %j', (from, to, done, reached) => {
    expect(breaksReached(breaks, new Set(done), from, to).map(({ id }) => id)).toEqual(reached);
  });
});
