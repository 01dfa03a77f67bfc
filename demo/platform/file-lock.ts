import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds this lock, if it still lives and is not this one. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a lock file for this process. A lock of a process that is gone is taken over.
 *
 * @returns the pid that holds it, or undefined when it is ours now
 */
export function takeLock(file: string): number | undefined {
  for (let round = 0; round < 2; round += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return undefined;
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
      const holder = holderOf(file);
      if (holder !== undefined) return holder;
      rmSync(file, { force: true });
    }
  }
  return holderOf(file) ?? 0;
}

export const releaseLock = (file: string): void => rmSync(file, { force: true });

/** Does something while no other process does it; waits for its turn. */
export async function withFileLock(file: string, work: () => Promise<void>): Promise<void> {
  while (takeLock(file) !== undefined) await sleep(100);
  try {
    await work();
  } finally {
    releaseLock(file);
  }
}
