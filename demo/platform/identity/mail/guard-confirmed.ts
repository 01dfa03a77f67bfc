import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { waitsForProof } from './mailed-account.ts';
import { countMail, sendConfirmation } from './send-mail.ts';

/** Sends the link again to whoever knows the password. chosen: no more mails than anybody may ask for, and the refusal is the same when none is sent */
const askToConfirm = (caller: Caller, account: AccountRow): Promise<void> =>
  countMail(caller, 'confirmEmail', account.email).then(() => sendConfirmation(caller, account)).catch(() => undefined);

/** Lets nobody in whose e-mail waits for its proof: who can sign in gets the link once more. @throws PlatformError 403 `emailNotConfirmed` */
export async function guardConfirmed(caller: Caller, account: AccountRow): Promise<void> {
  if (!waitsForProof(account)) return;
  await askToConfirm(caller, account);
  throw new PlatformError(403, 'emailNotConfirmed');
}
