import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedHash } from '../seed/seed-hash.ts';
import { StartRefused } from '../server/start-refused.ts';
import type { OpenDatabase } from './database.ts';
import { holdFolder } from './file-lock.ts';
import { openPglite } from './open-pglite.ts';
import { readSeed } from './read-seed.ts';
import { seededSnapshot } from './snapshot.ts';
import { logProblem } from '../server/logs/log-problem.ts';

/** Opens a database as it was left. @throws when its files are damaged, whatever the embedded database says of them */
async function openKept(folder: string): Promise<OpenDatabase> {
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
  const opened = await openPglite(folder);
  try {
    if (await readSeed(opened.db) !== seedHash()) throw new Error('its seed is missing');
    return opened;
  } catch (failure) {
    await opened.close().catch(() => undefined);
    throw failure;
  }
}

/** Puts a damaged database aside and says so: what viewers did in it may still be wanted. */
function putAside(dataDir: string, name: string, failure: unknown): void {
  const aside = `damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(join(dataDir, name), join(dataDir, aside));
  logProblem(`The database in ${dataDir} cannot be opened (${(failure as Error).message}). It was kept as ${join(dataDir, aside)}; a new one is started.`);
}

/** Opens the folder as it was left; when it is empty, or of another seed, fills it from the snapshot. */
async function openData(dataDir: string): Promise<OpenDatabase> {
  const name = `database-${seedHash()}`;
  const ready = join(dataDir, `${name}.ready`);
  if (existsSync(ready) && existsSync(join(dataDir, name))) {
    try {
      return await openKept(join(dataDir, name));
    } catch (failure) {
      putAside(dataDir, name, failure);
    }
  }
  for (const older of readdirSync(dataDir)) if (older.startsWith('database-')) rmSync(join(dataDir, older), { recursive: true });
  const opened = await openPglite(join(dataDir, name), await seededSnapshot());
  writeFileSync(ready, '');
  return opened;
}

const folderFaults: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file', ENOTDIR: 'a part of its path is a file', EACCES: 'this user may not write there', EPERM: 'this user may not write there', EROFS: 'the disk is read-only', ENOSPC: 'the disk is full',
};

/** @throws StartRefused `bad-data-folder` */
function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (failure) {
    const { code = '' } = failure as NodeJS.ErrnoException;
    throw new StartRefused('bad-data-folder', `The folder ${dataDir} cannot be used (${folderFaults[code] ?? code}). Choose another folder with --data.`);
  }
}

/** The embedded database of a folder, held by this process alone. @throws StartRefused `folder-held`, `bad-data-folder` */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  makeFolder(dataDir);
  const held = await holdFolder(dataDir);
  if (typeof held === 'number') {
    throw new StartRefused('folder-held', `The folder ${dataDir} is in use by process ${held}. Stop that process (kill ${held}) or choose another folder with --data.`);
  }
  try {
    const opened = await openData(dataDir);
    return { ...opened, close: async () => { await opened.close(); await held.release(); } };
  } catch (failure) {
    await held.release();
    throw failure;
  }
}
