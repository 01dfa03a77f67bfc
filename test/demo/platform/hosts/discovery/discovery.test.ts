import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const open = (host: string, path: string) => platform.running.app.inject({ url: path, headers: { host: `${host}.localhost:${platform.running.port}`, accept: '*/*' } });
const origin = (host: string) => `http://${host}.localhost:${platform.running.port}`;

test('a search engine is told what not to read and where every page is listed', async () => {
  const { body, statusCode } = await open('arena', '/robots.txt');
  expect([statusCode, body.split('\n')]).toEqual([200, ['User-agent: *', 'Disallow: /_admin/', 'Disallow: /frames/', `Sitemap: ${origin('arena')}/sitemap.xml`, '']]);
});

test('the list of pages names each once, with its languages, and each is answered', async () => {
  const { body, headers } = await open('cinema', '/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const list = new JSDOM(body, { contentType: 'application/xml' }).window.document;
  const pages = [...list.querySelectorAll('loc')].map((each) => each.textContent);
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages).size).toBe(pages.length);
  expect([...list.querySelector('url')!.children].slice(1).map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'ar']);
  for (const page of pages.slice(0, 30)) expect([page, (await open('cinema', page.slice(origin('cinema').length))).statusCode]).toEqual([page, 200]);
});

test('a site that shows links gets a player no larger than it asks for', async () => {
  const page = await open('arena', '/video/1001');
  const link = new JSDOM(page.body).window.document.querySelector('link[type="application/json+oembed"]')!.getAttribute('href')!;
  expect(link).toBe(`${origin('arena')}/oembed?url=${encodeURIComponent(`${origin('arena')}/video/1001`)}`);
  const answer = (await open('arena', `${link.slice(origin('arena').length)}&maxwidth=640&maxheight=200`)).json<Record<string, unknown>>();
  expect(answer).toMatchObject({ version: '1.0', type: 'video', title: 'The Night the Lights Went Up', provider_name: 'Arena', width: 355, height: 199 });
  expect(answer['html']).toContain(`src="${origin('arena')}/frames/player?content=vod:1001"`);
});

test.each([
  ['another site', 'http://evil.localhost/video/1001', 404], ['a page that plays nothing', 'SELF/mylist', 404], ['a title that does not exist', 'SELF/video/none', 404],
  ['no address', 'nothing', 404], ['another form', 'SELF/video/1001&format=xml', 501],
])('%s is not embedded', async (_what, address, status) => {
  const [url, rest] = address.replace('SELF', origin('arena')).split('&');
  expect((await open('arena', `/oembed?url=${encodeURIComponent(url!)}${rest ? `&${rest}` : ''}`)).statusCode).toBe(status);
});

test('a browser can install the site, in the tenant’s name and colours', async () => {
  const { headers, body } = await open('cinema', '/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({ name: 'Cinema Lumen', start_url: '/', display: 'standalone', lang: 'en', dir: 'ltr', background_color: expect.stringMatching(/^#/), icons: [{ sizes: 'any' }] });
  const page = new JSDOM((await open('cinema', '/')).body).window.document;
  expect(page.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe('/manifest.webmanifest');
});

test('a host of no tenant has none of it', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/oembed', '/manifest.webmanifest']) expect((await open('evil', path)).statusCode).toBe(404);
});
