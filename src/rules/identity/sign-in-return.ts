import type { Destination } from '../../routing/destination.ts';
import { matchPath, type PathMatch } from '../../routing/match-path.ts';
import { ownAddress } from '../../routing/own-address.ts';
import { pathFor } from '../../routing/path-for.ts';
import type { CountryCode } from '../../routing/path-sets/path-set-of.ts';
import { readQuery, type QueryName } from '../../routing/query-parameters.ts';
import type { RouteName } from '../../routing/route-names.ts';
import { safeReturn } from '../../routing/safe-return.ts';

/** Pages that sign in or out, and steps of that: nobody wants to come back to one of them, and some would begin anew for ever. */
const loginLike = new Set<RouteName>([
  'login', 'login-provider', 'gift-login', 'gift-login-redirect', 'gift-redeem-login', 'gift-redeem-register', 'magic-link', 'request-password', 'request-new-password', 'reset-password', 'reset-password-alternate',
  'providers', 'oauth', 'oidc', 'oidc-login', 'oidc-signup', 'oidc-forgot-password', 'mobile-external', 'email-confirmation', 'logout', 'oidc-logout',
]);
/** Pages with a return path of their own. It is carried beside `entryPage`, never nested in it. */
const purchaseLike = new Set<RouteName>(['signup', 'purchase']);
/** Query that a sign-in carries from screen to screen, and through a provider's page. */
export const returnKeys = ['entryPage', 'from', 'redirectTo', 'licences', 'eventId', 'selectedLicence', 'voucher', 'type'] as const satisfies readonly QueryName[];
/** Query of a purchase that is kept through sign-in. chosen: `eventId`, the title that the purchase unlocks, `selectedLicence`, what was chosen of it, and `voucher`, the code of the link that led there */
const purchaseKeys = ['licences', 'eventId', 'selectedLicence', 'voucher'] as const satisfies readonly QueryName[];

/**
 * The sign-in page, with the query that leads back to the current page.
 *
 * @param here the current page, as the address bar shows it
 * @source spec 3 §2 "After sign-in the order is"
 */
export function signInDestination(here: { address: string; match: PathMatch | undefined; query: Record<string, string> }): Destination {
  const name = here.match?.name;
  if (name === 'login') return { name: 'login', query: here.query };
  if (name && purchaseLike.has(name)) {
    const carried = [...purchaseKeys, 'redirectTo', 'from'].flatMap((key) => (here.query[key] ? [[key, here.query[key]] as const] : []));
    return { name: 'login', query: { entryPage: pathOf(here.address), ...Object.fromEntries(carried) } };
  }
  const from = name && loginLike.has(name) ? '/' : safeReturn(here.address);
  return { name: 'login', ...(from === '/' ? {} : { query: { from } }) };
}

/** What of a query is carried to the next screen. */
export function carriedQuery(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(returnKeys.flatMap((key) => (Object.hasOwn(query, key) && query[key] ? [[key, query[key]]] : [])));
}

/**
 * What a sign-in was for, as storage held it while the viewer was at a provider: whatever its parameter may not say is left out.
 *
 * @source spec 3 §4 "Entry values stored earlier are restored into the query"; design/identity-checkout-reference.md 9.1 "restored values re-validated"
 */
export function restoredQuery(stored: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(carriedQuery(stored)).filter(([name]) => readQuery(stored, name as (typeof returnKeys)[number]) !== undefined));
}

/**
 * Where a viewer goes after sign-in.
 *
 * 1. `entryPage`, keeping licences, redirectTo and from for signup and purchase
 * 2. `from`, exactly as it is. chosen: no address gets a suffix, so that the TV login path needs no exemption
 * 3. home, where the viewer is shown as signed in
 *
 * Before all of it stands `onSigninComplete`: whoever shows the screens hears `signed-in`, and the element leaves the rest to its page.
 * A page that signs in or out is skipped in each place: a link must not sign a viewer out who has just signed in, nor sign in for ever.
 *
 * @param query as the address bar holds it: everything passes through `safeReturn`
 * @returns a path of this deployment
 * @source spec 3 §2 "After sign-in the order is"
 */
export function afterSignIn(query: Record<string, string>, countryCode?: CountryCode): string {
  const from = returnOf(query['from'], countryCode);
  const entry = returnOf(query['entryPage'], countryCode);
  const name = entry && matchPath(pathOf(entry), countryCode)?.name;
  if (!entry || !name) return from ?? pathFor({ name: 'home' }, countryCode);
  if (!purchaseLike.has(name)) return entry;
  const carried = { ...Object.fromEntries(purchaseKeys.map((key) => [key, query[key]])), redirectTo: returnOf(query['redirectTo'], countryCode), from };
  const pairs = Object.entries(carried).flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []));
  const [, page = entry, hash = ''] = /^([^#]*)(#.*)?$/s.exec(entry) ?? [];
  return pairs.length > 0 ? `${page}${page.includes('?') ? '&' : '?'}${pairs.join('&')}${hash}` : entry;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** A way back out of an address, in the words of this deployment; undefined for none, and for a page that signs in or out. */
export function returnOf(value: string | undefined, countryCode: CountryCode | undefined): string | undefined {
  const path = ownAddress(safeReturn(value), countryCode);
  const name = matchPath(pathOf(path), countryCode)?.name;
  return path === '/' || (name && loginLike.has(name)) ? undefined : path;
}
