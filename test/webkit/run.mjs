/**
 * `npm run test:webkit`: play, pause, seek, tracks and the bridge in WebKit, where it can be had.
 *
 * Playwright's WebKit is a build of its own; this one is WebKitGTK as Debian ships it, driven by its WebKitWebDriver on an invisible display.
 * Packages and bundles are brought up to date first. Without a WebKit it says why and ends with 0: `0 passed, 0 failed, 1 skipped`.
 */
import { fileURLToPath } from 'node:url';
import { builtIsCurrent, packagesAreCurrent } from '../../demo/start/freshness.mjs';
import { RunGroup } from '../../demo/start/run-group.mjs';
import { nodeForVitest } from '../support/run/node-for-vitest.mjs';
import { missingForWebKit } from './find-webkit.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const group = new RunGroup(root);
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
const show = (line) => { process.stdout.write(`${line}\n`); };

async function step(sentence, command) {
  show(sentence);
  const { code, output } = await group.run(command);
  if (code !== 0 && !group.ended) show(output.slice(-4000));
  return code === 0;
}

async function prepare() {
  if (!packagesAreCurrent(root) && !await step('Installing packages …', [...npm, 'install', '--no-save', '--no-audit', '--no-fund'])) return false;
  return builtIsCurrent(root) || step('Building …', [...npm, 'run', 'build']);
}

async function test() {
  const missing = missingForWebKit(show);
  if (missing) return show(`${missing}\n\n0 passed, 0 failed, 1 skipped`);
  const { path, reason } = nodeForVitest(root);
  if (reason) {
    show(reason);
    process.exitCode = 1;
    return;
  }
  const { code } = await group.run([path, 'node_modules/vitest/vitest.mjs', 'run', '--config', 'test/webkit/vitest.config.ts', ...process.argv.slice(2)], show);
  if (!group.ended) process.exitCode = code;
}

if (await prepare()) await test();
else process.exitCode = 1;
