import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** A lock that nobody renewed for so long is free. chosen: opening the embedded database can block its process for many seconds. */
const staleMs = 30_000;

/** A folder that this process holds alone. */
export interface HeldFolder { release(): Promise<void> }

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that wrote its number into the folder last; 0 when none is named. */
function namedIn(pidFile: string): number {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || 0;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw failure;
  }
}

/** Makes the lock of a process that is gone stale at once, instead of after `staleMs`. */
function forgetGone(lockPath: string, holder: number): void {
  if (holder === 0 || isAlive(holder)) return;
  try {
    utimesSync(lockPath, 0, 0);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
  }
}

/**
 * Takes a folder for this process alone. The lock of a process that is gone, or that stopped renewing it, is taken over.
 *
 * @returns the number of the process that holds it, when it is not ours
 */
export async function holdFolder(folder: string): Promise<HeldFolder | number> {
  const pidFile = join(folder, 'held-by.pid');
  const lockPath = join(folder, 'held.lock');
  forgetGone(lockPath, namedIn(pidFile));
  try {
    const release = await lock(folder, { lockfilePath: lockPath, stale: staleMs });
    writeFileSync(pidFile, String(process.pid));
    return { release: async () => { rmSync(pidFile, { force: true }); await release(); } };
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ELOCKED') return namedIn(pidFile);
    throw failure;
  }
}

/** Does something while no other process does it; waits for its turn. @param file need not exist */
export async function withFileLock(file: string, work: () => Promise<void>): Promise<void> {
  const release = await lock(file, { realpath: false, stale: staleMs, retries: { forever: true, factor: 1, minTimeout: 100, maxTimeout: 100 } });
  try {
    await work();
  } finally {
    await release();
  }
}
