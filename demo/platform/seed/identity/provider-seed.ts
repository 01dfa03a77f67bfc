import type * as z from 'zod/mini';
import type { signInOptions } from '../../../../src/contracts/identity/auth-provider.ts';

type SignInSeed = z.input<typeof signInOptions>;
type Provider = SignInSeed['providers'][number];

const at = (host: string): string => `http://${host}.localhost:{port}`;

const provider = (name: string, kind: Provider['kind'], title: string, own: Partial<Provider> = {}): Provider => ({ name, kind, title, featured: false, ...own });

/** Every provider of the demo. What each can do is `src/rules/identity/providers/provider-ways.ts`. */
export const everyProvider = {
  id: provider('id', 'id', 'Footlight ID', { featured: true, baseUri: at('id') }),
  google: provider('google', 'google', 'Google', { featured: true, baseUri: at('google') }),
  apple: provider('apple', 'apple', 'Apple', { featured: true, baseUri: at('apple') }),
  facebook: provider('facebook', 'facebook', 'Facebook', { featured: true, baseUri: at('facebook') }),
  sso: provider('sso', 'generic-oauth', 'Company account', { baseUri: at('sso'), clientName: 'sso' }),
  opin: provider('opin', 'opin', 'Opin', { baseUri: at('opin') }),
  partner: provider('partner', 'partner', 'Partner', { baseUri: at('partner-id'), sdkUri: `${at('partner-id')}/sdk/identity-partner.js` }),
  pbr: provider('pbr', 'pbr', 'PBR', { baseUri: at('pbr') }),
  sptv: provider('sptv', 'sptv', 'SPTV', { baseUri: at('sptv') }),
  gigya: provider('gigya', 'GIGYA', 'Club account', { baseUri: at('cdc') }),
  operators: provider('tv-operator', 'adobe-dcr', 'TV operator', { featured: true, baseUri: at('mvpd'), requestorId: 'footlight' }),
  primetime: provider('primetime', 'primetime', 'Primetime', { baseUri: at('mvpd'), requestorId: 'footlight-prime', resourceId: 'all' }),
  openid: provider('openid', 'openid', 'OpenID', { baseUri: at('sso'), openIdClientName: 'openid' }),
} satisfies Record<string, Provider>;

/** Both ways without a provider: by a link in a mail, and by what the device keeps. */
const ownWays = { authenticationFactors: [], magicLink: true, passkeys: true, passwordMinLength: 10 } satisfies Partial<SignInSeed>;

/** The demo's apps. Their sign-ins begin in the app and go on in the browser. */
const apps: ReadonlyMap<string, SignInSeed['apps']> = new Map(Object.entries<SignInSeed['apps']>({
  arena: [{ name: 'arena-tv', bundleId: 'test.footlight.arena', scheme: 'test.footlight.arena', title: 'Arena TV' }],
}));

/** The built-in provider of a tenant whose passwords are checked at the identity toolkit. */
const atToolkit = (realm: string): Provider => ({ ...everyProvider.id, firebase: { apiKey: `${realm}-toolkit-key`, projectId: `footlight-${realm}` } });

/** How viewers of each tenant sign in. A tenant that is not named has the built-in provider alone. */
export function signInOptionsOf(realm: string): SignInSeed {
  const providers: Record<string, Provider[]> = { 
    arena: [everyProvider.id, everyProvider.google, everyProvider.apple, everyProvider.facebook, everyProvider.operators, everyProvider.primetime, everyProvider.sso, everyProvider.openid, everyProvider.opin, everyProvider.partner, everyProvider.pbr, everyProvider.sptv, everyProvider.gigya],
    cinema: [everyProvider.id, everyProvider.google, everyProvider.apple, everyProvider.facebook, everyProvider.pbr, everyProvider.operators],
    'arena-pt': [atToolkit('arena-pt'), everyProvider.google, everyProvider.apple],
  };
  return { ...ownWays, ...(realm === 'arena-es' && { authenticationFactors: ['CAPTCHA' as const] }), providers: providers[realm] ?? [everyProvider.id], apps: apps.get(realm) ?? [] };
}
