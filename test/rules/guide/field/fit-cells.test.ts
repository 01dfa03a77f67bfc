import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitCells } from '../../../../src/rules/guide/field/fit-cells.ts';

const row = (from: number, ...lengths: number[]) => lengths.map((length) => {
  const start = from;
  from += length;
  return { start, end: from };
});
const drawn = (rows: readonly (readonly { start: number; end: number }[])[]) => rows.map((spans) => spans.map(({ start, end }) => `${start}-${end}`).join(' '));
const seen = { from: 20, to: 40 };

it.each<[string, number, ReturnType<typeof row>[], string[]]>([
  ['leaves what fits', 6, [row(0, 10, 10, 10), row(0, 30)], ['0-10 10-20 20-30', '0-30']],
  ['lets go of what is out of sight, the farthest first', 3, [row(0, 10, 10, 10, 10, 10)], ['20-30 30-40 40-50']],
  ['makes one of two short ones in sight', 2, [row(20, 2, 3, 15)], ['20-25 25-40']],
  ['gives what a short row leaves to a long one', 5, [row(20, 20), row(20, 5, 5, 5, 5)], ['20-40', '20-25 25-30 30-35 35-40']],
])('%s', (_, most, rows, says) => {
  expect(drawn(fitCells(rows, seen, most))).toEqual(says);
});

it('never mounts more, and never leaves a place in sight empty', () => {
  const rows = fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 20 });
  fc.assert(fc.property(rows, fc.integer({ min: 20, max: 80 }), (lengths, most) => {
    const all = lengths.map((each) => row(0, ...each));
    const fitted = fitCells(all, seen, most);
    expect(fitted.reduce((sum, spans) => sum + spans.length, 0)).toBeLessThanOrEqual(most);
    fitted.forEach((spans, index) => {
      for (let at = seen.from; at < Math.min(seen.to, all[index]!.at(-1)!.end); at += 1) expect(spans.some(({ start, end }) => start <= at && at < end)).toBe(true);
    });
  }));
});
