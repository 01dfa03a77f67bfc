import { describe, expect, it } from 'vitest';
import { matchPath } from '../../src/routing/match-path.ts';
import type { RouteName } from '../../src/routing/route-names.ts';
import { loadPathSet } from '../../src/routing/path-sets/path-set-of.ts';

await loadPathSet('DEBUG');

/** Every row of spec 1 §2.1 and spec 3 §2, as paths a browser would show. */
const rows: [string, RouteName, Record<string, string>?][] = [
  ['/account', 'account'],
  ['/activate/u1', 'activate-user', { id: 'u1' }],
  ['/browse', 'browse'],
  ['/confirm-reset/c1', 'confirm-reset', { code: 'c1' }],
  ['/email-confirmation', 'email-confirmation'],
  ['/epg', 'epg'],
  ['/externalpage/p1', 'external-page', { pageId: 'p1' }],
  ['/favourites', 'favourites'],
  ['/fighters', 'fighters'],
  ['/fighters/9', 'fighters', { id: '9' }],
  ['/gift', 'gift'],
  ['/gift/g1', 'gift', { giftId: 'g1' }],
  ['/gift/g1/login', 'gift-login', { giftId: 'g1' }],
  ['/gift/login', 'gift-login'],
  ['/gift/g1/login/opin', 'gift-login', { giftId: 'g1', authProvider: 'opin' }],
  ['/gift/g1/login/redirect', 'gift-login-redirect', { giftId: 'g1' }],
  ['/gift/login/redirect', 'gift-login-redirect'],
  ['/gift/g1/pay', 'gift-pay', { giftId: 'g1' }],
  ['/gift/pay', 'gift-pay'],
  ['/redeem', 'gift-redeem'],
  ['/gift/redeem/r1/login', 'gift-redeem-login', { redeemCode: 'r1' }],
  ['/gift/redeem/r1/login/pbr', 'gift-redeem-login', { redeemCode: 'r1', authProvider: 'pbr' }],
  ['/gift/redeem/r1/register', 'gift-redeem-register', { redeemCode: 'r1' }],
  ['/history', 'history'],
  ['/home', 'home'],
  ['/impersonate/t1', 'impersonate', { token: 't1' }],
  ['/interstitial/5', 'interstitial', { eventId: '5' }],
  ['/interstitial/5/a-title', 'interstitial', { eventId: '5', eventTitle: 'a-title' }],
  ['/licence-redirect', 'licence-redirect'],
  ['/livenow', 'live-now'],
  ['/live/5', 'live', { eventId: '5' }],
  ['/live/5/a-title', 'live', { eventId: '5', eventTitle: 'a-title' }],
  ['/live/5/watch-together', 'watch-together', { eventId: '5' }],
  ['/login', 'login'],
  ['/login/opin', 'login-provider', { authProvider: 'opin' }],
  ['/login/GIGYA/arena', 'login-provider', { authProvider: 'GIGYA', clientName: 'arena' }],
  ['/login/request-password', 'request-password'],
  ['/login/resetpwd', 'reset-password'],
  ['/login/magic-link', 'magic-link'],
  ['/logout', 'logout'],
  ['/mobile-external', 'mobile-external'],
  ['/multi-video/5', 'multi-video', { eventId: '5' }],
  ['/mylist', 'my-list'],
  ['/watchlist/favourites', 'my-list'],
  ['/news', 'news'],
  ['/news/ring/8', 'news-item', { feedName: 'ring', newId: '8' }],
  ['/oauth/google', 'oauth', { provider: 'google' }],
  ['/oauth/google/arena', 'oauth', { provider: 'google', appname: 'arena' }],
  ['/oidc', 'oidc'],
  ['/oidc/account', 'oidc-account'],
  ['/oidc/forgot-password', 'oidc-forgot-password'],
  ['/oidc/login', 'oidc-login'],
  ['/oidc/logout', 'oidc-logout'],
  ['/oidc/signup', 'oidc-signup'],
  ['/pay/stripe', 'pay', { providerId: 'stripe' }],
  ['/pay', 'payment-confirmation'],
  ['/payment-authorization', 'payment-authorization'],
  ['/payment-update/l1', 'payment-update', { licenceId: 'l1' }],
  ['/payment/p1', 'payment', { id: 'p1' }],
  ['/playlist/3', 'playlist', { playlistId: '3' }],
  ['/playlist/3/best-of', 'playlist', { playlistId: '3', playlistTitle: 'best-of' }],
  ['/plugin/x', 'plugin', { id: 'x' }],
  ['/preferences', 'preferences'],
  ['/profiles', 'profiles'],
  ['/providers', 'providers'],
  ['/providers/success', 'providers', { result: 'success' }],
  ['/providers/success/tv', 'providers', { result: 'success', device: 'tv' }],
  ['/purchase', 'purchase'],
  ['/releases', 'releases'],
  ['/requestnewpwd', 'request-new-password'],
  ['/resetpwd', 'reset-password-alternate'],
  ['/', 'root'],
  ['/schedule', 'schedule'],
  ['/search', 'search'],
  ['/season/2', 'season', { seasonId: '2' }],
  ['/season/2/two', 'season', { seasonId: '2', seasonTitle: 'two' }],
  ['/section/s', 'section', { id: 's' }],
  ['/series/1', 'series', { seriesId: '1' }],
  ['/series/1/one', 'series', { seriesId: '1', seriesTitle: 'one' }],
  ['/signup', 'signup'],
  ['/subscribed', 'subscribed'],
  ['/tv-login', 'tv-login'],
  ['/tv-login/code', 'tv-login', { tvAuthType: 'code' }],
  ['/upcoming', 'upcoming'],
  ['/video/5', 'vod', { eventId: '5' }],
  ['/video/5/a-title', 'vod', { eventId: '5', eventTitle: 'a-title' }],
  ['/watchlists', 'watchlists'],
  ['/watchlists/w1', 'watchlists', { watchlistId: 'w1' }],
  ['/grid', 'grid'],
  ['/_admin/404-preview', 'admin-404-preview'],
  ['/_admin/cancellation-promo-preview', 'admin-cancellation-promo-preview'],
  ['/_admin/composed-page-preview', 'admin-composed-page-preview'],
  ['/_admin/navbar-preview', 'admin-navbar-preview'],
  ['/_admin/plugin-preview', 'admin-plugin-preview'],
  ['/_admin/preview', 'admin-preview'],
  ['/_admin/section-preview', 'admin-section-preview'],
];

