import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { loginAnswer, loginRequest, refreshAnswer, refreshRequest } from '../../../src/contracts/identity/tokens.ts';
import { placeOf } from '../realm/request-place.ts';
import { accountOf } from './check-password.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import { endSession, refreshSession } from './refresh-session.ts';
import { openSession } from './session-families.ts';
import { countSignIn } from './sign-in-limits.ts';

/** Sign-in, refresh, logout. @source spec 3 §7, §8; design/identity.md */
export const sessionRoutes = [
  defineRoute({
    name: 'login', method: 'POST', path: '/api/v2/login', auth: 'bearerless', mayBeRpc: true, input: loginRequest, output: loginAnswer,
    answer: async ({ id, secret }, caller) => {
      const { context, realm, now, request } = caller;
      if (id.trim() === '' || secret === '') throw new PlatformError(400, 'EMPTY_INPUTS');
      const forgetTries = await countSignIn(caller, id);
      const account = await accountOf(context.db, realm.realm, id, secret);
      if (!account) throw new PlatformError(401, 'failedAuthentication');
      await forgetTries();
      const { country } = await placeOf({ request, context, realm }, account);
      const tokens = await openSession(context, realm.realm, {
        id: account.id, loc: country, rol: account.role, isGuest: false, name: account.name,
        pro: { id: account.profileId, tp: account.profileType },
      }, now);
      return { ...tokens, linkedAccounts: [] };
    },
  }),
  defineRoute({
    name: 'refreshTokens', method: 'POST', path: '/api/v2/token/refresh', auth: 'bearerless', input: refreshRequest, output: refreshAnswer,
    answer: ({ refreshToken }, { context, realm, now }) => refreshSession(context, realm.realm, refreshToken, now),
  }),
  defineRoute({
    name: 'logout', method: 'POST', path: '/api/v2/logout', auth: 'bearerless', input: refreshRequest, output: nothing,
    answer: async ({ refreshToken }, { context, now }) => {
      await endSession(context, refreshToken, now);
      return {};
    },
  }),
];
