import { describe, expect, it } from 'vitest';
import { matchingFiles, readsBuild, startsPlatforms, testFilesOf } from './matching-files.mjs';

const files = {
  unit: ['test/rules/guide/cell-of.test.ts', 'test/features/epg-grid/epg-grid.test.tsx'],
  browser: ['test/browser/elements/guide.spec.ts', 'test/browser/elements/row.spec.ts'],
};

describe('patterns', () => {
  it.each<[patterns: string[], unit: string[], browser: string[]]>([
    [['rules/guide'], ['test/rules/guide/cell-of.test.ts'], []],
    [['guide'], ['test/rules/guide/cell-of.test.ts'], ['test/browser/elements/guide.spec.ts']],
    [['Elements/row', 'epg'], ['test/features/epg-grid/epg-grid.test.tsx'], ['test/browser/elements/row.spec.ts']],
    [['guide.spec.ts:30'], [], ['test/browser/elements/guide.spec.ts:30']],
    [[], [], []],
  ])('%j mean these files', (patterns, unit, browser) => {
    expect(matchingFiles(patterns, files)).toEqual({ files: { unit, browser }, unmatched: [] });
  });

  it('a pattern that fits no file is named', () => {
    expect(matchingFiles(['guide', 'gudie'], files).unmatched).toEqual(['gudie']);
  });

  it('a part that runs no test files matches nothing', () => {
    expect(matchingFiles(['guide'], {}).unmatched).toEqual(['guide']);
  });
});

it('finds the test files of both runners in the tree, none in both', () => {
  const [unit, browser] = (['unit', 'browser'] as const).map((part) => testFilesOf(part, process.cwd())) as [string[], string[]];
  expect(unit).toContain('test/support/run/matching-files.test.ts');
  expect(browser).toContain('test/browser/elements/guide.spec.ts');
  expect(unit.filter((file) => browser.includes(file))).toEqual([]);
});

it.each<[boolean, string[]]>([
  [true, []],
  [true, ['test/rules/guide/cell-of.test.ts', 'test/demo/platform/search/search-routes.test.ts']],
  [true, ['test/support/recorded-answers/recorded-answers.test.ts']],
  [false, ['test/rules/guide/cell-of.test.ts', 'test/demo/media/film.test.ts', 'test/support/lint/own-rules.test.ts']],
])('platforms are prepared, %s, for %j', (are, unit) => {
  expect(startsPlatforms(unit)).toBe(are);
});

it.each<[boolean, string[]]>([
  [true, []],
  [true, ['test/rules/guide/cell-of.test.ts', 'test/plugins/package/write-package.test.ts:12']],
  [true, ['test/plugins/licences/write-licences.test.ts']],
  [true, ['test/support/supply/reproduce-build.test.ts']],
  [true, ['test/plugins/docs/snippets.test.ts']],
  [false, ['test/rules/guide/cell-of.test.ts', 'test/demo/platform/search/search-routes.test.ts']],
])('the product is built first, %s, for %j', (is, unit) => {
  expect(readsBuild(unit, process.cwd())).toBe(is);
});
