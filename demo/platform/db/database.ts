import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The platform's database: PGlite in a folder or a PostgreSQL server, the same SQL on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Takes the notifications of a channel. */
export interface NotificationListener {
  heard(payload: string): void;
  /** The connection was lost and is back: notifications may be missing. Never on PGlite. */
  missed(): void;
}

/** An open database. */
export interface OpenDatabase {
  db: Database;
  migrate(): Promise<void>;
  /** Whether the server says anything at all. Always on PGlite, which is no server. */
  answers(): Promise<boolean>;
  /** `LISTEN`: what any process notifies on this channel, after its transaction. @returns stop */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
