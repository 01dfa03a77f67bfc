import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform, type TestRealm } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

interface Facet { id: string; values: { id: string; count: number }[] }
interface Element { $type: string; $zone: string; attributes: { cards?: unknown[]; facets?: Facet[]; tabs?: { id: string; elements: Element[] }[] } }

const ask = async <T>(path: string, realm: TestRealm = 'arena', language = 'en') => {
  const token = (await platform.guest(realm)).authorisationToken;
  return platform.ask({ realm, token, path, headers: { 'accept-language': language } }) as Promise<{ status: number; body: T }>;
};
const view = async (id: string, realm?: TestRealm) => (await ask<{ elements: Element[] }>(`/api/v1/view?type=section&id=${id}`, realm)).body.elements;
const grid = async (wish: string, realm?: TestRealm, language?: string) =>
  (await ask<{ contentList: { id: string; title: string; releaseYear: number; accessLevel: string }[]; paging: { moreDataAvailable: boolean; lastSeen: string }; filters?: { facets: Facet[] } }>(`/api/v1/view/content-grid?gridViewConfigId=all&${wish}`, realm, language)).body;

describe.each(['arena', 'cinema'] as const)('the composed pages of %s', (realm) => {
  test('hold every type of element, in every zone', async () => {
    const elements = [...await view('explore', realm), ...await view('inside', realm)];
    const nested = elements.flatMap(({ attributes }) => attributes.tabs?.flatMap((tab) => tab.elements) ?? []);
    expect(new Set([...elements, ...nested].map(({ $type }) => $type))).toEqual(new Set(['textBlock', 'search', 'filterList', 'gridBlock', 'hero', 'tabs', 'bucket', 'series', 'cardList', ...(realm === 'arena' ? ['externalTable'] : [])]));
    expect(new Set(elements.map(({ $zone }) => $zone))).toEqual(new Set(['header', 'list', 'hero', 'tabs', 'sidebar']));
  });

  test('count what a filter would leave', async () => {
    const facets = (await view('explore', realm)).find(({ $type }) => $type === 'filterList')!.attributes.facets!;
    expect(facets.map(({ id }) => id)).toEqual(['genre', 'access', 'year']);
    for (const { id, values } of facets) {
      const { id: value, count } = values[0]!;
      expect((await grid(`rpp=100&facet=${id}:${value}`, realm)).contentList).toHaveLength(count);
    }
  });
});

describe('a grid', () => {
  test('is narrowed by what is searched, in the viewer’s language', async () => {
    expect((await grid('query=harbour%20city')).contentList.map(({ title }) => title)).toEqual(expect.arrayContaining(['Harbour City v Northgate: the full story']));
    expect((await grid('query=horquilla', 'arena', 'es')).contentList.map(({ id }) => id)).toEqual(['1012']);
    expect((await grid('query=nothing%20like%20it')).contentList).toEqual([]);
  });

  test('is narrowed by facets: values of one widen each other, two narrow', async () => {
    const football = (await grid('rpp=100&facet=genre:football')).contentList.length;
    const both = (await grid('rpp=100&facet=genre:football%20genre:tennis')).contentList.length;
    const free = (await grid('rpp=100&facet=genre:football%20access:FREE')).contentList.length;
    expect([both > football, free < football, free > 0]).toEqual([true, true, true]);
    expect((await grid('rpp=100&facet=genre:toString%20constructor:x')).contentList).toEqual([]);
  });

  test('is sorted both ways, and read page by page in that order', async () => {
    const up = (await grid('rpp=100&sort=title&sortDirection=ASC')).contentList.map(({ title }) => title);
    expect(up).toEqual([...up].sort((a, b) => a.localeCompare(b, 'en')));
    expect((await grid('rpp=100&sort=title&sortDirection=DESC')).contentList.map(({ title }) => title)).toEqual([...up].reverse());
    const first = await grid('rpp=10&sort=title&sortDirection=ASC');
    const second = await grid(`rpp=10&sort=title&sortDirection=ASC&lastSeen=${first.paging.lastSeen}`);
    expect([...first.contentList, ...second.contentList].map(({ title }) => title)).toEqual(up.slice(0, 20));
    const years = (await grid('rpp=100&sort=year&sortDirection=DESC')).contentList.map(({ releaseYear }) => releaseYear);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  test.each(['arena', 'arena-pt', 'cinema'] as const)('of %s counts the titles that it shows where the viewer is', async (realm) => {
    const { filters } = await grid('rpp=100', realm);
    const counted: unknown[] = [];
    const shown: unknown[] = [];
    for (const { id, values } of filters?.facets ?? []) {
      for (const { id: value, count } of values) {
        counted.push([id, value, count]);
        shown.push([id, value, (await grid(`rpp=100&facet=${id}:${value}`, realm)).contentList.length]);
      }
    }
    expect(counted.length).toBeGreaterThan(3);
    expect(counted).toEqual(shown);
  });

  test.each([['en', 'football'], ['es', 'fútbol']])('is narrowed by the name of a genre: in %s by “%s”', async (language, query) => {
    const found = (await grid(`rpp=100&query=${encodeURIComponent(query)}`, 'arena', language)).contentList.map(({ id }) => id);
    const genre = (await grid('rpp=100&facet=genre:football', 'arena', language)).contentList.map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(genre));
  });

  test('refuses what no person asks', async () => {
    expect(await ask(`/api/v1/view/content-grid?gridViewConfigId=all&query=${'x'.repeat(201)}`)).toMatchObject({ status: 400 });
    expect(await ask('/api/v1/view/content-grid?gridViewConfigId=all&sort=title&sortDirection=SIDEWAYS')).toMatchObject({ status: 400 });
  });
});
