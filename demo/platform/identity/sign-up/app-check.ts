import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { SignJWT } from 'jose';
import type { OneTimeTokenRow } from '../../db/tables/identity/account-tables.ts';
import { oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { hashOfToken } from '../one-time-tokens.ts';
import { verifyOwnJwt } from '../session/own-jwt.ts';

/** chosen: as long as a form is filled in after it is sent for the first time */
const lifeMs = 10 * 60_000;
/** chosen: some tenths of a second on a phone */
const cost = 1_000;
const [fewestTries, mostTries] = [60, 160];

const refused = () => new PlatformError(403, 'appCheckFailedWeb');

const keyOf = ({ context: { keys } }: Caller, use: string): Buffer => createHmac('sha256', keys.token).update(use).digest();
const secretOf = (caller: Caller): string => keyOf(caller, 'app check riddle').toString('base64url');

/** Remembers that something was used. @returns false where it had been */
async function spend({ context: { db }, realm: { realm }, now }: Caller, purpose: OneTimeTokenRow['purpose'], what: string): Promise<boolean> {
  const kept = await db.insert(oneTimeTokens).values({ hash: hashOfToken(`${purpose} ${what}`), realm, purpose, expiresAt: now + lifeMs, usedAt: now }).onConflictDoNothing().returning({ hash: oneTimeTokens.hash });
  return kept.length > 0;
}

/** A riddle of this tenant. */
export async function makeChallenge(caller: Caller): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256', cost, counter: randomInt(fewestTries, mostTries), deriveKey, hmacSignatureSecret: secretOf(caller),
    data: { realm: caller.realm.realm, until: caller.now + lifeMs },
  });
  return JSON.stringify(challenge);
}

/** chosen: what is no riddle is refused as a wrong solution is */
function read(text: string): never {
  try {
    return JSON.parse(text) as never;
  } catch {
    throw refused();
  }
}

async function isSolved(caller: Caller, challenge: string, solution: string): Promise<boolean> {
  const riddle: Awaited<ReturnType<typeof createChallenge>> = read(challenge);
  const { verified } = await verifySolution({ challenge: riddle, solution: read(solution), deriveKey, hmacSignatureSecret: secretOf(caller) }).catch(() => ({ verified: false }));
  const { realm, until } = riddle.parameters?.data ?? {};
  return verified && realm === caller.realm.realm && Number(until) > caller.now && await spend(caller, 'app-check-challenge', riddle.signature ?? '');
}

/**
 * Exchanges a solved riddle for a token. A riddle is taken once, however often its solution is right.
 *
 * @throws PlatformError 403 `appCheckFailedWeb`
 */
export async function takeProof(caller: Caller, { challenge, solution }: { challenge: string; solution: string }): Promise<string> {
  if (!await isSolved(caller, challenge, solution)) throw refused();
  return new SignJWT({ realm: caller.realm.realm }).setProtectedHeader({ alg: 'HS256' }).setAudience('app-check').setJti(randomUUID())
    .setIssuedAt(Math.floor(caller.now / 1000)).setExpirationTime(Math.floor((caller.now + lifeMs) / 1000)).sign(keyOf(caller, 'app check token'));
}

/** Reads a token without using it. @returns uses it @throws PlatformError 403 `appCheckFailedWeb` */
export async function guardAppCheck(caller: Caller, token: string | undefined): Promise<() => Promise<void>> {
  const read = await verifyOwnJwt(token ?? '', keyOf(caller, 'app check token'), { audience: 'app-check', now: caller.now }).catch(() => undefined);
  if (!read || read['realm'] !== caller.realm.realm || !read.jti) throw refused();
  const { jti } = read;
  return async () => {
    if (!await spend(caller, 'app-check', jti)) throw refused();
  };
}
