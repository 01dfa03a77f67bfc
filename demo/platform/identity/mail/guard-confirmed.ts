import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { waitsForProof } from './mailed-account.ts';
import { countMail, sendConfirmation, tellOwner } from './send-mail.ts';

/**
 * Mails once more, to whoever knows the password of a sign-up, what the sign-up was answered with. chosen: no more mails than anybody may ask for, and the refusal is the same when none is sent
 *
 * @param account that waits for its proof; undefined where another one holds the e-mail
 */
export const remindOfSignUp = (caller: Caller, email: string, account: AccountRow | undefined): Promise<void> =>
  countMail(caller, 'confirmEmail', email).then(() => (account ? sendConfirmation(caller, account) : tellOwner(caller, email))).catch(() => undefined);

/** Lets nobody in whose e-mail waits for its proof: who can sign in gets the link once more. @throws PlatformError 403 `emailNotConfirmed` */
export async function guardConfirmed(caller: Caller, account: AccountRow): Promise<void> {
  if (!waitsForProof(account)) return;
  await remindOfSignUp(caller, account.email, account);
  throw new PlatformError(403, 'emailNotConfirmed');
}
