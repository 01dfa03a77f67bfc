import { matchPath } from '../../routing/match-path.ts';
import { pathFor } from '../../routing/path-for.ts';
import type { CountryCode } from '../../routing/path-sets/path-set-of.ts';
import type { RouteName } from '../../routing/route-names.ts';
import { safeReturn } from '../../routing/safe-return.ts';

const loginLike = new Set<RouteName>(['login', 'login-provider', 'gift-login-redirect', 'oidc-login', 'logout']);
const keepsPurchase = new Set<RouteName>(['signup', 'purchase']);
const kept = ['licences', 'eventId'] as const;

/**
 * Where a viewer goes when they have signed in.
 *
 * 1. `entryPage`, keeping licences, redirectTo and from for signup and purchase; one that is itself a login is passed over
 * 2. `from`
 * 3. home
 *
 * @param query as the address bar holds it: everything passes through `safeReturn`
 * @returns a path of this deployment
 * @source spec 3 §2 "After sign-in the order is"; chosen: the title to unlock (`eventId`) is kept beside the licences
 */
export function afterSignIn(query: Record<string, string>, countryCode?: CountryCode): string {
  const from = returnOf(query['from']);
  const entry = returnOf(query['entryPage']);
  const name = entry && matchPath(entry.replace(/[?#].*$/s, ''), countryCode)?.name;
  if (!entry || !name || loginLike.has(name)) return from ?? pathFor({ name: 'home' }, countryCode);
  if (!keepsPurchase.has(name)) return entry;
  const redirectTo = returnOf(query['redirectTo']);
  const carried = [...kept.map((key) => [key, query[key]] as const), ['redirectTo', redirectTo] as const, ['from', from] as const];
  const pairs = carried.flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []));
  return pairs.length > 0 ? `${entry}${entry.includes('?') ? '&' : '?'}${pairs.join('&')}` : entry;
}

function returnOf(value: string | undefined): string | undefined {
  const path = safeReturn(value);
  return path === '/' ? undefined : path;
}
