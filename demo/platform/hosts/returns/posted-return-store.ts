import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { PostedFields } from '../../../../src/contracts/wire/posted-fields.ts';
import type { Database } from '../../db/database.ts';
import { postedReturns } from '../../db/tables/return-tables.ts';

/** chosen: a page takes its fields within seconds; ten minutes cover a slow line */
const lifeMs = 10 * 60_000;

/** Of all forms of a tenant that no page took yet. chosen: some hundred sign-ins and payments a minute, of the usual size, fill a tenth of it */
export const mostBytesOfRealm = 16 * 1024 * 1024;

const hashOf = (reference: string): string => createHash('sha256').update(reference).digest('base64url');

/**
 * Drops the oldest forms of a tenant until a new one fits.
 *
 * chosen: not the new one is refused: a page takes its form within seconds, and what a stranger posts to fill the room lies there longest
 */
async function makeRoom(db: Database, realm: string, fields: PostedFields): Promise<void> {
  const left = mostBytesOfRealm - Buffer.byteLength(JSON.stringify(fields));
  const newest = db.select({ hash: postedReturns.hash, bytes: sql<number>`sum(octet_length(${postedReturns.fields}::text)) over (order by ${postedReturns.expiresAt} desc, ${postedReturns.hash})`.as('bytes') })
    .from(postedReturns).where(eq(postedReturns.realm, realm)).as('newest');
  await db.delete(postedReturns).where(inArray(postedReturns.hash, db.select({ hash: newest.hash }).from(newest).where(gt(newest.bytes, left))));
}

/** Keeps posted fields. @returns the reference under which they are taken, once */
export async function keepPostedFields(db: Database, realm: string, fields: PostedFields, now: number): Promise<string> {
  await makeRoom(db, realm, fields);
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
