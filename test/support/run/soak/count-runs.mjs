const colours = /\u001b\[[\d;]*m/g;

/**
 * How often each test passed and failed in a report of Playwright, whose repetitions are tests of one place and title.
 *
 * @returns tests: in the order of the report, each with the first lines of its messages and how often each came;
 * errors: the first lines of those outside of every test
 */
export function countRuns(report) {
  const tests = new Map();
  for (const { place, title, status, results } of runsIn(report)) {
    const key = `${place} › ${title}`;
    const counted = tests.get(key) ?? { place, title, passed: 0, failed: 0, skipped: 0, messages: {} };
    tests.set(key, counted);
    counted[status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed'] += 1;
    if (status === 'expected' || status === 'skipped') continue;
    for (const message of new Set(results.flatMap(({ errors = [] }) => errors.map(firstLine)))) counted.messages[message] = (counted.messages[message] ?? 0) + 1;
  }
  return { tests: [...tests.values()], errors: (report.errors ?? []).map(firstLine) };
}

/** Each run of each test; the title of a file is its path, and stands in no title. */
function runsIn({ suites = [], specs = [], title = '' }, above) {
  const titles = above === undefined ? [] : [...above, title];
  return [
    ...specs.flatMap(({ file, line, title: name, tests }) => tests.map(({ status, results }) => ({ place: `${file}:${line}`, title: [...titles.slice(1), name].join(' › '), status, results }))),
    ...suites.flatMap((suite) => runsIn(suite, titles)),
  ];
}

const firstLine = ({ message = 'no message' }) => message.replace(colours, '').trim().split('\n')[0];

/** What is said of counted runs: the tests that failed, most often first, each with its messages; the last line counts runs. */
export function linesOf({ tests, errors }) {
  const sum = (name) => tests.reduce((count, test) => count + test[name], 0);
  const failures = tests.filter(({ failed }) => failed > 0).sort((one, other) => other.failed - one.failed);
  const skipped = sum('skipped');
  return [
    ...errors,
    ...failures.flatMap(({ place, title, passed, failed, messages }) => [
      `${failed} of ${passed + failed}  ${place} › ${title}`,
      ...Object.entries(messages).sort(([, one], [, other]) => other - one).map(([message, count]) => `    ${count} × ${message}`),
    ]),
    ...skipped > 0 ? [`${skipped} skipped`] : [],
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

/** Whether something ran and nothing failed. */
export const isGood = ({ tests, errors }) => errors.length === 0 && tests.some(({ passed }) => passed > 0) && tests.every(({ failed }) => failed === 0);
