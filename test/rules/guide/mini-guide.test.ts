import { describe, expect, it } from 'vitest';
import { earlierOf, laterOf, miniGuideAheadMs, rowsAround } from '../../../src/rules/guide/mini-guide.ts';

describe('the rows of the mini guide', () => {
  it.each([
    ['in the middle', 5, 10, 3, [4, 5, 6]],
    ['the first', 0, 10, 3, [0, 1, 2]],
    ['the last', 9, 10, 3, [7, 8, 9]],
    ['two of many', 5, 10, 2, [5, 6]],
    ['the last of two', 9, 10, 2, [8, 9]],
    ['fewer than there is room for', 0, 2, 3, [0, 1]],
    ['none', 0, 0, 3, []],
  ])('%s', (_name, row, total, shown, expected) => expect(rowsAround(row, total, shown)).toEqual(expected));
});

describe('steps through time', () => {
  const span = (start: number, end: number) => ({ start, end });
  it('lead on to what comes next', () => expect(laterOf([span(0, 10), span(10, 20)], 5)).toBe(10));
  it('end where nothing is known of it', () => {
    expect(laterOf([span(0, 10)], 5)).toBeUndefined();
    expect(laterOf([span(0, 10), { ...span(10, 20), waiting: 'loading' }], 5)).toBeUndefined();
  });
  it('end a day ahead', () => {
    expect(laterOf([span(0, 10), span(miniGuideAheadMs, miniGuideAheadMs + 10)], 0)).toBe(miniGuideAheadMs);
    expect(laterOf([span(0, 10), span(miniGuideAheadMs + 1, miniGuideAheadMs + 10)], 0)).toBeUndefined();
  });
  it('lead back to what was shown before, and never before now', () => {
    const spans = [span(0, 10), span(10, 20), span(20, 30)];
    expect([earlierOf(spans, 20, 5), earlierOf(spans, 10, 5), earlierOf([], 10, 5)]).toEqual([10, undefined, undefined]);
  });
});
