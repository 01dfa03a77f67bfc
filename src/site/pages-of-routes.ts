import type { LabelKey } from '../rules/realm/fallback-texts.ts';
import type { RouteName } from '../routing/route-names.ts';
import { type LatePage, lazy } from './late-code.ts';

const home: LatePage = lazy(() => import('./pages/view-page.tsx').then((module) => ({ default: module.ViewPage })));
const series: LatePage = lazy(() => import('./pages/collections/series-page.tsx').then((module) => ({ default: module.SeriesPage })));
const season: LatePage = lazy(() => import('./pages/collections/season-page.tsx').then((module) => ({ default: module.SeasonPage })));
const playlist: LatePage = lazy(() => import('./pages/collections/playlist-page.tsx').then((module) => ({ default: module.PlaylistPage })));
const grid: LatePage = lazy(() => import('./pages/shelves/grid-page.tsx').then((module) => ({ default: module.GridPage })));
const listing: LatePage = lazy(() => import('./pages/shelves/listing-page.tsx').then((module) => ({ default: module.ListingPage })));
const scheduled: LatePage = lazy(() => import('./pages/shelves/schedule-page.tsx').then((module) => ({ default: module.SchedulePage })));
const history: LatePage = lazy(() => import('./pages/shelves/history-page.tsx').then((module) => ({ default: module.HistoryPage })));
const search: LatePage = lazy(() => import('./pages/shelves/search-page.tsx').then((module) => ({ default: module.SearchPage })));
const news: LatePage = lazy(() => import('./pages/editorial/news-page.tsx').then((module) => ({ default: module.NewsPage })));
const newsItem: LatePage = lazy(() => import('./pages/editorial/news-item-page.tsx').then((module) => ({ default: module.NewsItemPage })));
const fighters: LatePage = lazy(() => import('./pages/editorial/fighters-page.tsx').then((module) => ({ default: module.FightersPage })));
const framed: LatePage = lazy(() => import('./pages/framed/framed-route-page.tsx').then((module) => ({ default: module.FramedRoutePage })));
const preview: LatePage = lazy(() => import('./pages/previews/preview-page.tsx').then((module) => ({ default: module.PreviewPage })));
const watch: LatePage = lazy(() => import('./pages/watch-page.tsx').then((module) => ({ default: module.WatchPage })));
const multiView: LatePage = lazy(() => import('./pages/multi-view-page.tsx').then((module) => ({ default: module.MultiViewPage })));
const together: LatePage = lazy(() => import('./pages/watch/together-page.tsx').then((module) => ({ default: module.TogetherPage })));
const signIn: LatePage = lazy(() => import('./pages/sign-in-page.tsx').then((module) => ({ default: module.SignInPage })));
const providerReturn: LatePage = lazy(() => import('./pages/login/provider-return-page.tsx').then((module) => ({ default: module.ProviderReturnPage })));
const handOver: LatePage = lazy(() => import('./pages/login/hand-over-page.tsx').then((module) => ({ default: module.HandOverPage })));
const picker: LatePage = lazy(() => import('./pages/login/picker-page.tsx').then((module) => ({ default: module.PickerPage })));
const signOut: LatePage = lazy(() => import('./pages/sign-out-page.tsx').then((module) => ({ default: module.SignOutPage })));
const impersonate: LatePage = lazy(() => import('./pages/impersonate/impersonate-page.tsx').then((module) => ({ default: module.ImpersonatePage })));
const device: LatePage = lazy(() => import('./pages/device/device-page.tsx').then((module) => ({ default: module.DevicePage })));
const profiles: LatePage = lazy(() => import('./pages/account/profiles-page.tsx').then((module) => ({ default: module.ProfilesPage })));
const pinReset: LatePage = lazy(() => import('./pages/account/pin-reset-page.tsx').then((module) => ({ default: module.PinResetPage })));
const preferences: LatePage = lazy(() => import('./pages/account/preferences-page.tsx').then((module) => ({ default: module.PreferencesPage })));
const account: LatePage = lazy(() => import('./pages/account/account-page.tsx').then((module) => ({ default: module.AccountPage })));
const list: LatePage = lazy(() => import('./pages/my-list-page.tsx').then((module) => ({ default: module.MyListPage })));
const lists: LatePage = lazy(() => import('./pages/collections/lists-page.tsx').then((module) => ({ default: module.ListsPage })));
const guide: LatePage = lazy(() => import('./pages/guide-page.tsx').then((module) => ({ default: module.GuidePage })));
const paymentReturn: LatePage = lazy(() => import('./pages/payment/payment-return-page.tsx').then((module) => ({ default: module.PaymentReturnPage })));
const paymentAuthorization: LatePage = lazy(() => import('./pages/payment/payment-authorization-page.tsx').then((module) => ({ default: module.PaymentAuthorizationPage })));
const paymentUpdate: LatePage = lazy(() => import('./pages/payment/payment-update-page.tsx').then((module) => ({ default: module.PaymentUpdatePage })));
const payment: LatePage = lazy(() => import('./pages/payment/payment-page.tsx').then((module) => ({ default: module.PaymentPage })));
const confirmation: LatePage = lazy(() => import('./pages/payment/confirmation-page.tsx').then((module) => ({ default: module.ConfirmationPage })));
const licenceRedirect: LatePage = lazy(() => import('./pages/payment/licence-redirect-page.tsx').then((module) => ({ default: module.LicenceRedirectPage })));
const withdrawal: LatePage = lazy(() => import('./pages/payment/withdrawal-page.tsx').then((module) => ({ default: module.WithdrawalPage })));
const purchase: LatePage = lazy(() => import('./pages/purchase-page.tsx').then((module) => ({ default: module.PurchasePage })));
const gift: LatePage = lazy(() => import('./pages/gift/gift-page.tsx').then((module) => ({ default: module.GiftPage })));
const giftPay: LatePage = lazy(() => import('./pages/gift/gift-pay-page.tsx').then((module) => ({ default: module.GiftPayPage })));
const giftLogin: LatePage = lazy(() => import('./pages/gift/gift-login-page.tsx').then((module) => ({ default: module.GiftLoginPage })));
const giftRedeem: LatePage = lazy(() => import('./pages/gift/gift-redeem-page.tsx').then((module) => ({ default: module.GiftRedeemPage })));

