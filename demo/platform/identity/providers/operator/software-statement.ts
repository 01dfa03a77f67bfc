import { importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../../db/database.ts';
import { providerKeys } from '../host/provider-keys.ts';
import type { ProviderClient } from '../provider-client.ts';

const keyOf = async (db: Database): Promise<JWK> => (await providerKeys(db, 'mvpd')).find(({ alg }) => alg === 'RS256')!;

/** What the operators' service gave a tenant to register its browsers with. @source RFC 7591 §2.3 */
export async function softwareStatement(db: Database, { clientId, issuer, returnUri }: ProviderClient): Promise<string> {
  const key = await keyOf(db);
  return new SignJWT({ software_id: clientId, redirect_uris: [returnUri] }).setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' }).setIssuer(issuer).setSubject(clientId).setIssuedAt(1_700_000_000).sign(await importJWK(key, 'RS256'));
}

/** The application of a statement; undefined for one that this service did not sign. */
export async function applicationOf(db: Database, statement: string, issuer: string): Promise<string | undefined> {
  const { kty, n, e } = await keyOf(db);
  const key = await importJWK({ kty, n, e } as JWK, 'RS256');
  return jwtVerify(statement, key, { issuer, algorithms: ['RS256'] }).then(({ payload }) => payload.sub, () => undefined);
}
