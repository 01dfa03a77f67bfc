import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../../db/database.ts';
import { secrets } from '../../../db/tables/identity/session-tables.ts';

/** Keys that sign what a provider says. */
async function newKeys(): Promise<JWK[]> {
  return Promise.all((['RS256', 'ES256'] as const).map(async (alg) => {
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    return { ...await exportJWK(privateKey), alg, use: 'sig', kid: `${alg}-${crypto.randomUUID().slice(0, 8)}` };
  }));
}

/** The signing keys of a provider, made once per database. */
export async function providerKeys(db: Database, provider: string): Promise<JWK[]> {
  const name = `keys of ${provider}`;
  const read = async () => (await db.select().from(secrets).where(eq(secrets.name, name)))[0];
  const known = await read();
  if (known) return JSON.parse(known.value) as JWK[];
  await db.insert(secrets).values({ name, value: JSON.stringify(await newKeys()) }).onConflictDoNothing();
  return JSON.parse((await read())?.value ?? '[]') as JWK[];
}
