import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseUnreachable } from '../../../../demo/platform/db/is-database-down.ts';
import { pageExists } from '../../../../demo/platform/hosts/page-exists.ts';
import { matchPath } from '../../../../src/routing/match-path.ts';
import { defaultPaths } from '../../../../src/routing/path-sets/default.ts';
import { pathSetOf } from '../../../../src/routing/path-sets/path-set-of.ts';
import { pathsOf } from '../../../../src/routing/path-sets/path-set.ts';
import type { RouteName } from '../../../../src/routing/route-names.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const open = (path: string) => platform.ask({ host: 'arena.localhost', path, headers: { accept: 'text/html' } });

test.each([
  ['/', 200], ['/home', 200], ['/mylist', 200], ['/section/first', 200], ['/series/5001', 200], ['/video/1001', 200], ['/video/1001/any-title', 200], ['/live/2001', 200], ['/playlist/4001', 200],
  ['/section/none', 404], ['/series/none', 404], ['/season/none', 404], ['/playlist/none', 404], ['/video/none', 404], ['/live/none', 404], ['/nowhere', 404], ['/live/2001/watch-together', 200], ['/live/none/watch-together', 404],
  ['/grid?gridviewconfigid=all', 200], ['/grid?gridviewconfigid=none', 404], ['/grid', 404],
  ['/news', 200], ['/news/news/today', 200], ['/news/news/nothing', 404], ['/news/results/today', 404], ['/news/news/tomorrow', 404],
  ['/externalpage/shop', 200], ['/externalpage/quiz', 404], ['/plugin/quiz', 200], ['/plugin/none', 404], ['/_admin/preview', 200],
  ['/fighters', 200], ['/fighters/okoro', 200], ['/fighters/nobody', 404], ['/pay/sandbox-card', 200], ['/pay/stripe', 404], ['/gift', 200], ['/gift/pass-3-months', 200], ['/gift/none', 404],
])('%s of the site answers %i', async (path, status) => {
  expect((await open(path)).status).toBe(status);
});

test('while the database is away, what an address names is taken to exist', async () => {
  const { context } = platform.running;
  const readState = vi.fn(async () => { throw new DatabaseUnreachable(new Error('away')); });
  expect(await pageExists({ ...context, readState }, 'arena', matchPath('/video/none'))).toBe(true);
  expect(await pageExists({ ...context, readState }, 'arena', matchPath('/nowhere'))).toBe(false);
});

test.each([
  ['arena', '/temporada/5101?seriesId=5001', '/season/5101?seriesId=5001'],
  ['arena', encodeURI('/🏠'), '/home'],
  ['arena', '/home/', undefined],
  ['arena-es', '/season/5101/one?seriesId=5001', '/temporada/5101/one?seriesId=5001'],
  ['arena-es', '/temporada/5101', undefined],
  ['arena-pt', '/acceso?from=%2Finicio', '/entrar?from=%2Finicio'],
  ['debug', '/epg', encodeURI('/📺')],
])('on %s, %s is redirected to %s', async (realm, path, own) => {
  const answer = await platform.ask({ host: `${realm}.localhost`, path, headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers['location']]).toEqual(own ? [308, own] : [200, undefined]);
});

const ids: Readonly<Record<string, string>> = { section: 'first', vod: '1001', live: '2001', 'watch-together': '2001', 'multi-video': '2011', interstitial: '1001', series: '5001', season: '5101', playlist: '4001', fighters: 'okoro', watchlists: 'staff-picks', 'external-page': 'shop', plugin: 'quiz', pay: 'sandbox-card', gift: 'pass-3-months' };

test.each([['arena', 'DEFAULT'], ['arena-es', 'ES'], ['arena-pt', 'PT'], ['debug', 'DEBUG']] as const)('every route of the table is a page of %s, to be found by search', async (realm, code) => {
  const set = pathSetOf(code);
  for (const name of Object.keys(set) as RouteName[]) {
    for (const template of pathsOf(set, name)) {
      for (const shape of new Set([template, template.replace(/\/\{\w+\?\}/g, '')])) {
        const named = name === 'news-item' ? shape.replace('{feedName}', 'news').replace('{newId}', 'today') : shape;
        const path = encodeURI(named.replace(/\{\w+\??\}/g, ids[name] ?? 'v1') || '/');
        const address = name === 'grid' ? `${path}?gridviewconfigid=all` : path;
        const { status, headers } = await platform.ask({ host: `${realm}.localhost`, path: address, headers: { accept: 'text/html' } });
        expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
      }
    }
  }
}, 60_000);

/** Pages whose parameter is a choice, a secret, or a member's own: it names nothing that could be looked up for anybody. */
const personal: readonly string[] = ['tv-login', 'activate-user', 'impersonate', 'confirm-reset', 'oauth', 'login-provider', 'providers', 'payment', 'payment-update', 'gift-login', 'gift-login-redirect', 'gift-pay', 'gift-redeem-login', 'gift-redeem-register'];

const namesSomething = Object.entries(defaultPaths).flatMap(([name, paths]) => [paths].flat().filter((path) => path.includes('{') && !personal.includes(name)));

test.each(namesSomething)('%s with an id that nobody knows answers 404', async (template) => {
  expect((await open(template.replace(/\{\w+\??\}/, 'nope').replace(/\/\{\w+\?\}/g, '').replace(/\{\w+\}/g, 'nope'))).status).toBe(404);
});

test.each([
  ['an event of one angle', '/multi-video/2001'], ['a film', '/multi-video/1001'], ['a channel', '/video/2001'], ['a film, watched together', '/live/1001/watch-together'],
  ['a series', '/season/5001'], ['a season', '/series/5101'], ['a playlist', '/series/4001'], ['a film', '/playlist/1001'], ['a channel', '/interstitial/2001'],
])('%s is not at %s', async (_kind, path) => {
  expect((await open(path)).status).toBe(404);
});

test('what is no route, or names nothing, is not to be found by search', async () => {
  expect((await open('/nowhere')).headers['x-robots-tag']).toBe('noindex');
});
