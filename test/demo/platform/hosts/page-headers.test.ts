import { expect, test } from 'vitest';
import { mayFrameSite } from '../../../../demo/platform/hosts/frame-guard.ts';
import { pageHeaders } from '../../../../demo/platform/hosts/page-headers.ts';
import { realmSeed } from '../../../../demo/platform/seed/realm/realm-seed.ts';

const origins = { api: 'http://api.test', media: 'http://media.test', ads: [] };
const ancestorsOf = (headers: Record<string, string>) => /frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];

test('a site that partners may frame keeps the headers of a site in a window of its own', () => {
  const { 'content-security-policy': _own, ...own } = pageHeaders(origins, 'own');
  const framed = pageHeaders(origins, { framedBy: ['https://partner.test'], isSite: true });
  expect(framed).toMatchObject(own);
  expect(ancestorsOf(framed)).toBe("'self' https://partner.test");
  expect(ancestorsOf(pageHeaders(origins, 'own'))).toBe("'self'");
});

test('no tenant lets its site be framed unless it is switched on', () => {
  expect(realmSeed.map(({ realm, settings }) => [realm, mayFrameSite(settings)])).toEqual([['arena', false], ['cinema', false], ['debug', true], ['arena-es', false], ['arena-pt', false]]);
});
