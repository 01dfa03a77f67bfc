// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPathSet } from '../../../src/routing/path-sets/path-set-of.ts';
import { createSiteNavigator, takeOwnAddress } from '../../../src/site/navigator/site-navigator.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    disconnect() {}
  });
  history.replaceState(null, '', '/video/7/harbour?playlistId=4001');
});

const navigatorHere = () => createSiteNavigator({ countryCode: 'DEFAULT' });

it('reads the address into route, parameters and query', () => {
  expect(navigatorHere().location.value).toMatchObject({
    address: '/video/7/harbour?playlistId=4001', match: { name: 'vod', params: { eventId: '7', eventTitle: 'harbour' } }, query: { playlistId: '4001' }, state: {},
  });
});

it('reads the fragment, and keeps it in the address', () => {
  history.replaceState(null, '', '/home?a=1#search=ring');
  expect(navigatorHere().location.value).toMatchObject({ address: '/home?a=1#search=ring', match: { name: 'home' }, query: { a: '1' }, hash: '#search=ring' });
});

it('matches nothing for a path of no route', () => {
  history.replaceState(null, '', '/no/such/place');
  expect(navigatorHere().location.value.match).toBeUndefined();
});

it('goes to a destination by a new entry of the history, with its state', () => {
  const navigator = navigatorHere();
  const before = history.length;
  expect(navigator.go({ name: 'login', query: { from: '/epg' }, state: { accessGrantedOnSignIn: true } })).toBe(true);
  expect([location.pathname + location.search, history.length]).toEqual(['/login?from=%2Fepg', before + 1]);
  expect(navigator.location.value).toMatchObject({ match: { name: 'login' }, state: { accessGrantedOnSignIn: true, entryPage: '/video/7/harbour?playlistId=4001' } });
});

it('writes the address that it goes to', () => {
  expect(navigatorHere().hrefOf({ name: 'vod', params: { eventId: '7' } })).toBe('/video/7');
});

it('adds no entry for a page that is shown already, nor for a replacement', () => {
  const navigator = navigatorHere();
  const before = history.length;
  navigator.visit('/video/7/harbour?playlistId=4001');
  navigator.visit('/epg', { replace: true });
  expect([history.length, location.pathname]).toEqual([before, '/epg']);
});

it('names each entry by a key of its own, and keeps it through a reload', () => {
  const first = navigatorHere().location.value.key;
  expect(navigatorHere().location.value.key).toBe(first);
  const navigator = navigatorHere();
  navigator.visit('/epg');
  expect(navigator.location.value.key).not.toBe(first);
});

it('follows the browser back, with the key and the state of that entry', async () => {
  const navigator = navigatorHere();
  const { key } = navigator.location.value;
  navigator.visit('/epg', { state: { entryPage: '/home' } });
  navigator.back();
  await vi.waitFor(() => expect(navigator.location.value.match?.name).toBe('vod'));
  expect(navigator.location.value).toMatchObject({ key, state: {} });
});

it('leads to the page before after a step back and forward, and after a reload', async () => {
  const navigator = navigatorHere();
  navigator.visit('/epg');
  navigator.back();
  await vi.waitFor(() => expect(navigator.location.value.match?.name).toBe('vod'));
  history.forward();
  await vi.waitFor(() => expect(navigator.location.value.match?.name).toBe('epg'));
  navigator.back();
  await vi.waitFor(() => expect(navigator.location.value.match?.name).toBe('vod'));

  navigator.visit('/mylist');
  const reloaded = navigatorHere();
  reloaded.back();
  await vi.waitFor(() => expect(reloaded.location.value.match?.name).toBe('vod'));
});

it('takes a link to a fragment for a page of its own, with a page before it', async () => {
  const navigator = navigatorHere();
  location.hash = '#search=ring';
  await vi.waitFor(() => expect(navigator.location.value.hash).toBe('#search=ring'));
  navigator.back();
  await vi.waitFor(() => expect(navigator.location.value.hash).toBe(''));
});

it('leads home where there is no page before', () => {
  const navigator = navigatorHere();
  const before = history.length;
  navigator.back();
  expect([navigator.location.value.match?.name, history.length]).toEqual(['home', before]);
});

it('takes an entry that it did not write as one without state', () => {
  const navigator = navigatorHere();
  dispatchEvent(new PopStateEvent('popstate', { state: { key: 7 } }));
  expect(navigator.location.value.state).toEqual({});
});

it.each([
  ['/temporada/2/dos?seriesId=1#now', 'DEFAULT', '/season/2/dos?seriesId=1#now'],
  ['/season/2?seriesId=1#now', 'ES', '/temporada/2?seriesId=1#now'],
  ['/nowhere?a=1', 'DEFAULT', '/nowhere?a=1'],
  ['/epg#now', 'DEFAULT', '/epg#now'],
] as const)('opened at %s, a site of %s stands at %s in the same entry of the history', async (address, countryCode, own) => {
  await loadPathSet(countryCode);
  history.replaceState({ key: 'k', state: {}, before: 2 }, '', address);
  const before = history.length;
  await takeOwnAddress({ countryCode });
  expect([location.pathname + location.search + location.hash, history.length, history.state.key]).toEqual([own, before, 'k']);
});

