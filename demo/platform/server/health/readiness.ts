import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { facts } from '../../db/tables/switch-tables.ts';
import { migrationsFolder } from '../../db/migrations-folder.ts';

/** Whether a process can answer, and what it lacks. */
export interface ReadinessReport {
  ready: boolean;
  database: 'reachable' | 'unreachable';
  /** `failing`: the database answers, and keeps nothing, as with a full disk. */
  writes: 'kept' | 'failing' | 'unknown';
  /** `behind`: the database lacks a migration of this release. One that is ahead serves an older release too. */
  migrations: 'current' | 'behind' | 'unknown';
  stopping: boolean;
  /** Which of several processes this is, by its number. */
  process: number;
}

export interface Readiness {
  read(): Promise<ReadinessReport>;
  /** From now on it is not ready. */
  stop(): void;
}

/** chosen: what balancers wait for an answer, by default */
const patienceMs = 2_000;

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
const newestRow = z.object({ newest: z.nullable(z.coerce.number()) });

/** When the newest migration of this release was made, epoch milliseconds. */
function newestMigration(): number {
  const { entries } = z.parse(journal, JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  return Math.max(...entries.map(({ when }) => when));
}

async function appliedMigration(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`) as unknown as { rows: unknown[] };
  return z.parse(newestRow, rows[0]).newest ?? 0;
}

/** Writes a row, always the same. @returns false when the database refuses */
const canWrite = (db: Database): Promise<boolean> =>
  Promise.resolve(db.execute(sql`insert into ${facts} (name, value) values ('written-by-readiness', now()::text) on conflict (name) do update set value = excluded.value`)).then(() => true, () => false);

/** What takes longer has failed. */
function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => { timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Asks the database with each read, and writes into it. */
export function createReadiness(db: Database): Readiness {
  const wanted = newestMigration();
  let stopping = false;
  return {
    stop() { stopping = true; },
    async read() {
      const applied = await within(appliedMigration(db)).catch(() => undefined);
      const migrations = applied === undefined ? 'unknown' : applied >= wanted ? 'current' : 'behind';
      const isKept = applied === undefined ? undefined : await within(canWrite(db)).catch(() => false);
      const writes = isKept === undefined ? 'unknown' : isKept ? 'kept' : 'failing';
      return { ready: !stopping && migrations === 'current' && writes === 'kept', database: applied === undefined ? 'unreachable' : 'reachable', writes, migrations, stopping, process: process.pid };
    },
  };
}
