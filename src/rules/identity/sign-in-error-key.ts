import type { ApiErrorBody } from '../../contracts/wire/api-error-body.ts';

/** What the platform says, and the words for it. Chosen: codes of the platform beside the spec's own keys. */
const keys: Record<string, string> = {
  failedAuthentication: 'failedAuthentication',
  EMPTY_INPUTS: 'EMPTY_INPUTS',
  INVALID_CREDENTIALS: 'failedAuthentication',
  invalidCurrentCredentials: 'invalidCurrentCredentials',
  TOO_MANY_REQUESTS: 'tooManyAttempts',
};

/** A failed sign-in, as far as words need it. */
export interface SignInFailure {
  kind: string;
  status: number;
  body?: ApiErrorBody;
}

/**
 * The label of a failed sign-in.
 *
 * The first server message decides, else the code, else the generic one: but trouble on the way never accuses the password.
 *
 * @param isTranslated whether the viewer's language has words for a key
 * @source spec 3 §5 "falls back to the generic message when no translation exists", §8 "Login failure"
 */
export function signInErrorKey({ kind, status, body }: SignInFailure, isTranslated: (key: string) => boolean): string {
  if (kind === 'unreachable' || kind === 'aborted') return 'platformUnreachable';
  if (kind !== 'refused') return 'sorrySomethingWentWrong';
  const known = [body?.messages[0], body?.code]
    .filter((said) => said !== undefined)
    .map((said) => keys[said] ?? (isTranslated(said) ? said : undefined))
    .find((key) => key !== undefined);
  if (known) return known;
  if (status === 429) return 'tooManyAttempts';
  return status >= 500 ? 'sorrySomethingWentWrong' : 'failedAuthentication';
}
