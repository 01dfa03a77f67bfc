import { mkdirSync, openAsBlob, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite } from './open-pglite.ts';
import { withFileLock } from './file-lock.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { seedHash } from '../seed/seed-hash.ts';

const cacheFolder = fileURLToPath(new URL('../../../.footlight', import.meta.url));

const exists = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined;

/** Names of dumps: with the demo's accounts, and without. */
const kindOf = (isDemo: boolean) => (isDemo ? 'snapshot' : 'snapshot-without-accounts');

/** Deletes dumps of earlier states of the seed. */
function forgetOlder(file: string, isDemo: boolean): void {
  for (const name of readdirSync(cacheFolder)) {
    if (new RegExp(`^${kindOf(isDemo)}-\\w+\\.tar$`).test(name) && !file.endsWith(name)) rmSync(join(cacheFolder, name), { force: true });
  }
}

/** Migrates and seeds a database in memory and writes its dump beside, then in place at once. */
async function buildSnapshot(file: string, isDemo: boolean): Promise<void> {
  const opened = await openPglite();
  await opened.migrate();
  await seedDatabase(opened.db, seedHash(), isDemo);
  // Without it each copy replays the log, and carries it.
  await opened.client.exec('checkpoint');
  const dump = await opened.client.dumpDataDir('none');
  await opened.close();
  writeFileSync(`${file}.part`, new Uint8Array(await dump.arrayBuffer()));
  renameSync(`${file}.part`, file);
  forgetOlder(file, isDemo);
}

/** The seeded database as a dump; built once for each state of migrations and seed. @param isDemo with the demo's accounts and vouchers @source design/platform.md "What it runs on" */
export async function seededSnapshot(isDemo = true): Promise<Blob> {
  const file = join(cacheFolder, `${kindOf(isDemo)}-${seedHash()}.tar`);
  if (!exists(file)) {
    mkdirSync(cacheFolder, { recursive: true });
    await withFileLock(file, async () => { if (!exists(file)) await buildSnapshot(file, isDemo); });
  }
  return openAsBlob(file);
}
