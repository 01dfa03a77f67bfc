import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type OneTimeTokenRow, oneTimeTokens } from '../db/tables/identity/account-tables.ts';

type Purpose = OneTimeTokenRow['purpose'];

/** What a token is made for. */
interface NewToken extends Partial<Pick<OneTimeTokenRow, 'accountId' | 'email' | 'facts'>>, Pick<OneTimeTokenRow, 'realm' | 'purpose' | 'expiresAt'> {}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a token that is good once; it is kept as a hash only.
 *
 * A newer token of the same purpose and account ends the older ones, unless they are kept.
 *
 * @returns 256 random bits
 */
export async function issueToken(db: Database, { realm, purpose, accountId = null, ...rest }: NewToken, keepsOlder = false): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (accountId !== null && !keepsOlder) await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.accountId, accountId)));
  await db.insert(oneTimeTokens).values({ hash: hashOfToken(token), realm, purpose, accountId, ...rest });
  return token;
}

/** Which token is meant. */
interface GivenToken { realm: string; purpose: Purpose; token: string }

const liveToken = ({ realm, purpose, token }: GivenToken, now: number) =>
  and(eq(oneTimeTokens.hash, hashOfToken(token)), eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, now), isNull(oneTimeTokens.usedAt));

/** Looks at a token without using it. @returns undefined when it was used, has expired, or is for something else */
export async function readToken(db: Database, given: GivenToken, now: number): Promise<OneTimeTokenRow | undefined> {
  const [row] = await db.select().from(oneTimeTokens).where(liveToken(given, now));
  return row;
}

/** Uses a token; of two that try at once, one succeeds. @returns undefined as `readToken` does */
export async function takeToken(db: Database, given: GivenToken, now: number): Promise<OneTimeTokenRow | undefined> {
  const [row] = await db.update(oneTimeTokens).set({ usedAt: now }).where(liveToken(given, now)).returning();
  return row;
}

/** Deletes what has expired. */
export async function pruneTokens(db: Database, now: number): Promise<void> {
  await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
}
