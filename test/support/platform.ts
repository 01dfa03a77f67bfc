import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import './localhost-dns.ts';
import { createTestDatabase } from './test-database.ts';

const startMs = 90_000;

/** The reference platform in a process and a data folder of its own. */
export interface TestPlatform {
  port: number;
  /** An address by host: `at('partner', '/all.html')`. */
  at(host: string, path?: string): string;
  /** The lines that the process wrote. */
  said(): readonly string[];
  /** Asks it to stop, as an operator does. @returns its exit code; null when a signal ended it */
  stop(): Promise<number | null>;
  /** Stops it and leaves nothing behind; may be called twice. */
  close(): Promise<void>;
}

/** What else a start says. */
export interface MoreOfStart { args?: readonly string[]; environment?: Readonly<Record<string, string>> }

/**
 * Starts a platform with the seed on a free port.
 *
 * @param databaseUrl a PostgreSQL to keep the data in; without it a database of its own on the PostgreSQL of the tests, where there is none the embedded one
 * @param more further flags, which may replace its own, and environment
 * @throws with everything that the process said, when it does not come up
 */
export async function startTestPlatform(databaseUrl?: string, { args = [], environment = {} }: MoreOfStart = {}): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'footlight-test-'));
  const { DATABASE_URL: _theirs, FOOTLIGHT_TEST_POSTGRES: server, FOOTLIGHT_TEST_PLATFORM: compiled, ...env } = process.env;
  const database = server && databaseUrl === undefined ? await createTestDatabase(server) : undefined;
  const url = databaseUrl ?? database?.url;
  const program = compiled ? ['--enable-source-maps', compiled] : ['--import', 'tsx', 'demo/platform/main.ts'];
  const child = spawn(process.execPath, [...program, '--port', '0', '--data', dataDir, '--stop-seconds', '0', ...args], {
    env: { ...env, ...(url ? { DATABASE_URL: url } : {}), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return gone;
  };
  const close = async (): Promise<void> => {
    await stopped(child);
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const said: string[] = [];
    const port = Number(new URL(await readyAddress(child, said)).port);
    return { port, said: () => said, at: (host, path = '/') => `http://${host}.localhost:${port}${path}`, stop, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

function readyAddress(child: ChildProcess, said: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`The platform did not start:\n${said.join('\n')}`));
    // oxlint-disable-next-line footlight/no-waits -- a deadline
    const timer = setTimeout(fail, startMs);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (!line.startsWith('ready ')) return;
        clearTimeout(timer);
        resolve(line.slice('ready '.length));
      });
    }
    child.once('error', fail);
    child.once('close', () => {
      clearTimeout(timer);
      fail();
    });
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // oxlint-disable-next-line footlight/no-waits -- a deadline
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(force);
}
