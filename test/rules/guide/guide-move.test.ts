import { expect, it } from 'vitest';
import { moveInGuide, sightOf, spanAt, type GuideKey } from '../../../src/rules/guide/guide-move.ts';

const minute = 60_000;
const rows = [
  [[0, 60], [60, 120], [120, 180]],
  [[0, 90], [90, 180]],
  [[0, 180]],
];
const field = {
  rows: 3, page: 2, now: 70 * minute, range: { from: 0, to: 180 * minute },
  spansOf: (row: number) => (rows[row] ?? []).map(([start = 0, end = 0]) => ({ start: start * minute, end: end * minute })),
};
it.each<[GuideKey, [number, number], [number, number]]>([
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
  ['end', [0, 10], [0, 179.99998333333334]],
  ['first', [2, 10], [0, 70]],
  ['last', [0, 10], [2, 10]],
])('%s from %j leads to %j', (key, [row, at], [nextRow, nextAt]) => {
  const next = moveInGuide({ row, anchor: at * minute }, key, field);
  expect(next.row).toBe(nextRow);
  expect(next.anchor).toBeCloseTo(nextAt * minute, -1);
});

// What is not known yet may last until the end of the guide: who moves on stays near, and is there when it comes.
it.each<[GuideKey, number, number]>([['forward', 70, 100], ['forward', 160, 179.99998333333334], ['back', 120, 90], ['back', 70, 59.999983333333333], ['back', 30, 0]])('%s from minute %s through a time that is not known yet leads to %s', (key, at, next) => {
  const spansOf = () => [{ start: 0, end: 60 * minute }, { start: 60 * minute, end: 180 * minute, waiting: 'loading' as const }];
  expect(moveInGuide({ row: 0, anchor: at * minute }, key, { ...field, spansOf }).anchor).toBeCloseTo(next * minute, -1);
});

it.each([
  ['a programme', { start: 0, end: 90 * minute }, 70, [0, 90]],
  ['a time that is not known yet', { start: 0, end: 900 * minute, waiting: 'loading' as const }, 70, [70, 100]],
  ['the rest of it', { start: 0, end: 80 * minute, waiting: 'failed' as const }, 70, [70, 80]],
  ['nothing', undefined, 70, [70, 100]],
] as const)('%s is in sight from its own place on', (_what, span, at, [from, to]) => {
  expect(sightOf(span, at * minute)).toEqual({ from: from * minute, to: to * minute });
});

// A row that has not loaded has no spans: moves still lead somewhere in the range.
it.each<[GuideKey, number]>([['back', 70 * minute - 1], ['forward', 71 * minute], ['start', 70 * minute], ['end', 180 * minute - 1]])('%s in a row without programmes', (key, anchor) => {
  const empty = { rows: 1, page: 1, now: 70 * minute, range: { from: 0, to: 180 * minute }, spansOf: () => [] };
  expect(moveInGuide({ row: 0, anchor: 70 * minute }, key, empty)).toEqual({ row: 0, anchor });
});

it('finds the span of a moment: from its start, not at its end', () => {
  const spans = [{ start: 0, end: 60 }, { start: 60, end: 120 }];
  expect([0, 59, 60, 120].map((moment) => spanAt(spans, moment)?.start)).toEqual([0, 0, 60, undefined]);
});
