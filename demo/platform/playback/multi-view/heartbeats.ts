import { lt } from 'drizzle-orm';
import type { MultiViewHeartbeat } from '../../../../src/contracts/playback/multi-view.ts';
import type { Database } from '../../db/database.ts';
import { multiViewHeartbeats } from '../../db/tables/player-tables.ts';

/** How often a player says which angles it shows. chosen: often enough to count viewers, seldom enough to cost nothing */
export const heartbeatSeconds = 30;

/** chosen: a day */
const keptMs = 24 * 3_600_000;

/** Who watches, and when they said so. */
interface Watching { realm: string; viewerId: string; at: number }

/** One row for each viewer and event: what they watch now. */
export async function keepHeartbeat(db: Database, { realm, viewerId, at }: Watching, { eventId, layout, videoIds, audibleId }: MultiViewHeartbeat): Promise<void> {
  const watched = { layout, videoIds, audibleId: audibleId ?? null, at };
  await db.insert(multiViewHeartbeats).values({ realm, viewerId, eventId, ...watched })
    .onConflictDoUpdate({ target: [multiViewHeartbeats.realm, multiViewHeartbeats.viewerId, multiViewHeartbeats.eventId], set: watched });
}

export const readHeartbeats = (db: Database) => db.select().from(multiViewHeartbeats).orderBy(multiViewHeartbeats.at);

/** Deletes heartbeats that are older than a day. */
export async function pruneHeartbeats(db: Database, now: number): Promise<void> {
  await db.delete(multiViewHeartbeats).where(lt(multiViewHeartbeats.at, now - keptMs));
}
