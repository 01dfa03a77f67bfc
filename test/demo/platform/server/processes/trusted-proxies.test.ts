import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProxies } from '../../../../../demo/platform/server/processes/trusted-proxies.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

test.each([
  [undefined, []], ['', []], ['127.0.0.1', ['127.0.0.1']], [' 10.0.0.0/8, ::1 ,2001:db8::/32', ['10.0.0.0/8', '::1', '2001:db8::/32']],
])('FOOTLIGHT_PROXIES=%s names %j', (written, proxies) => expect(readProxies(written)).toEqual(proxies));

test.each(['true', '*', '1', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', 'loopback', 'proxy.internal', '10.0.0.1:80'])('FOOTLIGHT_PROXIES=%s is refused with a sentence', (written) => {
  expect(() => readProxies(`127.0.0.1,${written}`)).toThrow(expect.objectContaining({ code: 'bad-option', message: expect.stringContaining(`"${written}" is neither`) }));
});

/** Networks of the seeded lists: 198.51.100.0/24 is Spain, 203.0.113.0/25 the United States, 2001:db8:1::/48 too; loopback is the tenant's own country, the rest none. */
const [spain, america, canada] = ['198.51.100.9', '203.0.113.7', '203.0.113.200'];

/** @source Fastify "trustProxy"; RFC 7239 8.1: of what is forwarded only what a known proxy wrote can be believed */
const visitors: [proxies: string, connection: string, forwarded: string | undefined, country: string][] = [
  ['', '127.0.0.1', spain, 'GB'], ['', america, spain, 'US'],
  ['127.0.0.1', '127.0.0.1', spain, 'ES'], ['127.0.0.1', '127.0.0.1', undefined, 'GB'], ['127.0.0.1', '::ffff:127.0.0.1', spain, 'ES'],
  ['127.0.0.1', america, spain, 'US'], ['127.0.0.1', '127.0.0.2', spain, 'GB'],
  ['127.0.0.1', '127.0.0.1', `${spain}, ${america}`, 'US'], ['127.0.0.1', '127.0.0.1', `127.0.0.1, ${america}`, 'US'], ['127.0.0.1', '127.0.0.1', `${spain}, 10.1.2.3`, 'ZZ'],
  ['127.0.0.1,10.0.0.0/8', '127.0.0.1', `${spain}, 10.1.2.3`, 'ES'], ['127.0.0.1,10.0.0.0/8', '127.0.0.1', `${canada}, ${spain}, 10.1.2.3`, 'ES'],
  ['127.0.0.1,10.0.0.0/8', '10.9.9.9', spain, 'ES'], ['127.0.0.1,10.0.0.0/8', '11.9.9.9', spain, 'ZZ'],
  ['127.0.0.1', '127.0.0.1', '2001:db8:1::5', 'US'], ['127.0.0.1', '127.0.0.1', `::ffff:${spain}`, 'ES'],
  ['127.0.0.1', '127.0.0.1', 'nonsense', 'ZZ'], ['127.0.0.1', '127.0.0.1', `${spain}, nonsense`, 'ZZ'], ['127.0.0.1', '127.0.0.1', 'unknown', 'ZZ'], ['127.0.0.1', '127.0.0.1', '', 'GB'],
  // As Azure's gateway, IIS and RFC 7239 6 write a node.
  ['127.0.0.1', '127.0.0.1', `${spain}:1234`, 'ES'], ['127.0.0.1', '127.0.0.1', '8.8.8.8:1234', 'ZZ'], ['127.0.0.1', '127.0.0.1', '[2001:db8:1::5]:443', 'US'], ['127.0.0.1', '127.0.0.1', '[2001:db8:1::5]', 'US'],
  ['127.0.0.1', '127.0.0.1', `${america}, ${spain}:80`, 'ES'], ['127.0.0.1', '127.0.0.1', `${spain}:port`, 'ZZ'], ['127.0.0.1', '127.0.0.1', '[nonsense]:443', 'ZZ'],
  ['127.0.0.1,10.0.0.0/8', '127.0.0.1', `${spain}:1234, 10.1.2.3:5678`, 'ES'],
];

describe.each([...new Set(visitors.map(([proxies]) => proxies))])('with FOOTLIGHT_PROXIES=%s', (proxies) => {
  let platform: TestPlatform;
  const lines: string[] = [];
  beforeAll(async () => { platform = await openTestPlatform(undefined, false, { FOOTLIGHT_PROXIES: proxies }, { level: 'warn', stream: { write: (line) => { lines.push(line); } } }); });
  afterAll(() => platform.close());

  test.each(visitors.filter(([named]) => named === proxies))('%s: a connection from %s that forwards %s is in %s', async (_proxies, remoteAddress, forwarded, country) => {
    const headers = { ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) };
    const { body } = await platform.ask({ path: '/api/v1/init/', remoteAddress, headers });
    const token = (body as { authentication: { authorisationToken: string } }).authentication.authorisationToken;
    expect((JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { loc: string }).loc).toBe(country);
  });

  test('the start says once that every visitor counts as one, where no proxy is named', () => {
    expect(lines.filter((line) => line.includes('FOOTLIGHT_PROXIES names no proxy'))).toHaveLength(proxies === '' ? 1 : 0);
  });

  test('a forwarded name of a host is not heard', async () => {
    const { status, headers } = await platform.ask({ host: 'cinema.localhost', path: '/', headers: { 'x-forwarded-host': 'arena.localhost', accept: 'text/html' } });
    expect([status, String(headers['content-security-policy']).includes('arena.localhost')]).toEqual([200, false]);
    expect((await platform.ask({ path: '/api/v1/init/', headers: { 'x-forwarded-host': 'arena.localhost' } })).status).toBe(200);
  });
});

describe('behind a proxy that is named', () => {
  let platform: TestPlatform;
  beforeAll(async () => { platform = await openTestPlatform(undefined, false, { FOOTLIGHT_PROXIES: '127.0.0.1' }); });
  afterAll(() => platform.close());

  test('a host that it forwards, which is not heard, says all the same that it passed the call on', async () => {
    expect(await platform.running.app.inject({ url: '/metrics', headers: { 'host': 'localhost', 'x-forwarded-host': 'localhost' } })).toMatchObject({ statusCode: 404, body: '' });
  });

  test('a guesser locks out nobody else, and is not another one by a forged address', async () => {
    const login = (forwarded: string, secret: string) => platform.ask({ path: '/api/v2/login', body: { id: 'member@footlight.test', secret }, remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': forwarded } });
    for (let index = 0; index < 10; index += 1) expect((await login(`192.0.2.${index}, ${america}`, 'wrong')).status).toBe(401);
    expect((await login(`192.0.2.99, ${america}`, 'footlight')).status).toBe(429);
    expect((await login(spain, 'footlight')).status).toBe(200);
  });
});
