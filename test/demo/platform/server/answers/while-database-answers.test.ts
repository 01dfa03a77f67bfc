import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedAccounts } from '../../../../../demo/platform/seed/identity/account-seed.ts';
import { DatabaseLine } from '../../../../support/database-line.ts';
import { createTestDatabase } from '../../../../support/test-database.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const server = process.env['FOOTLIGHT_TEST_POSTGRES'];

/** An embedded database is never silent. In demo mode every request first asks whether the platform is switched away. */
describe.skipIf(!server)('a read', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let line: DatabaseLine;
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    database = await createTestDatabase(server ?? '', false);
    line = new DatabaseLine(new URL(database.url));
    platform = await openTestPlatform(await line.open(), false);
    // Production begins without an account.
    await seedAccounts(platform.running.context.db, ['cinema']);
    ({ authorisationToken: token } = await platform.signIn('cinema', 'subscriber'));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  }, 60_000);
  afterAll(async () => {
    line.thaw();
    await platform.close();
    line.close();
    await database.drop();
  });
  const read = () => platform.ask({ token, path: '/api/v1/watchlists' });

  test('waits for a database that is slow, also after it was asked for signs of life', async () => {
    const { db } = platform.running.context;
    const signs = vi.spyOn(platform.running.context, 'databaseAnswers');
    const reading: ReturnType<typeof read>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table watchlists in access exclusive mode`);
      reading.push(read());
      await vi.waitFor(() => expect(signs.mock.calls.length).toBeGreaterThan(1), 15_000);
    });
    expect(await Promise.all(reading)).toMatchObject([{ status: 200 }]);
    expect(await Promise.all(signs.mock.results.map(({ value }) => value as Promise<boolean>))).not.toContain(false);
    signs.mockRestore();
  }, 30_000);

  test('is refused for a while when the database is silent, long before a statement gives up; a write waits', async () => {
    let hasGivenUp = false;
    line.freeze();
    const statement = platform.running.context.db.execute(sql`select 1`).catch(() => { hasGivenUp = true; });
    const write = platform.ask({ token, path: '/api/v1/watchlists', body: { name: 'Rainy days' } });
    const { status, body, headers } = await read();
    expect([status, (body as { code: string }).code, headers['retry-after'], hasGivenUp]).toEqual([503, 'database-unavailable', '5', false]);
    expect(await Promise.race([write, Promise.resolve('still waits')])).toBe('still waits');
    line.thaw();
    await Promise.all([statement, write]);
    await vi.waitFor(async () => expect((await read()).status).toBe(200), 15_000);
  }, 60_000);
});
