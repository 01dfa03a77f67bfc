import type { AccountRow } from '../db/tables/viewer-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';
import { accountOf } from './check-password.ts';
import { remindOfSignUp } from './mail/guard-confirmed.ts';
import { accountOfEmail, waitsForProof } from './mail/mailed-account.ts';
import { countSignIn } from './sign-in-limits.ts';
import { isRememberedSignUp } from './sign-up/remembered-sign-up.ts';

/**
 * The account that an e-mail and a password open; every sign-in by a password comes here.
 *
 * The password of a sign-up is refused the same, for the same work, whether another account holds the e-mail, it is unproven, or its owner has joined since. Tries are forgotten by a sign-in that succeeds alone:
 * else a sign-up of one's own would renew the tries to guess the account's password.
 *
 * @throws PlatformError 401 `failedAuthentication`, 403 `emailNotConfirmed`, 429 `too-many-requests`
 */
export async function signInByPassword(caller: Caller, id: string, password: string): Promise<AccountRow> {
  const { context: { db }, realm: { realm }, now } = caller;
  const email = id.trim().toLowerCase();
  const forgetTries = await countSignIn(caller, email);
  const [account, isRemembered] = await Promise.all([accountOf(db, realm, email, password), isRememberedSignUp(db, realm, email, password, now)]);
  if (account && !waitsForProof(account)) {
    await forgetTries();
    return account;
  }
  if (!isRemembered) throw new PlatformError(401, 'failedAuthentication');
  const held = await accountOfEmail(db, realm, email);
  await remindOfSignUp(caller, email, held && waitsForProof(held) ? held : undefined);
  throw new PlatformError(403, 'emailNotConfirmed');
}
