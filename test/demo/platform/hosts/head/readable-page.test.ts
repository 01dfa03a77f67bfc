import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

/** What a reader without script gets: the page's name, and where its cards lead or what its title is about. */
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

async function read(host: string, path: string) {
  const { body } = await platform.running.app.inject({ url: path, headers: { host: `${host}.localhost:${platform.running.port}`, accept: 'text/html' } });
  const page = new JSDOM(body).window.document;
  const main = page.querySelector('noscript main')!;
  const linksOf = (part: string) => [...page.querySelectorAll(`noscript ${part} a`)].map((link) => link.getAttribute('href')!);
  return { header: linksOf('header'), footer: linksOf('footer'),  heading: main.querySelector('h1')!.textContent, links: [...main.querySelectorAll('a')].map((link) => link.getAttribute('href')), words: main.querySelector('p')!.textContent };
}

test.each([
  ['/', 'Arena'], ['/home', 'Arena'], ['/browse', 'Browse'], ['/section/first', 'Football'], ['/series/5001', 'Inside Northgate'], ['/season/5101', 'Inside Northgate, season 1'],
  ['/playlist/4001', 'Goals of the month'], ['/grid?gridviewconfigid=all', 'Every sport'], ['/livenow', 'Live now'], ['/upcoming', 'Upcoming'], ['/schedule', 'Schedule'], ['/epg', 'Programme guide'],
  ['/news', 'News'], ['/fighters', 'Fighters'],
])('%s lists where its cards lead', async (path, name) => {
  const { heading, links } = await read('arena', path);
  expect(heading).toBe(name);
  expect(links.length).toBeGreaterThan(0);
});

test.each([['/video/1001', 'The Night the Lights Went Up'], ['/live/2001', 'Arena One'], ['/interstitial/1003', 'Harbour City v Northgate: the full story'], ['/section/help', 'Help']])('%s says what it is about', async (path, name) => {
  const { heading, words } = await read('arena', path);
  expect([heading, words!.length > 20]).toEqual([name, true]);
});

test.each([
  ['a film', '/video/1001', '/video/7'], ['an event', '/live/2001', '/video/'], ['an episode', '/video/5201', '/video/5202'],
])('%s leads on to what is beside it', async (_what, path, beginning) => {
  const { links } = await read('arena', path);
  expect(links.length).toBeGreaterThan(1);
  expect(links).not.toContain(path);
  expect(links.some((link) => link!.startsWith(beginning))).toBe(true);
});

test('cards of reports and grids lead to them', async () => {
  expect((await read('arena', '/browse')).links).toEqual(expect.arrayContaining(['/news/news/today', '/grid?gridviewconfigid=all']));
});

test.each([['arena', '/video/1001', 'es'], ['cinema', '/home', 'ar'], ['arena-pt', '/', 'en'], ['arena', '/nowhere', 'pt']])('of %s, %s stands between the menu and the small print, in each language (%s)', async (host, path, other) => {
  const { header, footer } = await read(host, path);
  expect(header[0]).toBe('/');
  expect(header.length).toBeGreaterThan(4);
  expect(footer.filter((link) => link.includes(`locale=${other}`))).toHaveLength(1);
  for (const link of [...header, ...footer].filter((each) => !each.includes('locale='))) {
    const { statusCode } = await platform.running.app.inject({ url: link, headers: { host: `${host}.localhost:${platform.running.port}`, accept: 'text/html' } });
    expect([link, statusCode]).toEqual([link, 200]);
  }
});

test('whoever reads Arabic is led on in Arabic', async () => {
  const { header, links } = await read('cinema', '/video/1001?locale=ar');
  expect([...header, ...links].filter((link) => !link!.includes('locale=ar'))).toEqual([]);
});

test('the page speaks the language that is asked for, and leads by the paths of its deployment', async () => {
  expect((await read('cinema', '/epg?locale=ar')).heading).toBe('دليل البرامج');
  expect((await read('arena-pt', '/guia')).links[0]).toMatch(/^\/direto\/\d+$/);
});

test('a viewer’s own page says what it needs, in the tenant’s name', async () => {
  const { heading, words, links } = await read('arena', '/mylist');
  expect([heading, links, words]).toEqual(['Arena', [], 'This site needs JavaScript to play films.']);
});
