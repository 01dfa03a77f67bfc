import type { Caller } from '../server/request-caller.ts';
import { guardAppCheck } from './sign-up/app-check.ts';

/**
 * Where the tenant asks for a captcha, each try of a password costs a solved riddle, before the password is looked at; wherever it is typed.
 *
 * @throws PlatformError 403 `appCheckFailedWeb`
 * @source spec 3 §2 "a captcha-type frontoffice authentication factor"; chosen: linking and the identity toolkit ask as the sign-in does, as a
 *   way beside it would make the captcha worth nothing
 */
export async function guardCaptcha(caller: Caller, token: string | undefined): Promise<void> {
  if (!caller.realm.signIn.authenticationFactors?.includes('CAPTCHA')) return;
  const spendToken = await guardAppCheck(caller, token);
  await spendToken();
}
