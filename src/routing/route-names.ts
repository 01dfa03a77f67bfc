/**
 * Names of all routes. The path set of a deployment gives each name its path.
 *
 * @source spec 1 §2.1, spec 3 §2; chosen: the spec's words in kebab-case, `live` and `vod` as in §2.3
 */
export type RouteName =
  | 'root' | 'home' | 'browse' | 'search' | 'history' | 'external-page' | 'section' | 'grid' | 'plugin'
  | 'live' | 'watch-together' | 'live-now' | 'multi-video' | 'upcoming' | 'schedule' | 'releases' | 'epg'
  | 'vod' | 'interstitial' | 'playlist' | 'season' | 'series'
  | 'favourites' | 'my-list' | 'watchlists'
  | 'news' | 'news-item' | 'fighters'
  | 'gift' | 'gift-login' | 'gift-login-redirect' | 'gift-pay' | 'gift-redeem' | 'gift-redeem-login' | 'gift-redeem-register'
  | 'login' | 'login-provider' | 'request-password' | 'reset-password' | 'magic-link' | 'logout' | 'signup'
  | 'request-new-password' | 'reset-password-alternate' | 'providers' | 'tv-login' | 'mobile-external'
  | 'oauth' | 'oidc' | 'oidc-account' | 'oidc-forgot-password' | 'oidc-login' | 'oidc-logout' | 'oidc-signup'
  | 'account' | 'activate-user' | 'confirm-reset' | 'email-confirmation' | 'impersonate' | 'preferences' | 'profiles'
  | 'purchase' | 'pay' | 'payment-confirmation' | 'payment' | 'payment-authorization' | 'payment-update'
  | 'licence-redirect' | 'subscribed' | 'withdraw'
  | 'admin-404-preview' | 'admin-cancellation-promo-preview' | 'admin-composed-page-preview' | 'admin-navbar-preview'
  | 'admin-plugin-preview' | 'admin-preview' | 'admin-section-preview';
