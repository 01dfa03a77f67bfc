import { expect, test } from 'vitest';
import { isStorable } from '../../../../demo/platform/server/is-storable.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  ['a text', 'Ñandú 🎬', true],
  ['numbers and nothing', { a: [1, null, true, undefined] }, true],
  ['NUL in a value', { a: { b: ['x\0y'] } }, false],
  ['NUL in a name', { 'a\0': 1 }, false],
  ['half a character', { a: '\uD83C' }, false],
  ['the other half', ['\uDFAC'], false],
  ['ten levels', nested(10), true],
  ['five thousand levels', nested(5_000), false],
])('%s', (_what, value, storable) => {
  expect(isStorable(value)).toBe(storable);
});
