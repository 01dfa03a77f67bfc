import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../src/routing/match-path.ts';
import { pathFor } from '../../../src/routing/path-for.ts';
import { signInBack } from '../../../src/rules/identity/sign-in-back.ts';
import { afterSignIn, restoredQuery, signInDestination } from '../../../src/rules/identity/sign-in-return.ts';
import { hostileAddresses } from '../../support/hostile-addresses.ts';
import { loadPathSet } from '../../../src/routing/path-sets/path-set-of.ts';

await loadPathSet('DEBUG');

/** A page as the address bar shows it. */
const locationOf = (address: string) => {
  const [path = '', search = ''] = address.replace(/#.*/, '').split('?');
  return { address, match: matchPath(path), query: Object.fromEntries(new URLSearchParams(search)) };
};

it.each([
  ['/', '/login'],
  ['/home', '/login?from=%2Fhome'],
  ['/video/42/the-long-night?playlistId=3', '/login?from=%2Fvideo%2F42%2Fthe-long-night%3FplaylistId%3D3'],
  ['/purchase?eventId=42&licences=l1&from=/video/42', '/login?entryPage=%2Fpurchase&licences=l1&eventId=42&from=%2Fvideo%2F42'],
  ['/login?from=/mylist', '/login?from=%2Fmylist'],
  ['/nowhere', '/login'],
  ['/logout', '/login'],
])('a guest on %s signs in at %s', (address, path) => {
  expect(pathFor(signInDestination(locationOf(address)))).toBe(path);
});

it.each(['/home', '/video/42/the-long-night?playlistId=3', '/live/7', '/mylist', '/home#search=ring', '/season/3?from=%2Fhome'])('and comes back to %s', (address) => {
  expect(afterSignIn(signInDestination(locationOf(address)).query ?? {})).toBe(address);
});

it('and comes back to the purchase with all that it was for', () => {
  const back = afterSignIn(signInDestination(locationOf('/purchase?eventId=42&licences=l1&from=/video/42')).query ?? {});
  expect(locationOf(decodeURIComponent(back)).query).toEqual({ eventId: '42', licences: 'l1', from: '/video/42' });
});

describe('afterSignIn, the order of spec 3 §2', () => {
  it.each([
    ['nothing', {}, '/home'],
    ['from', { from: '/video/42/the-long-night' }, '/video/42/the-long-night'],
    ['entryPage before from', { entryPage: '/account', from: '/video/42' }, '/account'],
    ['purchase keeps licences, redirectTo and from', { entryPage: '/purchase', licences: 'l1', redirectTo: '/live/7', from: '/video/42' }, '/purchase?licences=l1&redirectTo=%2Flive%2F7&from=%2Fvideo%2F42'],
    ['signup keeps them too', { entryPage: '/signup', licences: 'l1' }, '/signup?licences=l1'],
    ['purchase keeps the title to unlock', { entryPage: '/purchase', eventId: '42' }, '/purchase?eventId=42'],
    ['an entry page with a query of its own', { entryPage: '/purchase?showPurchase=1', licences: 'l1' }, '/purchase?showPurchase=1&licences=l1'],
    ['a fragment stays behind the query', { entryPage: '/purchase#plans', licences: 'l1' }, '/purchase?licences=l1#plans'],
    ['another entry page keeps nothing', { entryPage: '/account', licences: 'l1' }, '/account'],
    ['an entry page that is a login goes to from', { entryPage: '/login', from: '/video/42' }, '/video/42'],
    ['an entry page that is a login without from', { entryPage: '/login/opin' }, '/home'],
    ['a page that signs out is no way back', { from: '/logout' }, '/home'],
    ['nor with a query', { from: '/logout?now=1#x' }, '/home'],
    ['nor of an identity provider', { from: '/oidc/logout' }, '/home'],
    ['nor as an entry page', { entryPage: '/logout', from: '/live/7' }, '/live/7'],
    ['nor after a purchase', { entryPage: '/purchase', from: '/logout', redirectTo: '/logout' }, '/purchase'],
    ['nor is one that signs in', { from: '/login' }, '/home'],
    ['nor one that a provider returns to', { from: '/oauth/google?code=1', entryPage: '/oidc' }, '/home'],
    ['nor the gift that begins with a sign-in', { entryPage: '/gift/g1/login/redirect', from: '/gift/g1/pay' }, '/gift/g1/pay'],
    ['the TV login stays exactly as it is', { from: '/tv-login/code?code=ABCD' }, '/tv-login/code?code=ABCD'],
    ['a way out is no way back', { from: '//evil.example' }, '/home'],
    ['nor is it an entry page', { entryPage: 'https://evil.example', from: '/live/7' }, '/live/7'],
    ['nor does it travel on', { entryPage: '/purchase', from: '/\\evil.example', redirectTo: 'javascript:alert(1)' }, '/purchase'],
  ])('%s: %j', (_, query, path) => {
    expect(afterSignIn(query as Record<string, string>)).toBe(path);
  });

  it('speaks the paths of the deployment', () => {
    expect(decodeURIComponent(afterSignIn({}, 'DEBUG'))).toBe('/🏠');
  });
});

describe('an address that anyone can have written leads nowhere else', () => {
  const hostile = Object.values(hostileAddresses).flat().filter((each): each is string => typeof each === 'string');

  it('is tried in more than two hundred ways', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(200));

  it.each(['from', 'entryPage'])('as %s: after sign-in, and by the back arrow', (name) => {
    for (const address of hostile) {
      expect(afterSignIn({ [name]: address }), address).toBe('/home');
      expect(signInBack({ name: 'signup', query: { from: address } })?.name, address).toBe('login');
    }
  });

  it('as what a purchase carries on', () => {
    for (const address of hostile) {
      expect(afterSignIn({ entryPage: '/purchase', redirectTo: address, from: address }), address).toBe('/purchase');
    }
  });

  /** @source spec 3 §4 "Entry values stored earlier are restored into the query" */
  it('as what storage held while the viewer was at a provider', () => {
    for (const address of hostile) {
      expect(restoredQuery({ from: address, entryPage: address, redirectTo: address }), address).toEqual({});
      expect(afterSignIn(restoredQuery({ from: address, entryPage: address, redirectTo: address })), address).toBe('/home');
    }
  });
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['all that a sign-in is for', { entryPage: '/purchase', from: '/video/42', redirectTo: '/live/7', licences: 'l1 l2', eventId: '42', type: 'signup' }, { entryPage: '/purchase', from: '/video/42', redirectTo: '/live/7', licences: 'l1 l2', eventId: '42', type: 'signup' }],
  ['a type of no kind is left out', { type: 'admin', from: '/epg' }, { from: '/epg' }],
  ['a way out is left out, what stands beside it stays', { from: '//evil.example', eventId: '42' }, { eventId: '42' }],
  ['what no sign-in carries is left out', { token: 't', code: 'c', error: '<b>', PAGE_READY: 'true', from: '/epg' }, { from: '/epg' }],
  ['nothing', {}, {}],
])('storage restores %s', (_, stored, query) => {
  expect(restoredQuery(stored)).toEqual(query);
});
