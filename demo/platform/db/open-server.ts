import { getTableName, sql } from 'drizzle-orm';
import { seedDatabase } from '../seed/seed-database.ts';
import { seedHash } from '../seed/seed-hash.ts';
import { StartRefused } from '../server/start-refused.ts';
import type { OpenDatabase } from './database.ts';
import { type ObserveQuery, openPostgres } from './open-postgres.ts';
import { readSeed } from './read-seed.ts';
import { seededTables } from './seeded-tables.ts';

const schemes = ['postgres:', 'postgresql:'];

/** @throws StartRefused `bad-database-url`, without the text: it may hold a password */
function addressOf(databaseUrl: string): URL {
  const address = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (address && schemes.includes(address.protocol) && address.hostname !== '') return address;
  throw new StartRefused('bad-database-url', 'DATABASE_URL is not the address of a PostgreSQL database. Write it as postgres://user:password@host:5432/name, or leave it out to use the embedded database.');
}

/** Code or message of a failure's innermost cause. */
const reasonOf = (failure: unknown): string => {
  const { cause, code, message } = failure as Error & { code?: string };
  return cause === undefined ? code ?? message : reasonOf(cause);
};

const unreachable = ({ host, pathname }: URL, failure: unknown): StartRefused =>
  new StartRefused('database-unreachable', `The database ${pathname.slice(1)} at ${host} cannot be opened (${reasonOf(failure)}). Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.`);

/** Held while a server's database is prepared: two processes may start at once. */
const openingLock = 4_000_001;

/** Migrates, and seeds what is empty. A demo begins anew when the seed is another one; what customers did elsewhere is never deleted. */
async function prepare({ db, migrate }: OpenDatabase, isDemo: boolean, seed: typeof seedDatabase): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${openingLock})`);
    await migrate();
    const held = await readSeed(db);
    if (held === seedHash() || (held !== undefined && !isDemo)) return;
    const names = seededTables.map((table) => `"${getTableName(table)}"`).join(', ');
    await db.execute(sql.raw(`truncate ${names}`));
    await seed(db, seedHash());
  });
}

/** Whether the server answers within the patience of a request. */
async function isAnswering(databaseUrl: string, address: URL): Promise<void> {
  const opened = openPostgres(databaseUrl);
  try {
    await opened.db.execute(sql`select 1`);
  } catch (failure) {
    throw unreachable(address, failure);
  } finally {
    await opened.close();
  }
}

/**
 * Opens a server's database, ready to serve.
 *
 * @param isDemo whether its data may be replaced by another seed
 * @param observe is told of every statement of requests and jobs
 * @param seed fills an empty database; a test of starts brings its own
 * @throws StartRefused `bad-database-url`, `database-unreachable`
 */
export async function openServer(databaseUrl: string, isDemo: boolean, observe?: ObserveQuery, seed = seedDatabase): Promise<OpenDatabase> {
  const address = addressOf(databaseUrl);
  await isAnswering(databaseUrl, address);
  const preparing = openPostgres(databaseUrl, null);
  try {
    await prepare(preparing, isDemo, seed);
  } finally {
    await preparing.close();
  }
  return openPostgres(databaseUrl, undefined, observe);
}
