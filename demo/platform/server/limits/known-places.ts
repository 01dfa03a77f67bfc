import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/tables/limit-tables.ts';
import type { Network } from './visitor-network.ts';

/** chosen: as long as somebody stays away between two seasons */
const lifeMs = 180 * 24 * 3_600_000;

/** Where a person was proven: in a network, or in a session. */
export type KnownPlace = Network | { session: string };

/** Kept as a hash only. */
const keyOf = (key: readonly string[], place: KnownPlace): string => `known place:${createHash('sha256').update(JSON.stringify([...key, typeof place === 'string' ? place : place.session])).digest('base64url')}`;

/** Remembers that a person was proven at a place. @param key parts that name the person @param forMs for how long */
export async function rememberPlace(db: Database, key: readonly string[], place: KnownPlace, now: number, forMs = lifeMs): Promise<void> {
  const expiresAt = now + forMs;
  await db.insert(rateLimits).values({ key: keyOf(key, place), points: 0, expiresAt }).onConflictDoUpdate({ target: rateLimits.key, set: { expiresAt } });
}

/** Whether they were proven there before. */
export async function isKnownPlace(db: Database, key: readonly string[], place: KnownPlace, now: number): Promise<boolean> {
  const found = await db.select({ key: rateLimits.key }).from(rateLimits).where(and(eq(rateLimits.key, keyOf(key, place)), gt(rateLimits.expiresAt, now)));
  return found.length > 0;
}
