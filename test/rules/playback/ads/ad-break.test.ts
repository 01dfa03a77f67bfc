import { describe, expect, test } from 'vitest';
import { breakPlaceOf, placeOf } from '../../../../src/rules/playback/ads/ad-break.ts';

describe('where a break of a VMAP document is', () => {
  const rows: [offset: string, duration: number | undefined, place: string | undefined, at?: number][] = [
    ['start', 600, 'PRE', 0],
    ['end', 600, 'POST', Infinity],
    ['00:00:00.000', 600, 'PRE', 0],
    ['00:05:00', 600, 'MID', 300],
    ['00:00:12.5', 600, 'MID', 12.5],
    ['25%', 600, 'MID', 150],
    ['0%', 600, 'PRE', 0],
    ['100%', 600, 'POST', Infinity],
    ['00:20:00', 600, 'POST', Infinity],
    ['00:20:00', undefined, 'MID', 1200],
    ['25%', undefined, undefined],
    ['150%', 600, undefined],
    ['#2', 600, undefined],
    ['soon', 600, undefined],
  ];
  test.each(rows)('%s of %s seconds: %s', (offset, duration, position, at) => {
    expect(breakPlaceOf(offset, duration)).toEqual(position && { position, at });
  });

  test('a second that is none has no place', () => {
    expect(placeOf(undefined)).toBeUndefined();
    expect(placeOf(-1)).toBeUndefined();
    expect(placeOf(Number.NaN)).toBeUndefined();
  });
});
