import { expect, it } from 'vitest';
import { revealedBlock, revealedInline, type Stretch } from '../../../../src/rules/guide/field/reveal-cell.ts';

const seen = { from: 1000, to: 1800 };

it.each<[string, Stretch, number, number]>([
  ['in sight', { from: 1100, to: 1300 }, 1100, 1000],
  ['cut at the start', { from: 900, to: 1300 }, 1250, 876],
  ['cut at the end', { from: 1700, to: 1900 }, 1700, 1124],
  ['after what shows', { from: 3000, to: 3200 }, 3000, 2424],
  ['before what shows', { from: 100, to: 300 }, 299, 76],
  ['at the beginning of the guide', { from: 0, to: 300 }, 0, 0],
  ['longer than what shows, and in sight', { from: 500, to: 3000 }, 1500, 1000],
  ['longer than what shows, and after it', { from: 2000, to: 4000 }, 2000, 1976],
  ['longer than what shows, and before it', { from: 0, to: 990 }, 989, 789],
  ['hardly in sight, and long', { from: 1790, to: 3000 }, 1790, 1766],
])('a cell %s', (_, cell, at, offset) => {
  expect(revealedInline(cell, seen, at)).toBe(offset);
});

it.each<[Stretch, number]>([[{ from: 100, to: 172 }, 100], [{ from: 1200, to: 1272 }, 1000], [{ from: 1790, to: 1862 }, 1062]])('a row at %j', (row, offset) => {
  expect(revealedBlock(row, seen)).toBe(offset);
});

it('stays at its time when one moves from channel to channel and enough of the cell is in sight', () => {
  expect(revealedInline({ from: 500, to: 1200 }, seen, 1100, false)).toBe(1000);
  expect(revealedInline({ from: 900, to: 1050 }, seen, 1000, false)).toBe(876);
});
