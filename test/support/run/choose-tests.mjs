/**
 * Every test of a list by Playwright, with the place in the code that makes it.
 *
 * A loop makes several tests at one place: its variants, in the order of the loop.
 *
 * @param report what `playwright test --list --reporter=json` writes
 * @returns project, file below `test/browser`, place (`line:column`) and titles of each
 */
export function listedTests(report) {
  const walk = ({ suites = [], specs = [] }, titles) => [
    ...specs.flatMap(({ title, file, line, column, tests }) => tests.map(({ projectName: project }) => ({ project, file, place: `${line}:${column}`, titles: [...titles, title] }))),
    ...suites.flatMap((suite) => walk(suite, [...titles, suite.title])),
  ];
  return report.suites.flatMap((file) => walk(file, []));
}

/** A number that stays the same for a file: which variant its first loop begins with. */
const numberOf = (file) => [...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const groupBy = (values, keyOf) => Map.groupBy?.(values, keyOf) ?? values.reduce((groups, value) => groups.set(keyOf(value), [...groups.get(keyOf(value)) ?? [], value]), new Map());

/**
 * The variants of one place that `npm test` runs.
 *
 * - no rule: one of the loop; the next loop of the file takes the next.
 * - `every`: all of them, where the loop is over facts rather than over places, tenants, languages, widths or storage.
 * - `each: n`: one of each n, where the loop lies around another loop of n; the inner value rotates.
 * - `across: k`: each once, where the same loop makes tests at k places in a row; place i takes every k-th.
 */
function variantsOf(tests, ordinal, begin, rule) {
  if (tests.length === 1 || rule?.every) return tests;
  if (rule?.across) return tests.filter((_, index) => (index + ordinal) % rule.across === 0);
  const size = rule?.each ?? tests.length;
  return tests.filter((_, index) => index % size === (Math.floor(index / size) + ordinal + begin) % size);
}

/**
 * The browser tests of `npm test`: every place in the code that makes tests, once, with its variants in rotation.
 *
 * Always the same ones: a green run says the same thing each time.
 *
 * @param tests as `listedTests` gives them
 * @param selection rules by file or `file:title` (a part of the title), and what only `npm run test:all` runs: the same, or the beginning of a path
 */
export function chooseTests(tests, { rules, onlyInAll }) {
  const wanted = tests.filter((test) => !onlyInAll.some((pattern) => isLeftOut(pattern, test)));
  return [...groupBy(wanted, ({ project, file }) => `${project} ${file}`).values()].flatMap((ofFile) => {
    const { file } = ofFile[0];
    let ordinal = -1;
    return [...groupBy(ofFile, ({ place }) => place).values()].flatMap((variants) => {
      if (variants.length > 1) ordinal += 1;
      const rule = Object.entries(rules).find(([key]) => isMeant(key, file, variants))?.[1];
      return variantsOf(variants, ordinal, rule?.across ? 0 : numberOf(file), rule);
    });
  });
}

/** What the selection names and no test is called any more: a name that was changed must not bring back, or lose, what it stood for. */
export function unmatchedNames(tests, { rules, onlyInAll }) {
  return [
    ...Object.keys(rules).filter((key) => !tests.some((test) => isMeant(key, test.file, [test]))),
    ...onlyInAll.filter((pattern) => !tests.some((test) => isLeftOut(pattern, test))),
  ];
}

const isLeftOut = (pattern, test) => (pattern.includes(':') ? isMeant(pattern, test.file, [test]) : test.file.startsWith(pattern));

function isMeant(key, file, variants) {
  const [path, title] = key.split(':');
  return path === file && (title === undefined || variants.some(({ titles }) => titles.join(' › ').includes(title)));
}

/** What `playwright test --test-list` reads: a line for each test. */
export const testListOf = (tests) => `${tests.map(({ project, file, titles }) => `[${project}] › ${[file, ...titles].join(' › ')}`).join('\n')}\n`;
