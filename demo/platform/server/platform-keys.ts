import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { secrets } from '../db/tables/identity/session-tables.ts';

/** Signing keys, kept in the database and never sent. */
export interface PlatformKeys { token: Uint8Array; address: Uint8Array; refresh: Uint8Array; viewer: Uint8Array; /** Of the platform as the client of its providers. */ provider: Uint8Array }

/** A key of the database, made when it is first asked for. */
export async function keyOf(db: Database, name: string): Promise<Uint8Array> {
  await db.insert(secrets).values({ name, value: randomBytes(32).toString('base64url') }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the database keeps no key named ${name}`);
  return new Uint8Array(Buffer.from(row.value, 'base64url'));
}

/** Reads the keys, making those that are missing; two processes on one database share them. */
export async function readKeys(db: Database): Promise<PlatformKeys> {
  return { token: await keyOf(db, 'token'), address: await keyOf(db, 'address'), refresh: await keyOf(db, 'refresh'), viewer: await keyOf(db, 'viewer'), provider: await keyOf(db, 'provider') };
}

/** A keyed signature of a text. */
export function sign(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);
}

/** Compares in constant time. */
export function isSigned(key: Uint8Array, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
