import { describe, expect, test } from 'vitest';
import { menuOf } from '../../../../demo/platform/realm/menu-of.ts';
import { labelsOf } from '../../../../demo/platform/seed/labels/labels-of.ts';
import { realmSeed } from '../../../../demo/platform/seed/realm/realm-seed.ts';
import { isPlainRoute } from '../../../../src/routing/plain-route.ts';
import { defaultPaths } from '../../../../src/routing/path-sets/default.ts';
import type { RouteName } from '../../../../src/routing/route-names.ts';

/** Reached in other ways than by a menu: `root` is home, a grid is named by its query, `favourites` is my list, from which all lists are found, search has its button, the account has sign-in, sign-out and profiles, the team its previews, a purchase its confirmation, the plans their gifts; mails, televisions and other shops lead to the others. */
const elsewhere = ['root', 'home', 'browse', 'grid', 'favourites', 'watchlists', 'search', 'login', 'providers', 'logout', 'profiles', 'preferences', 'account', 'request-password', 'request-new-password', 'reset-password', 'reset-password-alternate', 'email-confirmation', 'magic-link', 'tv-login', 'signup', 'oidc', 'oidc-login', 'oidc-signup', 'oidc-logout', 'oidc-account', 'oidc-forgot-password', 'mobile-external', 'confirm-reset', 'payment-confirmation', 'payment-authorization', 'subscribed', 'licence-redirect', 'gift', 'gift-login', 'gift-login-redirect', 'gift-pay', 'gift-redeem', 'withdraw'];
const standing = (Object.keys(defaultPaths) as RouteName[]).filter((name) => isPlainRoute(name) && !elsewhere.includes(name) && !name.startsWith('admin'));
const targets = ['WEB', 'MOBILE-WEB'] as const;

describe.each(realmSeed.map((row) => [row.realm, row] as const))('the menu of %s', (realm, row) => {
  const viewsOf = (target: (typeof targets)[number], viewer?: { isGuest: boolean }) => menuOf(row, target, 'en', viewer).map(({ data }) => data.view).toSorted();
  const every = ['home', ...standing].filter((name) => name !== 'fighters' || realm !== 'cinema');
  const member = { isGuest: false };

  test('leads a member to every page that stands by itself', () => {
    expect(viewsOf('WEB', member)).toEqual(every.toSorted());
  });

  test('is another one on a phone: no calendar, and a way to everything', () => {
    expect(viewsOf('MOBILE-WEB', member)).toEqual([...every.filter((name) => name !== 'schedule'), 'browse'].toSorted());
  });

  test.each(targets)('is another one for a guest, who has watched nothing, on %s', (target) => {
    expect(viewsOf(target)).toEqual(viewsOf(target, member).filter((name) => name !== 'history'));
    expect(viewsOf(target, { isGuest: true })).toEqual(viewsOf(target));
  });

  test.each(targets)('tells nobody whom or what it is for, on %s', (target) => {
    expect(menuOf(row, target, 'en', member).flatMap((entry) => Object.keys(entry).filter((key) => ['platforms', 'forMembers', 'titles'].includes(key)))).toEqual([]);
  });

  test('begins with what matters most', () => {
    expect(menuOf(row, 'WEB', 'en').slice(0, 4).map(({ title }) => title)).toEqual(['Home', 'Guide', 'My list', 'Plans']);
  });

  test.each(row.settings.locales.map(({ locale }) => locale))('says in %s what its labels say', (locale) => {
    const labels = labelsOf(locale);
    for (const { title, labelKey } of [...menuOf(row, 'WEB', locale, member), ...menuOf(row, 'MOBILE-WEB', locale)]) expect([labelKey, title]).toEqual([labelKey, labels[labelKey ?? '']]);
  });
});
