import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries, profiles } from '../../db/tables/identity/account-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { resetLifeMs } from '../mail/new-passwords.ts';
import { mailLink } from '../mail/write-mail.ts';
import { issueToken } from '../one-time-tokens.ts';
import { proveEmail } from '../sign-up/prove-email.ts';

/** Its e-mail is proven, since the operator says whose the e-mail is: no sign-up of a stranger takes the account over. */
async function insertAdministrator(db: Database, realm: string, email: string, country: string, now: number): Promise<void> {
  const [id, profileId] = [randomUUID(), randomUUID()];
  await db.insert(accounts).values({ id, realm, email, country, profileId, profileType: 'adult', name: '', note: '', role: 'ADMIN', emailVerifiedAt: now, passwordHash: null });
  await db.insert(profiles).values({ id: profileId, realm, accountId: id, name: '', type: 'adult', createdAt: now });
}

/**
 * Makes an administrator of a tenant, at the operator's word: a new account, or the one that has the e-mail.
 *
 * @returns a link to the page where they choose a password, good once; undefined for those who have proven their account and go on signing in as they do
 * @throws PlatformError 400 for what is no e-mail
 */
export async function makeAdministrator(db: Database, { realm, settings, homeCountry }: RealmRow, written: string, now: number): Promise<string | undefined> {
  const email = mailboxOf(written, 'email');
  const own = and(eq(accounts.realm, realm), eq(accounts.email, email));
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(accounts).where(own).for('update');
    const isProven = known !== undefined && known.emailVerifiedAt !== null;
    if (known) {
      if (!isProven) await proveEmail(tx, known, now);
      await tx.update(accounts).set({ role: 'ADMIN' }).where(own);
    } else await insertAdministrator(tx, realm, email, homeCountry, now);
    const [{ id: accountId } = { id: '' }] = await tx.select({ id: accounts.id }).from(accounts).where(own);
    await tx.insert(auditEntries).values({ id: randomUUID(), realm, at: now, action: 'made-administrator', accountId });
    if (isProven) return undefined;
    const token = await issueToken(tx, { realm, purpose: 'reset-password', accountId, expiresAt: now + resetLifeMs });
    return mailLink(settings, settings.defaultLocale, { name: 'reset-password', query: { token } });
  });
}
