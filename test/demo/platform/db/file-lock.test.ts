import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type HeldFolder, holdFolder, withFileLock } from '../../../../demo/platform/db/file-lock.ts';

const folders: string[] = [];
afterEach(() => { for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true }); });

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-lock-'));
  folders.push(folder);
  return folder;
}

/** A folder as a process left it that took it and wrote its number. */
function folderHeldBy(pid: number, lockedAt = new Date()): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'held.lock'));
  utimesSync(join(folder, 'held.lock'), lockedAt, lockedAt);
  writeFileSync(join(folder, 'held-by.pid'), String(pid));
  return folder;
}

/** A process that has ended, and one that lives and is not ours. */
const goneProcess = 2 ** 22 - 3;
const livingProcess = process.ppid;

test('a folder is held by one at a time, and free again when it is let go', async () => {
  const folder = emptyFolder();
  const held = await holdFolder(folder) as HeldFolder;
  expect(await holdFolder(folder)).toBe(process.pid);
  await held.release();
  expect(existsSync(join(folder, 'held-by.pid'))).toBe(false);
  await (await holdFolder(folder) as HeldFolder).release();
});

test('a folder that a living process holds names that process', async () => {
  expect(await holdFolder(folderHeldBy(livingProcess))).toBe(livingProcess);
});

test('the lock of a process that is gone is taken over at once', async () => {
  const held = await holdFolder(folderHeldBy(goneProcess));
  expect(held).not.toBe(goneProcess);
  await (held as HeldFolder).release();
});

test('a lock that nobody renews is taken over, whoever has its number now', async () => {
  const held = await holdFolder(folderHeldBy(livingProcess, new Date(Date.now() - 60_000)));
  expect(held).not.toBe(livingProcess);
  await (held as HeldFolder).release();
});

test('work under one lock is done one after the other, and a failure lets the next go on', async () => {
  const file = join(emptyFolder(), 'snapshot.tar');
  const steps: string[] = [];
  const work = (name: string) => withFileLock(file, async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error('first failed');
  });
  const [first, second] = await Promise.allSettled([work('first'), work('second')]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(steps).toHaveLength(4);
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
});
