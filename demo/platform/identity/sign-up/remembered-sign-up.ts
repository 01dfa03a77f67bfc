import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import type { PasswordHash } from '../../db/tables/viewer-tables.ts';
import { hashOfToken } from '../one-time-tokens.ts';

/** chosen: long enough for a viewer who forgot the mail of a sign-up; after it a new sign-up is needed, and nothing is kept for longer */
const rememberedMs = 30 * 24 * 3_600_000;

const purpose = 'sign-up';

/** An e-mail and a password of a sign-up. Opaque. */
type SignUpKey = string & { readonly signUpKey: unique symbol };

/**
 * What a sign-up is found by: the same work as a comparison with a password's hash, and one however many sign-ups there were.
 *
 * The salt is the e-mail's own, so that the password is not looked for in all of them at once.
 *
 * @param email as `mailboxOf` gives it
 */
export async function signUpKeyOf(realm: string, email: string, password: string): Promise<SignUpKey> {
  const salt = createHash('sha256').update(JSON.stringify([purpose, realm, email])).digest().subarray(0, 16);
  return hashOfToken((await hashRaw(password, { salt })).toString('base64url')) as SignUpKey;
}

/**
 * Remembers the password of a sign-up with an e-mail. It is the same whether an account holds the e-mail or not, so that a sign-in afterwards does not tell the two apart.
 *
 * It opens nothing, and ends with its time: neither another's sign-up nor the proof of the e-mail ends it, which would tell that its owner has joined since.
 * chosen: no greatest number for an e-mail, since a full list would show that another sign-up came; the mails that each sign-up sends are counted
 */
export async function rememberSignUp(db: Database, realm: string, key: SignUpKey, passwordHash: PasswordHash, now: number): Promise<void> {
  const kept = { facts: { passwordHash }, expiresAt: now + rememberedMs };
  await db.insert(oneTimeTokens).values({ hash: key, realm, purpose, ...kept }).onConflictDoUpdate({ target: oneTimeTokens.hash, set: kept });
}

/** Whether a sign-up with an e-mail had this password; the work is the same where there was none. */
export async function isRememberedSignUp(db: Database, realm: string, email: string, password: string, now: number): Promise<boolean> {
  const key = await signUpKeyOf(realm, email, password);
  const isLive = and(eq(oneTimeTokens.hash, key), eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, now));
  return (await db.select({ hash: oneTimeTokens.hash }).from(oneTimeTokens).where(isLive)).length > 0;
}

/** The account opens by this password now, and is refused as any other once its owner writes another one. */
export async function forgetSignUp(db: Database, realm: string, passwordHash: PasswordHash): Promise<void> {
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, purpose), eq(sql`${oneTimeTokens.facts} ->> 'passwordHash'`, passwordHash)));
}
