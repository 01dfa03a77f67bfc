import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { KeptData } from '../server/state/kept-data.ts';
import { jobs } from '../db/tables/job-tables.ts';
import { facts } from '../db/tables/switch-tables.ts';

const name = 'event-epoch';
const staleAfterMs = 12 * 3_600_000;

/** The moment that the offsets of live and upcoming events count from, epoch milliseconds. */
export async function readEventEpoch(db: Database): Promise<number> {
  const [row] = await db.select().from(facts).where(eq(facts.name, name));
  return Number(row?.value ?? 0);
}

/** The same for a request, read once for each state of the published data. */
export const eventEpochOf = ({ context, published }: { context: { db: Database; keptData: KeptData }; published: number }): Promise<number> =>
  context.keptData.read(published, 'event epoch', () => readEventEpoch(context.db));

/** Moves the events to today when the epoch is more than twelve hours away, so that a demo always has something on air. */
export async function renewEventEpoch(db: Database, now: number): Promise<void> {
  const epoch = await readEventEpoch(db);
  if (Math.abs(now - epoch) < staleAfterMs) return;
  const value = String(Math.floor(now / 3_600_000) * 3_600_000);
  await db.transaction(async (tx) => {
    await tx.insert(facts).values({ name, value }).onConflictDoUpdate({ target: facts.name, set: { value } });
    // Planned by the old epoch; the scheduler plans them anew.
    await tx.delete(jobs).where(eq(jobs.kind, 'event-edge'));
  });
}
