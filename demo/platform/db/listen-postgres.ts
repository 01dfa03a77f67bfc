import pg from 'pg';
import type { NotificationListener } from './database.ts';

const firstRetryMs = 200;
const longestRetryMs = 10_000;

/**
 * Listens to a channel of a PostgreSQL server on a connection of its own.
 *
 * A lost connection is opened again, with growing pauses, until it is stopped.
 *
 * @throws when the first connection fails
 */
export async function listenPostgres(databaseUrl: string, channel: string, listener: NotificationListener): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    next.on('notification', ({ payload }) => listener.heard(payload ?? ''));
    // `end` follows every error of a connection that was open.
    next.on('error', () => undefined);
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    next.once('end', () => retryIn(firstRetryMs));
    client = next;
    if (isStopped) await next.end();
  }

  function retryIn(delayMs: number): void {
    if (isStopped) return;
    const retry = () => connect().then(() => listener.missed(), () => retryIn(Math.min(delayMs * 2, longestRetryMs)));
    timer = setTimeout(() => { void retry(); }, delayMs);
    timer.unref();
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
