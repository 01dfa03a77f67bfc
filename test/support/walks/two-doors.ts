import type { Database } from '../../../demo/platform/db/database.ts';
import { openPostgres } from '../../../demo/platform/db/open-postgres.ts';
import { type PlatformKeys, readKeys } from '../../../demo/platform/server/platform-keys.ts';
import '../localhost-dns.ts';
import { startTestPlatform } from '../platform.ts';
import { createTestDatabase } from '../test-database.ts';
import { openTestPlatform } from '../test-platform.ts';

/** A request to a host of the platform. */
export interface Knock { host: string; method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'; path: string; headers?: Record<string, string>; payload?: string }
export interface Heard { status: number; body: unknown }

/** Two processes of the platform over one database; one and the same where the database is embedded. */
export interface TwoDoors {
  db: Database;
  keys: PlatformKeys;
  knock(at: 0 | 1, request: Knock): Promise<Heard>;
  /** What the processes wrote of failures; that a slow bank takes no money back yet is none. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

async function knockAt(port: number, { host, method, path, headers = {}, payload }: Knock): Promise<Heard> {
  const reply = await fetch(`http://${host}.localhost:${port}${path}`, { method, headers, redirect: 'manual', ...(payload === undefined ? {} : { body: payload }) });
  const text = await reply.text();
  return { status: reply.status, body: reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text };
}

/** Two child processes over a database of their own. */
async function openProcesses(server: string): Promise<TwoDoors> {
  const database = await createTestDatabase(server);
  const both = await Promise.all([startTestPlatform(database.url), startTestPlatform(database.url)]);
  // A crowd asks by more hands than there are connections, and waits.
  const own = openPostgres(database.url, null);
  return {
    db: own.db, keys: await readKeys(own.db),
    knock: (at, request) => knockAt(both[at]!.port, request),
    complaints: () => both.flatMap(({ said }) => said()).filter((line) => !line.startsWith('ready ') && !line.includes('takes no money back yet')),
    close: async () => {
      await Promise.all([...both.map((one) => one.close()), own.close()]);
      await database.drop();
    },
  };
}

/** @param server a PostgreSQL; the embedded database has one process */
export async function openTwoDoors(server: string | undefined): Promise<TwoDoors> {
  if (server) return openProcesses(server);
  const { running: { context: { db, keys }, port }, close } = await openTestPlatform();
  return { db, keys, knock: (_at, request) => knockAt(port, request), complaints: () => [], close };
}
