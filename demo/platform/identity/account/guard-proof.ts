import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { accountOf } from '../check-password.ts';
import { writtenEmail } from '../mail/mailed-account.ts';
import { countSignIn } from '../sign-in-limits.ts';

/**
 * Lets pass who knows the account's password; without one, who types its whole e-mail.
 *
 * @throws PlatformError 400 `invalidCurrentCredentials`; 429 `too-many-requests`
 */
export async function guardProof(caller: MemberCaller, { email, passwordHash }: AccountRow, proof: string): Promise<void> {
  const forgetTries = await countSignIn(caller, email, caller.user.sid);
  const isProven = passwordHash === null ? writtenEmail(proof) === email : await accountOf(caller.context.db, caller.realm.realm, email, proof) !== undefined;
  if (!isProven) throw new PlatformError(400, 'invalidCurrentCredentials', 'This is not the password.');
  await forgetTries();
}
