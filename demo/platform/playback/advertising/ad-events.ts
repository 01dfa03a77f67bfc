import { desc, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { adEvents } from '../../db/tables/player-tables.ts';

/** chosen: what a person would look through */
const mostEvents = 1_000;

/** What a player may say of an advertisement. */
const known = new Set([
  'impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'progress', 'skip', 'mute', 'unmute', 'pause', 'resume',
  'fullscreen', 'exitFullscreen', 'click', 'error', 'breakStart', 'breakEnd', 'closeLinear', 'creativeView',
]);

/** Keeps what a player says. @returns false for what it cannot say */
export async function keepAdEvent(db: Database, ad: string, event: string, at: number): Promise<boolean> {
  if (!known.has(event) || !/^[\w-]{1,40}$/.test(ad)) return false;
  const [added] = await db.insert(adEvents).values({ ad, event, at }).returning({ id: adEvents.id });
  if (added) await db.delete(adEvents).where(lte(adEvents.id, added.id - mostEvents));
  return true;
}

/** The newest first. */
export const readAdEvents = (db: Database) => db.select().from(adEvents).orderBy(desc(adEvents.id)).limit(mostEvents);
