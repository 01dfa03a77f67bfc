import type { CallFailure } from '../../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** Why a change of the account was refused. */
export interface AccountProblem {
  labelKey: LabelKey;
  /** The field that it is about; the whole form when absent. */
  field?: 'current' | 'secret' | 'email';
  /** The fields of the details that may not be empty, by their ids. */
  missing?: readonly string[];
}

const problems: Record<string, AccountProblem> = {
  invalidCurrentCredentials: { labelKey: 'invalidCurrentCredentials', field: 'current' },
  passwordTooShort: { labelKey: 'newPasswordTooShort', field: 'secret' },
  passwordTooLong: { labelKey: 'newPasswordTooLong', field: 'secret' },
  passwordTooWeak: { labelKey: 'passwordTooWeak', field: 'secret' },
  pleaseProvideValidEmail: { labelKey: 'pleaseProvideValidEmail', field: 'email' },
  sameEmail: { labelKey: 'accountEmailSame', field: 'email' },
  failedToSend: { labelKey: 'failedToSend' },
  'too-many-addresses': { labelKey: 'accountAddressMost' },
  kidPurchasePermissionDenied: { labelKey: 'kidPurchasePermissionDenied' },
  'too-many-requests': { labelKey: 'tooManyAttempts' },
  'account-for-grown-ups': { labelKey: 'accountForGrownUps' },
  'recent-sign-in-required': { labelKey: 'accountNeedsSignIn' },
  notWhileImpersonating: { labelKey: 'notWhileImpersonating' },
};

/** The message of a refused change of the account; the generic one for a code that nobody knows. @source spec 3 §5 "invalid current credentials give the message invalidCurrentCredentials", §8 */
export function accountProblem({ kind, body }: CallFailure): AccountProblem {
  if (kind === 'unreachable' || kind === 'aborted') return { labelKey: 'platformUnreachable' };
  const missing = body?.code === 'fieldMissing' ? body.details?.missingFields : undefined;
  if (missing) return { labelKey: 'fieldMissing', missing };
  return (body && Object.hasOwn(problems, body.code) ? problems[body.code] : undefined) ?? { labelKey: 'sorrySomethingWentWrong' };
}
