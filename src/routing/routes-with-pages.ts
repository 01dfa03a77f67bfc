import type { RouteName } from './route-names.ts';

/** Routes that this site has a page for. Any other says what will be there (`rules/realm/coming-page.ts`), and search engines are told to leave it out. */
export const routesWithPages = [
  'root', 'home', 'section', 'browse', 'search', 'live-now', 'series', 'season', 'playlist', 'grid', 'vod', 'live', 'interstitial', 'multi-video', 'watch-together',
  'upcoming', 'schedule', 'releases', 'history', 'news', 'news-item', 'fighters', 'external-page', 'plugin',
  'admin-preview', 'admin-404-preview', 'admin-cancellation-promo-preview', 'admin-composed-page-preview', 'admin-navbar-preview', 'admin-plugin-preview', 'admin-section-preview',
  'login', 'signup', 'login-provider', 'providers', 'oauth', 'oidc', 'oidc-login', 'oidc-signup', 'oidc-forgot-password', 'oidc-account', 'oidc-logout', 'mobile-external', 'confirm-reset', 'request-password', 'request-new-password', 'reset-password', 'reset-password-alternate', 'email-confirmation', 'magic-link', 'logout', 'impersonate', 'tv-login', 'activate-user', 'profiles', 'preferences', 'account', 'my-list', 'favourites', 'watchlists', 'epg', 'purchase', 'licence-redirect', 'pay', 'payment', 'payment-confirmation', 'payment-authorization', 'payment-update', 'subscribed', 'withdraw',
  'gift', 'gift-login', 'gift-login-redirect', 'gift-pay', 'gift-redeem', 'gift-redeem-login', 'gift-redeem-register',
] as const satisfies readonly RouteName[];

export type RouteWithPage = (typeof routesWithPages)[number];

/** Whether the page of this route is built. */
export function hasPage(name: RouteName): name is RouteWithPage {
  return (routesWithPages as readonly RouteName[]).includes(name);
}
