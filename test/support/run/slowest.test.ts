import { expect, test } from 'vitest';
import { slowestLines, slowSpecs } from './slowest.mjs';

test('the thirty slowest tests end a run, the slowest first, in seconds', () => {
  const tests = Array.from({ length: 40 }, (_, index) => ({ name: `test ${index}`, ms: index * 1_000 + 49 }));
  const lines = slowestLines(tests);
  expect(lines).toHaveLength(30);
  expect([lines[0]?.trim(), lines.at(-1)?.trim()]).toEqual(['39.0 s  test 39', '10.0 s  test 10']);
});

test('a browser test file is slow by all of its tests together, in each browser by itself', () => {
  const tests = [
    { name: 'chromium site/a.spec.ts › one', ms: 50_000 }, { name: 'chromium site/a.spec.ts › group › two', ms: 40_600 },
    { name: 'firefox site/a.spec.ts › one', ms: 90_000 }, { name: 'chromium site/b.spec.ts › one', ms: 4_000 },
  ];
  expect(slowSpecs(tests, 90)).toEqual([['chromium site/a.spec.ts', 91]]);
  expect(slowSpecs([], 90)).toEqual([]);
});
