/**
 * `npm run test:soak -- PATH [PATH…] --times 50 --load 4`: browser tests again and again, on a processor that is busy, to see which fail how often.
 *
 * Builds first when a bundle is missing or old. Ends with one line that counts runs, and with 1 when one failed. `--help` says it all.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtIsCurrent } from '../demo/start/freshness.mjs';
import { RunGroup } from '../demo/start/run-group.mjs';
import { findBrowser } from './support/run/find-browsers.mjs';
import { matchingFiles, testFilesOf } from './support/run/matching-files.mjs';
import { countRuns, isGood, linesOf } from './support/run/soak/count-runs.mjs';
import { startLoad } from './support/run/soak/load-processes.mjs';
import { readSoakArguments, soakHelp } from './support/run/soak/read-soak-arguments.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const node = process.execPath;
const group = new RunGroup(root);
const asked = readSoakArguments(process.argv.slice(2));
const engine = asked.firefox ? 'firefox' : 'chromium';
const { files, unmatched } = matchingFiles(asked.patterns, { browser: testFilesOf('browser', root) });
const report = '.footlight/soak.json';

const show = (line) => { process.stdout.write(`${line}\n`); };

/** The sentence that stops everything, or nothing. */
async function obstacle() {
  if (asked.mistake) return `${asked.mistake} \`npm run test:soak -- --help\` says more.`;
  if (unmatched.length > 0) return `${unmatched.map((pattern) => `"${pattern}"`).join(', ')}: no spec file has this in its path.`;
  const { variable, value, reason } = findBrowser(engine, show);
  if (!value) return reason;
  process.env[variable] = value;
  if (builtIsCurrent(root)) return undefined;
  const { code, output } = await group.run([node, 'node_modules/rollup/dist/bin/rollup', '-c', 'rollup.config.ts', '--configPlugin', 'rollup-plugin-esbuild', '--silent']);
  return code === 0 ? undefined : `${output.trimEnd()}\nThe build failed.`;
}

/** Runs the files as often as asked. @returns the counted runs; undefined when the run broke down */
async function repeat() {
  mkdirSync('.footlight', { recursive: true });
  rmSync(report, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  if (asked.firefox) process.env.FOOTLIGHT_FIREFOX = 'all';
  const workers = asked.workers === undefined ? [] : [`--workers=${asked.workers}`];
  const options = [`--repeat-each=${asked.times}`, `--project=${engine}`, '--retries=0', '--reporter=dot,json', ...workers];
  const load = startLoad(asked.load);
  try {
    await group.run([node, 'node_modules/@playwright/test/cli.js', 'test', ...options, ...files.browser], show);
    return countRuns(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  } finally {
    load.stop();
  }
}

async function soak() {
  const sentence = await obstacle();
  if (sentence) process.stderr.write(`${sentence}\n`);
  const runs = sentence || group.ended ? undefined : await repeat();
  show(`\n${(runs ? linesOf(runs) : ['0 passed, 0 failed']).join('\n')}`);
  process.exitCode = runs && isGood(runs) && !group.ended ? 0 : 1;
}

if (asked.help) show(soakHelp);
else await soak();
