import { desc, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { licenceRequests } from '../../db/tables/player-tables.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { judgeLease, readLease } from '../streams/stream-lease.ts';
import { contentKeyOf, keyIdOf } from './content-keys.ts';
import { type LicenceClaims, readLicenceToken } from './licence-token.ts';

/** @source W3C Encrypted Media Extensions §9.1.3 "License Request Format" */
const clearKeyRequest = z.object({ kids: z.array(z.string()).check(z.minLength(1), z.maxLength(16)), type: z.optional(z.string()) });

/** chosen: what a person would look through */
const mostRequests = 500;

async function note(db: Database, request: typeof licenceRequests.$inferInsert): Promise<void> {
  const [added] = await db.insert(licenceRequests).values(request).returning({ id: licenceRequests.id });
  if (added) await db.delete(licenceRequests).where(lte(licenceRequests.id, added.id - mostRequests));
}

/** What players asked for, the newest first. */
export const readLicenceRequests = (db: Database) => db.select().from(licenceRequests).orderBy(desc(licenceRequests.id)).limit(mostRequests);

const refusals = {
  'token-missing': 401, 'invalid-token': 401, 'bad-request': 400, 'key-refused': 403, 'lease-over': 403, 'wrong-key': 403,
} as const;

/** Whether the session that the token was made for may still watch. */
const isStillGood = async (db: Database, { lease }: LicenceClaims, now: number): Promise<boolean> => lease === undefined || await judgeLease(db, await readLease(db, lease), now) === 'valid';

/**
 * Answers a ClearKey licence.
 *
 * 1. The token proves which title this viewer may play, and until when.
 * 2. The lease that it names must be good still: the session and the licence may be over.
 * 3. Every key that is asked for must be that title's, at its tenant.
 *
 * @returns a JSON Web Key Set @throws PlatformError 400 `bad-request`, 401 `token-missing` `invalid-token`, 403 `key-refused` `lease-over` `wrong-key`
 * @source W3C Encrypted Media Extensions §9.1.4 "License Format"
 */
export async function answerClearKey({ db, keys, now }: PlatformContext, authorization: string | undefined, body: unknown) {
  const at = await now();
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await readLicenceToken(keys.address, token, at);
  const contentId = claims?.cid ?? '';
  const asked = clearKeyRequest.safeParse(body);
  const finish = (outcome: string) => note(db, { at, keySystem: 'org.w3.clearkey', contentId, outcome });
  const refuse = async (code: keyof typeof refusals): Promise<never> => {
    await finish(code);
    throw new PlatformError(refusals[code], code, 'This licence is not given.');
  };
  if (token === undefined) return refuse('token-missing');
  if (!claims) return refuse('invalid-token');
  if (!asked.success) return refuse('bad-request');
  if (claims.refused) return refuse('key-refused');
  if (!await isStillGood(db, claims, at)) return refuse('lease-over');
  const title = { realm: claims.realm, id: claims.cid };
  const kid = keyIdOf(title).toString('base64url');
  if (asked.data.kids.some((each) => each !== kid)) return refuse('wrong-key');
  await finish('granted');
  return { keys: [{ kty: 'oct', kid, k: contentKeyOf(keys.address, title).toString('base64url') }], type: 'temporary' };
}
