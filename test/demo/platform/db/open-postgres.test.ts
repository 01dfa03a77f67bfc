import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isDatabaseDown } from '../../../../demo/platform/db/is-database-down.ts';
import { openPostgres } from '../../../../demo/platform/db/open-postgres.ts';

const address = process.env.FOOTLIGHT_TEST_POSTGRES;

/** A way to the server that can be frozen or cut. */
class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isFrozen = false;

  constructor(readonly target: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        if (this.#isFrozen) socket.pause();
      }
      near.on('data', (part) => far.write(part)).on('close', () => far.destroy());
      far.on('data', (part) => near.write(part)).on('close', () => near.destroy());
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return Object.assign(new URL(this.target), { hostname: '127.0.0.1', port: String((this.#server.address() as AddressInfo).port) }).href;
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

describe.skipIf(!address)('a database server', () => {
  let line: Line;
  let url: string;
  beforeAll(async () => {
    line = new Line(new URL(address ?? ''));
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

  test('that is gone is down', async () => {
    const gone = openPostgres('postgres://postgres@127.0.0.1:1/footlight', { connectMs: 300, statementMs: 300 });
    onTestFinished(() => gone.close());
    expect(isDatabaseDown(await failureOf(gone.db.execute(sql`select 1`)))).toBe(true);
    expect(isDatabaseDown(await failureOf(gone.db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true);
  });
});
