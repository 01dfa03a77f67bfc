import { describe, expect, it } from 'vitest';
import { chooseTests, listedTests, testListOf, unmatchedNames, type ListedTest, type Rule } from './choose-tests.mjs';

/** Loops of a file: the titles that each makes. */
const loops = (file: string, ...places: string[][]): ListedTest[] =>
  places.flatMap((titles, line) => titles.map((title) => ({ project: 'chromium', file, place: `${line + 1}:3`, titles: [title] })));
const chosen = (tests: ListedTest[], rules: Record<string, Rule> = {}, onlyInAll: string[] = []): string[] =>
  chooseTests(tests, { rules, onlyInAll }).map(({ titles }) => titles.join(' › '));

describe('the browser tests of `npm test`', () => {
  it('are every test that no loop makes, and one variant of each loop, the next loop with the next variant', () => {
    const tests = loops('a', ['alone'], ['first, arena', 'first, cinema'], ['second, arena', 'second, cinema']);
    const titles = chosen(tests);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toBe('alone');
    expect(new Set(titles.slice(1).map((title) => title.split(', ')[1]))).toEqual(new Set(['arena', 'cinema']));
  });

  it('are the same each time', () => {
    const tests = loops('site/x.spec.ts', ['1', '2', '3'], ['4', '5']);
    expect(chosen(tests)).toEqual(chosen(tests));
  });

  it('begin elsewhere in another file, so that no tenant is left out', () => {
    const first = ['a', 'b', 'c', 'd'].map((file) => chosen(loops(file, ['arena', 'cinema']))[0]);
    expect(new Set(first)).toEqual(new Set(['arena', 'cinema']));
  });

  it.each<[rule: Rule, count: number, because: string]>([
    [{ every: true }, 6, 'the loop is over facts'],
    [{ each: 2 }, 3, 'each of three providers, its storage in rotation'],
    [{ each: 3 }, 2, 'each of two, the inner value in rotation'],
  ])('with %j are %i of six: %s', (rule, count) => {
    expect(chosen(loops('a', ['1', '2', '3', '4', '5', '6']), { a: rule })).toHaveLength(count);
  });

  it('take another inner value for each outer one', () => {
    const titles = chosen(loops('a', ['x works', 'x throws', 'y works', 'y throws']), { a: { each: 2 } });
    expect(new Set(titles.map((title) => title.split(' ')[0]))).toEqual(new Set(['x', 'y']));
    expect(new Set(titles.map((title) => title.split(' ')[1]))).toEqual(new Set(['works', 'throws']));
  });

  it('walk each way once where one loop makes the tests of several places', () => {
    const ways = ['card', 'bank', 'gift', 'cash'];
    const titles = chosen(loops('a', ways.map((way) => `${way} on the site`), ways.map((way) => `${way} on a page`)), { a: { across: 2 } });
    expect(titles.map((title) => title.split(' ')[0]).sort()).toEqual([...ways].sort());
  });

  it('may have a rule for one loop of a file, by a part of its titles', () => {
    const tests = loops('a', ['fails with 404', 'fails with 403'], ['plays in arena', 'plays in cinema']);
    expect(chosen(tests, { 'a:fails with': { every: true } })).toHaveLength(3);
  });

  it('leave out the files that only `npm run test:all` runs, and folders', () => {
    expect(chosen([...loops('docs/a', ['1']), ...loops('site/b', ['2']), ...loops('site/c', ['3'])], {}, ['docs/', 'site/b'])).toEqual(['3']);
  });

  it('leave out tests of a file by a part of their titles', () => {
    expect(chosen(loops('a', ['fits every width', 'fits a phone'], ['pays once']), {}, ['a:fits'])).toEqual(['pays once']);
  });
});

it('names what the selection means and no test is called', () => {
  const rules: Record<string, Rule> = { a: { every: true }, 'a:lost': { every: true }, gone: { every: true } };
  expect(unmatchedNames(loops('a', ['kept']), { rules, onlyInAll: ['a', 'a:kept', 'a:renamed', 'docs/'] })).toEqual(['a:lost', 'gone', 'a:renamed', 'docs/']);
});

it('reads what Playwright lists, and writes what it reads', () => {
  const spec = (title: string, line: number) => ({ title, file: 'site/a.spec.ts', line, column: 3, tests: [{ projectName: 'chromium' }, { projectName: 'firefox' }] });
  const tests = listedTests({ suites: [{ title: 'site/a.spec.ts', specs: [spec('alone', 1)], suites: [{ title: 'in Arabic', specs: [spec('opens', 2)] }] }] });
  expect(tests).toHaveLength(4);
  expect(testListOf(tests).trim().split('\n')).toEqual([
    '[chromium] › site/a.spec.ts › alone', '[firefox] › site/a.spec.ts › alone',
    '[chromium] › site/a.spec.ts › in Arabic › opens', '[firefox] › site/a.spec.ts › in Arabic › opens',
  ]);
});
