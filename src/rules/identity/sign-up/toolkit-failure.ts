import type { CallFailure } from '../../../contracts/wire/call-failure.ts';

/** Codes of the identity toolkit as the platform says the same. */
const platformCodes: Readonly<Record<string, { status: number; code: string }>> = {
  INVALID_LOGIN_CREDENTIALS: { status: 401, code: 'failedAuthentication' },
  // chosen: an older service tells the two apart; viewers are told the same
  EMAIL_NOT_FOUND: { status: 401, code: 'failedAuthentication' },
  INVALID_PASSWORD: { status: 401, code: 'failedAuthentication' },
  UNVERIFIED_EMAIL: { status: 403, code: 'emailNotConfirmed' },
  INVALID_EMAIL: { status: 400, code: 'pleaseProvideValidEmail' },
  MISSING_PASSWORD: { status: 400, code: 'EMPTY_INPUTS' },
  CAPTCHA_CHECK_FAILED: { status: 403, code: 'appCheckFailedWeb' },
  TOO_MANY_ATTEMPTS_TRY_LATER: { status: 429, code: 'too-many-requests' },
  BLOCKING_FUNCTION_ERROR_RESPONSE: { status: 400, code: 'internal-error' },
};

/**
 * What the identity toolkit refused, as the platform would have refused it: screens know one catalogue of errors.
 *
 * @source spec 3 §8 "Firebase"; any other code is the service's own trouble
 */
export function toolkitFailure({ kind, status, body }: CallFailure): CallFailure {
  if (kind !== 'refused') return { kind, status };
  const said = body?.code ?? '';
  const { code, status: meant } = Object.hasOwn(platformCodes, said) ? platformCodes[said]! : { code: 'toolkit-refused', status: 502 };
  return { kind, status: meant, body: { code, messages: code === 'internal-error' ? body?.messages ?? [] : [] } };
}
