import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { MagicAttempt } from '../../../../src/contracts/identity/magic-link.ts';
import type { Database } from '../../db/database.ts';
import { type OneTimeTokenRow, type SignInAttemptRow, signInAttempts } from '../../db/tables/identity/account-tables.ts';
import { hashOfToken, takeToken } from '../one-time-tokens.ts';

const provider = 'magic-link';
/** chosen: five tries of a million codes */
const mostTries = 5;

/** Keeps that a browser asked for a link. @param accountId whose link it is; of nobody too, so that both look the same */
export async function startAttempt(db: Database, realm: string, accountId: string, expiresAt: number): Promise<MagicAttempt> {
  const attempt = { id: randomUUID(), secret: randomBytes(32).toString('base64url') };
  const facts = { purpose: 'SIGNIN' as const, accountId, returnUri: '' };
  await db.insert(signInAttempts).values({ id: attempt.id, realm, provider, stateHash: hashOfToken(randomUUID()), secretHash: hashOfToken(attempt.secret), facts, expiresAt });
  return attempt;
}

const openAttempt = (realm: string, id: string, now: number) =>
  and(eq(signInAttempts.id, id), eq(signInAttempts.realm, realm), eq(signInAttempts.provider, provider), eq(signInAttempts.status, 'pending'), gt(signInAttempts.expiresAt, now));

/** Whether this browser asked for the link of this token. */
export async function isOwnLink(db: Database, realm: string, token: OneTimeTokenRow, attempt: MagicAttempt | undefined, now: number): Promise<boolean> {
  if (!attempt || token.facts['attempt'] !== attempt.id) return false;
  const [row] = await db.select({ secretHash: signInAttempts.secretHash }).from(signInAttempts).where(openAttempt(realm, attempt.id, now));
  return row?.secretHash === hashOfToken(attempt.secret);
}

/** The hash of a code holds its attempt: a code is good for no other. */
const hashOfCode = (id: string, code: string): string => hashOfToken(`${id} ${code}`);

/** Makes the code that an opened link shows. Tries count on. @returns undefined when the attempt is over */
export async function makeCode(db: Database, realm: string, id: string, now: number): Promise<string | undefined> {
  const [row] = await db.select().from(signInAttempts).where(openAttempt(realm, id, now)).for('update');
  if (!row || (row.facts.tries ?? 0) >= mostTries) return undefined;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.update(signInAttempts).set({ facts: { ...row.facts, codeHash: hashOfCode(id, code) } }).where(eq(signInAttempts.id, id));
  return code;
}

/** What a browser brings to prove itself: the link's token, or the code that the opened link showed. */
interface Proof { attempt: MagicAttempt; token?: string | undefined; code?: string | undefined }

async function isRightCode(db: Database, row: SignInAttemptRow, code: string): Promise<boolean> {
  const tries = (row.facts.tries ?? 0) + 1;
  if (tries > mostTries) return false;
  await db.update(signInAttempts).set({ facts: { ...row.facts, tries } }).where(eq(signInAttempts.id, row.id));
  return row.facts.codeHash !== undefined && row.facts.codeHash === hashOfCode(row.id, code.replaceAll(/\s/g, ''));
}

/**
 * Uses an attempt up. One browser and one press alone succeed.
 *
 * @param db a transaction; what it counts is kept when it refuses
 * @returns the account, or the code of the refusal
 */
export async function takeAttempt(db: Database, realm: string, { attempt, token, code }: Proof, now: number): Promise<{ accountId: string } | { refused: 'failedToMagicLogin' | 'wrongCode' }> {
  const [row] = await db.select().from(signInAttempts).where(openAttempt(realm, attempt.id, now)).for('update');
  const accountId = row?.facts.accountId;
  if (!row || accountId === undefined || row.secretHash !== hashOfToken(attempt.secret)) return { refused: 'failedToMagicLogin' };
  if (token !== undefined) {
    const taken = await takeToken(db, { realm, purpose: 'magic-link', token }, now);
    if (taken?.facts['attempt'] !== attempt.id) return { refused: 'failedToMagicLogin' };
  } else if (!await isRightCode(db, row, code ?? '')) {
    return { refused: (row.facts.tries ?? 0) + 1 >= mostTries ? 'failedToMagicLogin' : 'wrongCode' };
  }
  await db.update(signInAttempts).set({ status: 'taken' }).where(eq(signInAttempts.id, row.id));
  return { accountId };
}
