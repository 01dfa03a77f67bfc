import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureLine, readBrowserCounts } from './read-counts.mjs';

test('browser tests are counted, and the first failures end with what their pages wrote and asked last', () => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-counts-'));
  const spec = (title: string, status: string, results: object[]) => ({ title, file: 'site/a.spec.ts', tests: [{ projectName: 'chromium', status, results }] });
  const record = `http://arena.localhost/guide\nConsole:\n  log: early\n${Array.from({ length: 20 }, (_, call) => `  200 GET /${call}\n`).join('')}`;
  const failed = (title: string) => spec(title, 'unexpected', [{ duration: 5, error: { message: 'Timeout' }, stdout: [{ text: record }] }]);
  writeFileSync(join(folder, 'report.json'), JSON.stringify({
    suites: [{ suites: [{ specs: [spec('passes', 'expected', [{ duration: 7 }]), ...['one', 'two', 'three', 'four'].map(failed)] }] }],
  }));
  const counts = readBrowserCounts(join(folder, 'report.json'));
  rmSync(folder, { recursive: true });
  expect(counts?.projects).toEqual({ chromium: { passed: 1, failed: 4, skipped: 0 } });
  expect(counts?.failures[0]?.split('\n    ')).toEqual([
    'chromium site/a.spec.ts › one: Timeout', 'http://arena.localhost/guide', ...Array.from({ length: 14 }, (_, call) => `200 GET /${call + 6}`),
  ]);
  expect(counts?.failures[3]).toBe('chromium site/a.spec.ts › four: Timeout');
});

test('a failure is one line: where, which, and how its message begins, without a runner’s colours', () => {
  expect(failureLine('chromium site.spec.ts', 'a page opens', '\u001B[31mError:\u001B[39m expected\n\n  404')).toBe('chromium site.spec.ts › a page opens: Error: expected 404');
  expect(failureLine('node a.test.ts', 'long', 'x'.repeat(1000))).toHaveLength('node a.test.ts › long: '.length + 240);
  expect(failureLine('node a.test.ts', 'silent')).toMatch(/: no message$/);
});
