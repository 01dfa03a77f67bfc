import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedHash } from '../seed/seed-hash.ts';
import { StartRefused } from '../server/start-refused.ts';
import type { OpenDatabase } from './database.ts';
import { causeOf } from './failure-text.ts';
import { holdFolder } from './file-lock.ts';
import { openPglite } from './open-pglite.ts';
import { guardProduction, type StoredData, readStoredData } from './stored-data.ts';
import { seededSnapshot } from './snapshot.ts';
import { logProblem } from '../server/logs/log-problem.ts';

/** Opens the files of a database. @throws when they are damaged, whatever the embedded database says of them */
async function openFiles(folder: string): Promise<OpenDatabase & { stored: StoredData }> {
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
  const opened = await openPglite(folder);
  try {
    const stored = await readStoredData(opened.db);
    if (stored.seed === undefined) throw new Error('its seed is missing');
    return { ...opened, stored };
  } catch (failure) {
    await opened.close().catch(() => undefined);
    throw failure;
  }
}

/** Keeps a database under another name and says so: what viewers did in it may still be wanted. */
function putAside(dataDir: string, name: string, kind: 'damaged' | 'earlier' | 'unfinished', why: string): void {
  const aside = `${kind}-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(join(dataDir, name), join(dataDir, aside));
  rmSync(join(dataDir, `${name}.ready`), { force: true });
  logProblem(`The database in ${dataDir} ${why}. It was kept as ${join(dataDir, aside)}; a new one is started.`);
}

/** Migrates what is kept; whole or not at all. @throws StartRefused `kept-data` */
async function migrateKept(folder: string, opened: OpenDatabase): Promise<OpenDatabase> {
  try {
    await opened.migrate();
    return opened;
  } catch (failure) {
    throw new StartRefused('kept-data', `The database in ${folder} cannot be migrated (${causeOf(failure)}); nothing was changed. Start the release that wrote it, or choose another folder with --data.`);
  }
}

/** A demo of another seed begins anew beside what was kept. @returns undefined then */
async function continueKept(dataDir: string, name: string, isDemo: boolean, opened: OpenDatabase & { stored: StoredData }): Promise<OpenDatabase | undefined> {
  const folder = join(dataDir, name);
  try {
    guardProduction(opened.stored, isDemo, `The database in ${folder}`);
    if (!isDemo) return await migrateKept(folder, opened);
    if (opened.stored.seed === seedHash()) return opened;
  } catch (failure) {
    await opened.close();
    throw failure;
  }
  await opened.close();
  putAside(dataDir, name, 'earlier', 'holds the demo of another release');
  return undefined;
}

/** @returns undefined when a demo begins anew @throws StartRefused `kept-data`, `production-data`, `demo-accounts` */
async function openKept(dataDir: string, name: string, isDemo: boolean): Promise<OpenDatabase | undefined> {
  let opened: Awaited<ReturnType<typeof openFiles>>;
  try {
    opened = await openFiles(join(dataDir, name));
  } catch (failure) {
    const reason = causeOf(failure);
    if (!isDemo) throw new StartRefused('kept-data', `The database in ${join(dataDir, name)} cannot be opened (${reason}); nothing in it was deleted. Restore a backup there, or choose another folder with --data.`);
    putAside(dataDir, name, 'damaged', `cannot be opened (${reason})`);
    return undefined;
  }
  return continueKept(dataDir, name, isDemo, opened);
}

/** The databases of a folder, by whether they were ever ready to serve. @throws StartRefused `kept-data` when there are several that were */
function databasesIn(dataDir: string): { ready: string | undefined; unfinished: readonly string[] } {
  const names = readdirSync(dataDir).filter((entry) => /^database-\w+$/.test(entry));
  const [ready, another] = names.filter((name) => existsSync(join(dataDir, `${name}.ready`)));
  if (another !== undefined) throw new StartRefused('kept-data', `The folder ${dataDir} holds several databases (${ready}, ${another}); nothing was changed. Move all but one of them elsewhere.`);
  return { ready, unfinished: names.filter((name) => name !== ready) };
}

/** Opens the folder as it was left, migrated; an empty one is filled from the snapshot. Deletes nothing. */
async function openData(dataDir: string, isDemo: boolean): Promise<OpenDatabase> {
  const { ready, unfinished } = databasesIn(dataDir);
  const kept = ready === undefined ? undefined : await openKept(dataDir, ready, isDemo);
  if (kept) return kept;
  for (const name of unfinished) putAside(dataDir, name, 'unfinished', 'was never filled whole');
  const name = `database-${seedHash()}`;
  const opened = await openPglite(join(dataDir, name), await seededSnapshot(isDemo));
  writeFileSync(join(dataDir, `${name}.ready`), '');
  return opened;
}

const folderFaults: ReadonlyMap<string, string> = new Map(Object.entries<string>({
  EEXIST: 'it is a file', ENOTDIR: 'a part of its path is a file', EACCES: 'this user may not write there', EPERM: 'this user may not write there', EROFS: 'the disk is read-only', ENOSPC: 'the disk is full',
}));

/** @throws StartRefused `bad-data-folder` */
function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (failure) {
    const { code = '' } = failure as NodeJS.ErrnoException;
    throw new StartRefused('bad-data-folder', `The folder ${dataDir} cannot be used (${folderFaults.get(code) ?? code}). Choose another folder with --data.`);
  }
}

/**
 * The embedded database of a folder, held by this process alone. What a folder holds is migrated, or the start is refused.
 *
 * @param isDemo a demo of another seed begins anew, and what was there is kept beside
 * @throws StartRefused `folder-held`, `bad-data-folder`, `kept-data`, `production-data`, `demo-accounts`
 */
export async function openFolder(dataDir: string, isDemo: boolean): Promise<OpenDatabase> {
  makeFolder(dataDir);
  const held = await holdFolder(dataDir);
  if (typeof held === 'number') {
    throw new StartRefused('folder-held', `The folder ${dataDir} is in use by process ${held}. Stop that process (kill ${held}) or choose another folder with --data.`);
  }
  try {
    const opened = await openData(dataDir, isDemo);
    return { ...opened, close: async () => { await opened.close(); await held.release(); } };
  } catch (failure) {
    await held.release();
    throw failure;
  }
}
