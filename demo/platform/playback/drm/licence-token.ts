import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import { verifyOwnJwt } from '../../identity/session/own-jwt.ts';

const audience = 'footlight-licence';

/** What a licence token allows: the key of one title of a tenant, to the session of a lease. A free title has none. */
const claims = z.object({ realm: z.string(), cid: z.string(), lease: z.optional(z.string()), refused: z.optional(z.boolean()), exp: z.number() });
export type LicenceClaims = z.output<typeof claims>;

/** @param expiresAt epoch milliseconds */
export function licenceToken(secret: Uint8Array, { realm, cid, lease, refused }: Pick<LicenceClaims, 'realm' | 'cid' | 'lease' | 'refused'>, expiresAt: number): Promise<string> {
  return new SignJWT({ realm, cid, ...(lease === undefined ? {} : { lease }), ...(refused ? { refused } : {}) }).setProtectedHeader({ alg: 'HS256' }).setAudience(audience).setExpirationTime(Math.floor(expiresAt / 1000)).sign(secret);
}

/** @returns undefined for a token that was not made here, or is over. @param now epoch milliseconds of the platform's clock */
export async function readLicenceToken(secret: Uint8Array, token: string, now: number): Promise<LicenceClaims | undefined> {
  const proven = await verifyOwnJwt(token, secret, { audience, now }).catch(() => undefined);
  return proven && claims.safeParse(proven).data;
}
