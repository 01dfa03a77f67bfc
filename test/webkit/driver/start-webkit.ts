import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { openSession, type WebDriver } from './web-driver.ts';

const startMs = 30_000;
const lookAgainMs = 50;

/** Starts WebKit on a display that nobody sees. */
export async function startWebKit(): Promise<WebDriver> {
  const children: ChildProcess[] = [];
  const end = async (): Promise<void> => void (await Promise.all(children.map(stopped)));
  try {
    const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true });
    children.push(display);
    const port = await freePort();
    // Its sandbox needs rights that a container lacks; there is no graphics card.
    const env = { ...process.env, DISPLAY: `:${await firstLine(display)}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
    children.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true }));
    await untilItListens(port);
    const session = await openSession(port);
    return {
      ...session,
      end: async () => {
        try {
          await session.end();
        } finally {
          await end();
        }
      },
    };
  } catch (failure) {
    await end();
    throw failure;
  }
}

/** The number of the display that Xvfb chose. */
async function firstLine(display: ChildProcess): Promise<string> {
  const told = display.stdio[3] as Readable;
  const [line] = await Promise.race([
    new Promise<[Buffer]>((resolve) => told.once('data', (data: Buffer) => resolve([data]))),
    new Promise<never>((_, reject) => display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))),
  ]);
  return String(line).trim();
}

const freePort = (): Promise<number> => new Promise((resolve, reject) => {
  const server = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number };
    server.close(() => resolve(port));
  });
});

async function untilItListens(port: number): Promise<void> {
  const until = Date.now() + startMs;
  while (Date.now() < until) {
    if (await fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok, () => false)) return;
    // oxlint-disable-next-line footlight/no-waits -- how often it looks whether a driver has started
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
  throw new Error('WebKitWebDriver did not start');
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
