/**
 * `npm run demo`: from a fresh clone to a running product, with nothing but Node and npm.
 *
 * 1. Refuses a Node that is too old, and a port that is taken, before any work.
 * 2. Installs packages when they are missing or older than the lock file.
 * 3. Builds when a bundle is missing or older than its sources.
 * 4. Starts the reference platform, says what to open, and leaves nothing running when it ends.
 *
 * `PORT` and `DATABASE_URL` choose where; `npm run demo -- --data folder` keeps its database elsewhere, `-- --no-demo`
 * leaves out switches, demo pages and test headers, `-- --processes 2` serves with two processes on PostgreSQL.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtIsCurrent, packagesAreCurrent } from './start/freshness.mjs';
import { isPortFree } from './start/is-port-free.mjs';
import { RunGroup } from './start/run-group.mjs';
import { whatToOpen } from './start/what-to-open.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const group = new RunGroup(root);

/** Ends with a sentence that says what to do. */
function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exitCode = 1;
}

const npm = (...args) => (process.env.npm_execpath ? [process.execPath, process.env.npm_execpath, ...args] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args]);

async function step(sentence, command, help) {
  process.stdout.write(`${sentence}\n`);
  const { code, output } = await group.run(command);
  if (code === 0) return true;
  process.stderr.write(`${output.slice(-4000)}\n`);
  if (!group.ended) refuse(help);
  return false;
}

async function prepare() {
  if (!packagesAreCurrent(root) && !await step('Installing packages …', npm('install', '--no-save', '--no-audit', '--no-fund'), 'The packages could not be installed. Check the network connection and run `npm run demo` again.')) return false;
  if (builtIsCurrent(root)) return true;
  return step('Building …', npm('run', 'build'), 'The build failed; the lines above say where. Mend that and run `npm run demo` again.');
}

async function serve(port) {
  const command = [process.execPath, '--import', 'tsx', 'demo/platform/main.ts', '--port', String(port), '--data', '.footlight/data', ...process.argv.slice(2)];
  process.stdout.write('Starting the platform …\n');
  const started = performance.now();
  const { code, output } = await group.run(command, async (line) => {
    if (!line.startsWith('ready ')) return;
    process.stdout.write(await whatToOpen(port));
    process.stdout.write(`\nReady in ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops everything.\n`);
  });
  if (!group.ended && code !== 0) refuse(output.trim() || 'The platform ended without a word. Run `npm run demo` again; delete the folder .footlight if it happens twice.');
}

async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) return refuse(`Footlight needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run \`npm run demo\` again.`);
  const port = Number(process.env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) return refuse(`PORT has to be a number from 1 to 65535; it is "${process.env.PORT}".`);
  if (!existsSync(`${root}package-lock.json`)) return refuse('package-lock.json is missing. Restore it with `git checkout package-lock.json`.');
  if (!await isPortFree(port)) return refuse(`Port ${port} is in use. Stop what listens there, or choose another port: PORT=${port + 1} npm run demo`);
  if (await prepare()) await serve(port);
}

await main();
