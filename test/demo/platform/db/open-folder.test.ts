import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../../../demo/platform/db/database.ts';
import { migrationsFolder } from '../../../../demo/platform/db/migrations-folder.ts';
import { openFolder } from '../../../../demo/platform/db/open-folder.ts';
import { openPglite } from '../../../../demo/platform/db/open-pglite.ts';
import { createReadiness } from '../../../../demo/platform/server/health/readiness.ts';
import { markProduction } from '../../../../demo/platform/db/stored-data.ts';
import { facts } from '../../../../demo/platform/db/tables/switch-tables.ts';
import { accounts } from '../../../../demo/platform/db/tables/viewer-tables.ts';

/** What is put aside is logged. */
beforeEach(() => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => write.mockRestore();
});

async function withFolder<T>(dataDir: string, isDemo: boolean, work: (db: Database) => Promise<T>): Promise<T> {
  const opened = await openFolder(dataDir, isDemo);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

const customers = (db: Database) => db.$count(accounts, eq(accounts.email, 'customer@example.org'));
const databasesIn = (dataDir: string) => readdirSync(dataDir).filter((name) => /^database-\w+$/.test(name));

/** A folder of an older release that served a customer: its seed is another one. */
async function olderFolder(isDemo: boolean, change: (db: Database) => Promise<unknown> = async () => undefined): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'footlight-folder-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await withFolder(dataDir, isDemo, async (db) => {
    await db.insert(accounts).values({ id: 'customer', realm: 'arena', email: 'customer@example.org', country: 'GB', role: 'USER', note: '', name: '', profileId: 'customer', profileType: 'adult', passwordHash: null });
    await db.update(facts).set({ value: '0123456789abcdef' }).where(eq(facts.name, 'seed'));
    await change(db);
  });
  const [name = ''] = databasesIn(dataDir);
  for (const end of ['', '.ready']) renameSync(join(dataDir, `${name}${end}`), join(dataDir, `database-0123456789abcdef${end}`));
  return dataDir;
}

/** A folder that a release wrote which lacked the newest migration. */
async function folderBeforeNewest(): Promise<string> {
  const [dataDir, migrations] = [mkdtempSync(join(tmpdir(), 'footlight-folder-')), mkdtempSync(join(tmpdir(), 'footlight-migrations-'))];
  onTestFinished(() => { for (const folder of [dataDir, migrations]) rmSync(folder, { recursive: true }); });
  cpSync(migrationsFolder, migrations, { recursive: true });
  const journal = join(migrations, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  const { client, close } = await openPglite(join(dataDir, 'database-0123456789abcdef'));
  await migrate(drizzle({ client }), { migrationsFolder: migrations });
  await client.exec("insert into facts (name, value) values ('seed', '0123456789abcdef'), ('customer', 'kept')");
  await close();
  writeFileSync(join(dataDir, 'database-0123456789abcdef.ready'), '');
  return dataDir;
}

test('a folder of an older release is migrated, and what it holds is there', async () => {
  const dataDir = await folderBeforeNewest();
  const report = await withFolder(dataDir, false, async (db) => ({ kept: await db.$count(facts, eq(facts.name, 'customer')), ready: (await createReadiness(db).read()).migrations }));
  expect(report).toEqual({ kept: 1, ready: 'current' });
  expect(databasesIn(dataDir)).toEqual(['database-0123456789abcdef']);
}, 60_000);

test('a folder that cannot be migrated is refused, and its customers are there', async () => {
  const dataDir = await olderFolder(false, (db) => db.execute(sql`create table kept_migrations as select * from drizzle.__drizzle_migrations`).then(() => db.execute(sql`delete from drizzle.__drizzle_migrations`)));
  await expect(openFolder(dataDir, false)).rejects.toMatchObject({ code: 'kept-data', message: expect.stringMatching(/cannot be migrated .*nothing was changed/) });
  const { client, db, close } = await openPglite(join(dataDir, 'database-0123456789abcdef'));
  await client.exec('insert into drizzle.__drizzle_migrations select * from kept_migrations');
  expect(await customers(db)).toBe(1);
  await close();
}, 60_000);

test('a demo of another seed begins anew, and keeps the older one beside', async () => {
  const dataDir = await olderFolder(true);
  expect(await withFolder(dataDir, true, customers)).toBe(0);
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('earlier-'));
  const { db, close } = await openPglite(join(dataDir, aside));
  expect(await customers(db)).toBe(1);
  await close();
}, 60_000);

test('a demo does not start on a folder that was served in production', async () => {
  const dataDir = await olderFolder(false, markProduction);
  await expect(openFolder(dataDir, true)).rejects.toMatchObject({ code: 'production-data' });
  expect(await withFolder(dataDir, false, customers)).toBe(1);
}, 60_000);

test('without demo mode a folder that a demo filled is refused, and stays as it is', async () => {
  const dataDir = await olderFolder(true);
  await expect(openFolder(dataDir, false)).rejects.toMatchObject({ code: 'demo-accounts', message: expect.stringContaining(join(dataDir, 'database-0123456789abcdef')) });
  expect(readdirSync(dataDir).filter((name) => name.includes('-')).sort()).toEqual(['database-0123456789abcdef', 'database-0123456789abcdef.ready']);
}, 60_000);

test('without demo mode a damaged folder is refused, and stays as it is', async () => {
  const dataDir = await olderFolder(false);
  rmSync(join(dataDir, 'database-0123456789abcdef', 'PG_VERSION'));
  const before = readdirSync(join(dataDir, 'database-0123456789abcdef')).sort();
  await expect(openFolder(dataDir, false)).rejects.toMatchObject({ code: 'kept-data', message: expect.stringContaining('PG_VERSION is missing') });
  expect(readdirSync(join(dataDir, 'database-0123456789abcdef')).sort()).toEqual(before);
}, 60_000);
