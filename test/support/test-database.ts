import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openPostgres } from '../../demo/platform/db/open-postgres.ts';
import { withFileLock } from '../../demo/platform/db/file-lock.ts';
import { seedDatabase } from '../../demo/platform/seed/seed-database.ts';
import { seedHash } from '../../demo/platform/seed/seed-hash.ts';

/** The same server, another database. */
const addressOf = (server: string, database: string): string => Object.assign(new URL(server), { pathname: `/${database}` }).href;

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const templates = new Map<boolean, Promise<string>>();

/** A seeded database to copy from, made once for each state of the seed. */
async function makeTemplate(server: string, isDemo: boolean): Promise<string> {
  const name = `footlight_${isDemo ? 'seed' : 'production'}_${seedHash()}`;
  await withFileLock(join(tmpdir(), name), () => onServer(server, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const part = `${name}_part`;
    await client.query(`drop database if exists "${part}"`);
    await client.query(`create database "${part}"`);
    const opened = openPostgres(addressOf(server, part), null);
    await opened.migrate();
    await seedDatabase(opened.db, seedHash(), isDemo);
    await opened.db.execute(sql`analyze`);
    await opened.close();
    await client.query(`alter database "${part}" rename to "${name}"`);
  }));
  return name;
}

const inUse = '55006';

/** Connections that were just ended may still be there for a moment: asked again until the server lets go. */
async function dropWhenFree(client: pg.Client, name: string, triesLeft = 100): Promise<void> {
  try {
    await client.query(`drop database if exists "${name}"`);
  } catch (failure) {
    if ((failure as { code?: string }).code !== inUse || triesLeft === 0) throw failure;
    await client.query('select pg_sleep(0.05)');
    await dropWhenFree(client, name, triesLeft - 1);
  }
}

/** A database of one test's own. */
interface TestDatabase { url: string; drop(): Promise<void> }

async function create(server: string, source: string): Promise<TestDatabase> {
  const name = `footlight_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database "${name}" template "${source}"`));
  return {
    url: addressOf(server, name),
    drop: () => onServer(server, (client) => dropWhenFree(client, name)),
  };
}

/** A database without a table. */
export const createEmptyDatabase = (server: string): Promise<TestDatabase> => create(server, 'template0');

/** A database of one test file's own, seeded. @param isDemo with the demo's accounts and vouchers */
export async function createTestDatabase(server: string, isDemo = true): Promise<TestDatabase> {
  const template = templates.get(isDemo) ?? makeTemplate(server, isDemo);
  templates.set(isDemo, template);
  return create(server, await template);
}
