import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/tables/limit-tables.ts';

/** chosen: as long as somebody stays away between two seasons */
const lifeMs = 180 * 24 * 3_600_000;

/**
 * The network of an address: of IPv6 its first 64 bits, since a device changes the rest every day.
 *
 * @param address as the socket says it
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Kept as a hash only. */
const keyOf = (key: readonly string[], address: string): string => `known place:${createHash('sha256').update(JSON.stringify([...key, networkOf(address)])).digest('base64url')}`;

/** Remembers that somebody was proven at an address. @param key parts of who it is */
export async function rememberPlace(db: Database, key: readonly string[], address: string, now: number): Promise<void> {
  const expiresAt = now + lifeMs;
  await db.insert(rateLimits).values({ key: keyOf(key, address), points: 0, expiresAt }).onConflictDoUpdate({ target: rateLimits.key, set: { expiresAt } });
}

/** Whether they were proven there before. */
export async function isKnownPlace(db: Database, key: readonly string[], address: string, now: number): Promise<boolean> {
  const found = await db.select({ key: rateLimits.key }).from(rateLimits).where(and(eq(rateLimits.key, keyOf(key, address)), gt(rateLimits.expiresAt, now)));
  return found.length > 0;
}
