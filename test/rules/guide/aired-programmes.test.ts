import { expect, it } from 'vitest';
import { airedProgrammes } from '../../../src/rules/guide/aired-programmes.ts';

const minute = 60_000;
const programme = { id: 'p', title: 'News', start: 0, end: 30 * minute, catchUp: { from: 30 * minute, until: 90 * minute }, restartUntil: 20 * minute };

it('leaves a channel without an offset as it is', () => {
  const programmes = [programme];
  expect(airedProgrammes({ programmes })).toBe(programmes);
});

it.each([[60], [-30]])('moves everything that has a moment by %d minutes, once', (offsetMinutes) => {
  const later = (moment: number) => moment + offsetMinutes * minute;
  expect(airedProgrammes({ offsetMinutes, programmes: [programme, { id: 'open', title: 'Open', start: 0 }] })).toEqual([
    { ...programme, start: later(0), end: later(30 * minute), catchUp: { from: later(30 * minute), until: later(90 * minute) }, restartUntil: later(20 * minute) },
    { id: 'open', title: 'Open', start: later(0) },
  ]);
});
