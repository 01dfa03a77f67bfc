import { and, eq } from 'drizzle-orm';
import { providerPasswordChange, providerSignUp } from '../../../../../src/contracts/identity/outside/provider-account.ts';
import { nothing } from '../../../../../src/contracts/wire/nothing.ts';
import { linkedIdentities } from '../../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../../server/platform-error.ts';
import { defineRoute } from '../../../server/platform-route.ts';
import type { Caller } from '../../../server/request-caller.ts';
import { accountOfCaller } from '../../account/account-of-caller.ts';
import { holderOf } from '../../mail/mailed-account.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { guardSecret, knownOf } from '../../new-secret.ts';
import { endAccess } from '../../session/end-access.ts';
import { countSignIn } from '../../sign-in-limits.ts';
import { guardSignUp } from '../../sign-up/guard-sign-up.ts';
import { onlyClientOf, type ProviderClient } from '../provider-client.ts';
import { beginSignUpThere, changePasswordThere } from './directory-client.ts';
import { mailOwner, mailSignUp } from './directory-sign-up-mail.ts';

/** The directory of a name, where its people may do this. @throws PlatformError 400 with the code, the same for every person; 404 `provider-not-found` */
function directoryNamed({ context: { keys }, realm }: Caller, name: string, code: 'signUpNotSupported' | 'securityNotSupported'): ProviderClient {
  const kind = realm.signIn.providers.find((one) => one.name === name)?.kind;
  if (kind === undefined) throw new PlatformError(404, 'provider-not-found', 'This tenant has no such provider.');
  if (kind !== 'pbr') throw new PlatformError(400, code);
  return onlyClientOf(keys.provider, realm, kind);
}

/** What a directory lets its people do here. @source spec 3 §6 "sptv cannot sign up and has no password reset or account security page. pbr can sign up and has security and reset pages" */
export const directoryAccountRoutes = [
  defineRoute({
    name: 'signUpWithProvider', method: 'POST', path: '/api/v2/login/auth-provider/:provider/sign-up', auth: 'bearerless', input: providerSignUp, output: nothing,
    answer: async ({ provider, ...request }, caller) => {
      const client = directoryNamed(caller, provider, 'signUpNotSupported');
      const { email } = await guardSignUp(caller, request);
      // Who has an account here could not sign in with another one of the same address; the work is the same, and so is a sign-in afterwards.
      const holder = await holderOf(caller.context.db, caller.realm.realm, email, caller.now);
      const { ticket, isTaken } = await beginSignUpThere(client, { id: email, secret: request.password, name: request.details?.name ?? '' });
      if (holder || isTaken) await mailOwner(caller, email, { provider: client.name, ticket });
      else await mailSignUp(caller, email, { provider: client.name, ticket }, request);
      return {};
    },
  }),
  defineRoute({
    name: 'changeProviderPassword', method: 'PUT', path: '/api/v2/user/linked-accounts/:provider/password', auth: 'member', ability: 'changeWaysIn', input: providerPasswordChange, output: nothing,
    answer: async ({ provider, current, secret }, caller) => {
      const { context: { db }, realm, user, now } = caller;
      const client = directoryNamed(caller, provider, 'securityNotSupported');
      const account = await accountOfCaller(caller);
      await guardSecret(realm, secret, knownOf(account));
      const [linked] = await db.select({ subject: linkedIdentities.subject }).from(linkedIdentities)
        .where(and(eq(linkedIdentities.realm, realm.realm), eq(linkedIdentities.provider, client.name), eq(linkedIdentities.accountId, user.id)));
      if (!linked) throw new PlatformError(404, 'provider-not-linked', 'This account has nobody at this provider.');
      const forgetTries = await countSignIn(caller, `${client.name} ${linked.subject}`, user.sid);
      if (!await changePasswordThere(client, { subject: linked.subject, current, secret })) throw new PlatformError(400, 'invalidCurrentCredentials');
      await forgetTries();
      await db.transaction((tx) => endAccess(tx, realm.realm, user.id, now, { session: user.sid }));
      await sendMail(caller, account.email, 'passwordChanged').catch(() => undefined);
      return {};
    },
  }),
];
