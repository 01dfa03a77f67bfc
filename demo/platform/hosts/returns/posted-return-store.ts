import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { PostedFields } from '../../../../src/contracts/wire/posted-fields.ts';
import type { Database } from '../../db/database.ts';
import { postedReturns } from '../../db/tables/return-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';

/** chosen: a page takes its fields within seconds; ten minutes cover a slow line */
const lifeMs = 10 * 60_000;

/** Of all forms of a tenant that no page took yet. chosen: some hundred sign-ins and payments a minute, of the usual size, fill a tenth of it */
export const mostBytesOfRealm = 16 * 1024 * 1024;

const hashOf = (reference: string): string => createHash('sha256').update(reference).digest('base64url');

/** @throws PlatformError 429 `too-many-requests` until the oldest of them has expired; forms that come at the same moment may go over it together */
async function guardRoom(db: Database, realm: string, fields: PostedFields, now: number): Promise<void> {
  const kept = and(eq(postedReturns.realm, realm), gt(postedReturns.expiresAt, now));
  const [sum] = await db.select({ bytes: sql<string>`coalesce(sum(octet_length(${postedReturns.fields}::text)), 0)`, first: min(postedReturns.expiresAt) }).from(postedReturns).where(kept);
  if (!sum || Number(sum.bytes) + Buffer.byteLength(JSON.stringify(fields)) <= mostBytesOfRealm) return;
  const seconds = Math.max(1, Math.ceil(((sum.first ?? now) - now) / 1000));
  throw new PlatformError(429, 'too-many-requests', `Too many forms wait for their pages; try again in ${seconds} s.`, undefined, seconds);
}

/** Keeps posted fields. @returns the reference under which they are taken, once @throws PlatformError 429 `too-many-requests` */
export async function keepPostedFields(db: Database, realm: string, fields: PostedFields, now: number): Promise<string> {
  await guardRoom(db, realm, fields, now);
  const reference = randomBytes(24).toString('base64url');
  await db.insert(postedReturns).values({ hash: hashOf(reference), realm, fields, expiresAt: now + lifeMs });
  return reference;
}

/** Takes posted fields away. @returns undefined when they were taken, have expired, or belong to another tenant */
export async function takePostedFields(db: Database, realm: string, reference: string, now: number): Promise<PostedFields | undefined> {
  const mine = and(eq(postedReturns.hash, hashOf(reference)), eq(postedReturns.realm, realm), gt(postedReturns.expiresAt, now));
  const [taken] = await db.delete(postedReturns).where(mine).returning();
  return taken?.fields;
}

/** Deletes what no page has taken in time. */
export async function prunePostedReturns(db: Database, now: number): Promise<void> {
  await db.delete(postedReturns).where(lte(postedReturns.expiresAt, now));
}
