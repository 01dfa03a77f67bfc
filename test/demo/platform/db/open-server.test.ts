import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { emptyServer, openServer } from '../../../../demo/platform/db/open-server.ts';
import type { seedDatabase } from '../../../../demo/platform/seed/seed-database.ts';
import { markProduction } from '../../../../demo/platform/db/stored-data.ts';
import { contentItems } from '../../../../demo/platform/db/tables/catalogue-tables.ts';
import { providerPeople } from '../../../../demo/platform/db/tables/identity/account-tables.ts';
import { entitlements, licences } from '../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { vouchers } from '../../../../demo/platform/db/tables/purchase/voucher-tables.ts';
import { realms } from '../../../../demo/platform/db/tables/realm-tables.ts';
import { facts } from '../../../../demo/platform/db/tables/switch-tables.ts';
import { accounts } from '../../../../demo/platform/db/tables/viewer-tables.ts';
import { personalTables } from '../../../../demo/platform/identity/personal-data/personal-tables.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../support/test-database.ts';

const server = process.env.FOOTLIGHT_TEST_POSTGRES;
type Made = Awaited<ReturnType<typeof createTestDatabase>>;

async function withDatabase(make: (server: string) => Promise<Made>): Promise<string> {
  const database = await make(server ?? '');
  onTestFinished(() => database.drop());
  return database.url;
}

const customer = () => ({ id: randomUUID(), realm: 'arena', email: 'customer@example.org', country: 'GB', role: 'USER', note: '', name: '', profileId: randomUUID(), profileType: 'adult' as const, passwordHash: null });

async function open(url: string, isDemo: boolean, seed?: typeof seedDatabase) {
  const opened = await openServer(url, isDemo, undefined, seed);
  onTestFinished(() => opened.close());
  return opened.db;
}

test.skipIf(!server)('two processes that start at once on an empty database migrate and seed it once', async () => {
  const url = await withDatabase(createEmptyDatabase);
  let seeded = 0;
  const seed: typeof seedDatabase = async (to, value) => {
    seeded += 1;
    await to.insert(facts).values({ name: 'seed', value });
  };
  const [db] = await Promise.all([open(url, true, seed), open(url, true, seed)]);
  const { rows } = await db.execute(sql`select count(*)::int as ran, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations`) as unknown as { rows: { ran: number; migrations: number }[] };
  expect(rows[0]?.ran).toBe(rows[0]?.migrations);
  expect(rows[0]?.ran).toBeGreaterThan(35);
  expect(seeded).toBe(1);
});

test.skipIf(!server)('what customers did is kept where it is no demo, whatever seed a release brings', async () => {
  const url = await withDatabase((at) => createTestDatabase(at, false));
  const first = await open(url, false);
  const mine = customer();
  await first.insert(accounts).values(mine);
  await first.update(facts).set({ value: 'of another release' }).where(eq(facts.name, 'seed'));
  const again = await open(url, false);
  expect(await again.$count(accounts, eq(accounts.id, mine.id))).toBe(1);
});

/** A database with an account of a customer. @param isDemo beside those of the demo */
async function servedDatabase(isDemo = false): Promise<{ url: string; db: Awaited<ReturnType<typeof open>>; count(): Promise<number> }> {
  const url = await withDatabase((at) => createTestDatabase(at, isDemo));
  const db = await open(url, isDemo);
  const mine = customer();
  await db.insert(accounts).values(mine);
  return { url, db, count: () => db.$count(accounts, eq(accounts.id, mine.id)) };
}

test.skipIf(!server)('a demo does not start on the data of another release, and changes nothing in it', async () => {
  const { url, db, count } = await servedDatabase(true);
  await db.update(facts).set({ value: 'of another release' }).where(eq(facts.name, 'seed'));
  const name = new URL(url).pathname.slice(1);
  await expect(open(url, true)).rejects.toMatchObject({ code: 'other-data', message: expect.stringContaining(`npm run empty-database -- ${name}`) });
  expect(await count()).toBe(1);
});

test.skipIf(!server)('a demo does not start on what was served in production, of whatever seed', async () => {
  const { url, db, count } = await servedDatabase();
  await markProduction(db);
  await expect(open(url, true)).rejects.toMatchObject({ code: 'production-data' });
  await db.update(facts).set({ value: 'of another release' }).where(eq(facts.name, 'seed'));
  await expect(open(url, true)).rejects.toMatchObject({ code: 'production-data' });
  expect(await count()).toBe(1);
});

test.skipIf(!server)('data that says nothing of its seed is not seeded over', async () => {
  const { url, db, count } = await servedDatabase();
  await db.delete(facts).where(eq(facts.name, 'seed'));
  await expect(open(url, true)).rejects.toMatchObject({ code: 'production-data' });
  await db.delete(facts).where(eq(facts.name, 'served-in-production'));
  await expect(open(url, true)).rejects.toMatchObject({ code: 'other-data' });
  await open(url, false);
  expect(await count()).toBe(1);
});

test.skipIf(!server)('production does not start on the accounts of a demo, of whatever release, nor on its vouchers', async () => {
  const { url, db } = await servedDatabase(true);
  const refused = { code: 'demo-accounts', message: expect.stringMatching(/everybody knows; nothing was changed\. Start without --no-demo, or give --no-demo an empty database/) };
  await expect(open(url, false)).rejects.toMatchObject(refused);
  await markProduction(db);
  await db.update(facts).set({ value: 'of another release' }).where(eq(facts.name, 'seed'));
  await expect(open(url, false)).rejects.toMatchObject(refused);
  await db.delete(accounts).where(sql`starts_with(id, realm || '.')`);
  await expect(open(url, false)).rejects.toMatchObject(refused);
  await db.delete(vouchers);
  await open(url, false);
});

test.skipIf(!server)('an empty database that production fills has tenants, titles and plans, and nobody: no account, no code, no licence', async () => {
  const db = await open(await withDatabase((at) => createTestDatabase(at, false)), false);
  expect(await Promise.all([realms, contentItems, licences].map((table) => db.$count(table)))).not.toContain(0);
  const held = await Promise.all(personalTables.map(async ({ table }) => [getTableName(table), await db.$count(table)]));
  // The list of the house has no owner.
  expect(held.filter(([name, count]) => count !== 0 && name !== 'watchlists' && name !== 'list_entries')).toEqual([]);
  expect(await Promise.all([accounts, vouchers, providerPeople, entitlements].map((table) => db.$count(table)))).toEqual([0, 0, 0, 0]);
});

test.skipIf(!server)('a database is emptied by its name alone, and the next start fills it', async () => {
  const { url, db, count } = await servedDatabase();
  await markProduction(db);
  const name = new URL(url).pathname.slice(1);
  for (const named of [undefined, '', 'footlight']) await expect(emptyServer(url, named)).rejects.toMatchObject({ code: 'other-data', message: expect.stringContaining(name) });
  expect(await count()).toBe(1);
  await emptyServer(url, name);
  expect(await db.$count(accounts)).toBe(0);
  let seeded = 0;
  await open(url, true, async (to, value) => {
    seeded += 1;
    await to.insert(facts).values({ name: 'seed', value });
  });
  expect(seeded).toBe(1);
});
