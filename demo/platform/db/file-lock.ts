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

/** When a process began, where the system says so: process numbers are given again, above all in containers. */
function beginningOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** The process that holds this lock, if it is the one that took it and still lives. */
function holderOf(file: string): number | undefined {
  try {
    const [written, beginning = ''] = readFileSync(file, 'utf8').split(' ');
    const pid = Number(written);
    if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
    return beginning === '' || beginning === beginningOf(pid) ? pid : undefined;
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
      writeFileSync(file, `${process.pid} ${beginningOf(process.pid)}`, { flag: 'wx' });
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
