import { errors, type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';

/** Whether a part of a token is written as we write it: decoders take a `=` at its end and spare bits too, so that one token had many texts. */
const isCanonical = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part;

/**
 * Verifies a token that this platform signed, and that is written as it was sent.
 *
 * @param now epoch milliseconds of the platform's clock
 * @throws what jose throws; JWSInvalid for a text that is not canonical
 */
export async function verifyOwnJwt(token: string, key: CryptoKey | Uint8Array, { now, ...options }: Pick<JWTVerifyOptions, 'issuer' | 'audience'> & { now: number }): Promise<JWTPayload> {
  if (!token.split('.').every(isCanonical)) throw new errors.JWSInvalid('a part is not canonical base64url');
  return (await jwtVerify(token, key, { ...options, algorithms: ['HS256'], currentDate: new Date(now) })).payload;
}
