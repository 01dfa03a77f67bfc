import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { signInAttempt } from '../../../../src/contracts/identity/sign-in-attempt.ts';
import type { Database } from '../../db/database.ts';
import { signInAttempts, type SignInAttemptRow } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { SignInAttemptFacts } from './attempt-facts.ts';

/** chosen: as long as a person looks for a password */
const lifeMs = 10 * 60_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const isHashOf = (hash: string, text: string): boolean => timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(text)));

type Status = SignInAttemptRow['status'];

/** Keeps a new attempt. What it returns goes to the browser that started it; the database keeps hashes. */
export async function startAttempt(db: Database, of: { realm: string; provider: string; facts: SignInAttemptFacts }, now: number): Promise<z.input<typeof signInAttempt>> {
  const [state, secret] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
  const id = randomUUID();
  const expiresAt = now + lifeMs;
  await db.insert(signInAttempts).values({ ...of, id, stateHash: hashOf(state), secretHash: hashOf(secret), expiresAt });
  return { id, secret, state, expiresAt };
}

const notFound = (): PlatformError => new PlatformError(404, 'attempt-not-found', 'sorrySomethingWentWrong');

/** @throws PlatformError 410 `attempt-expired` by the platform's clock */
function openAttempt(row: SignInAttemptRow | undefined, now: number): SignInAttemptRow {
  if (!row) throw notFound();
  if (now >= row.expiresAt) throw new PlatformError(410, 'attempt-expired', 'sorrySomethingWentWrong');
  return row;
}

/** The attempt of a tenant, for who started it. @throws PlatformError 404 when the secret is another one, 410 */
export async function ownAttempt(db: Database, realm: string, { id, secret }: { id: string; secret: string }, now: number): Promise<SignInAttemptRow> {
  const [row] = await db.select().from(signInAttempts).where(and(eq(signInAttempts.id, id), eq(signInAttempts.realm, realm)));
  if (!row || !isHashOf(row.secretHash, secret)) throw notFound();
  return openAttempt(row, now);
}

/** The attempt that a provider's answer belongs to. @throws PlatformError 404, 410 */
export async function attemptOfState(db: Database, realm: string, provider: string, state: string, now: number): Promise<SignInAttemptRow> {
  const [row] = await db.select().from(signInAttempts).where(and(eq(signInAttempts.realm, realm), eq(signInAttempts.stateHash, hashOf(state)), eq(signInAttempts.provider, provider)));
  return openAttempt(row, now);
}

/** Whether a provider's answer is the one to this attempt. */
export const isAnswerTo = ({ stateHash }: SignInAttemptRow, state: string): boolean => isHashOf(stateHash, state);

/**
 * Moves an attempt on, if it still stands where it was: of two that try, one succeeds.
 *
 * @throws PlatformError 400 `attempt-used`
 */
export async function moveAttempt(db: Database, { id }: SignInAttemptRow, from: Status, to: Status, facts?: SignInAttemptFacts): Promise<void> {
  const moved = await db.update(signInAttempts).set({ status: to, ...(facts ? { facts } : {}) })
    .where(and(eq(signInAttempts.id, id), eq(signInAttempts.status, from))).returning({ id: signInAttempts.id });
  if (moved.length === 0) throw new PlatformError(400, 'attempt-used', 'sorrySomethingWentWrong');
}

/** Deletes attempts that nobody can go on with. */
export async function pruneAttempts(db: Database, now: number): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now));
}
