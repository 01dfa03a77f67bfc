import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const at = (path: string) => new URL(`../../demo/${path}`, import.meta.url);
interface Freshness { packagesAreCurrent(root: string): boolean; builtIsCurrent(root: string): boolean }

async function startDemo(environment: Record<string, string>): Promise<{ code: number; text: string }> {
  const child = spawn(process.execPath, [fileURLToPath(at('start.mjs'))], { env: { ...process.env, ...environment } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => { text += part.toString(); });
  const [code] = await once(child, 'close') as [number];
  return { code, text };
}

test('a busy port is answered with what to do, before any work', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => { other.close(); });
  const { port } = other.address() as AddressInfo;
  const { code, text } = await startDemo({ PORT: String(port) });
  expect([code, text.trim()]).toEqual([1, `Port ${port} is in use. Stop what listens there, or choose another port: PORT=${port + 1} npm run demo`]);
});

test('a port that is no number is named', async () => {
  const { code, text } = await startDemo({ PORT: 'harbour' });
  expect([code, text.trim()]).toEqual([1, 'PORT has to be a number from 1 to 65535; it is "harbour".']);
});

async function folderWith(ages: Record<string, number>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'footlight-start-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, second] of Object.entries(ages)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), '');
    await utimes(join(root, path), second, second);
  }
  for (const folder of ['src', 'src/rules']) if (Object.keys(ages).some((path) => path.startsWith(`${folder}/`))) await utimes(join(root, folder), 1, 1);
  return root;
}

const built = { 'dist/embed/loader.js': 100, 'dist/embed/bridge-host.js': 100, 'dist/site/main.js': 100, 'dist/partner/frameworks/react.js': 100, 'dist/packages/footlight/package.json': 100, 'dist/docs/index.html': 100 };

test.each([
  ['everything is built after its sources', { ...built, 'src/rules/a.ts': 50, 'rollup.config.ts': 99 }, true],
  ['a source is newer', { ...built, 'src/rules/a.ts': 101 }, false],
  ['a page of the documentation is newer', { ...built, 'docs/welcome.md': 101 }, false],
  ['the packages changed', { ...built, 'package-lock.json': 200 }, false],
  ['one bundle is missing', { 'dist/embed/loader.js': 100, 'dist/site/main.js': 100, 'src/rules/a.ts': 50 }, false],
  ['nothing is built', { 'src/rules/a.ts': 50 }, false],
])('%s', async (_name, ages, current) => {
  const { builtIsCurrent } = await import(at('start/freshness.mjs').href) as Freshness;
  expect(builtIsCurrent(await folderWith(ages))).toBe(current);
});

test.each([
  ['older than the lock file', { 'package-lock.json': 200, 'node_modules/.package-lock.json': 100 }, false],
  ['as the lock file says', { 'package-lock.json': 100, 'node_modules/.package-lock.json': 100 }, true],
  ['missing', { 'package-lock.json': 100 }, false],
])('packages that are %s', async (_name, ages, current) => {
  const { packagesAreCurrent } = await import(at('start/freshness.mjs').href) as Freshness;
  expect(packagesAreCurrent(await folderWith(ages))).toBe(current);
});

/** A process that ended but was not yet collected by its new parent does nothing any more. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test.runIf(process.platform !== 'win32')('Ctrl-C ends the command and what it started, even what does not listen', async () => {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('pid', process.pid)";
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' }); ${deaf}`;
  const program = `
    import { RunGroup } from ${JSON.stringify(at('start/run-group.mjs').href)};
    await new RunGroup('.').run([process.execPath, '-e', ${JSON.stringify(parent)}], (line) => console.log(line));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const pids: number[] = [];
  for await (const part of child.stdout) {
    pids.push(...[...String(part).matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid)));
    if (pids.length === 2) break;
  }
  expect(pids.map(isAlive)).toEqual([true, true]);
  child.kill('SIGINT');
  child.kill('SIGTERM');
  await once(child, 'close');
  await expect.poll(() => pids.map(isAlive), { timeout: 10_000 }).toEqual([false, false]);
});

/** Starts a command of a run group as npm does: npm, its shell, the start. Answers the number of each, and of the command. */
async function startAsNpm(): Promise<{ npm: number; shell: number; command: number }> {
  const program = `import { RunGroup } from ${JSON.stringify(at('start/run-group.mjs').href)};
    await new RunGroup('.').run([process.execPath, '-e', "setInterval(() => {}, 1000); console.log('pid', process.pid)"], (line) => console.log(line, process.ppid));`;
  const npm = spawn(process.execPath, ['-e', `
    const shell = require('node:child_process').spawn('sh', ['-c', '"$NODE" --input-type=module -e "$PROGRAM"; true'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`], { env: { ...process.env, npm_lifecycle_event: 'demo', NODE: process.execPath, PROGRAM: program } });
  onTestFinished(() => { npm.kill('SIGKILL'); });
  for await (const part of npm.stdout) {
    const [, command, shell] = /pid (\d+) (\d+)/.exec(String(part)) ?? [];
    if (command && shell) return { npm: npm.pid ?? 0, shell: Number(shell), command: Number(command) };
  }
  throw new Error('The command did not start.');
}

test.runIf(process.platform === 'linux').each(['npm', 'shell'] as const)('a signal to %s alone leaves nothing running', async (which) => {
  const started = await startAsNpm();
  expect(isAlive(started.command)).toBe(true);
  process.kill(started[which], which === 'npm' ? 'SIGKILL' : 'SIGTERM');
  await expect.poll(() => isAlive(started.command), { timeout: 15_000 }).toBe(false);
});
