import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isDatabaseDown } from '../../../../demo/platform/db/is-database-down.ts';
import { openPostgres } from '../../../../demo/platform/db/open-postgres.ts';
import { DatabaseLine } from '../../../support/database-line.ts';

const address = process.env.FOOTLIGHT_TEST_POSTGRES;

describe.skipIf(!address)('a database server', () => {
  let line: DatabaseLine;
  let url: string;
  beforeAll(async () => {
    line = new DatabaseLine(new URL(address ?? ''));
    url = await line.open();
  });
  afterAll(() => line.close());

  function open(statementMs = 300) {
    const opened = openPostgres(url, { connectMs: 300, statementMs });
    onTestFinished(() => opened.close());
    return opened.db;
  }
  const failureOf = (work: Promise<unknown>) => work.then(() => undefined, (failure: unknown) => failure);

  test('that is frozen is down within the patience, for a query and for a transaction, and up again when it thaws', async () => {
    const db = open();
    await db.execute(sql`select 1`);
    line.freeze();
    const failures = await Promise.all([failureOf(db.execute(sql`select 1`)), failureOf(db.transaction((tx) => tx.execute(sql`select 1`)))]);
    line.thaw();
    expect(failures.map(isDatabaseDown)).toEqual([true, true]);
    await expect.poll(() => failureOf(db.execute(sql`select 1`)), { timeout: 10_000 }).toBeUndefined();
  });

  test('whose statement takes too long is down', async () => {
    expect(isDatabaseDown(await failureOf(open().execute(sql`select pg_sleep(5)`)))).toBe(true);
  });

  test('is waited for without end where that is asked for', async () => {
    const patient = openPostgres(url, null);
    onTestFinished(() => patient.close());
    const { rows } = await patient.db.execute(sql`select current_setting('statement_timeout') as limit`) as unknown as { rows: unknown };
    expect(rows).toEqual([{ limit: '0' }]);
  });

  test('that ends a connection in a query is down', async () => {
    const db = open(5_000);
    expect(isDatabaseDown(await failureOf(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)))).toBe(true);
  });

  test('that refuses a query is not down', async () => {
    const db = open();
    expect([isDatabaseDown(await failureOf(db.execute(sql`select nothing`))), isDatabaseDown(await failureOf(db.execute(sql`select 1/0`)))]).toEqual([false, false]);
  });

  test('gives a sign of life while it is slow or takes no more connections, and none when it is silent or gone', async () => {
    const { answers, close } = openPostgres(url);
    onTestFinished(close);
    const other = openPostgres(Object.assign(new URL(url), { pathname: '/no-such-database' }).href);
    onTestFinished(other.close);
    expect(await Promise.all([answers(), answers(), other.answers()])).toEqual([true, true, true]);
    line.freeze();
    expect(await answers()).toBe(false);
    line.thaw();
    await expect.poll(answers, { timeout: 10_000 }).toBe(true);
    const gone = openPostgres('postgres://postgres@127.0.0.1:1/footlight');
    onTestFinished(gone.close);
    expect(await gone.answers()).toBe(false);
  });

  test('that is gone is down', async () => {
    const gone = openPostgres('postgres://postgres@127.0.0.1:1/footlight', { connectMs: 300, statementMs: 300 });
    onTestFinished(() => gone.close());
    expect(isDatabaseDown(await failureOf(gone.db.execute(sql`select 1`)))).toBe(true);
    expect(isDatabaseDown(await failureOf(gone.db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true);
  });
});
