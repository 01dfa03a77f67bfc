import { describe, expect, test } from 'vitest';
import { signToken } from '../../../../../demo/platform/identity/session/access-token.ts';
import { createTokenVerifier } from '../../../../../demo/platform/identity/session/token-verifier.ts';

const key = new Uint8Array(32).fill(7);
const minute = 60_000;
const at = Date.UTC(2026, 0, 1);
const user = { id: 'a', loc: 'GB', rol: 'USER', isGuest: false, name: 'A', pro: { id: 'p', tp: 'adult' as const }, sid: 's', vid: 'v' };

describe('a token that was verified before', () => {
  const verify = createTokenVerifier(key);
  const token = signToken(key, user, 'arena', at);

  test('is good for the same viewer until it expires', async () => {
    for (const after of [0, 1, 14 * minute]) expect(await verify(await token, 'arena', at + after)).toMatchObject({ id: 'a', sid: 's' });
  });

  test('is expired by the clock, and good again when that is set back', async () => {
    await expect(verify(await token, 'arena', at + 15 * minute)).rejects.toMatchObject({ status: 401, code: 'token-expired' });
    expect(await verify(await token, 'arena', at + minute)).toMatchObject({ id: 'a' });
  });

  test('is still refused in another realm, and when a byte of it differs', async () => {
    await expect(verify(await token, 'cinema', at)).rejects.toMatchObject({ code: 'invalid-token' });
    const altered = `${(await token).slice(0, -2)}${(await token).endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(verify(altered, 'arena', at)).rejects.toMatchObject({ code: 'invalid-token' });
  });
});

test('a token that is written otherwise than it was sent is refused, though it decodes to the same', async () => {
  const verify = createTokenVerifier(key);
  const token = await signToken(key, user, 'arena', at);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // 32 bytes leave two spare bits in the last character.
  const spare = `${signature.slice(0, -1)}${alphabet[alphabet.indexOf(signature.slice(-1)) + 1]}`;
  expect(Buffer.from(spare, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
  for (const other of [`${token}=`, `${head}=.${claims}.${signature}`, `${head}.${claims}=.${signature}`, `${head}.${claims}.${spare}`, `${token}.`]) {
    await expect(verify(other, 'arena', at), other).rejects.toMatchObject({ status: 401, code: 'invalid-token' });
  }
  expect(await verify(token, 'arena', at)).toMatchObject({ id: 'a' });
});
