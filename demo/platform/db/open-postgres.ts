import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { DatabaseUnreachable, isFromServer } from './is-database-down.ts';
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

/** Runs a statement for whoever wants to know how long it takes. */
export type ObserveQuery = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

const statementOf = (query: unknown): string => (typeof query === 'string' ? query : String((query as { text?: unknown }).text));

type AnyQuery = (...args: unknown[]) => Promise<unknown>;

/** Lets a connection's statements be observed until it is given back. */
function observeUntilReleased(client: pg.PoolClient, observe: ObserveQuery): pg.PoolClient {
  const query = client.query.bind(client) as unknown as AnyQuery;
  const release = client.release.bind(client);
  const observed: AnyQuery = (...args) => observe(statementOf(args[0]), () => query(...args));
  return Object.assign(client, {
    query: observed,
    release(failure?: boolean | Error) {
      // What stands in the prototype is there again.
      Reflect.deleteProperty(client, 'query');
      release(failure);
    },
  });
}

type Connected = (failure: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** A pool whose failed connections have a name of their own: the driver gives some of them no code. */
class ServerPool extends pg.Pool {
  observe: ObserveQuery | undefined;

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (connected) return super.connect((failure, client, done) => connected(failure && new DatabaseUnreachable(failure), client, done));
    const { observe } = this;
    return super.connect().then((client) => (observe ? observeUntilReleased(client, observe) : client), (failure: unknown) => { throw new DatabaseUnreachable(failure); });
  }
}

/** chosen: a server that is busy still opens a connection within this time */
const signPatienceMs = 2_000;

/** Whether the server says anything, be it that it takes no more connections. */
async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: signPatienceMs, query_timeout: signPatienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (failure) {
    return isFromServer(failure);
  } finally {
    // Goodbye to a server that is silent is not waited for.
    client.end().catch(() => undefined);
  }
}

/** Asks a server for a sign of life, on a connection of its own: those of the pool may all be waiting. Who asks meanwhile shares the answer. */
function createProbe(databaseUrl: string): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => (running ??= isAnswering(databaseUrl).finally(() => { running = undefined; }));
}

/**
 * Opens a PostgreSQL server by its address.
 *
 * @param patience null waits for ever, for migrations and the seed
 * @param observe is told of every statement
 */
export function openPostgres(databaseUrl: string, patience: DatabasePatience | null = servingPatience, observe?: ObserveQuery): OpenDatabase {
  const client = new ServerPool({
    connectionString: databaseUrl, max: 8, keepAlive: true,
    ...(patience === null ? {} : {
      connectionTimeoutMillis: patience.connectMs, statement_timeout: patience.statementMs,
      idle_in_transaction_session_timeout: patience.statementMs, query_timeout: patience.statementMs + driverMoreMs,
    }),
  });
  if (observe) {
    const query = client.query.bind(client) as unknown as AnyQuery;
    client.observe = observe;
    Object.assign(client, { query: (...args: unknown[]) => observe(statementOf(args[0]), () => query(...args)) });
  }
  // The pool replaces an idle connection that the server ends; if it cannot, the next query fails.
  client.on('error', () => undefined);
  const db = drizzle({ client, casing: 'snake_case' });
  return {
    db: db as unknown as Database,
    migrate: () => migrate(db, { migrationsFolder }),
    answers: createProbe(databaseUrl),
    listen: (channel, listener) => listenPostgres(databaseUrl, channel, listener),
    close: () => client.end(),
  };
}
