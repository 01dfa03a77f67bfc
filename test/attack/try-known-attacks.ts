import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { compilePlatform } from '../support/compile-platform.ts';
import { findBrowser } from '../support/run/find-browsers.mjs';
import { nodeForVitest } from '../support/run/node-for-vitest.mjs';
import { startPostgres } from '../support/run/start-postgres.mjs';
import type { AttackResult } from './attack-case.ts';
import { knownAttacks, type KnownAttack } from './known-attacks.ts';

/** One test of a run: its file from the project's root, its title and how it ended. */
interface Ended { file: string; title: string; end: 'passed' | 'failed' | 'skipped' }

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { output += String(text); });
    child.on('error', reject).on('close', () => resolve(output));
  });
}

const readReport = async (file: string, output: string): Promise<unknown> => readFile(file, 'utf8').then(JSON.parse, () => {
  throw new Error(`no report was written: ${output.slice(-2000)}`);
});

interface UnitReport { testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[] }

async function runUnits(folder: string, env: NodeJS.ProcessEnv): Promise<Ended[]> {
  const { path, reason } = nodeForVitest(process.cwd());
  if (!path) throw new Error(reason);
  const report = join(folder, 'units.json');
  const files = knownAttacks.flatMap(({ units = [] }) => units);
  const output = await run(path, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, ...files], env);
  const { testResults } = await readReport(report, output) as UnitReport;
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.map((test): Ended => ({ file, title: test.fullName, end: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped' }));
    return status === 'failed' && tests.every(({ end }) => end !== 'failed') ? [...tests, { file, title: 'the file', end: 'failed' }] : tests;
  });
}

interface BrowserSuite { suites?: BrowserSuite[]; specs?: { file: string; title: string; tests: { status: string }[] }[] }

const specsIn = ({ suites = [], specs = [] }: BrowserSuite): NonNullable<BrowserSuite['specs']> => [...specs, ...suites.flatMap(specsIn)];

async function runBrowser(folder: string, env: NodeJS.ProcessEnv): Promise<Ended[] | undefined> {
  const { variable, value, reason } = findBrowser('chromium', say, true);
  if (!value) return void say(`skipped: ${reason}`);
  const report = join(folder, 'browser.json');
  const files = new Set(knownAttacks.flatMap(({ browser = [] }) => browser.map(({ file }) => `test/browser/${file}`)));
  const output = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--project=chromium', '--reporter=json', ...files], { ...env, [variable]: value, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return specsIn(await readReport(report, output) as BrowserSuite).map(({ file, title, tests }) => ({
    file, title, end: tests.some(({ status }) => status === 'unexpected' || status === 'flaky') ? 'failed' : tests.every(({ status }) => status === 'skipped') ? 'skipped' : 'passed',
  }));
}

/** The tests of one attack. */
const testsOf = ({ units = [], browser = [] }: KnownAttack, unitTests: readonly Ended[], browserTests: readonly Ended[]): Ended[] => [
  ...unitTests.filter(({ file }) => units.some((path) => file.startsWith(path))),
  ...browserTests.filter((test) => browser.some(({ file, title }) => test.file === file && (title === undefined || new RegExp(title).test(test.title)))),
];

function resultOf(attack: KnownAttack, unitTests: readonly Ended[], browserTests: readonly Ended[] | undefined): AttackResult {
  const tests = testsOf(attack, unitTests, browserTests ?? []);
  const ended = (end: Ended['end']) => tests.filter((test) => test.end === end);
  const figures = { tests: ended('passed').length, ...(ended('skipped').length > 0 ? { skipped: ended('skipped').length } : {}) };
  const isTried = ended('passed').length > 0 || (browserTests === undefined && !attack.units);
  return { figures, broken: [...ended('failed').map(({ file, title }) => `${file}: ${title}`), ...(isTried ? [] : ['no test of it ran'])] };
}

/** Runs the tests of every known attack. @param report one attack at a time */
export async function tryKnownAttacks(report: (name: string, result: AttackResult) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'footlight-known-attacks-'));
  const given = process.env['FOOTLIGHT_TEST_POSTGRES'];
  const own = given ? undefined : await startPostgres();
  if (own?.reason) say(`without PostgreSQL: ${own.reason}`);
  try {
    const url = given ?? own?.url;
    const env = { FOOTLIGHT_TEST_PLATFORM: await compilePlatform(), ...(url ? { FOOTLIGHT_TEST_POSTGRES: url } : {}) };
    const unitTests = await runUnits(folder, env);
    const browserTests = await runBrowser(folder, env);
    for (const attack of knownAttacks) report(attack.name, resultOf(attack, unitTests, browserTests));
  } finally {
    own?.stop?.();
    await rm(folder, { recursive: true, force: true });
  }
}
