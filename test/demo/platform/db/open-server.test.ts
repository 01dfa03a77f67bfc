import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { emptyServer, openServer } from '../../../../demo/platform/db/open-server.ts';
import type { seedDatabase } from '../../../../demo/platform/seed/seed-database.ts';
import { markProduction } from '../../../../demo/platform/db/stored-data.ts';
import { facts } from '../../../../demo/platform/db/tables/switch-tables.ts';
import { accounts } from '../../../../demo/platform/db/tables/viewer-tables.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../support/test-database.ts';

const server = process.env.FOOTLIGHT_TEST_POSTGRES;
type Made = Awaited<ReturnType<typeof createTestDatabase>>;

async function withDatabase(make: (server: string) => Promise<Made>): Promise<string> {
  const database = await make(server ?? '');
  onTestFinished(() => database.drop());
  return database.url;
}

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
  const url = await withDatabase(createTestDatabase);
  const first = await open(url, false);
  const [account] = await first.select().from(accounts).limit(1);
  const mine = { ...account!, id: randomUUID(), email: 'customer@example.org' };
  await first.insert(accounts).values(mine);
  await first.update(facts).set({ value: 'of another release' }).where(eq(facts.name, 'seed'));
  const again = await open(url, false);
  expect(await again.$count(accounts, eq(accounts.id, mine.id))).toBe(1);
});

/** A database with an account of a customer. */
async function servedDatabase(): Promise<{ url: string; db: Awaited<ReturnType<typeof open>>; count(): Promise<number> }> {
  const url = await withDatabase(createTestDatabase);
  const db = await open(url, false);
  const [account] = await db.select().from(accounts).limit(1);
  const mine = { ...account!, id: randomUUID(), email: 'customer@example.org' };
  await db.insert(accounts).values(mine);
  return { url, db, count: () => db.$count(accounts, eq(accounts.id, mine.id)) };
}

test.skipIf(!server)('a demo does not start on the data of another release, and changes nothing in it', async () => {
  const { url, db, count } = await servedDatabase();
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
  await expect(open(url, true)).rejects.toMatchObject({ code: 'other-data' });
  await open(url, false);
  expect(await count()).toBe(1);
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
