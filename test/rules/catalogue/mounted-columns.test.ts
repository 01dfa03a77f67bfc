import { expect, it } from 'vitest';
import { mountedColumns } from '../../../src/rules/catalogue/mounted-columns.ts';

it.each([
  ['at the start nothing lies before', { offset: 0, stride: 100, perRow: 4, columns: 1000 }, { first: 0, last: 12 }],
  ['in the middle there is as much on either side', { offset: 50_000, stride: 100, perRow: 4, columns: 1000 }, { first: 494, last: 512 }],
  ['half a screen on it is still the same', { offset: 50_150, stride: 100, perRow: 4, columns: 1000 }, { first: 494, last: 512 }],
  ['at the end nothing lies behind', { offset: 99_600, stride: 100, perRow: 4, columns: 1000 }, { first: 990, last: 999 }],
  ['scrolled further than the row is long now', { offset: 99_600, stride: 100, perRow: 4, columns: 3 }, { first: 0, last: 2 }],
  ['one card at a time', { offset: 1000, stride: 100, perRow: 1, columns: 1000 }, { first: 8, last: 14 }],
])('%s', (_case, sight, expected) => {
  expect(mountedColumns(sight)).toEqual(expected);
});

it('mounts what is seen, wherever the row is', () => {
  for (let offset = 0; offset <= 99_600; offset += 37) {
    const { first, last } = mountedColumns({ offset, stride: 100, perRow: 4, columns: 1000 });
    expect(first).toBeLessThanOrEqual(Math.floor(offset / 100));
    expect(last).toBeGreaterThanOrEqual(Math.min(999, Math.floor(offset / 100) + 4));
    expect(last - first).toBeLessThan(20);
  }
});
