import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHead } from '../../../../../demo/platform/hosts/head/page-head.ts';
import { readablePage } from '../../../../../demo/platform/hosts/head/readable-page.ts';
import { matchPath } from '../../../../../src/routing/match-path.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { settingsOf } from '../hosts-under-test.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

/** A page as a crawler without script reads it. */
async function pageAt(host: 'arena' | 'cinema', path: string): Promise<Document> {
  const { running } = platform;
  const { body } = await running.app.inject({ url: path, headers: { host: `${host}.localhost:${running.port}`, accept: 'text/html' } });
  return new JSDOM(body).window.document;
}
const content = (page: Document, name: string) => page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonicalOf = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href');
const dataOf = (page: Document): Record<string, unknown> => JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent) as Record<string, unknown>;
const origin = (host: string) => `http://${host}.localhost:${platform.running.port}`;

describe('what a page of the catalogue says of itself', () => {
  test.each([
    ['arena', '/', 'Arena', '/', 'CollectionPage'],
    ['arena', '/home', 'Arena', '/', 'CollectionPage'],
    ['arena', '/video/1001/some-words', 'The Night the Lights Went Up · Arena', '/video/1001', 'Movie'],
    ['arena', '/live/2002', undefined, '/live/2002', 'BroadcastEvent'],
    ['arena', '/live/2001', 'Arena One · Arena', '/live/2001', 'BroadcastService'],
    ['arena', '/series/5001', undefined, '/series/5001', 'TVSeries'],
    ['cinema', '/video/1001', undefined, '/video/1001', 'Movie'],
  ] as const)('%s%s', async (host, path, title, canonical, kind) => {
    const page = await pageAt(host, path);
    if (title) expect(page.title).toBe(title);
    expect(page.title).toMatch(host === 'arena' ? /Arena$/ : /Cinema Lumen$/);
    expect(canonicalOf(page)).toBe(`${origin(host)}${canonical}`);
    expect(content(page, 'description')!.length).toBeGreaterThan(20);
    expect(content(page, 'og:url')).toBe(canonicalOf(page));
    expect(content(page, 'og:image')).toMatch(/^http:\/\/media\.localhost:\d+\/art\/hero\//);
    expect(content(page, 'robots')).toBeUndefined();
    expect(dataOf(page)).toMatchObject({ '@context': 'https://schema.org', '@type': kind, url: canonicalOf(page), description: content(page, 'description') });
    expect(page.querySelectorAll('title, meta[name="description"]')).toHaveLength(2);
  });

  test('an event says when it is, a film how long it takes', async () => {
    expect(dataOf(await pageAt('arena', '/live/2002'))).toMatchObject({ isLiveBroadcast: true, startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), endDate: expect.stringMatching(/Z$/) });
    expect(dataOf(await pageAt('arena', '/video/1001'))).toMatchObject({ duration: expect.stringMatching(/^PT\d+S$/), isAccessibleForFree: true });
    expect(dataOf(await pageAt('arena', '/video/1003'))).toMatchObject({ isAccessibleForFree: false });
  });

  test('a season says which series it is of, a recording since when it can be watched and where it plays by itself', async () => {
    expect(dataOf(await pageAt('arena', '/season/5702?locale=es'))).toMatchObject({ '@type': 'TVSeason', seasonNumber: 2, partOfSeries: { '@type': 'TVSeries', name: 'Treinta copas', url: `${origin('arena')}/series/5007` } });
    expect(dataOf(await pageAt('arena', '/video/2109'))).toMatchObject({
      '@type': 'VideoObject', uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), embedUrl: `${origin('arena')}/frames/player?content=vod:2109`, thumbnailUrl: expect.stringMatching(/^http/),
    });
  });

  test('every language has its address, and the page speaks the one of its own', async () => {
    const page = await pageAt('cinema', '/video/1001?locale=ar');
    expect([page.documentElement.lang, page.documentElement.dir, content(page, 'og:locale')]).toEqual(['ar', 'rtl', 'ar']);
    expect(canonicalOf(page)).toBe(`${origin('cinema')}/video/1001?locale=ar`);
    const alternates = [...page.querySelectorAll('link[hreflang]')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(alternates).toEqual([['en', `${origin('cinema')}/video/1001`], ['ar', `${origin('cinema')}/video/1001?locale=ar`], ['x-default', `${origin('cinema')}/video/1001`]]);
    expect(page.title).toMatch(/[؀-ۿ]/);
  });

  test.each(['/nowhere', '/video/none', '/mylist', '/login', '/purchase'])('%s is in no search engine', async (path) => {
    const page = await pageAt('arena', path);
    expect([content(page, 'robots'), canonicalOf(page), page.querySelector('script[type="application/ld+json"]')]).toEqual(['noindex', undefined, null]);
  });
});

describe('a reader without script', () => {
  const textOf = (page: Document) => new JSDOM(page.querySelector('body noscript')!.innerHTML).window.document;

  test('reads what a title is about', async () => {
    const text = textOf(await pageAt('arena', '/video/1001'));
    expect(text.querySelector('h1')?.textContent).toBe('The Night the Lights Went Up');
    expect(text.querySelector('main')?.textContent).toContain('JavaScript');
  });

  test('finds every row of the front page, with links that are answered', async () => {
    const text = textOf(await pageAt('arena', '/'));
    expect(text.querySelectorAll('h2').length).toBeGreaterThan(2);
    const links = [...text.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
    expect(links.length).toBeGreaterThan(10);
    for (const path of new Set(links)) {
      const { statusCode } = await platform.running.app.inject({ url: path, headers: { host: `arena.localhost:${platform.running.port}`, accept: 'text/html' } });
      expect([path, statusCode]).toEqual([path, 200]);
    }
  }, 60_000);
});

test('markup in a title is text wherever it stands', () => {
  const title = '</script><img src=x onerror=alert(1)>"\'&';
  const facts = { title, description: title, rows: [{ title, text: title, links: [{ title, path: `/video/1?"><b>` }] }] };
  const realm = settingsOf('arena');
  const head = pageHead({ realm, media: 'http://media.test', locale: 'en', match: matchPath('/section/first'), facts, isThere: true });
  const page = new JSDOM(`<!doctype html><head>${head}</head><body>${readablePage({ realm, locale: 'en', facts, path: '/section/first', menu: [{ title, path: '/"><b>' }], footer: [] })}</body>`, { runScripts: 'outside-only' }).window.document;
  expect(page.querySelectorAll('img, b')).toHaveLength(0);
  expect(page.title).toBe(`${title} · Arena <Sports>`);
  expect((JSON.parse(page.querySelector('script')!.textContent) as { name: string }).name).toBe(title);
});
