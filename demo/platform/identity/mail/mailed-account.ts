import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';

/** Stands for the account of an e-mail that has none, so that the same is written for it. Its tokens are mailed to nobody. */
export const nobody = 'nobody';

/** An e-mail as accounts keep it. */
export const writtenEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** An address that no mail reaches: that of a person without a proven one. */
export const noMail = (accountId: string): string => `${accountId}@no-mail.invalid`;

/** Whether an account waits for the proof of its e-mail. Such an account gives no session and takes no way in. */
export const waitsForProof = ({ id, email, emailVerifiedAt }: Pick<AccountRow, 'id' | 'email' | 'emailVerifiedAt'>): boolean => emailVerifiedAt === null && email !== noMail(id);

/** The account of an e-mail. @param email as `writtenEmail` gives it */
export async function accountOfEmail(db: Database, realm: string, email: string): Promise<AccountRow | undefined> {
  return (await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.email, email))))[0];
}

/**
 * The account that holds an e-mail: its owner proved it, or had it until it was changed and may still take it back. No other account gets it meanwhile, so that the way back stays open.
 *
 * An account that was made with an e-mail and waits for its proof does not hold it.
 *
 * @param email as `writtenEmail` gives it
 */
export async function holderOf(db: Database, realm: string, email: string, now: number): Promise<AccountRow | undefined> {
  const [holder] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.email, email), isNotNull(accounts.emailVerifiedAt)));
  if (holder) return holder;
  const mayTakeBack = and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'restore-email'), eq(oneTimeTokens.email, email), gt(oneTimeTokens.expiresAt, now), isNull(oneTimeTokens.usedAt));
  const [before] = await db.select({ account: accounts }).from(oneTimeTokens).innerJoin(accounts, eq(accounts.id, oneTimeTokens.accountId)).where(mayTakeBack).limit(1);
  return before?.account;
}
