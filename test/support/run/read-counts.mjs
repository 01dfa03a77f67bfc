import { readFileSync } from 'node:fs';

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The counts of each vitest project, the errors outside of every test, the failures in a line each, and how long each test took; nothing when the run broke down. */
export const readUnitCounts = (file) => readJson(file);

/** As many failures end the run with what their pages wrote and asked last; a few hold what leads to the fault, more hide the counts. */
const recordedFailures = 3;

/** The page's address, and the last lines of its record. */
function lastLines(stdout) {
  const [address, ...lines] = stdout.map(({ text = '' }) => text).join('').split('\n').map((line) => line.trim().slice(0, 200)).filter(Boolean);
  return address === undefined ? [] : [address, ...lines.slice(-recordedLines)];
}

const recordedLines = 14;

/** The counts of each browser, a flaky test counts as failed; the first failures with the last lines of their page's record. */
export function readBrowserCounts(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const counts = {};
  const failures = [];
  const durations = [];
  for (const { title, file: path, projectName, status, results } of testsIn(report)) {
    const project = counts[projectName] ??= { passed: 0, failed: 0, skipped: 0 };
    project[status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed'] += 1;
    durations.push({ name: `${projectName} ${path} › ${title}`, ms: results.reduce((sum, { duration }) => sum + duration, 0) });
    if (status !== 'unexpected' && status !== 'flaky') continue;
    const { error, stdout = [] } = results.find((result) => result.error) ?? {};
    const line = failureLine(`${projectName} ${path}`, title, error?.message);
    failures.push(failures.length < recordedFailures ? [line, ...lastLines(stdout)].join('\n    ') : line);
  }
  return { projects: counts, errors: report.errors?.length ?? 0, failures, durations };
}

const testsIn = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests, title, file }) => tests.map((test) => ({ ...test, title, file }))), ...suites.flatMap(testsIn)];

/** A failure in one line: where, which test, and how its message begins. */
export function failureLine(where, title, message = 'no message') {
  const words = message.replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ').trim();
  return `${where} › ${title}: ${words.slice(0, 240)}`;
}
