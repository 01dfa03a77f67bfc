import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type OneTimeTokenRow, oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import { passkeys } from '../../db/tables/identity/passkey-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { accountOfEmail, holderOf } from '../mail/mailed-account.ts';
import { sendMail } from '../mail/send-mail.ts';
import { issueToken } from '../one-time-tokens.ts';
import { eraseAccount } from '../personal-data/erase-person.ts';
import { takeOffIdentities } from '../providers/take-off-identities.ts';
import { endAccess } from '../session/end-access.ts';

/** chosen: a week to see that an account was taken over */
export const restoreLifeMs = 7 * 24 * 3_600_000;

const notGood = () => new PlatformError(404, 'invalidToken', 'This link is not good.');

/**
 * The account of a link, held for its change, where no other account holds the link's e-mail by now.
 *
 * The link proves the e-mail: an account that somebody made with it and never proved goes.
 *
 * @throws PlatformError 404 `invalidToken`
 */
async function accountOfLink(db: Database, { realm, accountId, email }: OneTimeTokenRow, now: number): Promise<AccountRow & { next: string }> {
  const [account] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, accountId ?? ''))).for('update');
  const holder = await holderOf(db, realm, email ?? '', now);
  if (!email || !account || (holder && holder.id !== account.id)) throw notGood();
  const waiting = await accountOfEmail(db, realm, email);
  if (waiting && waiting.id !== account.id) await eraseAccount(db, waiting);
  return { ...account, next: email };
}

/**
 * The account takes the e-mail that its mail proved. Pressed again it answers the same.
 *
 * All access ends but the session that asked for the change. The old address is told, with a link that takes it back.
 *
 * @throws PlatformError 404 `invalidToken` where another account holds the e-mail by now
 */
export async function takeNewEmail(caller: Caller, row: OneTimeTokenRow): Promise<string> {
  const { context: { db }, realm: { realm }, now } = caller;
  const before = await db.transaction(async (tx) => {
    const { id, email, next } = await accountOfLink(tx, row, now);
    if (email === next) return undefined;
    await tx.update(accounts).set({ email: next, emailVerifiedAt: now }).where(eq(accounts.id, id));
    await endAccess(tx, realm, id, now, { session: row.facts['session'], token: row.hash });
    return { email, token: await issueToken(tx, { realm, purpose: 'restore-email', accountId: id, email, facts: { changedAt: String(now) }, expiresAt: now + restoreLifeMs }, true) };
  });
  // chosen: the e-mail is changed, whether its old address can be told or not
  if (before) await sendMail(caller, before.email, 'emailChanged', { name: 'email-confirmation', query: { token: before.token } }).catch(() => undefined);
  return row.email ?? '';
}

/**
 * The account takes its old e-mail back, and the address that loses it is told. An intruder who changed it knows the password: password, all access and every way in that was added since end. The owner chooses
 * a new password by a mail to the address that is theirs again.
 *
 * @throws PlatformError 404 `invalidToken` where another account holds the e-mail by now
 */
export async function restoreEmail(caller: Caller, row: OneTimeTokenRow): Promise<string> {
  const { context: { db }, realm: { realm }, now } = caller;
  const lost = await db.transaction(async (tx) => {
    const { id, email, next } = await accountOfLink(tx, row, now);
    if (email === next) return undefined;
    const since = Number(row.facts['changedAt'] ?? 0);
    await tx.update(accounts).set({ email: next, emailVerifiedAt: now, passwordHash: null }).where(eq(accounts.id, id));
    await tx.delete(passkeys).where(and(eq(passkeys.accountId, id), gte(passkeys.createdAt, since)));
    await takeOffIdentities(tx, { id, realm }, { since });
    // An address that had the account for a while may not take it back.
    const later = sql`(${oneTimeTokens.facts}->>'changedAt')::bigint >= ${since}`;
    await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.realm, realm), eq(oneTimeTokens.purpose, 'restore-email'), eq(oneTimeTokens.accountId, id), later, ne(oneTimeTokens.hash, row.hash)));
    await endAccess(tx, realm, id, now);
    return email;
  });
  // chosen: the e-mail is restored, whether the other address can be told or not
  if (lost !== undefined) await sendMail(caller, lost, 'emailTakenBack').catch(() => undefined);
  return row.email ?? '';
}
