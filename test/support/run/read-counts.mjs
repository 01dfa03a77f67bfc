import { readFileSync } from 'node:fs';

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The counts of each vitest project, and the errors outside of every test; nothing when the run broke down. */
export const readUnitCounts = (file) => readJson(file);

/** The counts of each browser: a flaky test counts as failed. */
export function readBrowserCounts(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const counts = {};
  for (const { projectName, status } of testsIn(report)) {
    const project = counts[projectName] ??= { passed: 0, failed: 0, skipped: 0 };
    project[status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed'] += 1;
  }
  return { projects: counts, errors: report.errors?.length ?? 0 };
}

const testsIn = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)];
