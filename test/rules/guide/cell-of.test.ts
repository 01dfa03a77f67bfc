import { expect, it } from 'vitest';
import { airingOf, cellOf } from '../../../src/rules/guide/cell-of.ts';

const minute = 60_000;
const window = { from: 0, to: 60 * minute };
it.each([
  ['inside', { start: 30, end: 60 }, { offset: 120, length: 120 }],
  ['cut at the start', { start: -30, end: 30 }, { offset: 0, length: 120 }],
  ['cut at the end', { start: 45, end: 90 }, { offset: 180, length: 60 }],
  ['outside', { start: 60, end: 90 }, undefined],
  ['before', { start: -30, end: 0 }, undefined],
])('%s', (_, { start, end }, cell) => {
  expect(cellOf({ start: start * minute, end: end * minute }, window, 4)).toEqual(cell);
});

it.each([[-1, 'future', 0], [0, 'live', 0], [30, 'live', 0.5], [60, 'past', 1]] as const)('at minute %i it is %s', (now, state, progress) => {
  expect(airingOf({ start: 0, end: 60 * minute }, now * minute).state).toBe(state);
  expect(airingOf({ start: 0, end: 60 * minute }, now * minute).progress).toBe(progress);
});
