import { accountProof } from '../../../../src/contracts/identity/account/account-details.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { keepProof } from '../session/fresh-proof.ts';
import { accountOfCaller } from './account-of-caller.ts';
import { guardProof } from './guard-proof.ts';

/** The owner of the account proves to be at this session, before a new way in is added. chosen: the call, as the specification has none */
export const proofRoutes = [
  defineRoute({
    name: 'proveAccount', method: 'POST', path: '/api/v1/user/account/proof', auth: 'member', ability: 'changeWaysIn', input: accountProof, output: nothing,
    answer: async ({ password }, caller) => {
      const account = await accountOfCaller(caller);
      if (account.passwordHash === null) throw new PlatformError(403, 'recent-sign-in-required', 'This account has no password: sign in again first.');
      await guardProof(caller, account, password);
      await keepProof(caller);
      return {};
    },
  }),
];
