import type * as z from 'zod/mini';
import { passwordState } from '../../../../../src/contracts/identity/sign-in-attempt.ts';
import { loginRequest, signInAnswer } from '../../../../../src/contracts/identity/sign-in-answer.ts';
import { PlatformError } from '../../../server/platform-error.ts';
import { defineRoute } from '../../../server/platform-route.ts';
import type { Caller } from '../../../server/request-caller.ts';
import { moveAttempt, ownAttempt, startAttempt } from '../../attempts/attempt-store.ts';
import { endingFailed } from '../../attempts/exchange-attempt.ts';
import { goOn } from '../../attempts/finish-attempt.ts';
import { countSignIn } from '../../sign-in-limits.ts';
import { onlyClientOf, type ProviderClient } from '../provider-client.ts';
import { personWithPassword, UnconfirmedSignUp } from './directory-client.ts';
import { mailSignUpAgain } from './directory-sign-up-mail.ts';

type Credentials = Pick<z.output<typeof loginRequest>, 'id' | 'secret'>;

/**
 * Signs in by a name and password of another house, as an attempt of its own: a new person may link an account afterwards.
 *
 * @throws PlatformError 400 `EMPTY_INPUTS`, 401 `failedAuthentication`, 403 `emailNotConfirmed`, 409 `accountConflict`, 502 `provider-unavailable`
 */
async function signInWith(caller: Caller, client: ProviderClient, { id, secret }: Credentials): Promise<z.input<typeof passwordState>> {
  const { context: { db }, realm: { realm }, now } = caller;
  if (id.trim() === '' || secret === '') throw new PlatformError(400, 'EMPTY_INPUTS');
  const forgetTries = await countSignIn(caller, `${client.name} ${id}`);
  const person = await personWithPassword(client, { id, secret }).catch(async (refused: unknown) => {
    if (refused instanceof UnconfirmedSignUp) await mailSignUpAgain(caller, refused.ticket);
    throw refused;
  });
  if (!person) throw new PlatformError(401, 'failedAuthentication');
  await forgetTries();
  const attempt = await startAttempt(db, { realm, provider: client.name, facts: { purpose: 'SIGNIN', returnUri: client.returnUri } }, now);
  const row = await ownAttempt(db, realm, attempt, now);
  await moveAttempt(db, row, 'pending', 'exchanging');
  const state = await endingFailed(caller, row, goOn(caller, row, 'exchanging', person, client.links));
  return { ...state, attempt };
}

/** Providers without linking always end in a session. */
const tokensRoute = (name: string, path: string, kind: 'pbr' | 'sptv') => defineRoute({
  name, method: 'POST', path, auth: 'bearerless', input: loginRequest, output: signInAnswer,
  answer: async (credentials, caller) => {
    const { answer } = await signInWith(caller, onlyClientOf(caller.context.keys.provider, caller.realm, kind), credentials);
    if (!answer) throw new PlatformError(500, 'unexpected', 'sorrySomethingWentWrong');
    return answer;
  },
});

/** Names and passwords of other houses. @source spec 3 §7 "POST /login/auth-provider/pbr", "POST /login/sptv" */
export const directoryRoutes = [
  tokensRoute('loginWithPbr', '/api/v2/login/auth-provider/pbr', 'pbr'),
  tokensRoute('loginWithSptv', '/api/v2/login/sptv', 'sptv'),
  defineRoute({
    name: 'loginWithGigya', method: 'POST', path: '/api/v2/login/auth-provider/gigya', auth: 'bearerless', input: loginRequest, output: passwordState,
    answer: (credentials, caller) => signInWith(caller, onlyClientOf(caller.context.keys.provider, caller.realm, 'GIGYA'), credentials),
  }),
];
