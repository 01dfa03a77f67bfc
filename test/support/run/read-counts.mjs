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

/** The counts of each browser: a flaky test counts as failed. */
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
    if (status === 'unexpected' || status === 'flaky') failures.push(failureLine(`${projectName} ${path}`, title, results.find(({ error }) => error)?.error.message));
  }
  return { projects: counts, errors: report.errors?.length ?? 0, failures, durations };
}

const testsIn = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests, title, file }) => tests.map((test) => ({ ...test, title, file }))), ...suites.flatMap(testsIn)];

/** A failure in one line: where, which test, and how its message begins. */
export function failureLine(where, title, message = 'no message') {
  const words = message.replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ').trim();
  return `${where} › ${title}: ${words.slice(0, 240)}`;
}
