import type { FormField } from '../../../contracts/identity/form-field.ts';
import type { CallFailure } from '../../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';
import type { FormProblem, FormProblems } from '../form/form-problems.ts';
import { blockingMessage } from './blocking-message.ts';

/** Why an account was not made: said at its fields, or above the form. */
export interface SignUpError {
  fields?: FormProblems;
  /** Names of choices that are missing. */
  consents?: string[];
  /** Above the form; `text` is the tenant's own. */
  labelKey?: LabelKey;
  text?: string;
}

/** Codes that are about one kind of field. */
const fieldOfCode: Record<string, { type: FormField['type']; labelKey: FormProblem['labelKey'] }> = {
  passwordTooShort: { type: 'password', labelKey: 'passwordTooShort' },
  passwordTooLong: { type: 'password', labelKey: 'fieldTooLong' },
  passwordTooWeak: { type: 'password', labelKey: 'passwordTooWeak' },
  pleaseProvideValidEmail: { type: 'email', labelKey: 'pleaseProvideValidEmail' },
  dateWrong: { type: 'birthDate', labelKey: 'dateWrong' },
  phoneWrong: { type: 'phoneNumber', labelKey: 'phoneWrong' },
};

const labelOfCode: Record<string, LabelKey> = {
  appCheckFailedWeb: 'appCheckFailedWeb',
  EMPTY_INPUTS: 'EMPTY_INPUTS',
  failedToSend: 'failedToSend',
  selfRegistrationOff: 'signUpClosed',
  'account-exists-with-different-credential': 'providerAlreadyUsed',
};

/** How many characters a code speaks of. */
const countOf = (code: string, passwordMinLength: number): number => (code === 'passwordTooLong' ? 256 : passwordMinLength);

/**
 * Where a refused sign-up is said.
 *
 * @source spec 3 §8 "Firebase: appCheckFailedWeb; an internal-error is parsed into a blocking-function message; account-exists-with-different-credential shows that the provider was already used"
 */
export function signUpError({ kind, status, body }: CallFailure, fields: readonly FormField[], passwordMinLength: number): SignUpError {
  if (kind === 'unreachable' || kind === 'aborted') return { labelKey: 'platformUnreachable' };
  if (status === 429) return { labelKey: 'tooManyAttempts' };
  const code = body?.code ?? '';
  const missing = body?.details?.missingFields ?? [];
  if (code === 'consentMissing' && missing.length > 0) return { consents: missing };
  if (code === 'fieldMissing' && missing.length > 0) return { fields: Object.fromEntries(missing.map((id) => [id, { labelKey: 'fieldMissing' as const }])) };
  const about = Object.hasOwn(fieldOfCode, code) ? fieldOfCode[code] : undefined;
  const field = fields.find(({ type }) => type === about?.type);
  if (about && field) return { fields: { [field.id]: { labelKey: about.labelKey, count: countOf(code, passwordMinLength) } } };
  const text = code === 'internal-error' ? blockingMessage(body?.messages[0] ?? '') : undefined;
  if (text !== undefined) return { text };
  return { labelKey: Object.hasOwn(labelOfCode, code) ? labelOfCode[code]! : 'sorrySomethingWentWrong' };
}
