/**
 * `npm test`: build, types, lint, unit tests and the browser tests of each risk, from a fresh clone, with nothing but Node and npm.
 *
 * 1. Refuses a Node that is too old.
 * 2. Installs packages when they are missing or older than the lock file.
 * 3. Starts a PostgreSQL of its own where its programs are at hand; the embedded database takes its place elsewhere.
 * 4. Builds, checks types and lint, runs unit tests under both engines, then the browsers that it finds or installs.
 * 5. Ends with the slowest tests and one line: `N passed, N failed, N skipped`. A step such as types counts as one test, a browser that cannot run as one skipped.
 *
 * `npm test -- unit`, `-- browser guide`, `-- unit rules/guide` run one part: first words that are parts choose parts, the rest are pieces of test
 * files' paths. A pattern that fits no test file fails; files that are asked for run every variant of their tests. `-- changed` runs what the change
 * since the main line can reach. `npm run test:all` (`--all`) runs everything that there is, `--shard 2/8` a piece of it. `--help` says it all.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIsCurrent, packagesAreCurrent } from '../demo/start/freshness.mjs';
import { RunGroup } from '../demo/start/run-group.mjs';
import { selection } from './browser/selection.mjs';
import { changeBase, changedFiles } from './support/run/changed-files.mjs';
import { chooseTests, listedTests, testListOf, unmatchedNames } from './support/run/choose-tests.mjs';
import { findBrowser } from './support/run/find-browsers.mjs';
import { helpText } from './support/run/help-text.mjs';
import { matchingFiles, readsBuild, startsPlatforms, testFilesOf } from './support/run/matching-files.mjs';
import { nodeForVitest } from './support/run/node-for-vitest.mjs';
import { furtherParts, parts, readArguments } from './support/run/read-arguments.mjs';
import { readBrowserCounts, readUnitCounts } from './support/run/read-counts.mjs';
import { readersOfChange } from './support/run/readers-of-change.mjs';
import { specsOfChange } from './support/run/specs-of-change.mjs';
import { startPostgres } from './support/run/start-postgres.mjs';
import { Tally } from './support/run/tally.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const group = new RunGroup(root);
/** For what runs beside the build, which has one thread. */
const beside = new RunGroup(root);
const tally = new Tally();
const node = process.execPath;
const asked = readArguments(process.argv.slice(2));
const runners = asked.parts.filter((part) => part === 'unit' || part === 'browser');
const matched = matchingFiles(asked.patterns, Object.fromEntries(runners.map((part) => [part, testFilesOf(part, root)])));
const ofShard = (part) => !asked.shard || (['types', 'lint'].includes(part) ? asked.shard.index === 1 : furtherParts.includes(part) ? asked.shard.index === asked.shard.count : true);
const wanted = (asked.patterns.length === 0 ? asked.parts : runners.filter((part) => matched.files[part].length > 0)).filter(ofShard);
const shard = asked.shard ? [`--shard=${asked.shard.index}/${asked.shard.count}`] : [];
const since = asked.changed ? changeBase(root) : undefined;

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
  tally.addDurations(report?.durations ?? []);
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
  await step('types', projects.map((project) => [node, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', project]), beside);
}

async function lint() {
  await step('oxlint', [[node, 'node_modules/oxlint/bin/oxlint', '--type-aware', '--report-unused-disable-directives-severity=error']], beside);
  await step('stylelint', [[node, 'node_modules/stylelint/bin/stylelint.mjs', '{src,widgets,demo,plugins}/**/*.css', '--allow-empty-input']], beside);
  await step('knip', [[node, 'node_modules/knip/bin/knip.js', '--no-config-hints']], beside);
}

/** Runs unit tests by their own Node. @returns the counts of each project */
function unitTests(path, args, name = 'unit') {
  const file = '.footlight/vitest.json';
  rmSync(file, { force: true });
  return runner(name, [path, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./test/support/run/count-reporter.ts', ...args], () => readUnitCounts(file));
}

async function unit() {
  const { path, reason } = nodeForVitest(root);
  if (reason) return tally.add('unit', { failed: 1 }, 0, reason);
  if (startsPlatforms(matched.files.unit) && await step('platform', [[node, '--import', 'tsx', 'test/support/run/prepare-platform.ts']])) process.env.FOOTLIGHT_TEST_PLATFORM = join(root, '.footlight/platform/main.mjs');
  const projects = await unitTests(path, [...shard, ...(since ? ['--changed', since, '--passWithNoTests'] : []), ...matched.files.unit]);
  const readers = since ? readersOfChange(changedFiles(root, since), testFilesOf('unit', root)) : [];
  if (readers.length > 0) await unitTests(path, readers, 'read');
  const [preact, react] = ['preact', 'react'].map((name) => Object.values(projects[name] ?? {}).reduce((sum, count) => sum + count, 0));
  if (withoutPostgres) tally.add('postgres', { skipped: 1 }, 0, withoutPostgres);
  // A shard has some files under one engine and others under the other.
  if (!asked.shard && (projects.preact || projects.react)) tally.add('engines', preact === react ? { passed: 1 } : { failed: 1 }, 0, `component tests: ${preact} under Preact, ${react} under React`);
}

const playwright = [node, 'node_modules/@playwright/test/cli.js', 'test'];

/**
 * What the browsers are asked to run: everything, the files that were asked for, those that the change reaches, or the tests of each risk.
 *
 * @returns arguments for Playwright; nothing when the change reaches no browser test; `undefined` when the tests cannot be listed
 */
async function browserTests(projects) {
  if (asked.all || asked.firefox || asked.patterns.length > 0) return matched.files.browser;
  const specs = since ? specsOfChange(changedFiles(root, since), testFilesOf('browser', root)) : [];
  if (since && specs.length === 0) return [];
  const file = '.footlight/listed-tests.json';
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const { code, output } = await group.run([...playwright, '--list', '--reporter=json', ...projects, ...specs]);
  if (code !== 0) return void show(output);
  const tests = listedTests(JSON.parse(readFileSync(file, 'utf8')));
  // Chromium alone lists every file.
  const unmatched = since || !projects.includes('--project=chromium') ? [] : unmatchedNames(tests, selection);
  if (unmatched.length > 0) tally.add('selection', { failed: 1 }, 0, `test/browser/selection.mjs names tests that are gone: ${unmatched.join(', ')}`);
  writeFileSync('.footlight/chosen-tests.txt', testListOf(chooseTests(tests, selection)));
  return ['--test-list=.footlight/chosen-tests.txt'];
}

async function browser() {
  if (asked.firefox || asked.all) process.env.FOOTLIGHT_FIREFOX = 'all';
  const able = (asked.firefox ? ['firefox'] : ['chromium', 'firefox']).filter((engine) => {
    const { variable, value, reason } = findBrowser(engine, show, !asked.all);
    if (value) process.env[variable] = value;
    else tally.add(engine, { skipped: 1 }, 0, reason);
    return value;
  });
  if (able.length === 0) return;
  const projects = able.map((engine) => `--project=${engine}`);
  const tests = await browserTests(projects);
  if (!tests) return tally.add('browser', { failed: 1 }, 0, 'the tests cannot be listed');
  if (since && tests.length === 0) return;
  const file = '.footlight/playwright.json';
  rmSync(file, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  await runner('browser', [...playwright, '--reporter=list,json', ...projects, ...shard, ...tests], () => readBrowserCounts(file));
}

/** Without a WebKit on this machine the step says so, and counts as skipped. */
async function webkit() {
  const started = performance.now();
  const { code, output } = await group.run([node, 'test/webkit/run.mjs'], show);
  const skipped = output.includes('0 passed, 0 failed, 1 skipped');
  tally.add('webkit', code !== 0 ? { failed: 1 } : skipped ? { skipped: 1 } : { passed: 1 }, seconds(started));
}

const attack = () => step('attack', [[node, '--import', 'tsx', 'test/attack/attack.ts']]);

let withoutPostgres;
let stopPostgres = () => {};

/** The database of the tests: the one that was named, or one of this run's own. */
async function database() {
  if (process.env.FOOTLIGHT_TEST_POSTGRES) return;
  const { url, stop, reason } = await startPostgres();
  withoutPostgres = reason;
  if (!url) return;
  process.env.FOOTLIGHT_TEST_POSTGRES = url;
  stopPostgres = stop;
  process.on('exit', stop);
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
  // Without packages there is nothing to compare: the lock file is taken as it is.
  const install = existsSync('node_modules') ? ['install', '--no-save'] : ['ci'];
  const { code, output } = await group.run([...npm, ...install, '--no-audit', '--no-fund']);
  return code === 0 ? undefined : `${output.slice(-2000)}\nThe packages could not be installed. Check the network connection and run \`npm test\` again.`;
}

async function runParts() {
  const sentence = await obstacle();
  if (sentence) {
    process.stderr.write(`${sentence}\n`);
    tally.add('start', { failed: 1 }, 0);
  } else {
    mkdirSync('.footlight', { recursive: true });
    const steps = { build, types, lint, unit, browser, webkit, attack };
    if (asked.all) process.env.FOOTLIGHT_ALL = '1';
    if (wanted.includes('browser') || (wanted.includes('unit') && startsPlatforms(matched.files.unit))) await database();
    const isWanted = (part) => wanted.includes(part) || (part === 'build' && wanted.some((later) => ['browser', ...furtherParts].includes(later) || (later === 'unit' && readsBuild(matched.files.unit, root))));
    const inTurn = async (names) => {
      for (const part of names) if (isWanted(part) && !group.ended) await steps[part]();
    };
    await Promise.all([inTurn(['build']), inTurn(['types', 'lint'])]);
    await inTurn([...parts, ...furtherParts].filter((part) => !['build', 'types', 'lint'].includes(part)));
  }
  stopPostgres();
  const good = tally.end();
  process.exitCode = good && !group.ended ? 0 : 1;
}

if (asked.help) show(helpText);
else await runParts();
