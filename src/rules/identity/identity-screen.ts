import type { AnyDestination } from '../../routing/destination.ts';
import type { RouteName } from '../../routing/route-names.ts';

/** Routes that are screens of signing in: the site shows them as pages, the element and its frame one after the other in place. */
const screenRoutes = [
  'login', 'login-provider', 'gift-login', 'gift-redeem-login', 'request-password', 'request-new-password', 'reset-password', 'reset-password-alternate', 'magic-link', 'signup', 'providers', 'email-confirmation', 'tv-login', 'oauth', 'oidc', 'oidc-login', 'oidc-signup', 'oidc-forgot-password',
] as const satisfies readonly RouteName[];

export type ScreenRoute = (typeof screenRoutes)[number];

/** A screen of signing in, wherever it is shown. */
export interface IdentityScreen {
  name: ScreenRoute;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string>>;
}

/** Screens that a link of a mail opens: they are for members too, whoever is signed in in this browser. */
const mailedScreens: readonly ScreenRoute[] = ['reset-password', 'reset-password-alternate', 'email-confirmation'];

/** Where a member takes providers off the account. */
const isLinked = ({ name, params }: IdentityScreen): boolean => name === 'providers' && params['result'] === 'linked';

/** A return page that was brought something. */
const brings = ({ name, query }: IdentityScreen): boolean => name === 'oauth' && ['code', 'idToken', 'posted', 'error'].some((field) => query[field] !== undefined);

/** Whether a screen is shown to members as well: a provider also returns to them, who link it. A mailed link may sign in another device than the one that opens it. */
export const isForMembers = (screen: IdentityScreen | undefined): boolean =>
  screen !== undefined && (isLinked(screen) || brings(screen) || mailedScreens.includes(screen.name) || (screen.name === 'magic-link' && screen.query['token'] !== undefined));

/** The screen of a destination; undefined for a page that is none. */
export function screenOf({ name, params, query }: AnyDestination): IdentityScreen | undefined {
  const route = screenRoutes.find((each) => each === name);
  return route && { name: route, params: params ?? {}, query: query ?? {} };
}
