import { expect, it } from 'vitest';
import type { GuideProgramme } from '../../../src/contracts/guide/guide-programme.ts';
import { canRestart, flagLabels, flagsOf, hasRecording } from '../../../src/rules/guide/programme-state.ts';

const span = (over: Partial<GuideProgramme>) => ({ start: 0, end: 100, programme: { id: 'p', title: 'News', start: 0, ...over } });

it.each<[string, Partial<GuideProgramme>, number, boolean]>([
  ['none that is named', {}, 200, false],
  ['one without a window, on air', { vodId: 'v' }, 50, false],
  ['one without a window, over', { vodId: 'v' }, 100, true],
  ['before its window', { vodId: 'v', catchUp: { from: 150, until: 300 } }, 149, false],
  ['in its window', { vodId: 'v', catchUp: { from: 150, until: 300 } }, 150, true],
  ['already before the broadcast', { vodId: 'v', catchUp: { from: -50, until: 300 } }, -10, true],
  ['at the end of its window', { vodId: 'v', catchUp: { from: 150, until: 300 } }, 300, false],
  ['a window without a recording', { catchUp: { from: 150, until: 300 } }, 200, false],
])('a recording, %s', (_name, over, now, is) => expect(hasRecording(span(over), now)).toBe(is));

it('a gap has no recording and no beginning', () => {
  expect([hasRecording({ start: 0, end: 100 }, 200), canRestart({ start: 0, end: 100 }, 50)]).toEqual([false, false]);
});

it.each([[undefined, 50, false], [60, 50, true], [60, 60, false], [60, -1, false], [200, 150, false]])('restart until %s, at %d: %s', (restartUntil, now, is) => {
  expect(canRestart(span(restartUntil === undefined ? {} : { restartUntil }), now)).toBe(is);
});

it('says each flag once, in one order, and none that is unknown', () => {
  expect(flagsOf({ flags: ['SIGNING', 'UNKNOWN', 'LIVE', 'LIVE'] })).toEqual(['LIVE', 'SIGNING']);
  expect(flagsOf({})).toEqual([]);
  expect(flagsOf({ flags: Object.keys(flagLabels) as never })).toHaveLength(6);
});
