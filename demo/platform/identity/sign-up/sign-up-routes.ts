import * as z from 'zod/mini';
import { appCheckAnswer, appCheckChallenge, appCheckProof, type SignUpRequest, signUpRequest } from '../../../../src/contracts/identity/sign-up/new-account.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { sendConfirmation, tellOwner } from '../mail/send-mail.ts';
import { makeChallenge, takeProof } from './app-check.ts';
import { guardSignUp } from './guard-sign-up.ts';
import { keepSignUp } from './keep-sign-up.ts';

/**
 * Makes an account.
 *
 * The answer and the work are the same where the e-mail has one already, and so is a sign-in afterwards: a mail tells its owner.
 *
 * @throws PlatformError what `guardSignUp` throws, 503 `failedToSend`
 */
async function signUp(caller: Caller, request: SignUpRequest): Promise<void> {
  const { email, hashPassword, form } = await guardSignUp(caller, request);
  const { country } = await caller.place();
  const kept = await keepSignUp(caller, { email, passwordHash: await hashPassword(), country, request, form });
  if (kept) await sendConfirmation(caller, kept.account, { from: request.from, signUp: kept.facts });
  else await tellOwner(caller, email);
}

/** Sign-up with the built-in provider, and the check that a browser and no script fills it in. @source spec 3 §7, §8 "Firebase" */
export const signUpRoutes = [
  defineRoute({
    name: 'readAppCheckChallenge', method: 'GET', path: '/api/v1/app-check/challenge', auth: 'bearerless', input: z.object({}), output: appCheckChallenge,
    answer: async (_input, caller) => ({ challenge: await makeChallenge(caller) }),
  }),
  defineRoute({
    name: 'proveAppCheck', method: 'POST', path: '/api/v1/app-check', auth: 'bearerless', input: appCheckProof, output: appCheckAnswer,
    answer: async (proof, caller) => ({ appCheckToken: await takeProof(caller, proof) }),
  }),
  defineRoute({
    name: 'signUp', method: 'POST', path: '/api/v1/firebase-auth/signup', auth: 'bearerless', input: signUpRequest, output: nothing,
    answer: async (request, caller) => {
      await signUp(caller, request);
      return {};
    },
  }),
];
