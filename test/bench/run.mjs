/**
 * `npm run bench`: builds what is missing or older than its sources, then measures.
 *
 * `--load` measures requests per second and memory instead (`load/load.ts` has its flags), `--running` what a player costs while it runs
 * and what it leaves behind (`running/running.ts`), `--guide` a guide of ten thousand channels (`guide/guide.ts`), `--home` the home page beside a bare React page, and how rows scroll (`home/home.ts`),
 * `--search` how long 10,000 titles take to be searched, and a key in the field to be painted (`search/search.ts`).
 * `--json` leaves nothing but the report on the standard output. Ctrl-C ends it with everything it started.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtIsCurrent, packagesAreCurrent } from '../../demo/start/freshness.mjs';
import { RunGroup } from '../../demo/start/run-group.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const group = new RunGroup(root);
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

/** Runs one step; its words go where progress goes, and come again when it fails. */
async function step(sentence, command) {
  process.stderr.write(`${sentence}\n`);
  const { code, output } = await group.run(command);
  if (code !== 0 && !group.ended) {
    process.stderr.write(output.slice(-4000));
    process.exitCode = 1;
  }
  return code === 0;
}

async function prepare() {
  if (!packagesAreCurrent(root) && !await step('Installing packages …', [...npm, 'install', '--no-save', '--no-audit', '--no-fund'])) return false;
  return builtIsCurrent(root) || step('Building …', [...npm, 'run', 'build']);
}

/** What else is measured, by its flag. */
const others = [['--load', 'test/bench/load/load.ts'], ['--running', 'test/bench/running/running.ts'], ['--home', 'test/bench/home/home.ts'], ['--guide', 'test/bench/guide/guide.ts'], ['--search', 'test/bench/search/search.ts']];

/** Measures with this terminal as its own; a signal sent to this process alone is passed on. */
function measure() {
  const [, bench = 'test/bench/bench.ts'] = others.find(([flag]) => process.argv.includes(flag)) ?? [];
  const child = spawn(process.execPath, ['--import', 'tsx', bench, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => { process.exitCode = code ?? 1; });
}

if (await prepare()) measure();
