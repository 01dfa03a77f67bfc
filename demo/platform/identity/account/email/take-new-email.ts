import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type OneTimeTokenRow, oneTimeTokens } from '../../../db/tables/identity/account-tables.ts';
import { passkeys } from '../../../db/tables/identity/passkey-tables.ts';
import { type AccountRow, accounts } from '../../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../../server/platform-error.ts';
import type { Caller } from '../../../server/request-caller.ts';
import { accountOfEmail, holderOf } from '../../mail/mailed-account.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { eraseAccount } from '../../personal-data/erase-person.ts';
import { takeOffIdentities } from '../../providers/take-off-identities.ts';
import { endAccess } from '../../session/end-access.ts';
import { keepAccount } from '../keep-account.ts';
import { endLaterLinks, hasRestored, issueRestoreLink, lostAt, markRestored, restoreLinksOf } from './restore-links.ts';

const notGood = () => new PlatformError(404, 'invalidToken', 'This link is not good.');

/**
 * The account of a link, held for its change, where no other account holds the link's e-mail by now.
 *
 * The link proves the e-mail: another account that waits unproven for it is erased.
 *
 * @param row as it was read before the account was held: another press may have ended it since
 * @throws PlatformError 404 `invalidToken`
 */
async function accountOfLink(db: Database, { hash, realm, accountId, email }: OneTimeTokenRow, now: number): Promise<AccountRow & { next: string }> {
  const [account] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, accountId ?? ''))).for('update');
  const [good] = await db.select({ hash: oneTimeTokens.hash }).from(oneTimeTokens).where(eq(oneTimeTokens.hash, hash));
  const holder = await holderOf(db, realm, email ?? '', now);
  if (!good || !email || !account || (holder && holder.id !== account.id)) throw notGood();
  const waiting = await accountOfEmail(db, realm, email);
  if (waiting && waiting.id !== account.id) await eraseAccount(db, waiting);
  return { ...account, next: email };
}

/** chosen: the e-mail is changed, whether the address that had the account can be told or not. @param token takes the account back */
const tellAddress = (caller: Caller, email: string, token?: string): Promise<void> =>
  (token === undefined ? sendMail(caller, email, 'emailTakenBack') : sendMail(caller, email, 'emailChanged', { name: 'email-confirmation', query: { token } })).catch(() => undefined);

/**
 * The account takes the e-mail that its mail proved. Pressed again it answers the same.
 *
 * All access ends but the session that asked for the change. The old address is told, with a link that takes it back. An account that goes back to an address within
 * that address's week gives no such link, and ends those that were given since: an intruder who had the account between could take it again once that week is over.
 *
 * @throws PlatformError 404 `invalidToken` where another account holds the e-mail by now
 */
export async function takeNewEmail(caller: Caller, row: OneTimeTokenRow): Promise<string> {
  const { context: { db }, realm: { realm }, now } = caller;
  const before = await db.transaction(async (tx) => {
    const { email, next, ...account } = await accountOfLink(tx, row, now);
    if (email === next) return undefined;
    await tx.update(accounts).set({ email: next, emailVerifiedAt: now }).where(eq(accounts.id, account.id));
    await endAccess(tx, realm, account.id, now, { session: row.facts['session'], token: row.hash });
    const [earlier] = await restoreLinksOf(tx, account, next, now);
    if (!earlier) return { email, token: await issueRestoreLink(tx, account, email, now) };
    await endLaterLinks(tx, account, next, lostAt(earlier));
    return { email };
  });
  if (before) await tellAddress(caller, before.email, before.token);
  return row.email ?? '';
}

/**
 * The account takes its old e-mail back, and the address that loses it is told. An intruder who changed it knows the password, and may have added
 * ways in before: password, all access and every way in end, and the owner chooses a new password by a mail to the address that is theirs again.
 * chosen: passkeys and providers of the owner go too, since they cannot be told from the intruder's
 *
 * The press says that the change was none of the owner's: it ends the same where the account is back at the address already, by a link that the intruder asked for.
 * A wish to delete the account is taken back: the mail that said so went to the intruder. Pressed again it answers the same, and does nothing before the next change.
 *
 * @throws PlatformError 404 `invalidToken` where another account holds the e-mail by now
 */
export async function restoreEmail(caller: Caller, row: OneTimeTokenRow): Promise<string> {
  const { context: { db }, realm: { realm }, now } = caller;
  const lost = await db.transaction(async (tx) => {
    const { email, next, ...account } = await accountOfLink(tx, row, now);
    const { id } = account;
    const links = (await restoreLinksOf(tx, account, next, now)).filter((link) => !hasRestored(link));
    if (email === next && links.length === 0) return undefined;
    const since = lostAt(links[0] ?? row);
    await tx.update(accounts).set({ email: next, emailVerifiedAt: now, passwordHash: null }).where(eq(accounts.id, id));
    await tx.delete(passkeys).where(eq(passkeys.accountId, id));
    await takeOffIdentities(tx, { id, realm });
    await endLaterLinks(tx, account, next, since);
    await markRestored(tx, links, now);
    await endAccess(tx, realm, id, now);
    await keepAccount(tx, account, now);
    return email === next ? undefined : email;
  });
  if (lost !== undefined) await tellAddress(caller, lost);
  return row.email ?? '';
}
