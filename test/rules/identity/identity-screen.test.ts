import { describe, expect, it } from 'vitest';
import { isForMembers, screenOf } from '../../../src/rules/identity/identity-screen.ts';

describe('a screen of signing in', () => {
  it('is a route of signing in, with what its address says', () => {
    expect(screenOf({ name: 'login-provider', params: { authProvider: 'pbr' }, query: { from: '/epg' } })).toEqual({ name: 'login-provider', params: { authProvider: 'pbr' }, query: { from: '/epg' } });
    expect(screenOf({ name: 'signup' })).toEqual({ name: 'signup', params: {}, query: {} });
  });

  it.each(['home', 'account', 'purchase', 'logout'] as const)('is not %s', (name) => expect(screenOf({ name })).toBeUndefined());

  it.each([[{ code: 'c', state: 's' }, true], [{ error: 'access_denied' }, true], [{ posted: 'p' }, true], [{ from: '/epg' }, false], [{}, false]])(
    'of a return with %o is for members too: %s', (query, expected) => expect(isForMembers({ name: 'oauth', params: { provider: 'google' }, query })).toBe(expected),
  );
});
