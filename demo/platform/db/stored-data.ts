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

/** Reads what a database says of itself, of whatever release it is. Changes nothing. */
export async function readStoredData(db: Database): Promise<StoredData> {
  const hasRows = await holdsRows(db, 'realms') || await holdsRows(db, 'accounts');
  if (!await hasTable(db, 'facts')) return { isProduction: false, hasRows };
  const factOf = (name: string) => valueOf<string>(db, sql`select value from facts where name = ${name}`);
  return { seed: await factOf('seed'), isProduction: await factOf(production) !== undefined, hasRows };
}

/** Marks a database that is served without demo mode: no demo starts on it from now on. */
export async function markProduction(db: Database): Promise<void> {
  await db.insert(facts).values({ name: production, value: 'true' }).onConflictDoNothing({ target: facts.name });
}

/** @param place of the database, for the sentence @throws StartRefused `production-data` for a demo on a database that was served in production */
export function guardProduction({ isProduction }: StoredData, isDemo: boolean, place: string): void {
  if (isDemo && isProduction) throw new StartRefused('production-data', `${place} was served in production, and a demo may change everything in it; nothing was changed. Start with --no-demo, or give the demo a database of its own.`);
}
