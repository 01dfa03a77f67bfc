import * as z from 'zod/mini';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { attemptPurpose, attemptState, authUriAnswer, exchangeRequest, logoutUriAnswer, providerLogoutAnswer } from '../../../contracts/identity/sign-in-attempt.ts';
import { refreshRequest } from '../../../contracts/identity/tokens.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';
import { sent } from '../../../contracts/wire/sent-text.ts';

/** @param extraParams a query string of `login_hint`, `ui_locales`, `prompt=login`, `acr_values`, `display`; another name is refused */
const authUriRequest = z.object({ provider: sent('code'), purpose: z._default(attemptPurpose, 'SIGNIN'), extraParams: z.optional(sent('address')) });

/**
 * Starts a sign-in by a provider's page. With `LINK` the member's token says whose account.
 *
 * @source spec 3 §7 "GET {provider base}/auth-uri | optional extraParams"; chosen: `purpose`
 */
export const readAuthUri = defineCall({
  name: 'readAuthUri', method: 'GET',
  input: authUriRequest, output: authUriAnswer,
  request: ({ provider, purpose, extraParams }) => ({ path: pathOf`/auth-providers/${provider}/auth-uri`, query: { purpose, extraParams } }),
});

/** The same for an OpenID provider. @source spec 3 §7 "GET /openid/{provider}/auth-uri | authoriseUriFlow=SIGNUP or SIGNIN, extraParams" */
export const readOpenIdAuthUri = defineCall({
  name: 'readOpenIdAuthUri', method: 'GET',
  input: authUriRequest, output: authUriAnswer,
  request: ({ provider, purpose, extraParams }) => ({ path: pathOf`/openid/${provider}/auth-uri`, query: { authoriseUriFlow: purpose, extraParams } }),
});

/** @source spec 3 §7 "POST /login/social/google | idToken"; chosen: `code`, which the platform exchanges for that token */
export const loginWithGoogle = defineCall({
  name: 'loginWithGoogle', method: 'POST', base: (e) => e.v2,
  input: exchangeRequest, output: attemptState,
  request: ({ provider: _fixed, ...body }) => ({ path: '/login/social/google', body }),
});

/** @source spec 3 §7 "POST /login/social/facebook | code; sent without the default auth" */
export const loginWithFacebook = defineCall({
  name: 'loginWithFacebook', method: 'POST', base: (e) => e.v2,
  input: exchangeRequest, output: attemptState,
  request: ({ provider: _fixed, ...body }) => ({ path: '/login/social/facebook', body }),
});

/** @source spec 3 §7 "POST /login/apple-id | code, nonce, callbackUri"; chosen: the nonce stays on the platform, and the form that Apple posts is named by its reference */
export const loginWithApple = defineCall({
  name: 'loginWithApple', method: 'POST', base: (e) => e.v2,
  input: exchangeRequest, output: attemptState,
  request: ({ provider: _fixed, ...body }) => ({ path: '/login/apple-id', body }),
});

/** @source spec 3 §7 "POST /api/v1/opin-auth | opinAuthToken" */
export const loginWithOpin = defineCall({
  name: 'loginWithOpin', method: 'POST',
  input: exchangeRequest, output: attemptState,
  request: ({ provider: _fixed, code, ...body }) => ({ path: '/opin-auth', body: { ...body, opinAuthToken: code } }),
});

/** @source spec 3 §7 "partner token exchange (path not shown) | partner token"; chosen: the path */
export const exchangePartnerToken = defineCall({
  name: 'exchangePartnerToken', method: 'POST',
  input: exchangeRequest, output: attemptState,
  request: ({ provider: _fixed, code, ...body }) => ({ path: '/identity-partner/token', body: { ...body, partnerToken: code } }),
});

/** @source spec 3 §7 "POST {externalProviderRoute}/token | authorisationCode; no auth"; chosen: the route of a provider whose kind has no call of its own */
export const exchangeExternalCode = defineCall({
  name: 'exchangeExternalCode', method: 'POST',
  input: exchangeRequest, output: attemptState,
  request: ({ provider, code, ...rest }) => ({ path: pathOf`/external/${provider}/token`, body: { ...rest, authorisationCode: code } }),
});

/** @source spec 3 §7 "POST /generic-oauth/{client}/token | authorisationCode" */
export const exchangeGenericOauthCode = defineCall({
  name: 'exchangeGenericOauthCode', method: 'POST',
  input: exchangeRequest, output: attemptState,
  request: ({ provider, code, ...rest }) => ({ path: pathOf`/generic-oauth/${provider}/token`, body: { ...rest, authorisationCode: code } }),
});

/** @source spec 3 §7 "POST /openid/{client}/token | authorisationCode" */
export const exchangeOpenIdCode = defineCall({
  name: 'exchangeOpenIdCode', method: 'POST',
  input: exchangeRequest, output: attemptState,
  request: ({ provider, code, ...rest }) => ({ path: pathOf`/openid/${provider}/token`, body: { ...rest, authorisationCode: code } }),
});

/** Ends the session here and says where the provider's ends. @source spec 3 §7 "POST /generic-oauth/{client}/logout | refreshToken" */
export const logoutGenericOauth = defineCall({
  name: 'logoutGenericOauth', method: 'POST',
  input: z.extend(refreshRequest, { provider: sent('code') }), output: providerLogoutAnswer,
  request: ({ provider, ...body }) => ({ path: pathOf`/generic-oauth/${provider}/logout`, body }),
});

/** Where the browser ends the provider's session. @source spec 3 §7 "GET /openid/{client}/logout-uri | none | logoUri" */
export const readOpenIdLogoutUri = defineCall({
  name: 'readOpenIdLogoutUri', method: 'GET',
  input: z.object({ provider: sent('code') }), output: logoutUriAnswer,
  request: ({ provider }) => ({ path: pathOf`/openid/${provider}/logout-uri` }),
});

/** @source spec 3 §8 "Unlinking a provider"; chosen: the path, as the specification shows none */
export const unlinkProvider = defineCall({
  name: 'unlinkProvider', method: 'DELETE', auth: 'member', base: (e) => e.v2,
  input: z.object({ provider: sent('code') }), output: nothing,
  request: ({ provider }) => ({ path: pathOf`/user/linked-accounts/${provider}` }),
});
