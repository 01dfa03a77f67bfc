import * as z from 'zod/mini';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { appCheckAnswer, appCheckChallenge, appCheckProof, signUpRequest } from '../../../contracts/identity/sign-up/new-account.ts';
import { defineCall } from '../../call.ts';

/** A riddle for this browser. chosen: the call, as the specification names the token alone */
export const readAppCheckChallenge = defineCall({
  name: 'readAppCheckChallenge', method: 'GET',
  input: z.object({}), output: appCheckChallenge,
  request: () => ({ path: '/app-check/challenge' }),
});

/** Its solution becomes a token. A riddle is taken once. */
export const proveAppCheck = defineCall({
  name: 'proveAppCheck', method: 'POST',
  input: appCheckProof, output: appCheckAnswer,
  request: (body) => ({ path: '/app-check', body }),
});

/**
 * Makes an account, whose owner confirms the e-mail by a link. The answer is the same where there is one already.
 *
 * @source spec 3 §7 "POST /v1/firebase-auth/signup"
 */
export const signUp = defineCall({
  name: 'signUp', method: 'POST',
  input: signUpRequest, output: nothing,
  request: (body) => ({ path: '/firebase-auth/signup', body }),
});
