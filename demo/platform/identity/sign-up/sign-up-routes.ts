import { hash } from '@node-rs/argon2';
import * as z from 'zod/mini';
import { appCheckAnswer, appCheckChallenge, appCheckProof, type SignUpRequest, signUpRequest } from '../../../../src/contracts/identity/sign-up/new-account.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { nobody, writtenEmail } from '../mail/mailed-account.ts';
import { countMail, sendConfirmation, sendMail } from '../mail/send-mail.ts';
import { issueToken } from '../one-time-tokens.ts';
import { guardAppCheck, makeChallenge, takeProof } from './app-check.ts';
import { runBlockingFunction } from './blocking-function.ts';
import { guardAnswers } from './guard-answers.ts';
import { guardSecret } from './guard-secret.ts';
import { keepSignUp } from './keep-sign-up.ts';

const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text);

/** chosen: the letter to somebody who has an account costs what the other one costs, its token too */
async function tellOwner(caller: Caller, email: string): Promise<void> {
  await issueToken(caller.context.db, { realm: caller.realm.realm, purpose: 'confirm-email', accountId: nobody, email, expiresAt: caller.now + 1 });
  await sendMail(caller, email, 'alreadyMember', { name: 'login', query: {} });
}

/** The tenant's form. @throws PlatformError 403 `selfRegistrationOff` */
function formOf({ realm: { forms, settings } }: Caller) {
  if (!settings.flags.selfRegistration || !forms.REGISTRATION) throw new PlatformError(403, 'selfRegistrationOff');
  return forms.REGISTRATION;
}

/**
 * Makes an account.
 *
 * The answer and the work are the same where the e-mail has one already: a mail tells its owner.
 *
 * @throws PlatformError 403 `appCheckFailedWeb`, 400 `EMPTY_INPUTS`, `pleaseProvideValidEmail` and what the guards throw, 429, 503 `failedToSend`
 */
async function signUp(caller: Caller, request: SignUpRequest): Promise<void> {
  const form = formOf(caller);
  const { details = {}, password, consentAnswers } = request;
  const spendToken = await guardAppCheck(caller, request.appCheckToken);
  const email = writtenEmail(request.username);
  if (email === '' && password === '') throw new PlatformError(400, 'EMPTY_INPUTS');
  if (!isEmail(email)) throw new PlatformError(400, 'pleaseProvideValidEmail');
  guardAnswers(form, details, consentAnswers, caller.now);
  await guardSecret(caller.realm, password, [email, details.name ?? '', details.preferredName ?? '']);
  await spendToken();
  runBlockingFunction(caller.context.demoMode, email);
  await countMail(caller, 'confirmEmail', email);
  const { country } = await caller.place();
  const account = await keepSignUp(caller, { email, passwordHash: await hash(password), country, request, form });
  if (account) await sendConfirmation(caller, account, request.from);
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
