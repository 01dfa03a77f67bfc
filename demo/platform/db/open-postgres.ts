import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { listenPostgres } from './listen-postgres.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Opens a PostgreSQL server by its address. */
export function openPostgres(databaseUrl: string): OpenDatabase {
  const client = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  // The pool replaces an idle connection that the server ends; if it cannot, the next query fails.
  client.on('error', () => undefined);
  const db = drizzle({ client, casing: 'snake_case' });
  return {
    db: db as unknown as Database,
    migrate: () => migrate(db, { migrationsFolder }),
    listen: (channel, listener) => listenPostgres(databaseUrl, channel, listener),
    close: () => client.end(),
  };
}
