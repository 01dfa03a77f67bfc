import { expect, test } from 'vitest';
import { queryEntries } from '../../src/routing/query-entries.ts';

test.each([
  ['', []],
  ['?', []],
  ['?a=1', [['a', '1']]],
  ['a=1&b', [['a', '1'], ['b', '']]],
  ['?from=%2Fvideo%2F1%3Fa%3D2&q=x+y', [['from', '/video/1?a=2'], ['q', 'x y']]],
  ['?a=1=2', [['a', '1=2']]],
  ['?a=%E0%A4%A', [['a', '%E0%A4%A']]],
])('%j has %j', (search, entries) => {
  expect(queryEntries(search)).toEqual(entries);
});
