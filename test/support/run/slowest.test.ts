import { expect, test } from 'vitest';
import { slowestLines } from './slowest.mjs';

test('the thirty slowest tests end a run, the slowest first, in seconds', () => {
  const tests = Array.from({ length: 40 }, (_, index) => ({ name: `test ${index}`, ms: index * 1_000 + 49 }));
  const lines = slowestLines(tests);
  expect(lines).toHaveLength(30);
  expect([lines[0]?.trim(), lines.at(-1)?.trim()]).toEqual(['39.0 s  test 39', '10.0 s  test 10']);
});
