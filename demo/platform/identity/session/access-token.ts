import { errors, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { sessionUser } from '../../../../src/contracts/identity/session-user.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { verifyOwnJwt } from './own-jwt.ts';

/** The claims of this platform's tokens: session and viewer are always named. */
export const tokenUser = z.extend(sessionUser, { sid: z.string(), vid: z.string() });
export type TokenUser = z.output<typeof tokenUser>;

const issuer = 'http://api.localhost/footlight';
/** Lifetime of an access token. chosen: short, because only members' tokens are looked up */
const lifeSeconds = 15 * 60;

const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** A key as the signer takes it: made once. */
function signingKey(key: Uint8Array): Promise<CryptoKey> {
  const known = imported.get(key) ?? crypto.subtle.importKey('raw', Uint8Array.from(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  imported.set(key, known);
  return known;
}

/** A signed token with the session user of spec 1 §3. @param now epoch milliseconds of the platform's clock */
export async function signToken(key: Uint8Array, user: Omit<TokenUser, 'exp'>, realm: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ ...user, realm })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer).setSubject(user.id).setIssuedAt(issuedAt).setExpirationTime(issuedAt + lifeSeconds)
    .sign(await signingKey(key));
}

/**
 * Verifies a token and reads its claims.
 *
 * @throws PlatformError 401 `invalid-token` when altered or made for another tenant, `token-expired` by the platform's clock
 */
export async function verifyToken(key: Uint8Array, token: string, realm: string, now: number): Promise<TokenUser> {
  try {
    const payload = await verifyOwnJwt(token, await signingKey(key), { issuer, now });
    if (payload['realm'] !== realm) throw new PlatformError(401, 'invalid-token', 'This token belongs to another realm.');
    return tokenUser.parse(payload);
  } catch (failure) {
    if (failure instanceof PlatformError) throw failure;
    if (failure instanceof errors.JWTExpired) throw new PlatformError(401, 'token-expired', 'This token has expired.');
    throw new PlatformError(401, 'invalid-token', 'This token is not good.');
  }
}
