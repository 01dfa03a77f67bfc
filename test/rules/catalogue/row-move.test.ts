import { expect, it } from 'vitest';
import { rowMove } from '../../../src/rules/catalogue/row-move.ts';

const ltr = { rtl: false, moreAvailable: false };
const double = { ...ltr, lines: 2 };
const rtl = { rtl: true, moreAvailable: false };

it.each([
  ['ArrowRight', 0, 5, ltr, { to: 1 }],
  ['ArrowLeft', 1, 5, ltr, { to: 0 }],
  ['ArrowLeft', 0, 5, ltr, undefined],
  ['ArrowRight', 4, 5, ltr, undefined],
  ['ArrowRight', 4, 5, { ...ltr, moreAvailable: true }, { to: 'more' }],
  ['ArrowRight', 3, 5, { ...ltr, moreAvailable: true }, { to: 4 }],
  ['ArrowLeft', 0, 5, rtl, { to: 1 }],
  ['ArrowRight', 1, 5, rtl, { to: 0 }],
  ['ArrowRight', 0, 5, { ...rtl, moreAvailable: true }, undefined],
  ['ArrowLeft', 4, 5, { ...rtl, moreAvailable: true }, { to: 'more' }],
  ['Home', 3, 5, ltr, { to: 0 }],
  ['End', 0, 5, ltr, { to: 4 }],
  ['Home', 3, 5, rtl, { to: 0 }],
  ['End', 0, 5, rtl, { to: 4 }],
  ['ArrowDown', 2, 5, ltr, undefined],
  ['ArrowUp', 2, 5, ltr, undefined],
  ['ArrowDown', 2, 5, double, { to: 3 }],
  ['ArrowDown', 3, 5, double, undefined],
  ['ArrowDown', 4, 5, double, undefined],
  ['ArrowUp', 3, 5, double, { to: 2 }],
  ['ArrowUp', 2, 5, double, undefined],
  ['ArrowRight', 1, 5, double, { to: 3 }],
  ['ArrowRight', 3, 5, double, undefined],
  ['ArrowRight', 3, 5, { ...double, moreAvailable: true }, { to: 'more' }],
  ['ArrowLeft', 1, 5, double, undefined],
  ['ArrowLeft', 2, 5, double, { to: 0 }],
  ['Enter', 2, 5, ltr, undefined],
  ['ArrowRight', 0, 0, { ...ltr, moreAvailable: true }, undefined],
])('%s at %i of %i, %j: %j', (key, index, count, row, move) => {
  expect(rowMove(key, index, count, row)).toEqual(move);
});
