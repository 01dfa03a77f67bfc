import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostTable } from '../../../../demo/platform/hosts/host-table.ts';
import { payerHosts } from '../../../../demo/platform/purchase/providers/payer-address.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

const tenant = (name: string) => ({ host: `${name}.localhost`, settings: { name } });
const table = createHostTable([tenant('arena'), tenant('cinema')], 4000);

const unknownHosts = [
  '', 'nobody.localhost', 'nobody.localhost:4000', 'arena', 'arena.localhost.', 'arena.localhost.evil.test', 'evil-arena.localhost', 'sub.arena.localhost',
  'arena.localhost:', 'arena.localhost:port', 'arena.localhost:4000:1', 'arena.localhost:123456', 'arena.localhost@evil.test', 'arena.localhost/', 'arenaxlocalhost',
  'evilarena.localhost', 'media.evil.localhost', 'ids.localhost', 'pay.localhost', 'api.localhost.evil.localhost', '127.0.0.2', '127a0b0c1', 'localhost.evil.test', 'xlocalhost', '::1',
];

describe('the host table', () => {
  test.each([
    ['arena.localhost', 'tenant'], ['cinema.localhost:4000', 'tenant'], ['api.localhost:1', 'api'], ['media.localhost', 'media'],
    ['partner.localhost:4000', 'partner'], ['evil.localhost', 'stranger'], ['mail.localhost:4000', 'mail'], ['docs.localhost:4000', 'docs'], ['google.localhost:4000', 'provider'], ['partner-id.localhost', 'provider'], ['localhost:4000', 'bare'], ['127.0.0.1:80', 'bare'], ['[::1]:4000', 'bare'],
  ] as const)('%s is of the kind %s, and of no other', (host, kind) => {
    expect(table.kindOf(host)).toBe(kind);
    const others = (['tenant', 'api', 'media', 'partner', 'stranger', 'mail', 'docs', 'provider', 'bare'] as const).filter((other) => other !== kind);
    expect(others.filter((other) => table.pattern(other).test(host))).toEqual([]);
  });

  test.each(unknownHosts)('"%s" is no host of the platform', (host) => {
    expect(table.kindOf(host)).toBeUndefined();
  });

  test('gives origins and pages with the running port', () => {
    expect(table.origins.media).toBe('http://media.localhost:4000');
    expect(table.pages().map(({ address }) => address)).toEqual([
      'http://arena.localhost:4000/', 'http://cinema.localhost:4000/', 'http://partner.localhost:4000/', 'http://partner.localhost:4000/all.html', 'http://evil.localhost:4000/attack.html', 'http://mail.localhost:4000/', 'http://docs.localhost:4000/',
    ]);
  });

  test('without demo mode has nobody who stands in for others: no partner, stranger, mailbox, provider or payer', () => {
    const production = createHostTable([tenant('arena')], 4000, false);
    expect(['partner', 'evil', 'mail', 'google', 'partner-id', 'facebook', 'mvpd', ...Object.values(payerHosts).map((name) => name.split('.')[0])].map((name) => production.kindOf(`${name}.localhost:4000`))).toEqual(Array.from({ length: 7 + Object.keys(payerHosts).length }, () => undefined));
    expect(['arena', 'api', 'media', 'docs'].map((name) => production.kindOf(`${name}.localhost`))).toEqual(['tenant', 'api', 'media', 'docs']);
    expect(production.pattern('stranger').test('evil.localhost')).toBe(false);
  });

  test('refuses a tenant with a name that is taken', () => {
    expect(() => createHostTable([tenant('api')], 4000)).toThrow('api.localhost');
    expect(() => createHostTable([tenant('arena'), tenant('arena')], 4000)).toThrow('arena.localhost');
  });

  test('without tenants has no tenant host', () => {
    expect(createHostTable([], 4000).pattern('tenant').test('')).toBe(false);
  });
});

describe('a running platform', () => {
  let platform: TestPlatform;
  beforeAll(async () => { platform = await openTestPlatform(); });
  afterAll(() => platform.close());
  const statusAt = async (host: string, path: string) => (await platform.running.app.inject({ url: path, headers: { host, accept: 'text/html' } })).statusCode;

  test.each(['nobody.localhost', 'nobody.localhost:4000', 'arena.localhost.evil.test', 'ids.localhost', 'sub.arena.localhost'])('answers nothing at %s', async (host) => {
    const paths = ['/', '/video/1001', '/embed/loader.js', '/frames/session', '/document/site.css', '/api/v1/init/', '/realm-settings/domain/arena.localhost', '/demo', '/demo/clock'];
    expect(await Promise.all(paths.map((path) => statusAt(host, path)))).toEqual(paths.map(() => 404));
  });

  test('says which names there are to the start command', async () => {
    const { pages } = (await platform.ask({ path: '/demo/hosts' })).body as { pages: { title: string; address: string }[] };
    expect(pages).toContainEqual({ title: 'Arena, the site', address: `http://arena.localhost:${platform.running.port}/` });
    expect(pages.at(-1)?.address).toBe(`http://arena.localhost:${platform.running.port}/demo`);
  });

  test('answers every tenant of the directory', async () => {
    for (const { host } of platform.running.context.realms.all()) expect(await statusAt(host, '/')).toBe(200);
  });
});
