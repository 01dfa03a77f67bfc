import * as z from 'zod/mini';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import type { ProviderKind } from '../../../../src/contracts/identity/auth-provider.ts';
import { attemptPurpose, attemptState, authUriAnswer, exchangeRequest, logoutUriAnswer, providerLogoutAnswer } from '../../../../src/contracts/identity/sign-in-attempt.ts';
import { refreshRequest } from '../../../../src/contracts/identity/tokens.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { exchange } from '../attempts/exchange-attempt.ts';
import { endSession } from '../session/refresh-session.ts';
import { clientNamed, onlyClientOf, type ProviderClient } from './provider-client.ts';
import { authUriAnswerOf } from './start-attempt.ts';
import { unlink } from './unlink.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

const named = ({ context, realm }: Caller, name: string, kinds?: readonly ProviderKind[]): ProviderClient => clientNamed(context.keys.provider, realm, name, kinds);

const onlyOf = ({ context, realm }: Caller, kind: ProviderKind): ProviderClient => onlyClientOf(context.keys.provider, realm, kind);

/** `bundle_id`: an app asks, and the provider's answer is handed over to it. @source spec 3 §2 "bundle_id" */
const authUriInput = z.object({ provider: sent('code'), extraParams: z.optional(sent('address')), bundle_id: z.optional(sent('id')) });

/** The code by the name that the specification gives it. */
const codeExchange = z.extend(z.omit(exchangeRequest, { code: true }), { authorisationCode: z.optional(sent('token')) });
const fixedExchange = z.omit(exchangeRequest, { provider: true });

/** The call that exchanges a code of the tenant's one provider of a kind. */
const fixedRoute = (name: string, path: string, kind: ProviderKind) => defineRoute({
  name, method: 'POST', path, auth: 'visitor', input: fixedExchange, output: attemptState,
  answer: async (returned, caller) => {
    const client = onlyOf(caller, kind);
    return exchange(caller, client, { ...returned, provider: client.name });
  },
});

/** The call that exchanges a code at a path that names its provider. */
const exchangeRoute = (name: string, path: string, kinds: readonly ProviderKind[]) => defineRoute({
  name, method: 'POST', path, auth: 'visitor', input: codeExchange, output: attemptState,
  answer: async ({ authorisationCode: code, ...returned }, caller) => exchange(caller, named(caller, returned.provider, kinds), { ...returned, code }),
});

/** Where a browser ends its session at a provider, and comes back from. @source OpenID Connect RP-Initiated Logout 1.0 §2 */
const logoutUriOf = ({ realm: { settings } }: Caller, { issuer, clientId }: ProviderClient): string =>
  `${issuer}/session/end?${new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: `${settings.origin}/oidc/logout` })}`;

/** Sign-in by providers' pages. Attempts to link read the member's token; the others read none that decides. @source spec 3 §7 */
export const providerRoutes = [
  defineRoute({
    name: 'readAuthUri', method: 'GET', path: '/api/v1/auth-providers/:provider/auth-uri', auth: 'visitor', output: authUriAnswer,
    input: z.extend(authUriInput, { purpose: z._default(attemptPurpose, 'SIGNIN') }),
    answer: async ({ provider, ...wish }, caller) => authUriAnswerOf(caller, named(caller, provider), wish),
  }),
  defineRoute({
    name: 'readOpenIdAuthUri', method: 'GET', path: '/api/v1/openid/:provider/auth-uri', auth: 'visitor', output: authUriAnswer,
    input: z.extend(authUriInput, { authoriseUriFlow: z._default(attemptPurpose, 'SIGNIN') }),
    answer: async ({ provider, authoriseUriFlow: purpose, ...wish }, caller) => authUriAnswerOf(caller, named(caller, provider, ['openid']), { purpose, ...wish }),
  }),
  fixedRoute('loginWithGoogle', '/api/v2/login/social/google', 'google'),
  fixedRoute('loginWithFacebook', '/api/v2/login/social/facebook', 'facebook'),
  defineRoute({
    name: 'loginWithOpin', method: 'POST', path: '/api/v1/opin-auth', auth: 'visitor', input: z.extend(z.omit(fixedExchange, { code: true }), { opinAuthToken: z.optional(sent('token')) }), output: attemptState,
    answer: async ({ opinAuthToken: code, ...returned }, caller) => {
      const client = onlyOf(caller, 'opin');
      return exchange(caller, client, { ...returned, code, provider: client.name });
    },
  }),
  defineRoute({
    name: 'exchangePartnerToken', method: 'POST', path: '/api/v1/identity-partner/token', auth: 'visitor', input: z.extend(z.omit(fixedExchange, { code: true }), { partnerToken: z.optional(sent('token')) }), output: attemptState,
    answer: async ({ partnerToken: code, ...returned }, caller) => {
      const client = onlyOf(caller, 'partner');
      return exchange(caller, client, { ...returned, code, provider: client.name });
    },
  }),
  defineRoute({
    name: 'loginWithApple', method: 'POST', path: '/api/v2/login/apple-id', auth: 'visitor', output: attemptState,
    input: z.extend(fixedExchange, { callbackUri: z.optional(sent('address')) }),
    answer: async ({ callbackUri, ...returned }, caller) => {
      const client = onlyOf(caller, 'apple');
      if (callbackUri !== undefined && callbackUri !== client.returnUri) throw new PlatformError(400, 'callback-not-registered', 'sorrySomethingWentWrong');
      return exchange(caller, client, { ...returned, provider: client.name });
    },
  }),
  exchangeRoute('exchangeGenericOauthCode', '/api/v1/generic-oauth/:provider/token', ['generic-oauth']),
  // chosen: the external route, as the specification names it by its setting alone
  exchangeRoute('exchangeExternalCode', '/api/v1/external/:provider/token', ['generic-oauth', 'openid', 'opin', 'partner']),
  exchangeRoute('exchangeOpenIdCode', '/api/v1/openid/:provider/token', ['openid']),
  defineRoute({
    name: 'logoutGenericOauth', method: 'POST', path: '/api/v1/generic-oauth/:provider/logout', auth: 'bearerless', input: z.extend(refreshRequest, { provider: sent('code') }), output: providerLogoutAnswer,
    answer: async ({ provider, refreshToken }, caller) => {
      const client = named(caller, provider, ['generic-oauth']);
      await endSession(caller.context, caller.realm.realm, refreshToken, caller.now);
      return { logoutUri: logoutUriOf(caller, client) };
    },
  }),
  defineRoute({
    name: 'readOpenIdLogoutUri', method: 'GET', path: '/api/v1/openid/:provider/logout-uri', auth: 'bearerless', input: z.object({ provider: sent('code') }), output: logoutUriAnswer,
    answer: async ({ provider }, caller) => {
      const uri = logoutUriOf(caller, named(caller, provider, ['openid']));
      return { logoUri: uri, logoutUri: uri };
    },
  }),
  defineRoute({
    name: 'unlinkProvider', method: 'DELETE', path: '/api/v2/user/linked-accounts/:provider', auth: 'member', ability: 'changeWaysIn', input: z.object({ provider: sent('code') }), output: nothing,
    answer: async ({ provider }, caller) => {
      await unlink(caller, provider);
      return {};
    },
  }),
];
