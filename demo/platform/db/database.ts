import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The platform's database: PGlite in a folder or a PostgreSQL server, the same SQL on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database. */
export interface OpenDatabase { db: Database; migrate(): Promise<void>; close(): Promise<void> }
