import { expect, it } from 'vitest';
import { programmesAt, programmesNow } from '../../../src/rules/guide/programmes-now.ts';

const minute = 60_000;
/** Minutes. */
const programme = (id: string, start: number, end?: number) => ({ id, title: id, start: start * minute, ...(end === undefined ? {} : { end: end * minute }) });
const whole = { currentProgramme: programme('one', 0, 100), nextProgramme: programme('two', 100, 200) };

it.each([
  ['in the current one', whole, 50, ['one', 'two', 100]],
  ['in the next one', whole, 100, ['two', undefined, 200]],
  ['after both', whole, 200, [undefined, undefined, undefined]],
  ['in a gap', { ...whole, nextProgramme: programme('two', 120, 200) }, 110, [undefined, 'two', 120]],
  ['in a gap that the guide closes', { ...whole, nextProgramme: programme('two', 103, 200) }, 102, ['one', 'two', 103]],
  ['without an end: the next one ends it', { ...whole, currentProgramme: programme('one', 0) }, 99, ['one', 'two', 100]],
  ['without an end and a next one', { currentProgramme: programme('one', 0) }, 179, ['one', undefined, 180]],
  ['without an end and a next one, three hours later', { currentProgramme: programme('one', 0) }, 180, [undefined, undefined, undefined]],
  ['without an end, and a next one that is far', { ...whole, currentProgramme: programme('one', 0), nextProgramme: programme('two', 300, 320) }, 200, [undefined, 'two', 300]],
  ['in a next one without an end', { ...whole, nextProgramme: programme('two', 100) }, 279, ['two', undefined, 280]],
  ['after a next one without an end', { ...whole, nextProgramme: programme('two', 100) }, 280, [undefined, undefined, undefined]],
  ['with an end before its start', { currentProgramme: programme('one', 0, -30) }, 10, ['one', undefined, 180]],
  ['longer than three hours, in its fifth', { currentProgramme: programme('one', 0, 320) }, 310, ['one', undefined, 320]],
  ['of a channel without programmes', {}, 5, [undefined, undefined, undefined]],
] as const)('%s', (_name, info, at, [now, next, until]) => {
  const shown = programmesNow(info, at * minute);
  expect([shown.now?.id, shown.next?.id, shown.until]).toEqual([now, next, until === undefined ? undefined : until * minute]);
});

it('reads an evening of programmes in any order', () => {
  const evening = [programme('three', 60, 90), programme('one', 0, 30), programme('two', 30)];
  expect([10, 40, 70, 95].map((at) => { const { now, next } = programmesAt(evening, at * minute); return [now?.id, next?.id]; }))
    .toEqual([['one', 'two'], ['two', 'three'], ['three', undefined], [undefined, undefined]]);
});
