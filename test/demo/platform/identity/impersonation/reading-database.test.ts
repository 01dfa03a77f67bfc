import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../../demo/platform/db/database.ts';
import { readingDatabase } from '../../../../../demo/platform/identity/impersonation/reading-database.ts';
import { facts } from '../../../../../demo/platform/db/tables/switch-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let db: Database;
beforeAll(async () => {
  platform = await openTestPlatform();
  db = readingDatabase(platform.running.context.db, () => new Error('refused'));
  await platform.running.context.db.insert(facts).values({ name: 'mine', value: 'before' });
});
afterAll(() => platform.close());

const mine = eq(facts.name, 'mine');
const another = { name: 'another', value: '1' };

test.each<[string, () => unknown]>([
  ['an insert', async () => db.insert(facts).values(another)],
  ['an update', async () => db.update(facts).set({ value: 'after' }).where(mine)],
  ['a deletion', async () => db.delete(facts).where(mine)],
  ['a statement that is any', () => db.execute(sql`delete from ${facts} where ${mine}`)],
  ['an insert of a transaction', () => db.transaction((tx) => tx.insert(facts).values(another))],
  ['a statement of a transaction inside', () => db.transaction((tx) => tx.transaction((inner) => inner.execute(sql`delete from ${facts} where ${mine}`)))],
  ['a row that is held', () => db.transaction((tx) => tx.select().from(facts).where(mine).for('update'))],
  ['a statement beside the builder', async () => db.refreshMaterializedView({} as never)],
])('%s is refused', async (_what, write) => {
  await expect(write()).rejects.toThrow(/^refused$/);
  expect(await platform.running.context.db.select().from(facts).where(mine)).toEqual([{ name: 'mine', value: 'before' }]);
});

test('what reads is answered', async () => {
  const found = [{ name: 'mine', value: 'before' }];
  expect(await db.select().from(facts).where(mine)).toEqual(found);
  expect(await db.selectDistinct().from(facts).where(mine)).toEqual(found);
  expect(await db.transaction((tx) => tx.select().from(facts).where(mine))).toEqual(found);
  expect(await db.$count(facts, mine)).toBe(1);
  expect((await db.execute(sql`select value from ${facts} where ${mine}`) as unknown as { rows: object[] }).rows).toEqual([{ value: 'before' }]);
});

test('another failure stays what it is', async () => {
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow(/Failed query/);
});
