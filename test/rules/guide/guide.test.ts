import { describe, expect, test } from 'vitest';
import type { Programme } from '../../../src/contracts/guide/programme.ts';
import { airingOf, cellOf } from '../../../src/rules/guide/cell-of.ts';
import { guideDestination } from '../../../src/rules/guide/guide-destination.ts';
import { moveInGuide, type GuideKey } from '../../../src/rules/guide/guide-move.ts';
import { tidyProgrammes } from '../../../src/rules/guide/tidy-programmes.ts';

const minute = 60_000;
const programme = (id: string, start: number, end?: number): Programme => ({ id, title: id, start: start * minute, ...(end === undefined ? {} : { end: end * minute }) });
const drawn = (programmes: Programme[], from = 0, to = 120) =>
  tidyProgrammes(programmes, from * minute, to * minute).map(({ programme: shown, start, end }) => `${shown?.id ?? '-'} ${start / minute}-${end / minute}`);

describe('what a channel airs', () => {
  test.each<[string, Programme[], string[]]>([
    ['one after the other', [programme('a', 0, 60), programme('b', 60, 120)], ['a 0-60', 'b 60-120']],
    ['in any order', [programme('b', 60, 120), programme('a', 0, 60)], ['a 0-60', 'b 60-120']],
    ['of two that overlap the first starter wins', [programme('a', 0, 70), programme('b', 60, 120)], ['a 0-70', 'b 70-120']],
    ['one inside another is not shown', [programme('a', 0, 120), programme('b', 30, 40)], ['a 0-120']],
    ['a gap is a cell of its own', [programme('a', 0, 50), programme('b', 60, 120)], ['a 0-50', '- 50-60', 'b 60-120']],
    ['a gap of a few minutes is closed', [programme('a', 0, 57), programme('b', 60, 120)], ['a 0-60', 'b 60-120']],
    ['a missing stop is the next start', [programme('a', 0), programme('b', 60, 120)], ['a 0-60', 'b 60-120']],
    ['a stop before its start is the next start', [programme('a', 10, 5), programme('b', 60, 120)], ['- 0-10', 'a 10-60', 'b 60-120']],
    ['a last one without a stop reaches the end', [programme('a', 0)], ['a 0-120']],
    ['the same one twice is one', [programme('a', 0, 120), programme('a', 0, 120)], ['a 0-120']],
    ['cut at the window', [programme('a', -30, 60), programme('b', 60, 200)], ['a 0-60', 'b 60-120']],
    ['over before the window is not shown', [programme('a', -30, -10), programme('b', 0, 120)], ['b 0-120']],
    ['a sliver keeps its place', [programme('a', 0, 59), programme('s', 59, 60), programme('b', 60, 120)], ['a 0-59', 's 59-60', 'b 60-120']],
    ['nothing known is one full-width cell', [], ['- 0-120']],
  ])('%s', (_, programmes, expected) => {
    expect(drawn(programmes)).toEqual(expected);
  });
});

describe('where a cell sits', () => {
  const window = { from: 0, to: 60 * minute };
  test.each([
    ['inside', { start: 30, end: 60 }, { offset: 120, length: 120 }],
    ['cut at the start', { start: -30, end: 30 }, { offset: 0, length: 120 }],
    ['cut at the end', { start: 45, end: 90 }, { offset: 180, length: 60 }],
    ['outside', { start: 60, end: 90 }, undefined],
    ['before', { start: -30, end: 0 }, undefined],
  ])('%s', (_, { start, end }, cell) => {
    expect(cellOf({ start: start * minute, end: end * minute }, window, 4)).toEqual(cell);
  });

  test.each([[-1, 'future', 0], [0, 'live', 0], [30, 'live', 0.5], [60, 'past', 1]] as const)('at minute %i it is %s', (now, state, progress) => {
    expect(airingOf({ start: 0, end: 60 * minute }, now * minute).state).toBe(state);
    expect(airingOf({ start: 0, end: 60 * minute }, now * minute).progress).toBe(progress);
  });
});

describe('keys', () => {
  const rows = [
    [[0, 60], [60, 120], [120, 180]],
    [[0, 90], [90, 180]],
    [[0, 180]],
  ];
  const field = {
    rows: 3, page: 2, now: 70 * minute, range: { from: 0, to: 180 * minute },
    spansOf: (row: number) => (rows[row] ?? []).map(([start = 0, end = 0]) => ({ start: start * minute, end: end * minute })),
  };
  test.each<[GuideKey, [number, number], [number, number]]>([
    ['down', [0, 70], [1, 70]],
    ['down', [2, 70], [2, 70]],
    ['up', [1, 70], [0, 70]],
    ['up', [0, 70], [0, 70]],
    ['forward', [0, 70], [0, 120]],
    ['forward', [0, 170], [0, 179.99998333333334]],
    ['back', [0, 70], [0, 59.999983333333333]],
    ['back', [0, 10], [0, 0]],
    ['page-down', [0, 70], [2, 70]],
    ['page-up', [2, 70], [0, 70]],
    ['start', [0, 170], [0, 70]],
    ['end', [0, 10], [0, 120]],
    ['first', [2, 10], [0, 70]],
    ['last', [0, 10], [2, 10]],
  ])('%s from %j leads to %j', (key, [row, at], [nextRow, nextAt]) => {
    const next = moveInGuide({ row, anchor: at * minute }, key, field);
    expect(next.row).toBe(nextRow);
    expect(next.anchor).toBeCloseTo(nextAt * minute, -1);
  });
});

describe('where a programme leads', () => {
  const channel = { id: 'c', number: 1, name: 'One', accessLevel: 'GRANTED' as const, eventId: '42', programmes: [] };
  test.each([
    ['on air', programme('a', 0, 60), 30, 'live:42'],
    ['to come', programme('a', 60, 120), 30, 'live:42'],
    ['over, with a recording', { ...programme('a', 0, 20), vodId: '7' }, 30, 'vod:7'],
    ['over, without one', programme('a', 0, 20), 30, 'live:42'],
    ['on air with a recording of itself', { ...programme('a', 0, 60), vodId: '7' }, 30, 'live:42'],
  ])('%s', (_, shown, now, content) => {
    expect(guideDestination(channel, { programme: shown, start: shown.start, end: shown.end! }, now * minute).content).toBe(content);
  });
});
