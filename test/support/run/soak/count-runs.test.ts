import { expect, it } from 'vitest';
import { countRuns, isGood, linesOf } from './count-runs.mjs';

const run = (title: string, line: number, status = 'expected', ...messages: string[]) =>
  ({ title, file: 'site/phone.spec.ts', line, tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }] });

const late = '\u001B[31mError\u001B[39m: too late\n\n  waited for a film';

const report = {
  suites: [{
    title: 'site/phone.spec.ts',
    specs: [run('a page opens', 5), run('a page opens', 5), run('a film plays', 9, 'unexpected', late), run('a film plays', 9, 'skipped')],
    suites: [{
      title: 'in Arabic',
      specs: [run('a film plays', 20, 'unexpected', 'Test timeout', late), run('a film plays', 20), run('a film plays', 20, 'flaky', late)],
    }],
  }],
};

it('adds up the runs of each test, and how often each message began the same', () => {
  expect(countRuns(report)).toEqual({
    tests: [
      { place: 'site/phone.spec.ts:5', title: 'a page opens', passed: 2, failed: 0, skipped: 0, messages: {} },
      { place: 'site/phone.spec.ts:9', title: 'a film plays', passed: 0, failed: 1, skipped: 1, messages: { 'Error: too late': 1 } },
      { place: 'site/phone.spec.ts:20', title: 'in Arabic › a film plays', passed: 1, failed: 2, skipped: 0, messages: { 'Test timeout': 1, 'Error: too late': 2 } },
    ],
    errors: [],
  });
});

it('says what failed, most often first, and counts runs at the end', () => {
  expect(linesOf(countRuns(report))).toEqual([
    '2 of 3  site/phone.spec.ts:20 › in Arabic › a film plays',
    '    2 × Error: too late',
    '    1 × Test timeout',
    '1 of 1  site/phone.spec.ts:9 › a film plays',
    '    1 × Error: too late',
    '1 skipped',
    '3 passed, 3 failed',
  ]);
  expect(linesOf(countRuns({ suites: [{ title: 'a', specs: [run('a page opens', 5)] }] }))).toEqual(['1 passed, 0 failed']);
});

it('is good when something ran, nothing failed, and nothing broke outside of the tests', () => {
  const passed = { suites: [{ title: 'a', specs: [run('a page opens', 5), run('a page opens', 6, 'skipped')] }] };
  const broken = { ...passed, errors: [{ message: 'no browser\nat all' }] };
  expect([passed, broken, report, {}, { suites: [{ title: 'a', specs: [run('a page opens', 5, 'skipped')] }] }].map((one) => isGood(countRuns(one)))).toEqual([true, false, false, false, false]);
  expect(linesOf(countRuns(broken))).toEqual(['no browser', '1 skipped', '1 passed, 0 failed']);
});
