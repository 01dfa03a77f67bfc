import type { AuthProvider, SignInOptions } from '../../../contracts/identity/auth-provider.ts';
import { readQuery } from '../../../routing/query-parameters.ts';
import type { IdentityScreen } from '../identity-screen.ts';
import { isAddressOf } from './provider-address.ts';
import { waysOf } from './provider-ways.ts';

/** What an address of single sign-on asks for. */
export type SsoStep =
  /** Signs in whoever is signed in at the provider, and asks nobody. */
  | { step: 'silent'; provider: AuthProvider }
  | { step: 'SIGNIN' | 'SIGNUP'; provider: AuthProvider }
  /** The provider's own page for forgotten passwords. */
  | { step: 'reset'; provider: AuthProvider; address: string }
  | { step: 'no-reset'; provider: AuthProvider }
  | { step: 'not-offered' };

/** OpenID providers first: the routes are named after them. */
const ssoKinds = ['openid', 'generic-oauth'] as const satisfies readonly AuthProvider['kind'][];

/**
 * What `/oidc`, `/oidc/login`, `/oidc/signup` and `/oidc/forgot-password` begin, with the provider of the query or else the tenant's first one.
 *
 * @source spec 3 §2 "OIDC | /oidc, /oidc/account, /oidc/forgot-password, /oidc/login, /oidc/logout, /oidc/signup", §7 "silentAuthorisationUri";
 *   chosen: `/oidc` asks nobody unless `type` says what for, as the specification names the routes alone
 */
export function ssoStep({ providers }: Pick<SignInOptions, 'providers'>, { name, query }: Pick<IdentityScreen, 'name' | 'query'>): SsoStep {
  const offered = ssoKinds.flatMap((kind) => providers.filter((one) => one.kind === kind && one.baseUri !== undefined));
  const named = query['provider'] ?? query['providerName'];
  const provider = named === undefined ? offered[0] : offered.find((one) => one.name === named);
  if (!provider) return { step: 'not-offered' };
  if (name === 'oidc-forgot-password') return provider.resetUri !== undefined && isAddressOf(provider, provider.resetUri) ? { step: 'reset', provider, address: provider.resetUri } : { step: 'no-reset', provider };
  const { signUp, silent } = waysOf(provider.kind);
  const type = readQuery(query, 'type');
  if (name === 'oidc-signup' || type === 'signup') return signUp ? { step: 'SIGNUP', provider } : { step: 'not-offered' };
  return { step: name === 'oidc' && type === undefined && silent ? 'silent' : 'SIGNIN', provider };
}
