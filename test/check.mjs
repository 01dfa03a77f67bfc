/**
 * `npm run check`: the budgets as a table, for people to argue with.
 *
 * `--sizes` measures the bundles alone, `--json` prints the same for machines, `--strict` ends with 1 when a budget is missed.
 * Builds first when a bundle is missing or old, and runs the unit tests of contracts, rules and bridge to see which branches they cover.
 */
import { fileURLToPath } from 'node:url';
import { readBrowserCounts } from './support/run/read-counts.mjs';
import { slowSpecs } from './support/run/slowest.mjs';
import { builtIsCurrent } from '../demo/start/freshness.mjs';
import { RunGroup } from '../demo/start/run-group.mjs';
import { coverageBudgets, sizeBudgets, sourceBudgets } from './support/check/budgets.mjs';
import { coverageCommand, forgetCoverage, readCoverage } from './support/check/measure-coverage.mjs';
import { measureSizes } from './support/check/measure-sizes.mjs';
import { measureSources } from './support/check/measure-sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const wants = (word) => process.argv.includes(word);
const shown = 12;
const slowSpecSeconds = 90;
const group = new RunGroup(root);

/** @returns what to say when the bundles cannot be measured */
async function buildIfOld() {
  if (builtIsCurrent(root)) return undefined;
  const { code, output } = await group.run([process.execPath, 'node_modules/rollup/dist/bin/rollup', '-c', 'rollup.config.ts', '--configPlugin', 'rollup-plugin-esbuild', '--silent']);
  return code === 0 ? undefined : `The build failed, sizes are those of an older one or missing:\n${output.trim().split('\n').slice(0, 4).join('\n')}`;
}

/** @returns what was covered, and what to say when a test failed while it was measured */
async function measureCoverage() {
  forgetCoverage();
  const { code, output } = await group.run(coverageCommand);
  const problem = code === 0 ? undefined : `A unit test failed while coverage was measured; \`npm test -- unit contracts rules bridge\` says which.\n${output.trim().split('\n').slice(-6).join('\n')}`;
  return { coverage: readCoverage(root), problem };
}

const number = (value) => (value === null ? '–' : Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2));

function print(rows) {
  for (const { what, atMost, atLeast, unit, value, pass } of rows) {
    const limit = atLeast === undefined ? `≤ ${number(atMost)}` : `≥ ${number(atLeast)}`;
    process.stdout.write(`${what.padEnd(42)} ${number(value).padStart(9)} ${unit.padEnd(5)} ${limit.padStart(9)}   ${pass === null ? 'not measured' : pass ? 'pass' : atLeast === undefined ? 'over' : 'under'}\n`);
  }
}

/** The worst of what is over a limit, longest first. @param measured name and count each */
function printWorst(title, measured, limit) {
  const over = measured.filter(([, count]) => count > limit).sort(([, a], [, b]) => b - a);
  if (over.length === 0) return;
  process.stdout.write(`\n${title} (${over.length})\n`);
  for (const [name, count] of over.slice(0, shown)) process.stdout.write(`  ${String(count).padStart(4)}  ${name}\n`);
}

function printDetails({ files, functions, folders, anys }, coverage) {
  printWorst('Files over 150 lines', files.map(({ name, lines }) => [name, lines]), 150);
  printWorst('Functions over 60 lines', functions.map(({ name, lines }) => [name, lines]), 60);
  printWorst('Folders over 14 files', folders.map(({ name, files: count }) => [name, count]), 14);
  if (anys.length > 0) process.stdout.write(`\nany\n  ${anys.join('\n  ')}\n`);
  const missed = Object.values(coverage ?? {}).filter(({ percent }) => percent < 95).flatMap(({ left }) => left.map(({ name, branches }) => [name, branches]));
  printWorst('Branches that no unit test runs', missed, 0);
}

/** Browser test files that took longer than a run of half an hour bears, in the last run that was. */
function printSlowSpecs() {
  const tests = readBrowserCounts('.footlight/playwright.json')?.durations ?? [];
  printWorst(`Browser test files over ${slowSpecSeconds} s in the last run`, slowSpecs(tests, slowSpecSeconds), slowSpecSeconds);
}

const sizesAlone = wants('--sizes');
const trouble = await buildIfOld();
const sources = sizesAlone ? undefined : measureSources();
const { coverage, problem } = sizesAlone ? {} : await measureCoverage();
const rows = [...sources ? [...sourceBudgets(sources), ...coverageBudgets(coverage)] : [], ...sizeBudgets(measureSizes())];
if (wants('--json')) {
  process.stdout.write(`${JSON.stringify({ budgets: rows, trouble: trouble ?? problem }, null, 2)}\n`);
} else {
  print(rows);
  if (sources) printDetails(sources, coverage);
  if (sources) printSlowSpecs();
  for (const sentence of [trouble, problem]) if (sentence) process.stdout.write(`\n${sentence}\n`);
}
if (wants('--strict') && (trouble || problem || rows.some(({ pass }) => !pass))) process.exitCode = 1;
