import { expect, test } from 'vitest';
import { sliverShifts } from '../../../../src/rules/guide/field/sliver-shifts.ts';

const minute = 60_000;
const window = { from: 0, to: 600 * minute };
/** At four pixels a minute a cell has its least width from six minutes on. */
const shiftsOf = (...minutes: [start: number, end: number][]) => sliverShifts(minutes.map(([start, end]) => ({ start: start * minute, end: end * minute })), window, 4);

test.each<[what: string, spans: [number, number][], shifts: number[]]>([
  ['programmes of some length stay in their places', [[0, 30], [30, 36], [36, 90]], [0, 0, 0]],
  ['what follows a sliver begins where that ends', [[0, 30], [30, 32], [32, 90]], [0, 0, 16]],
  ['slivers that follow each other stand in a line', [[30, 32], [32, 34], [34, 90], [90, 120]], [0, 16, 32, 0]],
  ['one that is left less than it needs passes it on', [[30, 32], [32, 39], [39, 90]], [0, 16, 12]],
  ['one out of the row, such as the focus that was scrolled away, moves nothing', [[60, 62], [0, 30]], [0, 0]],
  ['what lies outside of the guide has no place', [[-10, -5], [0, 30]], [0, 0]],
])('%s', (_what, spans, shifts) => expect(shiftsOf(...spans)).toEqual(shifts));
