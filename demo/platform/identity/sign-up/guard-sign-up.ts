import type { SignUpRequest } from '../../../../src/contracts/identity/sign-up/new-account.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import type { PasswordHash } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { guardSecret } from '../new-secret.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { countMail } from '../mail/send-mail.ts';
import { guardAppCheck } from './app-check.ts';
import { runBlockingFunction } from './blocking-function.ts';
import { guardAnswers } from './guard-answers.ts';

/** The tenant's form. @throws PlatformError 403 `selfRegistrationOff` */
function formOf({ realm: { forms, settings } }: Caller) {
  if (!settings.flags.selfRegistration || !forms.REGISTRATION) throw new PlatformError(403, 'selfRegistrationOff');
  return forms.REGISTRATION;
}

/**
 * What a sign-up has to bring, whoever keeps its account; counted as the mail that it asks for.
 *
 * @throws PlatformError 403 `appCheckFailedWeb`, `selfRegistrationOff`, 400 `EMPTY_INPUTS`, `pleaseProvideValidEmail` and what the guards throw, 429
 */
export async function guardSignUp(caller: Caller, request: SignUpRequest): Promise<{ email: string; hashPassword: () => Promise<PasswordHash>; form: NonNullable<RealmRow['forms']['REGISTRATION']> }> {
  const form = formOf(caller);
  const { details = {}, password, consentAnswers } = request;
  const spendToken = await guardAppCheck(caller, request.appCheckToken);
  if (request.username.trim() === '' && password === '') throw new PlatformError(400, 'EMPTY_INPUTS');
  const email = mailboxOf(request.username);
  guardAnswers(form, details, consentAnswers, caller.now);
  const hashPassword = await guardSecret(caller.realm, password, [email, details.name ?? '', details.preferredName ?? '']);
  await spendToken();
  runBlockingFunction(caller.context.demoMode, email);
  await countMail(caller, 'confirmEmail', email);
  return { email, hashPassword, form };
}
