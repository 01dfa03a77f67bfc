import type { CallFailure } from '../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';
import { blockingMessage } from './sign-up/blocking-message.ts';

/** The message of a failed sign-in. */
export interface SignInError {
  labelKey: LabelKey;
  /** A key of the platform that has a translation; preferred to `labelKey`. */
  platformKey?: string;
  /** What the tenant's own check says, preferred to both; it is text. */
  text?: string;
}

/** Labels of the platform's codes. chosen: the codes in capitals, beside the keys of the spec */
const labelKeys: Record<string, LabelKey> = {
  failedAuthentication: 'failedAuthentication',
  EMPTY_INPUTS: 'EMPTY_INPUTS',
  INVALID_CREDENTIALS: 'failedAuthentication',
  emailNotConfirmed: 'emailNotConfirmed',
  TOO_MANY_REQUESTS: 'tooManyAttempts',
  appCheckFailedWeb: 'appCheckFailedWeb',
};

/**
 * The message of a failed sign-in.
 *
 * The first server message decides, else the code, else the generic one. After a network or platform failure the message is not about the password.
 *
 * @param isTranslated whether a key has a translation in the viewer's language
 * @source spec 3 §5 "falls back to the generic message when no translation exists", §8 "Login failure"
 */
export function signInError({ kind, status, body }: CallFailure, isTranslated: (key: string) => boolean): SignInError {
  if (kind === 'unreachable' || kind === 'aborted') return { labelKey: 'platformUnreachable' };
  if (kind !== 'refused') return { labelKey: 'sorrySomethingWentWrong' };
  if (body?.code === 'internal-error') return blockedBy(body.messages[0] ?? '');
  const generic = genericKey(status);
  for (const said of [body?.messages[0], body?.code]) {
    if (said === undefined) continue;
    if (Object.hasOwn(labelKeys, said)) return { labelKey: labelKeys[said]! };
    if (isTranslated(said)) return { labelKey: generic, platformKey: said };
  }
  return { labelKey: generic };
}

/** @source spec 3 §8 "Firebase: … an internal-error is parsed into a blocking-function message" */
function blockedBy(message: string): SignInError {
  const text = blockingMessage(message);
  return { labelKey: 'sorrySomethingWentWrong', ...(text === undefined ? {} : { text }) };
}

function genericKey(status: number): LabelKey {
  if (status === 429) return 'tooManyAttempts';
  return status >= 500 ? 'sorrySomethingWentWrong' : 'failedAuthentication';
}
