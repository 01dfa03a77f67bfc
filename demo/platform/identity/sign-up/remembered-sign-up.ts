import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import type { PasswordHash } from '../../db/tables/viewer-tables.ts';
import { isPassword } from '../check-password.ts';
import { hashOfToken } from '../one-time-tokens.ts';

/** chosen: long enough for a viewer who forgot the mail of a sign-up; after it a new sign-up is needed, and nothing is kept for longer */
const rememberedMs = 30 * 24 * 3_600_000;

const purpose = 'sign-up';
const keyOf = (realm: string, email: string): string => hashOfToken(`sign-up ${realm} ${email}`);

/**
 * Remembers the password of the newest sign-up with an e-mail. It is the same whether an account holds the e-mail or not, so that a sign-in afterwards does not tell the two apart.
 *
 * It opens nothing. chosen: one for each e-mail, as a waiting account shows its newest sign-up alone; each sign-in costs one more hash, whatever is remembered
 *
 * @param email as `mailboxOf` gives it
 */
export async function rememberSignUp(db: Database, realm: string, email: string, passwordHash: PasswordHash, now: number): Promise<void> {
  const kept = { facts: { passwordHash }, expiresAt: now + rememberedMs };
  await db.insert(oneTimeTokens).values({ hash: keyOf(realm, email), realm, purpose, ...kept }).onConflictDoUpdate({ target: oneTimeTokens.hash, set: kept });
}

/** Whether the newest sign-up with an e-mail had this password; the work is the same where there was none. */
export async function isRememberedSignUp(db: Database, realm: string, email: string, password: string, now: number): Promise<boolean> {
  const isLive = and(eq(oneTimeTokens.hash, keyOf(realm, email)), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, now));
  const [row] = await db.select({ passwordHash: sql<string | null>`${oneTimeTokens.facts} ->> 'passwordHash'` }).from(oneTimeTokens).where(isLive);
  return isPassword(row?.passwordHash, password);
}

/** The e-mail is proven: what others signed up with is over. */
export async function forgetSignUp(db: Database, realm: string, email: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.hash, keyOf(realm, email)));
}
