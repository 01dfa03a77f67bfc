import { type AuthenticationResponseJSON, type RegistrationResponseJSON, verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { passkeys, type PasskeyRow } from '../../db/tables/identity/passkey-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { takeToken } from '../one-time-tokens.ts';

/** Ed25519, ES256 and RS256, by their COSE numbers: what every process can check, whichever Node it runs on. */
export const keyAlgorithms = [-8, -7, -257];

/** Where a tenant's keys are good: its own host, from its own pages, and from its frames in pages that it registered. */
function placeOf({ realm: { host, settings } }: Caller) {
  return { expectedRPID: host, expectedOrigin: settings.origin, expectedTopOrigin: (settings.registeredOrigins ?? []).map(({ origin }) => origin) };
}

/** Uses the challenge up, whatever it was answered with. @param accountId of the member who asked; null at sign-in */
const takesChallenge = ({ context: { db }, realm: { realm }, now }: Caller, accountId: string | null, tell: (facts: Record<string, string>) => void = () => undefined) => async (challenge: string): Promise<boolean> => {
  const taken = await takeToken(db, { realm, purpose: accountId === null ? 'passkey-sign-in' : 'passkey', token: challenge }, now);
  if (taken?.accountId !== accountId) return false;
  tell(taken.facts);
  return true;
};

/** What the libraries throw is a refusal: it says why in English, for logs. */
const refusedOf = (): undefined => undefined;

/** The key that a browser made; undefined for one that proves nothing. */
export async function madePasskey(caller: Caller, accountId: string, response: object) {
  const { expectedRPID, expectedOrigin } = placeOf(caller);
  let userHandle: string | undefined;
  const expectedChallenge = takesChallenge(caller, accountId, (facts) => { userHandle = facts['userHandle']; });
  const proof = await verifyRegistrationResponse({ response: response as RegistrationResponseJSON, expectedChallenge, expectedRPID, expectedOrigin, requireUserVerification: true, supportedAlgorithmIDs: keyAlgorithms }).catch(refusedOf);
  if (!proof?.verified || userHandle === undefined) return undefined;
  const { credential: { id, publicKey, counter, transports = [] }, credentialBackedUp } = proof.registrationInfo;
  return { id, userHandle, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: [...transports], isSynced: credentialBackedUp };
}

/**
 * The key that signed, with its new count; undefined for a signature that proves nothing.
 *
 * A device that counts must have counted on: an older count is that of a copy.
 */
export async function provenPasskey(caller: Caller, response: object): Promise<PasskeyRow | undefined> {
  const { context: { db }, realm: { realm }, now } = caller;
  const said = response as AuthenticationResponseJSON;
  const [row] = typeof said.id === 'string' ? await db.select().from(passkeys).where(and(eq(passkeys.realm, realm), eq(passkeys.id, said.id))) : [];
  if (!row || said.response?.userHandle !== row.userHandle) return undefined;
  const credential = { id: row.id, publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')), counter: row.counter };
  const proof = await verifyAuthenticationResponse({ response: said, expectedChallenge: takesChallenge(caller, null), ...placeOf(caller), credential, requireUserVerification: true }).catch(refusedOf);
  if (!proof?.verified) return undefined;
  const { newCounter, credentialBackedUp } = proof.authenticationInfo;
  // Of two uses of one count, one is kept.
  const [kept] = await db.update(passkeys).set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.realm, realm), eq(passkeys.id, row.id), eq(passkeys.counter, row.counter))).returning();
  return kept;
}
