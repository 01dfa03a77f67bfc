import { isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { publishChange } from '../changes/publish-change.ts';
import type { Database } from '../db/database.ts';
import { contentItems } from '../db/tables/catalogue-tables.ts';
import { eventTimesOf } from './airing.ts';
import { readEventEpoch } from './event-epoch.ts';

/** A moment at which an event starts or ends. `at` is epoch milliseconds. */
export const eventEdge = z.object({ realm: z.string(), id: z.string(), edge: z.enum(['start', 'end']), at: z.int() });
export type EventEdge = z.output<typeof eventEdge>;

/** The edges of all events that lie after this moment, in every realm. */
export async function eventEdgesAfter(db: Database, now: number): Promise<EventEdge[]> {
  const epoch = await readEventEpoch(db);
  const rows = await db.select({ realm: contentItems.realm, id: contentItems.id, startsAfter: contentItems.startsAfter, endsAfter: contentItems.endsAfter })
    .from(contentItems).where(isNotNull(contentItems.endsAfter));
  return rows.flatMap(({ realm, id, ...offsets }): EventEdge[] => {
    const times = eventTimesOf(offsets, epoch);
    return times ? [{ realm, id, edge: 'start', at: times.start }, { realm, id, edge: 'end', at: times.end }] : [];
  }).filter(({ at }) => at > now);
}

/**
 * Called once for each start and end of an event, when the platform's clock passes it.
 *
 * Runs in the job's transaction: write with `db` alone. What an event becomes at its end belongs here.
 */
export async function atEventEdge(db: Database, { realm, id }: EventEdge): Promise<void> {
  await publishChange(db, { realm, scope: 'everybody', subject: 'live', ids: [id] });
}
