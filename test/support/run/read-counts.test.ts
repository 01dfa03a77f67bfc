import { expect, test } from 'vitest';
import { failureLine } from './read-counts.mjs';

test('a failure is one line: where, which, and how its message begins, without a runner’s colours', () => {
  expect(failureLine('chromium site.spec.ts', 'a page opens', '\u001B[31mError:\u001B[39m expected\n\n  404')).toBe('chromium site.spec.ts › a page opens: Error: expected 404');
  expect(failureLine('node a.test.ts', 'long', 'x'.repeat(1000))).toHaveLength('node a.test.ts › long: '.length + 240);
  expect(failureLine('node a.test.ts', 'silent')).toMatch(/: no message$/);
});
