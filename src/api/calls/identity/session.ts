import { entitlementSync } from '../../../contracts/identity/outside/entitlement-sync.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { refreshAnswer, refreshRequest } from '../../../contracts/identity/tokens.ts';
import { defineCall } from '../../call.ts';

/**
 * Renews the tokens. The old access token goes in the header.
 *
 * chosen: ten seconds, since every tab of the browser waits for it
 *
 * @source design/platform.md "Refresh"
 */
export const refreshTokens = defineCall({
  name: 'refreshTokens', method: 'POST', base: (e) => e.v2, limitMs: 10_000,
  input: refreshRequest, output: refreshAnswer,
  request: (body) => ({ path: '/token/refresh', body }),
});

/**
 * Renews the tokens too, after the platform has read again what partners give.
 *
 * chosen: six seconds, since every tab of the browser waits for it
 *
 * @source spec 3 §7 "POST {base}/api/v1/entitlement-sync"
 */
export const syncEntitlements = defineCall({
  name: 'syncEntitlements', method: 'POST', limitMs: 6_000,
  input: refreshRequest, output: entitlementSync,
  request: (body) => ({ path: '/entitlement-sync', body }),
  changes: { subject: 'entitlements', ids: () => [], when: ({ hasChanged }) => hasChanged },
});

/** Ends the session on the platform. chosen: the call, as the spec shows none for the built-in provider */
export const logout = defineCall({
  name: 'logout', method: 'POST', base: (e) => e.v2, limitMs: 10_000, keepalive: true,
  input: refreshRequest, output: nothing,
  request: (body) => ({ path: '/logout', body }),
});
