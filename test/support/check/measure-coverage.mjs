import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { nodeForVitest } from '../run/node-for-vitest.mjs';

const folder = '.footlight/coverage';
const rooms = { contracts: 'src/contracts/', rules: 'src/rules/', bridge: 'bridge/' };
const tests = ['test/contracts/', 'test/rules/', 'test/bridge/'];

/** The command that runs the careful rooms' unit tests and writes what they covered. */
export const coverageCommand = [
  nodeForVitest(process.cwd()).path ?? process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'node', '--project', 'decisions', ...tests, '--reporter=dot', '--coverage', '--coverage.provider=v8',
  '--coverage.reporter=json-summary', `--coverage.reportsDirectory=${folder}`, '--coverage.reportOnFailure', ...Object.values(rooms).map((path) => `--coverage.include=${path}**/*.ts`),
];

/** Forgets an earlier measurement. */
export const forgetCoverage = () => rmSync(folder, { recursive: true, force: true });

/** Room → percent of branches covered and the files with branches left; undefined when nothing was measured. */
export function readCoverage(root) {
  const summary = summaryIn(`${folder}/coverage-summary.json`);
  return summary && Object.fromEntries(Object.entries(rooms).map(([room, path]) => [room, roomCoverage(summary, root, path)]));
}

function summaryIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function roomCoverage(summary, root, folderOfRoom) {
  const files = Object.entries(summary).map(([path, { branches }]) => ({ name: relative(root, path), ...branches })).filter(({ name }) => name.startsWith(folderOfRoom));
  const [total, covered] = ['total', 'covered'].map((count) => files.reduce((sum, file) => sum + file[count], 0));
  return { percent: total === 0 ? 100 : Math.round((covered / total) * 1000) / 10, left: files.filter((file) => file.covered < file.total).map(({ name, total: all, covered: run }) => ({ name, branches: all - run })) };
}
