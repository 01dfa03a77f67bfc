import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../../../../bridge/frame/limits/rate-limit.ts';

describe('a bucket of three, refilled by two a second', () => {
  it.each<[times: number[], taken: boolean[], why: string]>([
    [[0, 0, 0, 0], [true, true, true, false], 'the burst, then nothing'],
    [[0, 0, 0, 499, 500], [true, true, true, false, true], 'half a second gives one'],
    [[0, 0, 0, 60_000, 60_000, 60_000, 60_000], [true, true, true, true, true, true, false], 'a long wait fills it and no more'],
    [[1000, 1000, 1000, 0, 0], [true, true, true, false, false], 'a clock that goes back gives nothing'],
  ])('at %j: %s', (times, taken) => {
    let now = times[0]!;
    const take = createRateLimit(3, 2, () => now);
    expect(times.map((time) => (now = time, take()))).toEqual(taken);
  });
});
