// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { loadPathSet } from '../../../../../src/routing/path-sets/path-set-of.ts';
import { createPartnerPlace } from '../../../../../src/site/pages/login/partner/partner-place.ts';
import { partner } from '../../../../support/fake-partner.ts';

await loadPathSet('ES');
afterEach(() => sessionStorage.clear());

test.each([
  ['/login/partner', true], ['/oauth/partner', true],
  ['/login', false], ['/home', false], ['/login/google', false], ['/oauth/google', false], ['/login/partner/other', false], ['/providers', false], ['/', false],
])('in a document that was opened at %s the script may run: %s', (path, isHere) => {
  expect(createPartnerPlace(undefined, () => path).isHere(partner)).toBe(isHere);
});

test('a sign-in that begins elsewhere goes on at the partner’s own page by itself, once', () => {
  const place = createPartnerPlace(undefined, () => '/login');
  expect(place.takeBegin(partner)).toBe(false);
  expect(place.wayThere(partner, { from: '/epg', type: 'login' })).toBe('/login/partner?from=%2Fepg&type=login');
  expect([place.takeBegin(partner), place.takeBegin(partner)]).toEqual([true, false]);
});

test('one of another partner begins nothing', () => {
  const place = createPartnerPlace(undefined, () => '/login');
  place.wayThere({ ...partner, name: 'other' }, {});
  expect(place.takeBegin(partner)).toBe(false);
});

test('the words are those of the deployment', () => {
  const place = createPartnerPlace('ES', () => '/login/partner');
  expect(place.isHere(partner)).toBe(new URL(place.wayThere(partner, {}), 'http://arena.localhost').pathname === '/login/partner');
});
