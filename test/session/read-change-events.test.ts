import { expect, test } from 'vitest';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import { changeEventReader } from '../../src/session/read-change-events.ts';

function read(...pieces: string[]): Changed[] {
  const heard: Changed[] = [];
  const take = changeEventReader((changed) => heard.push(changed));
  pieces.forEach(take);
  return heard;
}

const event = (subject: string, ids: unknown = []) => `data: ${JSON.stringify({ subject, ids })}\n\n`;

test('events are read wherever the pieces are cut', () => {
  const text = `: open\n\n${event('favourites', ['1'])}: heartbeat\n\n${event('live')}`;
  const both = [{ subject: 'favourites', ids: ['1'] }, { subject: 'live', ids: [] }];
  expect(read(text)).toEqual(both);
  expect(read(...text)).toEqual(both);
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual(both);
});

test('a subject of a newer platform passes', () => {
  expect(read(event('parental-control', ['x']))).toEqual([{ subject: 'parental-control', ids: ['x'] }]);
});

test.each([
  ['not JSON', 'data: favourites\n\n'], ['no subject', 'data: {"ids":[]}\n\n'], ['a subject that is no word', event('my list')], ['ids that are no texts', event('live', [1])],
  ['another field', 'event: live\nid: 7\n\n'], ['a comment', ': {"subject":"live","ids":[]}\n\n'], ['a line without an end', event('live').trimEnd()],
])('%s is passed over', (_what, text) => {
  expect(read(text)).toEqual([]);
});

test('an endless line is let go, and what follows is read', () => {
  expect(read(`data: ${'x'.repeat(70_000)}`, `x\n\n${event('live')}`)).toEqual([{ subject: 'live', ids: [] }]);
});
