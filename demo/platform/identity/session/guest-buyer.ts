import { SignJWT } from 'jose';
import { PlatformError } from '../../server/platform-error.ts';
import type { TokenUser } from './access-token.ts';
import { verifyOwnJwt } from './own-jwt.ts';

/** Brings the token of a guest who pays a gift, beside the guest's own. */
export const guestBuyerHeader = 'x-footlight-guest-checkout';

/** Another issuer than an access token's: no call takes one for the other. */
const issuer = 'http://api.localhost/footlight/guest-checkout';

/** chosen: as long as somebody sits before a payment */
export const guestBuyerLifeMs = 2 * 3_600_000;

/** A token that pays gifts and does nothing else. @param now epoch milliseconds */
export function signGuestBuyer(key: Uint8Array, id: string, realm: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ realm }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer).setSubject(id).setIssuedAt(issuedAt).setExpirationTime(issuedAt + guestBuyerLifeMs / 1000).sign(key);
}

/** The guest of such a token, as the user of a call that gifts are paid by. @throws PlatformError 401 `guest-checkout-ended` */
export async function provenGuestBuyer(key: Uint8Array, token: string, { realm, loc }: { realm: string; loc: string }, now: number): Promise<TokenUser> {
  const payload = await verifyOwnJwt(token, key, { issuer, now }).catch(() => undefined);
  if (!payload?.sub || payload['realm'] !== realm) throw new PlatformError(401, 'guest-checkout-ended', 'Say again who buys.');
  return { id: payload.sub, loc, rol: 'GUEST_BUYER', isGuest: false, pro: { id: payload.sub, tp: 'adult' }, sid: '', vid: '', exp: payload.exp ?? 0 };
}
