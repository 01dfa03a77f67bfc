import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '../../../../src/contracts/identity/auth-provider.ts';
import { ssoStep } from '../../../../src/rules/identity/providers/sso-step.ts';

const provider = (name: string, kind: AuthProvider['kind'], own: Partial<AuthProvider> = {}): AuthProvider => ({ name, kind, title: name, featured: false, baseUri: 'https://sso.test', ...own });
const staff = provider('staff', 'generic-oauth');
const club = provider('club', 'openid', { resetUri: 'https://sso.test/reset' });
const both = [provider('google', 'google'), staff, club];

type Name = 'oidc' | 'oidc-login' | 'oidc-signup' | 'oidc-forgot-password';

/** @source spec 3 §2 "OIDC", "type (login or signup)" */
const rows: [what: string, providers: AuthProvider[], name: Name, query: Record<string, string>, step: string, provider?: string][] = [
  ['asks nobody first', both, 'oidc', {}, 'silent', 'club'],
  ['asks where the address says what for', both, 'oidc', { type: 'login' }, 'SIGNIN', 'club'],
  ['signs up where the address says so', both, 'oidc', { type: 'signup' }, 'SIGNUP', 'club'],
  ['reads no other type', both, 'oidc', { type: '<b>' }, 'silent', 'club'],
  ['signs in', both, 'oidc-login', {}, 'SIGNIN', 'club'],
  ['signs up', both, 'oidc-signup', {}, 'SIGNUP', 'club'],
  ['asks where a provider knows no silence', [staff], 'oidc', {}, 'SIGNIN', 'staff'],
  ['makes no account at a provider without', [staff], 'oidc-signup', {}, 'not-offered'],
  ['takes the provider that is named', both, 'oidc-login', { provider: 'staff' }, 'SIGNIN', 'staff'],
  ['takes none of another kind', both, 'oidc-login', { provider: 'google' }, 'not-offered'],
  ['knows no stranger', both, 'oidc-login', { provider: '__proto__' }, 'not-offered'],
  ['has none in a tenant without', [], 'oidc', {}, 'not-offered'],
  ['leads to the provider’s own reset', both, 'oidc-forgot-password', {}, 'reset', 'club'],
  ['says that a provider has no reset', both, 'oidc-forgot-password', { provider: 'staff' }, 'no-reset', 'staff'],
  ['leads to no reset on another origin', [provider('club', 'openid', { resetUri: 'https://evil.test/reset' })], 'oidc-forgot-password', {}, 'no-reset', 'club'],
];

describe('an address of single sign-on', () => {
  it.each(rows)('%s', (_, providers, name, query, step, named) => {
    const found = ssoStep({ providers }, { name, query });
    expect([found.step, 'provider' in found ? found.provider.name : undefined]).toEqual([step, named]);
  });
});
