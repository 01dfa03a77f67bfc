/**
 * `npm run check`: the budgets as a table, for people to argue with.
 *
 * `--sizes` measures the bundles alone, `--json` prints the same for machines. Builds first when a bundle is missing or old.
 */
import { fileURLToPath } from 'node:url';
import { builtIsCurrent } from '../demo/start/freshness.mjs';
import { RunGroup } from '../demo/start/run-group.mjs';
import { sizeBudgets, sourceBudgets } from './support/check/budgets.mjs';
import { measureSizes } from './support/check/measure-sizes.mjs';
import { measureSources } from './support/check/measure-sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const wants = (word) => process.argv.includes(word);
const shown = 12;

/** @returns what to say when the bundles cannot be measured */
async function buildIfOld() {
  if (builtIsCurrent(root)) return undefined;
  const { code, output } = await new RunGroup(root).run([process.execPath, 'node_modules/rollup/dist/bin/rollup', '-c', 'rollup.config.ts', '--configPlugin', 'rollup-plugin-esbuild', '--silent']);
  return code === 0 ? undefined : `The build failed, sizes are those of an older one or missing:\n${output.trim().split('\n').slice(0, 4).join('\n')}`;
}

const number = (value) => (value === null ? '–' : Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2));

function print(rows) {
  for (const { what, atMost, atLeast, unit, value, pass } of rows) {
    const limit = atLeast === undefined ? `≤ ${number(atMost)}` : `≥ ${number(atLeast)}`;
    process.stdout.write(`${what.padEnd(42)} ${number(value).padStart(9)} ${unit.padEnd(5)} ${limit.padStart(9)}   ${pass === null ? 'not measured' : pass ? 'pass' : 'over'}\n`);
  }
}

function printWorst(title, measured, limit) {
  const over = measured.filter(({ lines }) => lines > limit).sort((a, b) => b.lines - a.lines);
  if (over.length === 0) return;
  process.stdout.write(`\n${title} (${over.length})\n`);
  for (const { name, lines } of over.slice(0, shown)) process.stdout.write(`  ${String(lines).padStart(4)}  ${name}\n`);
}

const trouble = await buildIfOld();
const sources = wants('--sizes') ? undefined : measureSources();
const rows = [...sources ? sourceBudgets(sources) : [], ...sizeBudgets(measureSizes())];
if (wants('--json')) {
  process.stdout.write(`${JSON.stringify({ budgets: rows, trouble }, null, 2)}\n`);
} else {
  print(rows);
  if (sources) {
    printWorst('Files over 150 lines', sources.files, 150);
    printWorst('Functions over 60 lines', sources.functions, 60);
    if (sources.anys.length > 0) process.stdout.write(`\nany\n  ${sources.anys.join('\n  ')}\n`);
  }
  if (trouble) process.stdout.write(`\n${trouble}\n`);
}
