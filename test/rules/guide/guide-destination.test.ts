import { expect, it } from 'vitest';
import type { Programme } from '../../../src/contracts/guide/programme.ts';
import { guideDestination } from '../../../src/rules/guide/guide-destination.ts';

const minute = 60_000;
const programme = (id: string, start: number, end?: number): Programme => ({ id, title: id, start: start * minute, ...(end === undefined ? {} : { end: end * minute }) });
const channel = { id: 'c', number: 1, name: 'One', accessLevel: 'GRANTED' as const, eventId: '42', programmes: [] };
it.each([
  ['on air', programme('a', 0, 60), 30, 'live:42'],
  ['to come', programme('a', 60, 120), 30, 'live:42'],
  ['over, with a recording', { ...programme('a', 0, 20), vodId: '7' }, 30, 'vod:7'],
  ['over, without one', programme('a', 0, 20), 30, 'live:42'],
  ['on air with a recording of itself', { ...programme('a', 0, 60), vodId: '7' }, 30, 'live:42'],
])('%s', (_, shown, now, content) => {
  expect(guideDestination(channel, { programme: shown, start: shown.start, end: shown.end! }, now * minute).content).toBe(content);
});

it('leads from a gap to the channel itself', () => {
  expect(guideDestination(channel, { start: 0, end: 10 * minute }, 30 * minute)).toEqual({ content: 'live:42', route: { name: 'live', params: { eventId: '42' } } });
});
