import type { CallFailure } from '../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** Labels of what the platform refuses about mails, their links and new passwords. */
const labelKeys: Record<string, LabelKey> = {
  failedToSend: 'failedToSend', invalidToken: 'invalidToken', passwordTooShort: 'newPasswordTooShort',
  passwordTooLong: 'newPasswordTooLong', passwordTooWeak: 'passwordTooWeak', resetNotSupported: 'resetNotSupported',
  failedToMagicLogin: 'failedToMagicLogin', wrongCode: 'magicCodeWrong', 'sign-up-proof-required': 'confirmPasswordLead',
  'email-change-unpressed': 'emailChangeLead', 'email-restore-unpressed': 'emailRestoreLead', invalidCurrentCredentials: 'confirmPasswordWrong',
};

/**
 * The message of a call about a mail that failed: by the first server message, else its code, else the generic one.
 *
 * @source spec 3 §8 "Password reset failure", "Email confirmation: 404 gives 'invalidToken'; anything else gives 'sorrySomethingWentWrong'", "Magic link: failedToSend or failedToMagicLogin"
 */
export function mailError({ kind, status, body }: CallFailure): LabelKey {
  if (kind === 'unreachable' || kind === 'aborted') return 'platformUnreachable';
  if (status === 429) return 'tooManyAttempts';
  const said = [body?.messages[0], body?.code].find((word) => word !== undefined && Object.hasOwn(labelKeys, word));
  return said === undefined ? 'sorrySomethingWentWrong' : labelKeys[said]!;
}
