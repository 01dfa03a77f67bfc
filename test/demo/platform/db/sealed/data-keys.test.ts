import { expect, test } from 'vitest';
import { readDataKeys } from '../../../../../demo/platform/db/sealed/data-keys.ts';

const good = Buffer.alloc(32, 7).toString('base64');

test('without a setting the demo has a key of its own; with one it seals by none that everybody knows', () => {
  expect(readDataKeys(undefined).map(({ id }) => id)).toEqual(['development']);
  expect(readDataKeys(' ').map(({ id }) => id)).toEqual(['development']);
  expect(readDataKeys(`2026-11:${good},2025:${good}`).map(({ id, bytes }) => [id, bytes.length])).toEqual([['2026-11', 32], ['2025', 32], ['development', 32]]);
});

test.each([
  ['no name', good], ['too short', `one:${Buffer.alloc(16).toString('base64')}`], ['too long', `one:${Buffer.alloc(33).toString('base64')}`], ['no base64', 'one:not a key'],
  ['the name of the demo’s own', `development:${good}`], ['a name twice', `one:${good},one:${good}`], ['one good, one empty', `one:${good},`],
])('a setting that cannot be is refused before anything starts: %s', (_case, text) => {
  expect(() => readDataKeys(text)).toThrow(expect.objectContaining({ code: 'data-keys' }) as Error);
});