describe('matchPath', () => {
  it.each(rows)('reads %s as %s', (path, name, params = {}) => {
    expect(matchPath(path)).toEqual({ name, params });
  });

  it.each([
    ['decodes', '/video/5/caf%C3%A9%20noir', { eventId: '5', eventTitle: 'café noir' }],
    ['keeps an encoded slash inside its parameter', '/video/a%2Fb', { eventId: 'a/b' }],
    ['overlooks a slash at the end', '/video/5/', { eventId: '5' }],
    ['reads letters that nobody encoded', '/video/5/ليلة', { eventId: '5', eventTitle: 'ليلة' }],
    ['does not decode twice', '/video/%2525', { eventId: '%25' }],
  ])('%s', (_, path, params) => {
    expect(matchPath(path)?.params).toEqual(params);
  });

  it.each([
    '', 'home', '/nowhere', '/home/and/more', '/video', '/video/', '//', '//home', '/video//title', '/live//watch-together', '/%', '/video/%E0%A4%A',
    '/video/%zz', '/HOME', '/home%2F', '/../home', '/_admin', '/_admin/other', '/multi-video', '/season', '/%2Fhome',
  ])('finds no route for %j and does not throw', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });

  it('reads emoji, encoded or plain, where the deployment speaks them', () => {
    expect(matchPath('/🎬/5', 'DEBUG')).toEqual({ name: 'vod', params: { eventId: '5' } });
    expect(matchPath(encodeURI('/🔴/5/🍿'), 'DEBUG')).toEqual({ name: 'watch-together', params: { eventId: '5' } });
  });

  it('reads no path of another set', () => {
    expect(matchPath('/🎬/5')).toBeUndefined();
    expect(matchPath('/video/5', 'DEBUG')).toBeUndefined();
  });
});
