import type { CallFailure } from '../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** What a failed sign-in says. */
export interface SignInError {
  labelKey: LabelKey;
  /** A key of the platform's own that the viewer's language has words for; it comes first. */
  platformKey?: string;
}

/** Codes of the platform that have a label of ours. chosen: codes of the platform beside the spec's own keys */
const labelKeys: Record<string, LabelKey> = {
  failedAuthentication: 'failedAuthentication',
  EMPTY_INPUTS: 'EMPTY_INPUTS',
  INVALID_CREDENTIALS: 'failedAuthentication',
  TOO_MANY_REQUESTS: 'tooManyAttempts',
};

/**
 * The words of a failed sign-in.
 *
 * The first server message decides, else the code, else the generic one. A network or platform failure never blames the password.
 *
 * @param isTranslated whether the viewer's language has words for a key
 * @source spec 3 §5 "falls back to the generic message when no translation exists", §8 "Login failure"
 */
export function signInError({ kind, status, body }: CallFailure, isTranslated: (key: string) => boolean): SignInError {
  if (kind === 'unreachable' || kind === 'aborted') return { labelKey: 'platformUnreachable' };
  if (kind !== 'refused') return { labelKey: 'sorrySomethingWentWrong' };
  const generic = genericKey(status);
  for (const said of [body?.messages[0], body?.code]) {
    if (said === undefined) continue;
    if (Object.hasOwn(labelKeys, said)) return { labelKey: labelKeys[said]! };
    if (isTranslated(said)) return { labelKey: generic, platformKey: said };
  }
  return { labelKey: generic };
}

function genericKey(status: number): LabelKey {
  if (status === 429) return 'tooManyAttempts';
  return status >= 500 ? 'sorrySomethingWentWrong' : 'failedAuthentication';
}
