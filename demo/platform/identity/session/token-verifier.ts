import { openStore } from '../../server/state/memory-budget.ts';
import { sizeOfValue } from '../../server/state/size-of-value.ts';
import { type TokenUser, verifyToken } from './access-token.ts';

/** Verifies a token of a realm at a moment of the platform's clock. @throws PlatformError 401 `invalid-token`, `token-expired` */
export type VerifyToken = (token: string, realm: string, now: number) => Promise<TokenUser>;

/** Checks each signature once: it never changes. Realm and expiry are compared at every call. */
export function createTokenVerifier(key: Uint8Array): VerifyToken {
  const verified = openStore<{ realm: string; user: TokenUser }>('tokens', { bytesOf: sizeOfValue });
  return async (token, realm, now) => {
    const known = verified.get(token);
    if (known?.realm === realm && now < known.user.exp * 1000) return known.user;
    const user = await verifyToken(key, token, realm, now);
    verified.set(token, { realm, user });
    return user;
  };
}
