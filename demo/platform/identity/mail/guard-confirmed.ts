import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { waitsForProof } from './mailed-account.ts';
import { countMail, sendConfirmation, tellOwner } from './send-mail.ts';

/**
 * Mails again what a sign-up was answered with, once its password was given. chosen: no more mails than anybody may ask for, and the refusal is the same when none is sent
 *
 * @param account that waits for its proof; undefined where another one holds the e-mail
 */
export const remindOfSignUp = (caller: Caller, email: string, account: AccountRow | undefined): Promise<void> =>
  countMail(caller, 'confirmEmail', email).then(() => (account ? sendConfirmation(caller, account) : tellOwner(caller, email))).catch(() => undefined);

/** Refuses an account whose e-mail waits for its proof; the link is mailed again. @throws PlatformError 403 `emailNotConfirmed` */
export async function guardConfirmed(caller: Caller, account: AccountRow): Promise<void> {
  if (!waitsForProof(account)) return;
  await remindOfSignUp(caller, account.email, account);
  throw new PlatformError(403, 'emailNotConfirmed');
}
