import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type AccountRow, accounts, type PasswordHash } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { guardSecret, knownOf } from '../new-secret.ts';
import { issueToken, readToken, takeToken } from '../one-time-tokens.ts';
import { endAccess } from '../session/end-access.ts';
import { proveEmail } from '../sign-up/prove-email.ts';
import { accountOfEmail, nobody } from './mailed-account.ts';
import { removeWays } from './recovery-ways.ts';
import { sendMail } from './send-mail.ts';

/** How long a link to a new password is good. */
export const resetLifeMs = 30 * 60_000;

/** Writes a new password and ends all access that the old one gave. */
export async function writePassword(db: Database, account: Pick<AccountRow, 'id' | 'realm'>, passwordHash: PasswordHash, now: number, { except = '' }: { except?: string } = {}): Promise<AccountRow | undefined> {
  const [changed] = await db.update(accounts).set({ passwordHash }).where(and(eq(accounts.realm, account.realm), eq(accounts.id, account.id))).returning();
  if (changed) await endAccess(db, account.realm, account.id, now, { session: except });
  return changed;
}

/** chosen: the password is changed, whether its owner can be told or not */
export const tellChanged = (caller: Caller, email: string) => sendMail(caller, email, 'passwordChanged').catch(() => undefined);

/** Mails a link to a new password; the same is written and sent for an e-mail that has no account. */
export async function mailReset(caller: Caller, email: string): Promise<void> {
  const { context: { db }, realm, now } = caller;
  const account = await accountOfEmail(db, realm.realm, email);
  const token = await issueToken(db, { realm: realm.realm, purpose: 'reset-password', accountId: account?.id ?? nobody, expiresAt: now + resetLifeMs });
  if (account) await sendMail(caller, account.email, 'resetPassword', { name: 'reset-password', query: { token } });
  else await sendMail(caller, email, 'noAccount');
}

/** Writes the password that such a link was for. @param reset `removeWays`: other ways in go with the old password @returns the account's e-mail @throws PlatformError 400 `invalidToken`, and as `guardSecret`: the link stays good */
export async function takeReset(caller: Caller, { token, secret, removeWays: removesWays }: { token: string; secret: string; removeWays?: boolean | undefined }): Promise<string> {
  const { context: { db }, realm, now } = caller;
  const at = { realm: realm.realm, purpose: 'reset-password', token } as const;
  const accountId = (await readToken(db, at, now))?.accountId;
  const [known] = accountId ? await db.select().from(accounts).where(and(eq(accounts.realm, realm.realm), eq(accounts.id, accountId))) : [];
  const hashPassword = await guardSecret(realm, secret, known ? knownOf(known) : []);
  if (!known) throw new PlatformError(400, 'invalidToken');
  const passwordHash = await hashPassword();
  const changed = await db.transaction(async (tx) => {
    const taken = await takeToken(tx, at, now);
    if (!taken?.accountId) return undefined;
    const account = { id: taken.accountId, realm: realm.realm };
    if (removesWays) await removeWays(tx, account, now);
    return await proveEmail(tx, account, now, { written: { passwordHash } }) ?? writePassword(tx, account, passwordHash, now);
  });
  if (!changed) throw new PlatformError(400, 'invalidToken');
  await tellChanged(caller, changed.email);
  return changed.email;
}
