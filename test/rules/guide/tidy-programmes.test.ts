import { expect, it } from 'vitest';
import type { Programme } from '../../../src/contracts/guide/programme.ts';
import { tidyProgrammes } from '../../../src/rules/guide/tidy-programmes.ts';

const minute = 60_000;
const programme = (id: string, start: number, end?: number): Programme => ({ id, title: id, start: start * minute, ...(end === undefined ? {} : { end: end * minute }) });
const drawn = (programmes: Programme[], from = 0, to = 120) =>
  tidyProgrammes(programmes, from * minute, to * minute).map(({ programme: shown, start, end }) => `${shown?.id ?? '-'} ${start / minute}-${end / minute}`);

it.each<[string, Programme[], string[]]>([
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
  ['a few minutes at the end are no gap', [programme('a', 0, 118)], ['a 0-118']],
  ['a few minutes at the start are one, as nothing before them can grow', [programme('a', 2, 120)], ['- 0-2', 'a 2-120']],
])('%s', (_, programmes, expected) => {
  expect(drawn(programmes)).toEqual(expected);
});

it.each<[string, Programme[], string[]]>([
  ['and none after it', [programme('a', 0)], ['a 0-180', '- 180-18720']],
  ['and the next one a day later', [programme('a', 0), programme('b', 1440, 18720)], ['a 0-180', '- 180-1440', 'b 1440-18720']],
])('a programme without an end %s lasts three hours, not until the guide ends', (_, programmes, expected) => {
  expect(drawn(programmes, 0, 13 * 1440)).toEqual(expected);
});

it('has no spans for an empty window', () => {
  expect(tidyProgrammes([], 0, 0)).toEqual([]);
});
