import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { DatabaseUnreachable } from './is-database-down.ts';
import { listenPostgres } from './listen-postgres.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** How long the server may take, in milliseconds. */
interface DatabasePatience {
  /** For a connection. */
  connectMs: number;
  /** For a statement, and for a transaction that asks nothing. */
  statementMs: number;
}

/** chosen: ten times what the slowest call needs under load; a viewer has gone by then */
const servingPatience: DatabasePatience = { connectMs: 5_000, statementMs: 10_000 };

/** A frozen server does not end a statement by itself, so the driver does, a little later. */
const driverMoreMs = 1_000;

type Connected = (failure: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** A pool whose failed connections have a name of their own: the driver gives some of them no code. */
class ServerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (connected) return super.connect((failure, client, done) => connected(failure && new DatabaseUnreachable(failure), client, done));
    return super.connect().catch((failure: unknown) => { throw new DatabaseUnreachable(failure); });
  }
}

/**
 * Opens a PostgreSQL server by its address.
 *
 * @param patience null waits for ever, for migrations and the seed
 */
export function openPostgres(databaseUrl: string, patience: DatabasePatience | null = servingPatience): OpenDatabase {
  const client = new ServerPool({
    connectionString: databaseUrl, max: 8, keepAlive: true,
    ...(patience === null ? {} : {
      connectionTimeoutMillis: patience.connectMs, statement_timeout: patience.statementMs,
      idle_in_transaction_session_timeout: patience.statementMs, query_timeout: patience.statementMs + driverMoreMs,
    }),
  });
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
