import { firebaseAuthRequest } from '../../../../contracts/identity/outside/toolkit.ts';
import { loginRequest, signInAnswer } from '../../../../contracts/identity/sign-in-answer.ts';
import { providerPasswordChange, providerSignUp } from '../../../../contracts/identity/outside/provider-account.ts';
import { passwordState } from '../../../../contracts/identity/sign-in-attempt.ts';
import { nothing } from '../../../../contracts/wire/nothing.ts';
import { defineCall } from '../../../call.ts';
import { pathOf } from '../../../path-of.ts';

/** @source spec 3 §7 "POST /login/auth-provider/pbr | id, secret | three tokens" */
export const loginWithPbr = defineCall({
  name: 'loginWithPbr', method: 'POST', base: (e) => e.v2,
  input: loginRequest, output: signInAnswer,
  request: (body) => ({ path: '/login/auth-provider/pbr', body }),
});

/** @source spec 3 §7 "POST /login/sptv | id, secret | three tokens" */
export const loginWithSptv = defineCall({
  name: 'loginWithSptv', method: 'POST', base: (e) => e.v2,
  input: loginRequest, output: signInAnswer,
  request: (body) => ({ path: '/login/sptv', body }),
});

/** Through the platform, which checks the signature of what GIGYA says. @source spec 3 §1 "GIGYA"; chosen: the call, as the specification shows none */
export const loginWithGigya = defineCall({
  name: 'loginWithGigya', method: 'POST', base: (e) => e.v2,
  input: loginRequest, output: passwordState,
  request: (body) => ({ path: '/login/auth-provider/gigya', body }),
});

/** Asks a provider for a new account, whose owner confirms it by mail; says the same for every e-mail. @source spec 3 §6 "pbr can sign up"; chosen: the path */
export const signUpWithProvider = defineCall({
  name: 'signUpWithProvider', method: 'POST', base: (e) => e.v2,
  input: providerSignUp, output: nothing,
  request: ({ provider, ...body }) => ({ path: pathOf`/login/auth-provider/${provider}/sign-up`, body }),
});

/** Changes the password that a member has at a provider. Every other session here ends. @source spec 3 §6 "pbr … has security … pages"; chosen: the path */
export const changeProviderPassword = defineCall({
  name: 'changeProviderPassword', method: 'PUT', base: (e) => e.v2,
  input: providerPasswordChange, output: nothing,
  request: ({ provider, ...body }) => ({ path: pathOf`/user/linked-accounts/${provider}/password`, body }),
});

/** A sign-in at the identity toolkit becomes a session. @source spec 3 §7 "POST /v1/firebase-auth" */
export const exchangeFirebaseTokens = defineCall({
  name: 'exchangeFirebaseTokens', method: 'POST',
  input: firebaseAuthRequest, output: signInAnswer,
  request: (body) => ({ path: '/firebase-auth', body }),
});
