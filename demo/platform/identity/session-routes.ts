import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { loginRequest, signInAnswer } from '../../../src/contracts/identity/sign-in-answer.ts';
import { refreshAnswer, refreshRequest } from '../../../src/contracts/identity/tokens.ts';
import { guardCaptcha } from './guard-captcha.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import { endSession, refreshSession } from './session/refresh-session.ts';
import { runBlockingFunction } from './sign-up/blocking-function.ts';
import { signInAnswerOf } from './sign-in-answer.ts';
import { signInByPassword } from './sign-in-by-password.ts';
import { projectOf } from './toolkit/toolkit-project.ts';

/** Sign-in, refresh, logout. @source spec 3 §7, §8; design/identity.md */
export const sessionRoutes = [
  defineRoute({
    name: 'login', method: 'POST', path: '/api/v2/login', auth: 'bearerless', mayBeRpc: true, input: loginRequest, output: signInAnswer,
    answer: async ({ id, secret, captchaToken }, caller) => {
      if (id.trim() === '' || secret === '') throw new PlatformError(400, 'EMPTY_INPUTS');
      await guardCaptcha(caller, captchaToken);
      const account = await signInByPassword(caller, id, secret);
      if (projectOf(caller.realm)) runBlockingFunction(caller.context.demoMode, account.email, 'beforeSignIn');
      return signInAnswerOf(caller, account);
    },
  }),
  defineRoute({
    name: 'refreshTokens', method: 'POST', path: '/api/v2/token/refresh', auth: 'bearerless', input: refreshRequest, output: refreshAnswer,
    answer: ({ refreshToken }, { context, realm, now }) => refreshSession(context, realm.realm, refreshToken, now),
  }),
  defineRoute({
    name: 'logout', method: 'POST', path: '/api/v2/logout', auth: 'bearerless', input: refreshRequest, output: nothing,
    answer: async ({ refreshToken }, { context, realm, now }) => {
      await endSession(context, realm.realm, refreshToken, now);
      return {};
    },
  }),
];
