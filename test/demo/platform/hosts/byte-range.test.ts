import { expect, test } from 'vitest';
import { byteRangeOf } from '../../../../demo/platform/hosts/files/byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-2', { first: 8, last: 9 }],
  ['bytes=-20', { first: 0, last: 9 }],
  ['bytes=0-99', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
  ['bytes=1e3-', undefined],
])('of ten bytes, %s means %o', (header, expected) => {
  expect(byteRangeOf(header, 10)).toEqual(expected);
});

test('an empty file has no last bytes', () => {
  expect(byteRangeOf('bytes=-5', 0)).toBe('unsatisfiable');
});