/** Which page a route shows, and the label of its title. */
export const pagesOfRoutes: Record<RouteName, { page: LatePage; titleKey?: LabelKey }> = {
  root: { page: home },
  home: { page: home },
  section: { page: home },
  browse: { page: home },
  search: { page: search, titleKey: 'search' },
  'live-now': { page: listing, titleKey: 'liveNow' },
  upcoming: { page: listing, titleKey: 'upcoming' },
  schedule: { page: scheduled, titleKey: 'schedule' },
  releases: { page: scheduled, titleKey: 'releases' },
  history: { page: history, titleKey: 'watchHistory' },
  news: { page: news, titleKey: 'news' },
  'news-item': { page: newsItem },
  fighters: { page: fighters, titleKey: 'fighters' },
  'external-page': { page: framed },
  plugin: { page: framed },
  'admin-preview': { page: preview, titleKey: 'previews' },
  'admin-404-preview': { page: preview, titleKey: 'previewNotFound' },
  'admin-cancellation-promo-preview': { page: preview, titleKey: 'previewCancellation' },
  'admin-composed-page-preview': { page: preview, titleKey: 'previewComposed' },
  'admin-navbar-preview': { page: preview, titleKey: 'previewNavbar' },
  'admin-plugin-preview': { page: preview, titleKey: 'previewPlugin' },
  'admin-section-preview': { page: preview, titleKey: 'previewSection' },
  series: { page: series },
  season: { page: season },
  playlist: { page: playlist },
  grid: { page: grid },
  vod: { page: watch },
  live: { page: watch },
  interstitial: { page: watch },
  'multi-video': { page: multiView, titleKey: 'multiView' },
  'watch-together': { page: together, titleKey: 'watchTogether' },
  login: { page: signIn, titleKey: 'signIn' },
  'login-provider': { page: signIn, titleKey: 'signIn' },
  signup: { page: signIn, titleKey: 'signUp' },
  providers: { page: picker, titleKey: 'selectYourProvider' },
  oauth: { page: providerReturn, titleKey: 'signIn' },
  oidc: { page: providerReturn, titleKey: 'signIn' },
  'oidc-login': { page: providerReturn, titleKey: 'signIn' },
  'oidc-signup': { page: providerReturn, titleKey: 'signUp' },
  'oidc-forgot-password': { page: signIn, titleKey: 'requestPasswordTitle' },
  'oidc-account': { page: account, titleKey: 'accountTitle' },
  'oidc-logout': { page: signOut, titleKey: 'signOut' },
  'mobile-external': { page: handOver, titleKey: 'signIn' },
  'tv-login': { page: device, titleKey: 'deviceTitle' },
  'activate-user': { page: device, titleKey: 'deviceTitle' },
  impersonate: { page: impersonate, titleKey: 'impersonationTitle' },
  account: { page: account, titleKey: 'accountTitle' },
  'confirm-reset': { page: pinReset, titleKey: 'pinResetTitle' },
  preferences: { page: preferences, titleKey: 'preferences' },
  profiles: { page: profiles, titleKey: 'whoIsWatching' },
  'request-password': { page: signIn, titleKey: 'requestPasswordTitle' },
  'request-new-password': { page: signIn, titleKey: 'requestPasswordTitle' },
  'reset-password': { page: signIn, titleKey: 'newPasswordTitle' },
  'reset-password-alternate': { page: signIn, titleKey: 'newPasswordTitle' },
  'email-confirmation': { page: signIn, titleKey: 'emailConfirmedTitle' },
  'magic-link': { page: signIn, titleKey: 'magicLinkTitle' },
  logout: { page: signOut, titleKey: 'signOut' },
  'my-list': { page: list, titleKey: 'myList' },
  favourites: { page: list, titleKey: 'myList' },
  watchlists: { page: lists, titleKey: 'yourLists' },
  epg: { page: guide, titleKey: 'programmeGuide' },
  pay: { page: paymentReturn, titleKey: 'paymentReturnTitle' },
  'licence-redirect': { page: licenceRedirect },
  payment: { page: payment, titleKey: 'paymentReturnTitle' },
  'payment-confirmation': { page: confirmation, titleKey: 'paymentReturnTitle' },
  subscribed: { page: confirmation, titleKey: 'accountSubscriptions' },
  'payment-authorization': { page: paymentAuthorization, titleKey: 'authorisePayment' },
  'payment-update': { page: paymentUpdate, titleKey: 'paymentUpdateTitle' },
  withdraw: { page: withdrawal, titleKey: 'withdrawTitle' },
  purchase: { page: purchase, titleKey: 'checkout' },
  gift: { page: gift, titleKey: 'gifts' },
  'gift-pay': { page: giftPay, titleKey: 'gifts' },
  'gift-login': { page: giftLogin, titleKey: 'signIn' },
  'gift-login-redirect': { page: giftLogin, titleKey: 'signIn' },
  'gift-redeem': { page: giftRedeem, titleKey: 'giftRedeemTitle' },
  'gift-redeem-login': { page: giftLogin, titleKey: 'signIn' },
  'gift-redeem-register': { page: giftLogin, titleKey: 'signUp' },
};
