import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

/** The language of a page that is opened: in its address, chosen before, wanted by the browser, the tenant's own. */
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

test.each([
  ['cinema', '/home', {}, 'en'],
  ['arena-pt', '/', {}, 'pt'],
  ['cinema', '/home', { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' }, 'ar'],
  ['cinema', '/home', { 'accept-language': 'en;q=0.5,ar' }, 'ar'],
  ['cinema', '/home', { 'accept-language': 'ja,es;q=0.5' }, 'en'],
  ['arena', '/home', { 'accept-language': 'pt-BR' }, 'pt'],
  ['arena', '/home', { 'accept-language': 'pt-BR', cookie: 'other=1; footlight.selected-language=es' }, 'es'],
  ['cinema', '/home', { 'accept-language': 'ar', cookie: 'footlight.selected-language=de' }, 'ar'],
  ['cinema', '/home', { 'accept-language': 'ar', cookie: 'footlight.selected-language="><b>' }, 'ar'],
  ['arena', '/home?locale=pt', { 'accept-language': 'en', cookie: 'footlight.selected-language=es' }, 'pt'],
  ['arena', '/home?locale=xx', { 'accept-language': 'es' }, 'es'],
])('%s%s with %j is in %s', async (host, url, headers, locale) => {
  const answer = await platform.running.app.inject({ url, headers: { host: `${host}.localhost:${platform.running.port}`, accept: 'text/html', ...headers } });
  expect(/<html lang="([^"]+)"/.exec(answer.body)?.[1]).toBe(locale);
  expect(answer.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect(answer.body).toContain('hreflang="x-default"');
});
