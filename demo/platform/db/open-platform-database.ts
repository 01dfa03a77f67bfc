import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import { seededTables } from './seeded-tables.ts';
import { facts } from './tables/switch-tables.ts';
import { holdFolder } from './file-lock.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { seedHash } from '../seed/seed-hash.ts';
import { seededSnapshot } from './snapshot.ts';
import { StartRefused } from '../server/start-refused.ts';

async function readSeed(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(facts).where(eq(facts.name, 'seed'));
  return row?.value;
}

const unreachable = (databaseUrl: string, reason: string): StartRefused => {
  const { host, pathname } = new URL(databaseUrl);
  return new StartRefused('database-unreachable', `The database ${pathname.slice(1)} at ${host} cannot be opened (${reason}). Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.`);
};

/** Code or message of a failure's innermost cause. */
const reasonOf = (failure: unknown): string => {
  const { cause, code, message } = failure as Error & { code?: string };
  return cause === undefined ? code ?? message : reasonOf(cause);
};

/** Held while a server's database is prepared: two processes may start at once. */
const openingLock = 4_000_001;

/** Migrates, and seeds when the seed is another one. */
async function prepareServer({ db, migrate }: OpenDatabase): Promise<void> {
  await migrate();
  if (await readSeed(db) === seedHash()) return;
  const names = seededTables.map((table) => `"${getTableName(table)}"`).join(', ');
  await db.execute(sql.raw(`truncate ${names}`));
  await seedDatabase(db, seedHash());
}

/** Opens a server's database, ready to serve. @throws StartRefused `database-unreachable` */
async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const opened = openPostgres(databaseUrl);
  try {
    await opened.db.execute(sql`select 1`).catch((failure: unknown) => { throw unreachable(databaseUrl, reasonOf(failure)); });
    await opened.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${openingLock})`);
      await prepareServer(opened);
    });
    return opened;
  } catch (failure) {
    await opened.close();
    throw failure;
  }
}

const readSeedSafely = async (opened: OpenDatabase): Promise<string | undefined> => {
  try {
    return await readSeed(opened.db);
  } catch {
    return undefined;
  }
};

/** Opens the folder as it was left; when it is empty, or of another seed, fills it from the snapshot. */
async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, `database-${seedHash()}`);
  const ready = join(dataDir, `database-${seedHash()}.ready`);
  if (existsSync(ready)) {
    const opened = await openPglite(folder);
    if (await readSeedSafely(opened) === seedHash()) return opened;
    await opened.close();
  }
  for (const name of readdirSync(dataDir)) if (name.startsWith('database-')) rmSync(join(dataDir, name), { recursive: true });
  const opened = await openPglite(folder, await seededSnapshot());
  writeFileSync(ready, '');
  return opened;
}

/** The platform's database, held by this process alone when it is a folder. @throws StartRefused `folder-held` */
export async function openPlatformDatabase(dataDir: string, databaseUrl?: string): Promise<OpenDatabase> {
  if (databaseUrl) return openServer(databaseUrl);
  mkdirSync(dataDir, { recursive: true });
  const held = await holdFolder(dataDir);
  if (typeof held === 'number') {
    throw new StartRefused('folder-held', `The folder ${dataDir} is in use by process ${held}. Stop that process (kill ${held}) or choose another folder with --data.`);
  }
  try {
    const opened = await openFolder(dataDir);
    return { ...opened, close: async () => { await opened.close(); await held.release(); } };
  } catch (failure) {
    await held.release();
    throw failure;
  }
}
