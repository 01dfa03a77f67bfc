/**
 * `npm test`: everything, from a fresh clone, with nothing but Node and npm.
 *
 * 1. Refuses a Node that is too old.
 * 2. Installs packages when they are missing or older than the lock file.
 * 3. Builds, checks types and lint, runs unit tests under both engines, then the browsers that it finds or installs.
 * 4. Ends with one line: `N passed, N failed, N skipped`. A step such as types counts as one test, a browser that cannot run as one skipped.
 *
 * `npm test -- unit`, `-- browser guide`, `-- unit rules/guide` run one part: first words that are parts (build, types, lint, unit, browser) choose
 * parts, the rest are pieces of test files' paths. `--only unit,lint` chooses parts anywhere. A pattern that fits no test file fails. `--help` says it all.
 * `npm run test:firefox` is `browser --firefox`: every browser test in Firefox alone, where `npm test` runs what depends on the engine.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtIsCurrent, packagesAreCurrent } from '../demo/start/freshness.mjs';
import { RunGroup } from '../demo/start/run-group.mjs';
import { findBrowser } from './support/run/find-browsers.mjs';
import { helpText } from './support/run/help-text.mjs';
import { matchingFiles, testFilesOf } from './support/run/matching-files.mjs';
import { parts, readArguments } from './support/run/read-arguments.mjs';
import { readBrowserCounts, readUnitCounts } from './support/run/read-counts.mjs';
import { Tally } from './support/run/tally.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const group = new RunGroup(root);
/** For what runs beside it: ESLint has one thread, and so has the build. */
const beside = new RunGroup(root);
const tally = new Tally();
const node = process.execPath;
const asked = readArguments(process.argv.slice(2));
const runners = asked.parts.filter((part) => part === 'unit' || part === 'browser');
const matched = matchingFiles(asked.patterns, Object.fromEntries(runners.map((part) => [part, testFilesOf(part, root)])));
const wanted = asked.patterns.length === 0 ? asked.parts : runners.filter((part) => matched.files[part].length > 0);

const show = (line) => { process.stdout.write(`${line}\n`); };
const seconds = (since) => (performance.now() - since) / 1000;

/** A step that is one test; silent when it passes. */
async function step(name, commands, runs = group) {
  const started = performance.now();
  let broken = '';
  for (const command of commands) {
    if (runs.ended) return false;
    const { code, output } = await runs.run(command);
    if (code !== 0) broken += output;
  }
  if (broken) show(broken.trimEnd());
  tally.add(name, broken ? { failed: 1 } : { passed: 1 }, seconds(started));
  return !broken;
}

/** A runner of many tests: its lines are shown as they come, its counts are read from the file that it writes. */
async function runner(name, command, read) {
  const started = performance.now();
  const { code } = await group.run(command, show);
  const report = read();
  const projects = Object.entries(report?.projects ?? {});
  for (const [project, counts] of projects) tally.add(`${name} ${project}`, counts, seconds(started));
  tally.addFailures(report?.failures ?? []);
  const failures = projects.some(([, { failed }]) => failed > 0);
  if (code !== 0 && !failures && !group.ended) tally.add(name, { failed: 1 }, seconds(started), report ? 'an error outside of every test' : 'the run broke down');
  return report?.projects ?? {};
}

async function build() {
  if (builtIsCurrent(root)) tally.add('build', { passed: 1 }, 0, 'current');
  else await step('build', [[node, 'node_modules/rollup/dist/bin/rollup', '-c', 'rollup.config.ts', '--configPlugin', 'rollup-plugin-esbuild', '--silent']]);
}

async function types() {
  const projects = ['tsconfig.json', 'tsconfig.pure.json'];
  await step('types', projects.map((project) => [node, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', project]));
}

let linted;
/** Begins while what comes before it in order is run; may be called twice. */
const eslint = () => (linted ??= step('eslint', [[node, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']], beside));

async function lint() {
  void eslint();
  await step('stylelint', [[node, 'node_modules/stylelint/bin/stylelint.mjs', '{src,widgets,demo,plugins}/**/*.css', '--allow-empty-input']]);
  await step('knip', [[node, 'node_modules/knip/bin/knip.js', '--no-config-hints']]);
  await eslint();
}

async function unit() {
  const file = '.footlight/vitest.json';
  rmSync(file, { force: true });
  const projects = await runner('unit', [node, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./test/support/run/count-reporter.ts', ...matched.files.unit], () => readUnitCounts(file));
  const [preact, react] = ['preact', 'react'].map((name) => Object.values(projects[name] ?? {}).reduce((sum, count) => sum + count, 0));
  const noPostgres = process.env.FOOTLIGHT_NO_POSTGRES;
  if (noPostgres) tally.add('postgres', { skipped: 1 }, 0, noPostgres);
  if (projects.preact || projects.react) tally.add('engines', preact === react ? { passed: 1 } : { failed: 1 }, 0, `component tests: ${preact} under Preact, ${react} under React`);
}

async function browser() {
  if (asked.firefox) process.env.FOOTLIGHT_FIREFOX = 'all';
  const able = (asked.firefox ? ['firefox'] : ['chromium', 'firefox']).filter((engine) => {
    const { variable, value, reason } = findBrowser(engine, show);
    if (value) process.env[variable] = value;
    else tally.add(engine, { skipped: 1 }, 0, reason);
    return value;
  });
  if (able.length === 0) return;
  const file = '.footlight/playwright.json';
  rmSync(file, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  await runner('browser', [node, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...able.map((engine) => `--project=${engine}`), ...matched.files.browser], () => readBrowserCounts(file));
}

/** The sentence that stops everything, or nothing. */
async function obstacle() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) return `Footlight needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run \`npm test\` again.`;
  if (asked.mistake) return `${asked.mistake} \`npm test -- --help\` says more.`;
  if (matched.unmatched.length > 0) return `${matched.unmatched.map((pattern) => `"${pattern}"`).join(', ')}: no test file of ${asked.parts.join(', ')} has this in its path.`;
  if (packagesAreCurrent(root)) return undefined;
  show('Installing packages …');
  const npm = process.env.npm_execpath ? [node, process.env.npm_execpath] : ['npm'];
  const { code, output } = await group.run([...npm, 'install', '--no-save', '--no-audit', '--no-fund']);
  return code === 0 ? undefined : `${output.slice(-2000)}\nThe packages could not be installed. Check the network connection and run \`npm test\` again.`;
}

async function runParts() {
  const sentence = await obstacle();
  if (sentence) {
    process.stderr.write(`${sentence}\n`);
    tally.add('start', { failed: 1 }, 0);
  } else {
    mkdirSync('.footlight', { recursive: true });
    const steps = { build, types, lint, unit, browser };
    if (wanted.includes('lint')) void eslint();
    for (const part of parts) if ((wanted.includes(part) || (part === 'build' && wanted.includes('browser'))) && !group.ended) await steps[part]();
  }
  const good = tally.end();
  process.exitCode = good && !group.ended ? 0 : 1;
}

if (asked.help) show(helpText);
else await runParts();
