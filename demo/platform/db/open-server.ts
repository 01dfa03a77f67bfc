import { getTableName, sql } from 'drizzle-orm';
import { seedDatabase } from '../seed/seed-database.ts';
import { seedHash } from '../seed/seed-hash.ts';
import { StartRefused } from '../server/start-refused.ts';
import type { Database, OpenDatabase } from './database.ts';
import { causeOf } from './failure-text.ts';
import { guardProduction, type StoredData, readStoredData } from './stored-data.ts';
import { type ObserveQuery, openPostgres } from './open-postgres.ts';
import { seededTables } from './seeded-tables.ts';

const schemes = ['postgres:', 'postgresql:'];

/** @throws StartRefused `bad-database-url`, without the text: it may hold a password */
function addressOf(databaseUrl: string): URL {
  const address = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (address && schemes.includes(address.protocol) && address.hostname !== '') return address;
  throw new StartRefused('bad-database-url', 'DATABASE_URL is not the address of a PostgreSQL database. Write it as postgres://user:password@host:5432/name, or leave it out to use the embedded database.');
}

const unreachable = ({ host, pathname }: URL, failure: unknown): StartRefused =>
  new StartRefused('database-unreachable', `The database ${pathname.slice(1)} at ${host} cannot be opened (${causeOf(failure)}). Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.`);

/** Held while a server's database is prepared: two processes may start at once. */
const openingLock = 4_000_001;

const placeOf = ({ host, pathname }: URL): string => `The database ${pathname.slice(1)} at ${host}`;

/** @returns whether the database is empty @throws StartRefused `production-data`, `demo-accounts`, `other-data` */
function isEmpty(stored: StoredData, isDemo: boolean, address: URL): boolean {
  guardProduction(stored, isDemo, placeOf(address));
  if (stored.seed === undefined && !stored.hasRows) return true;
  if (!isDemo || stored.seed === seedHash()) return false;
  throw new StartRefused('other-data', `${placeOf(address)} holds the data of ${stored.seed === undefined ? 'no demo' : 'another release’s demo'}; nothing was changed. Start with --no-demo to serve it, or empty it with npm run empty-database -- ${address.pathname.slice(1)}.`);
}

/** Runs while no other process prepares the database. */
const alone = (db: Database, work: () => Promise<void>) => db.transaction(async (tx) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${openingLock})`);
  await work();
});

/** Migrates, and seeds what is empty. */
async function prepare({ db, migrate }: OpenDatabase, address: URL, isDemo: boolean, seed: typeof seedDatabase): Promise<void> {
  await alone(db, async () => {
    const empty = isEmpty(await readStoredData(db), isDemo, address);
    await migrate();
    if (empty) await seed(db, seedHash(), isDemo);
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
 * @param isDemo a demo serves the demo of its own release alone
 * @param observe is told of every statement of requests and jobs
 * @param seed fills an empty database; a test of starts brings its own
 * @throws StartRefused `bad-database-url`, `database-unreachable`, `production-data`, `demo-accounts`, `other-data`
 */
export async function openServer(databaseUrl: string, isDemo: boolean, observe?: ObserveQuery, seed = seedDatabase): Promise<OpenDatabase> {
  const address = addressOf(databaseUrl);
  await isAnswering(databaseUrl, address);
  const preparing = openPostgres(databaseUrl, null);
  try {
    await prepare(preparing, address, isDemo, seed);
  } finally {
    await preparing.close();
  }
  return openPostgres(databaseUrl, undefined, observe);
}

/**
 * Deletes everything in a server's database but its tables and keys; the next start seeds it.
 *
 * @param named has to be the name of the database
 * @throws StartRefused `bad-database-url`, `database-unreachable`, `other-data` for another name
 */
export async function emptyServer(databaseUrl: string, named: string | undefined): Promise<string> {
  const address = addressOf(databaseUrl);
  const name = address.pathname.slice(1);
  if (named !== name) throw new StartRefused('other-data', `${placeOf(address)} was not emptied: name it to delete all of its accounts, orders and content, as in npm run empty-database -- ${name}.`);
  await isAnswering(databaseUrl, address);
  const opened = openPostgres(databaseUrl, null);
  try {
    const names = seededTables.map((table) => `"${getTableName(table)}"`).join(', ');
    await alone(opened.db, async () => { await opened.migrate(); await opened.db.execute(sql.raw(`truncate ${names}`)); });
  } finally {
    await opened.close();
  }
  return `${placeOf(address)} is empty. The next start fills it.`;
}
