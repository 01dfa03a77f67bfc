import { loginRequest, signInAnswer } from '../../../../contracts/identity/sign-in-answer.ts';
import { passwordState } from '../../../../contracts/identity/sign-in-attempt.ts';
import { defineCall } from '../../../call.ts';

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
