import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium-flags.ts';

const startMs = 30_000;
const lookAgainMs = 50;

/** A browser as a viewer has it. */
export interface ViewerBrowser {
  context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Starts a Chromium by hand, with a new profile.
 *
 * A browser that Playwright launches denies storage to third parties; in this one it works and is partitioned by the top site,
 * as it does for a viewer. Embedding is tested here; storage that throws, in the stock one.
 *
 * @param flags more of Chromium's own, such as a proxy
 */
export async function startViewerBrowser(flags: readonly string[] = []): Promise<ViewerBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'footlight-viewer-'));
  const child = spawn(chromiumPath, [...chromiumFlags, ...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  const end = async (): Promise<void> => {
    await stopped(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(profile, child)}`);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no context');
    const close = async (): Promise<void> => {
      await browser.close();
      await end();
    };
    return { context, close };
  } catch (failure) {
    await end();
    throw failure;
  }
}

/** Chromium writes the port that it chose into its profile. */
async function debuggingPort(profile: string, child: ChildProcess): Promise<number> {
  const until = Date.now() + startMs;
  while (Date.now() < until && child.exitCode === null) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(text.split('\n')[0]);
    if (port > 0) return port;
    // oxlint-disable-next-line footlight/no-waits -- how often it looks whether a browser has started
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
  throw new Error(`${chromiumPath} did not start`);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
