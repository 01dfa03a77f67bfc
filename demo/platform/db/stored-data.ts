import { sql } from 'drizzle-orm';
import { StartRefused } from '../server/start-refused.ts';
import type { Database } from './database.ts';
import { facts } from './tables/switch-tables.ts';

/** What a database says of itself; nothing in a database without tables. */
export interface StoredData {
  /** The hash of the seed that it was filled with. */
  seed?: string | undefined;
  /** Whether a platform without demo mode ever served it. */
  isProduction: boolean;
  /** Whether it holds tenants or accounts. */
  hasRows: boolean;
  /** Whether it holds accounts or vouchers of the demo's seed. Their ids begin with their tenant; those of customers are UUIDs. */
  hasDemoPeople: boolean;
}

const production = 'served-in-production';

async function valueOf<T>(db: Database, query: ReturnType<typeof sql>): Promise<T | undefined> {
  const { rows } = await db.execute(query) as unknown as { rows: { value: T }[] };
  return rows[0]?.value;
}

const hasTable = async (db: Database, name: string): Promise<boolean> => (await valueOf(db, sql`select to_regclass(${name}) is not null as value`)) === true;

async function holdsRows(db: Database, name: string): Promise<boolean> {
  return await hasTable(db, name) && (await valueOf(db, sql`select exists (select 1 from ${sql.identifier(name)}) as value`)) === true;
}

async function holdsSeeded(db: Database, name: string): Promise<boolean> {
  return await hasTable(db, name) && (await valueOf(db, sql`select exists (select 1 from ${sql.identifier(name)} where starts_with(id, realm || '.')) as value`)) === true;
}

/** Reads what a database says of itself, of whatever release it is. Changes nothing. */
export async function readStoredData(db: Database): Promise<StoredData> {
  const hasRows = await holdsRows(db, 'realms') || await holdsRows(db, 'accounts');
  if (!await hasTable(db, 'facts')) return { isProduction: false, hasRows, hasDemoPeople: false };
  const factOf = (name: string) => valueOf<string>(db, sql`select value from facts where name = ${name}`);
  const hasDemoPeople = await holdsSeeded(db, 'accounts') || await holdsSeeded(db, 'vouchers');
  return { seed: await factOf('seed'), isProduction: await factOf(production) !== undefined, hasRows, hasDemoPeople };
}

/** Marks a database that is served without demo mode: no demo starts on it from now on. */
export async function markProduction(db: Database): Promise<void> {
  await db.insert(facts).values({ name: production, value: 'true' }).onConflictDoNothing({ target: facts.name });
}

/**
 * Keeps a demo and production apart.
 *
 * @param place of the database, for the sentence
 * @throws StartRefused `production-data` for a demo on a database that was served in production; `demo-accounts` for production on a demo's accounts, of which one administrates
 */
export function guardProduction({ isProduction, hasDemoPeople }: StoredData, isDemo: boolean, place: string): void {
  if (!isDemo && hasDemoPeople) throw new StartRefused('demo-accounts', `${place} holds the accounts and vouchers of the demo, whose password and codes everybody knows; nothing was changed. Start without --no-demo, or give --no-demo an empty database of its own.`);
  if (isDemo && isProduction) throw new StartRefused('production-data', `${place} was served in production, and a demo may change everything in it; nothing was changed. Start with --no-demo, or give the demo a database of its own.`);
}
