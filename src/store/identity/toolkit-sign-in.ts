import { ApiError, isApiError } from '../../api/api-error.ts';
import { exchangeFirebaseTokens } from '../../api/calls/identity/outside/password-providers.ts';
import { askToolkit } from '../../api/http/ask-toolkit.ts';
import type { Toolkit } from '../../contracts/identity/outside/toolkit.ts';
import type { LoginRequest, SignInAnswer } from '../../contracts/identity/sign-in-answer.ts';
import { toolkitFailure } from '../../rules/identity/sign-up/toolkit-failure.ts';
import type { SessionControl } from '../../session/session-control.ts';

/** The toolkit's refusal as one of the platform's. */
function inOurWords(thrown: unknown): never {
  if (!isApiError(thrown)) throw thrown;
  const { kind, status, body } = toolkitFailure(thrown);
  throw new ApiError(kind, thrown.call, { status, body });
}

/**
 * Signs in with the built-in provider of a tenant whose passwords are checked at the identity toolkit. Its tokens are exchanged at once and kept nowhere.
 *
 * @throws ApiError with codes of the platform
 * @source spec 3 §3 "firebase settings", §7 "POST /v1/firebase-auth"
 */
export async function signInByToolkit({ ask }: Pick<SessionControl, 'ask'>, toolkit: Toolkit, { id, secret, captchaToken }: LoginRequest): Promise<SignInAnswer> {
  const { idToken, refreshToken } = await askToolkit(toolkit, { email: id, password: secret, captchaResponse: captchaToken }).catch(inOurWords);
  return ask(exchangeFirebaseTokens, { firebaseAuthToken: idToken, firebaseRefreshToken: refreshToken }, { bearer: null });
}