it('goes to a page by the words of another deployment, and writes its own', async () => {
  const navigator = navigatorHere();
  navigator.visit('/guia?a=1#now');
  await vi.waitFor(() => expect(navigator.location.value).toMatchObject({ address: '/epg?a=1#now', match: { name: 'epg' }, query: { a: '1' }, hash: '#now' }));
  navigator.visit('/casa');
  expect(navigator.location.value).toMatchObject({ address: '/casa', match: undefined });
});

it('keeps the page that a card was pressed on, and its fragment, and goes back there where nothing is before', () => {
  history.replaceState(null, '', '/home?a=1#search=ring');
  const navigator = navigatorHere();
  navigator.go({ name: 'vod', params: { eventId: '7' } });
  const { state } = navigator.location.value;
  expect(state).toEqual({ entryPage: '/home?a=1', hash: '#search=ring' });
  history.replaceState({ key: 'restored', state, before: 0 }, '');
  const restored = navigatorHere();
  restored.back();
  expect(restored.location.value.address).toBe('/home?a=1#search=ring');
});

it('says in the address what was chosen on a page: the page, its entry and its fragment stay', () => {
  history.replaceState(null, '', '/section/all?tab=new#top');
  const navigator = navigatorHere();
  const [{ key }, before] = [navigator.location.value, history.length];
  navigator.rewrite({ facet: 'genre:football', tab: 'all' });
  expect([location.pathname + location.search + location.hash, history.length]).toEqual(['/section/all?facet=genre%3Afootball&tab=all#top', before]);
  expect(navigator.location.value).toMatchObject({ key, query: { facet: 'genre:football', tab: 'all' }, match: { name: 'section' }, hash: '#top' });
  navigator.rewrite({});
  expect(location.pathname + location.search + location.hash).toBe('/section/all#top');
  expect(navigatorHere().location.value.key).toBe(key);
});

it('a fragment over a page keeps the page’s name and place, both ways', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  history.replaceState(null, '', '/section/all?tab=new');
  const navigator = navigatorHere();
  const [{ key }, before] = [navigator.location.value, history.length];
  navigator.visit('/section/all?tab=new#search', { state: { entryPage: '/home' } });
  expect([navigator.location.value.key, navigator.location.value.hash, history.length]).toEqual([key, '#search', before + 1]);
  navigator.visit('/section/all?tab=new#search=ring', { replace: true });
  navigator.leaveFragment();
  await vi.waitFor(() => expect(navigator.location.value).toMatchObject({ key, hash: '', address: '/section/all?tab=new', state: {} }));
  location.hash = '#search';
  await vi.waitFor(() => expect(navigator.location.value).toMatchObject({ key, hash: '#search' }));
  navigator.leaveFragment();
  await vi.waitFor(() => expect(navigator.location.value.hash).toBe(''));
  expect([scrolled.mock.calls, history.length]).toEqual([[], before + 1]);
});

it('a fragment that a page was opened with leaves the address, and adds no entry', () => {
  history.replaceState(null, '', '/home?a=1#search');
  const navigator = navigatorHere();
  const [{ key }, before] = [navigator.location.value, history.length];
  navigator.leaveFragment();
  expect([navigator.location.value.address, navigator.location.value.key, history.length]).toEqual(['/home?a=1', key, before]);
  navigator.leaveFragment();
  expect(navigator.location.value.address).toBe('/home?a=1');
});

it('a press on the page that is shown begins it anew: at its top, by another key', () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const navigator = navigatorHere();
  const { key, address } = navigator.location.value;
  navigator.visit(address);
  expect(navigator.location.value.key).not.toBe(key);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  location.hash = '';
});

it('takes a code out of the address before it is shown, and gives it to the page that it opened', () => {
  history.replaceState(null, '', '/purchase?voucher=WELCOME20&licences=season');
  const navigator = navigatorHere();
  expect([location.search, navigator.location.value.address]).toEqual(['?licences=season', '/purchase?licences=season']);
  expect(navigator.location.value.query).toEqual({ licences: 'season', voucher: 'WELCOME20' });
  expect(navigatorHere().location.value.query).toEqual({ licences: 'season' });
});

it('carries a code to another page without showing it, and the way back is without', async () => {
  const navigator = navigatorHere();
  navigator.go({ name: 'login', query: { entryPage: '/purchase', voucher: 'WELCOME20' } });
  expect([location.search, navigator.location.value.query['voucher']]).toEqual(['?entryPage=%2Fpurchase', 'WELCOME20']);
  navigator.visit('/epg');
  expect(navigator.location.value).toMatchObject({ query: {}, state: {} });
  navigator.back();
  await vi.waitFor(() => expect(navigator.location.value.match?.name).toBe('login'));
  expect(navigator.location.value.query).toEqual({ entryPage: '/purchase' });
});

it('keeps a code while a fragment opens over its page, and gives it up when its address is written anew', () => {
  const navigator = navigatorHere();
  navigator.visit('/purchase?voucher=WELCOME20');
  navigator.visit('/purchase#search=ring');
  expect(navigator.location.value).toMatchObject({ query: { voucher: 'WELCOME20' }, hash: '#search=ring' });
  navigator.rewrite({ voucher: 'WELCOME20', licences: 'season' });
  expect([location.search, navigator.location.value.query]).toEqual(['?licences=season', { voucher: 'WELCOME20', licences: 'season' }]);
  navigator.rewrite({ licences: 'season' });
  expect(navigator.location.value.query).toEqual({ licences: 'season' });
});
