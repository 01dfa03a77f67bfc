import { hash } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { passwordChange, passwordReset, resetRequest } from '../../../../src/contracts/identity/password-reset.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import type { Database } from '../../db/database.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { guardAccount } from '../account/guard-account.ts';
import { accountOfPerson } from '../attempts/link-person.ts';
import { accountOf } from '../check-password.ts';
import { issueToken, readToken, takeToken } from '../one-time-tokens.ts';
import { endSessionsOf } from '../session/end-sessions.ts';
import { emailInDirectory, writePasswordThere } from '../providers/directory/directory-client.ts';
import { onlyClientOf, type ProviderClient } from '../providers/provider-client.ts';
import { countSignIn } from '../sign-in-limits.ts';
import { accountOfEmail, nobody, writtenEmail } from './mailed-account.ts';
import { countMail, sendMail } from './send-mail.ts';

/** How long a link to a new password is good. */
const resetLifeMs = 30 * 60_000;

/** chosen: no rules of composition (NIST SP 800-63B-4) @throws PlatformError 400 `passwordTooShort` */
export function guardPassword({ signIn }: RealmRow, secret: string): void {
  if ([...secret].length < (signIn.passwordMinLength ?? 10)) throw new PlatformError(400, 'passwordTooShort');
}

/** @returns a directory of another house, nothing for accounts here @throws PlatformError 400 `resetNotSupported`, the same for every e-mail */
function directoryOf({ context, realm }: Caller, provider: string): ProviderClient | undefined {
  const kind = realm.signIn.providers.find(({ name }) => name === provider)?.kind;
  if (kind !== 'id' && kind !== 'pbr') throw new PlatformError(400, 'resetNotSupported');
  return kind === 'pbr' ? onlyClientOf(context.keys.provider, realm, kind) : undefined;
}

/** A link to a new password at another house, for whoever reads the mails that it knows. */
async function mailDirectoryReset(caller: Caller, of: ProviderClient, id: string): Promise<void> {
  const { context: { db }, realm: { realm }, now } = caller;
  const email = await emailInDirectory(of, id);
  const token = await issueToken(db, { realm, purpose: 'reset-password', expiresAt: now + resetLifeMs, facts: { provider: of.name, login: id } });
  if (email === undefined) return sendMail(caller, id, 'noAccount');
  return sendMail(caller, email, 'resetPassword', { name: 'reset-password', query: { token, providerName: of.name } });
}

/** Writes a new password and ends the sessions that the old one opened. @param proven what a mail proved beside */
async function writePassword(db: Database, account: Pick<AccountRow, 'id' | 'realm'>, passwordHash: string, now: number, { except = '', ...proven }: { emailVerifiedAt?: number; except?: string }): Promise<AccountRow | undefined> {
  const [changed] = await db.update(accounts).set({ passwordHash, ...proven }).where(and(eq(accounts.realm, account.realm), eq(accounts.id, account.id))).returning();
  if (changed) await endSessionsOf(db, account.realm, account.id, now, except);
  return changed;
}

/** chosen: the password is changed, whether its owner can be told or not */
const tellChanged = (caller: Caller, email: string) => sendMail(caller, email, 'passwordChanged').catch(() => undefined);

/** Forgotten and changed passwords. @source spec 3 §5 "Password reset", "Password change", §7; design/identity.md 7 */
export const passwordRoutes = [
  defineRoute({
    name: 'requestPasswordReset', method: 'POST', path: '/api/v2/reset-password/create', auth: 'bearerless', input: resetRequest, output: nothing,
    answer: async ({ id, provider }, caller) => {
      const { context: { db }, realm, now } = caller;
      const directory = directoryOf(caller, provider);
      const email = writtenEmail(id);
      await countMail(caller, 'resetPassword', email);
      if (directory) {
        await mailDirectoryReset(caller, directory, email);
        return {};
      }
      const account = await accountOfEmail(db, realm.realm, email);
      const token = await issueToken(db, { realm: realm.realm, purpose: 'reset-password', accountId: account?.id ?? nobody, expiresAt: now + resetLifeMs });
      if (account) await sendMail(caller, account.email, 'resetPassword', { name: 'reset-password', query: { token } });
      else await sendMail(caller, email, 'noAccount');
      return {};
    },
  }),
  defineRoute({
    name: 'resetPassword', method: 'PUT', path: '/api/v2/reset-password', auth: 'bearerless', input: passwordReset, output: nothing,
    answer: async ({ token, secret }, caller) => {
      const { context: { db, limits }, realm, now, request } = caller;
      await limits.countAddress('one-time tokens at an address', request, now);
      guardPassword(realm, secret);
      const { provider = '', login = '' } = (await readToken(db, { realm: realm.realm, purpose: 'reset-password', token }, now))?.facts ?? {};
      if (provider !== '') {
        const directory = directoryOf(caller, provider);
        const taken = await takeToken(db, { realm: realm.realm, purpose: 'reset-password', token }, now);
        if (!taken || !directory) throw new PlatformError(400, 'invalidToken');
        const subject = await writePasswordThere(directory, { id: login, secret });
        const account = await accountOfPerson(db, realm.realm, { provider: directory.name, subject });
        if (account) await endSessionsOf(db, realm.realm, account.id, now);
        return {};
      }
      const passwordHash = await hash(secret);
      const changed = await db.transaction(async (tx) => {
        const taken = await takeToken(tx, { realm: realm.realm, purpose: 'reset-password', token }, now);
        return taken?.accountId ? writePassword(tx, { id: taken.accountId, realm: realm.realm }, passwordHash, now, { emailVerifiedAt: now }) : undefined;
      });
      if (!changed) throw new PlatformError(400, 'invalidToken');
      await tellChanged(caller, changed.email);
      return {};
    },
  }),
  defineRoute({
    name: 'changePassword', method: 'PUT', path: '/api/v2/user/password', auth: 'member', ownerOnly: true, input: passwordChange, output: nothing,
    answer: async ({ current, secret }, caller) => {
      await guardAccount(caller);
      const { context: { db }, realm, now, user } = caller;
      guardPassword(realm, secret);
      const [known] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, user.id));
      const forgetTries = await countSignIn(caller, known?.email ?? '', user.sid);
      const account = await accountOf(db, realm.realm, known?.email ?? '', current);
      if (!account) throw new PlatformError(400, 'invalidCurrentCredentials');
      await forgetTries();
      const passwordHash = await hash(secret);
      await db.transaction((tx) => writePassword(tx, account, passwordHash, now, { except: user.sid }));
      await tellChanged(caller, account.email);
      return {};
    },
  }),
];
