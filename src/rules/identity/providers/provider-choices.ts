import type { AuthProvider, SignInOptions } from '../../../contracts/identity/auth-provider.ts';
import { waysOf, type ProviderFlow } from './provider-ways.ts';

/** Flows that lead over a page of the provider which needs nothing else first. */
const pageFlows: ReadonlySet<ProviderFlow> = new Set(['dialog', 'redirect', 'posted', 'workflow']);

/** How many buttons stand below the form where the tenant features none. chosen */
const mostButtons = 4;

/** What the sign-in page offers. */
export interface ProviderChoices {
  /** Whether e-mail and password are asked for here. */
  form: boolean;
  /** Providers with a button of their own: the featured ones. */
  buttons: AuthProvider[];
  /** Whether the provider picker has more. */
  more: boolean;
  /** The only way in, to which the page leads by itself. */
  only?: AuthProvider;
}

/** Whether a sign-in with it begins on the provider's own page. */
export const hasOwnPage = ({ kind }: Pick<AuthProvider, 'kind'>): boolean => pageFlows.has(waysOf(kind).flow);

/** Whether this build and the tenant's settings let a provider work; one that cannot is not shown. */
function works(provider: AuthProvider): boolean {
  if (provider.kind === 'UNKNOWN') return false;
  if (waysOf(provider.kind).flow === 'regcode') return provider.requestorId !== undefined && provider.baseUri !== undefined;
  return !hasOwnPage(provider) || provider.baseUri !== undefined;
}

const featuredFirst = (providers: readonly AuthProvider[]): AuthProvider[] => [...providers].sort((a, b) => Number(b.featured) - Number(a.featured));

/** What the provider picker shows, featured ones first, each group in the tenant's order. @source spec 3 §2 "Provider picker page" */
export const pickable = ({ providers }: Pick<SignInOptions, 'providers'>): AuthProvider[] => featuredFirst(providers.filter((one) => one.kind !== 'id' && works(one)));

/**
 * @param purpose a sign-up is offered by those alone that make accounts
 * @source spec 3 §2 "With a single external provider, the login or signup page redirects straight to it"
 */
export function providerChoices(options: Pick<SignInOptions, 'providers'>, purpose: 'SIGNIN' | 'SIGNUP' = 'SIGNIN'): ProviderChoices {
  const { providers } = options;
  const offered = pickable(options).filter(({ kind }) => purpose === 'SIGNIN' || waysOf(kind).signUp);
  const featured = offered.filter((one) => one.featured);
  const buttons = featured.length > 0 ? featured : offered.slice(0, mostButtons);
  const [only] = offered;
  const form = providers.length === 0 || providers.some(({ kind }) => kind === 'id');
  return { form, buttons, more: offered.length > buttons.length, ...(providers.length === 1 && only ? { only } : {}) };
}

/**
 * The provider that an address names: by its own name, else by its kind and the name of its client.
 *
 * @source spec 3 §2 "login via provider: /login/{authProvider}/{clientName?}"
 */
export function providerOfAddress({ providers }: Pick<SignInOptions, 'providers'>, name: string, clientName?: string): AuthProvider | undefined {
  const ofKind = providers.filter(({ kind }) => kind.toLowerCase() === name.toLowerCase());
  const named = clientName === undefined ? undefined : ofKind.find((one) => [one.name, one.clientName, one.openIdClientName].includes(clientName));
  return named ?? (clientName === undefined ? providers.find((one) => one.name === name) ?? ofKind[0] : undefined);
}
