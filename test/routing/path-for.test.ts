import { describe, expect, it } from 'vitest';
import { matchPath } from '../../src/routing/match-path.ts';
import { pathFor } from '../../src/routing/path-for.ts';
import { debugPaths } from '../../src/routing/path-sets/debug.ts';
import { defaultPaths } from '../../src/routing/path-sets/default.ts';
import { pathsOf, type PathSet } from '../../src/routing/path-sets/path-set.ts';
import type { Destination } from '../../src/routing/destination.ts';
import type { RouteName } from '../../src/routing/route-names.ts';
import { loadEveryPathSet, pathSetOf } from '../../src/routing/path-sets/path-set-of.ts';

await loadEveryPathSet();

const codes = ['DEFAULT', 'ES', 'PT', 'DEBUG'] as const;
const names = Object.keys(defaultPaths) as RouteName[];

describe('pathFor', () => {
  const table: [string, Destination, string][] = [
    ['the root', { name: 'root' }, '/'],
    ['a fixed path', { name: 'epg' }, '/epg'],
    ['the first of two paths', { name: 'my-list' }, '/mylist'],
    ['a film without its title', { name: 'vod', params: { eventId: '42' } }, '/video/42'],
    ['a film with its title', { name: 'vod', params: { eventId: '42', eventTitle: 'the-long-night' } }, '/video/42/the-long-night'],
    ['a live event', { name: 'live', params: { eventId: '7' } }, '/live/7'],
    ['an optional parameter in the middle', { name: 'gift-login' }, '/gift/login'],
    ['the same, given', { name: 'gift-login', params: { giftId: 'g1' } }, '/gift/g1/login'],
    ['a news item', { name: 'news-item', params: { feedName: 'ring side', newId: '3' } }, '/news/ring%20side/3'],
    ['the grid', { name: 'grid', query: { gridviewconfigid: 'g/1' } }, '/grid?gridviewconfigid=g%2F1'],
    ['a slash in a parameter', { name: 'section', params: { id: 'a/b' } }, '/section/a%2Fb'],
    ['a question mark in a parameter', { name: 'section', params: { id: 'a?b#c' } }, '/section/a%3Fb%23c'],
    ['a query with a way back', { name: 'login', query: { from: '/video/42?x=1' } }, '/login?from=%2Fvideo%2F42%3Fx%3D1'],
    ['two query values in their order', { name: 'vod', params: { eventId: '1' }, query: { b: '1', a: '2' } }, '/video/1?b=1&a=2'],
    ['an empty optional parameter', { name: 'vod', params: { eventId: '1', eventTitle: '' } }, '/video/1'],
    ['dots as a title', { name: 'vod', params: { eventId: '1', eventTitle: '..' } }, '/video/1'],
    ['a title that spells a word of another route', { name: 'live', params: { eventId: '7', eventTitle: 'watch-together' } }, '/live/7'],
    ['a provider that spells one', { name: 'login-provider', params: { authProvider: 'magic-link' } }, '/'],
    ['a fragment', { name: 'home', query: { a: '1' }, hash: '#search=ring%20side' }, '/home?a=1#search=ring%20side'],
    ['a fragment that is none', { name: 'home', hash: '#a b<' }, '/home#a%20b%3C'],
    ['half a surrogate pair', { name: 'section', params: { id: 'a\uD800' } }, '/section/a%EF%BF%BD'],
    ['an empty required parameter', { name: 'vod', params: { eventId: '' } }, '/'],
    ['dots as an id', { name: 'section', params: { id: '..' } }, '/'],
  ];
  it.each(table)('writes %s', (_, destination, path) => {
    expect(pathFor(destination)).toBe(path);
  });

  it('writes emoji in the debug set', () => {
    expect(decodeURIComponent(pathFor({ name: 'vod', params: { eventId: '42' } }, 'DEBUG'))).toBe('/🎬/42');
    expect(pathFor({ name: 'vod', params: { eventId: '42' } }, 'DEBUG')).toMatch(/^\/(%[\dA-F]{2})+\/42$/);
  });

  it.each([['DEFAULT', '/season/2'], ['ES', '/temporada/2'], ['PT', '/temporada/2'], [undefined, '/season/2']] as const)('speaks the words of %s', (code, path) => {
    expect(pathFor({ name: 'season', params: { seasonId: '2' } }, code)).toBe(path);
  });
});

describe('path sets', () => {
  const fixedWordsOf = (set: PathSet) => names.flatMap((name) => pathsOf(set, name).flatMap((path) => path.split('/').filter((part) => part && !part.startsWith('{'))));

  it.each(codes)('gives the set of %s the parameters of the default set', (code) => {
    const parametersOf = (set: PathSet) => names.map((name) => pathsOf(set, name).map((path) => path.match(/\{\w+\??\}/g) ?? []));
    expect(parametersOf(pathSetOf(code))).toEqual(parametersOf(defaultPaths));
  });

  it('has no letter in any fixed word of the debug set', () => {
    expect(fixedWordsOf(debugPaths).filter((word) => /[a-z]/i.test(word))).toEqual([]);
  });

  it.each(codes)('writes the words of %s in letters that stay as they are in an address', (code) => {
    if (code !== 'DEBUG') expect(fixedWordsOf(pathSetOf(code)).filter((word) => !/^[\w-]+$/.test(word))).toEqual([]);
  });

  it.each(codes)('leads no two names of the set of %s to one path', (code) => {
    const set = pathSetOf(code);
    const all = names.flatMap((name) => pathsOf(set, name));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(codes)('leads no value of any route to another route, whatever word it spells, %s', (code) => {
    const set = pathSetOf(code);
    const words = new Set(fixedWordsOf(set));
    for (const name of names) {
      const keys = [...pathsOf(set, name)[0].matchAll(/\{(\w+)\??\}/g)].map(([, key]) => key!);
      for (const key of keys) {
        for (const word of words) {
          const path = pathFor({ name, params: { ...Object.fromEntries(keys.map((one) => [one, 'v'])), [key]: word } } as Destination, code);
          expect([word, path === '/' ? name : matchPath(path, code)?.name]).toEqual([word, name]);
        }
      }
    }
  });

  it.each(codes)('reads every path it writes, %s', (code) => {
    const set = pathSetOf(code);
    for (const name of names) {
      const params = Object.fromEntries([...pathsOf(set, name)[0].matchAll(/\{(\w+)\??\}/g)].map(([, key]) => [key!, `v ${key}/é🥊%`]));
      expect(matchPath(pathFor({ name, params } as Destination, code), code)).toEqual({ name, params });
    }
  });
});
