import { passwordChange, passwordReset, recoveryQuestion, recoveryWays, resetRequest } from '../../../../src/contracts/identity/password-reset.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { accountOfCaller } from '../account/account-of-caller.ts';
import { accountOfPerson } from '../attempts/link-person.ts';
import { accountOf } from '../check-password.ts';
import { guardSecret, knownOf } from '../new-secret.ts';
import { issueToken, readToken, takeToken } from '../one-time-tokens.ts';
import { endAccess } from '../session/end-access.ts';
import { emailInDirectory, writePasswordThere } from '../providers/directory/directory-client.ts';
import { onlyClientOf, type ProviderClient } from '../providers/provider-client.ts';
import { countSignIn } from '../sign-in-limits.ts';
import { writtenEmail } from './mailed-account.ts';
import { mailReset, resetLifeMs, takeReset, tellChanged, writePassword } from './new-passwords.ts';
import { mailboxOf } from './mailbox.ts';
import { waysOf } from './recovery-ways.ts';
import { countMail, sendMail } from './send-mail.ts';

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

/** Forgotten and changed passwords. @source spec 3 §5 "Password reset", "Password change", §7; design/identity.md 7 */
export const passwordRoutes = [
  defineRoute({
    name: 'requestPasswordReset', method: 'POST', path: '/api/v2/reset-password/create', auth: 'bearerless', input: resetRequest, output: nothing,
    answer: async ({ id, provider }, caller) => {
      const directory = directoryOf(caller, provider);
      // Another house may know its people by names.
      const email = directory ? writtenEmail(id) : mailboxOf(id);
      await countMail(caller, 'resetPassword', email);
      if (directory) {
        await mailDirectoryReset(caller, directory, email);
        return {};
      }
      await mailReset(caller, email);
      return {};
    },
  }),
  defineRoute({
    name: 'resetPassword', method: 'PUT', path: '/api/v2/reset-password', auth: 'bearerless', input: passwordReset, output: nothing,
    answer: async ({ token, secret, removeWays }, caller) => {
      const { context: { db, limits }, realm, now, request } = caller;
      await limits.countAddress('one-time tokens at an address', request, now);
      const { provider = '', login = '' } = (await readToken(db, { realm: realm.realm, purpose: 'reset-password', token }, now))?.facts ?? {};
      if (provider !== '') {
        const directory = directoryOf(caller, provider);
        await guardSecret(realm, secret, [login]);
        const taken = await takeToken(db, { realm: realm.realm, purpose: 'reset-password', token }, now);
        if (!taken || !directory) throw new PlatformError(400, 'invalidToken');
        const subject = await writePasswordThere(directory, { id: login, secret });
        const account = await accountOfPerson(db, realm.realm, { provider: directory.name, subject });
        if (account) await endAccess(db, realm.realm, account.id, now);
        return {};
      }
      await takeReset(caller, { token, secret, removeWays });
      return {};
    },
  }),
  defineRoute({
    name: 'readRecoveryWays', method: 'POST', path: '/api/v2/reset-password/look', auth: 'bearerless', input: recoveryQuestion, output: recoveryWays,
    answer: async ({ token }, { context: { db, limits }, realm, now, request }) => {
      await limits.countAddress('one-time tokens at an address', request, now);
      const row = await readToken(db, { realm: realm.realm, purpose: 'reset-password', token }, now);
      if (!row) throw new PlatformError(400, 'invalidToken');
      return { ways: row.accountId === null ? [] : await waysOf(db, realm, row.accountId) };
    },
  }),
  defineRoute({
    name: 'changePassword', method: 'PUT', path: '/api/v2/user/password', auth: 'member', ability: 'changeWaysIn', input: passwordChange, output: nothing,
    answer: async ({ current, secret }, caller) => {
      const { context: { db }, realm, now, user } = caller;
      const known = await accountOfCaller(caller);
      const hashPassword = await guardSecret(realm, secret, knownOf(known));
      const forgetTries = await countSignIn(caller, known.email, user.sid);
      const account = await accountOf(db, realm.realm, known.email, current);
      if (!account) throw new PlatformError(400, 'invalidCurrentCredentials');
      await forgetTries();
      const passwordHash = await hashPassword();
      await db.transaction((tx) => writePassword(tx, account, passwordHash, now, { except: user.sid }));
      await tellChanged(caller, account.email);
      return {};
    },
  }),
];
