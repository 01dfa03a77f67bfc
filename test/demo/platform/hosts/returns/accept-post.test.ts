import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '../../../../../demo/platform/db/tables/limit-tables.ts';
import { postedReturns } from '../../../../../demo/platform/db/tables/return-tables.ts';
import { keepPostedFields, mostBytesOfRealm, takePostedFields } from '../../../../../demo/platform/hosts/returns/posted-return-store.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

interface Posted { host?: string; method?: 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'; type?: string; body?: string; remoteAddress?: string; headers?: Record<string, string> }

async function post(url: string, { host = 'cinema', method = 'POST', type = 'application/x-www-form-urlencoded', body = 'state=s1&code=c1', remoteAddress = '127.0.0.1', headers = {} }: Posted = {}) {
  const reply = await platform.running.app.inject({ method, url, remoteAddress, headers: { host: `${host}.localhost:${platform.running.port}`, ...(type ? { 'content-type': type } : {}), ...headers }, payload: body });
  return { status: reply.statusCode, location: reply.headers.location, headers: reply.headers, body: reply.body };
}

const referenceIn = (location: unknown): string => new URL(String(location), 'http://x').searchParams.get('posted') ?? '';
const take = (reference: string, realm = 'cinema') => platform.ask({ realm, method: 'POST', path: `/api/v1/posted-returns/${reference}` });

describe('a form posted to a return page', () => {
  test.each(['/payment-authorization', '/payment/p-1', '/pay', '/pay/sandbox', '/oidc', '/oidc/login', '/oidc/signup', '/oauth/apple', '/oauth/apple/web'])('%s leads to the same page, which takes the fields once', async (path) => {
    const { status, location, headers } = await post(path, { headers: { origin: 'https://appleid.apple.com' } });
    expect([status, String(location).startsWith(`${path}?posted=`)]).toEqual([303, true]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const reference = referenceIn(location);
    expect(await take(reference)).toMatchObject({ status: 200, body: { state: 's1', code: 'c1' } });
    expect(await take(reference)).toMatchObject({ status: 404, body: { code: 'posted-fields-not-found' } });
  });

  test('keeps the query of the page, and drops a reference that came with it', async () => {
    const { location } = await post('/payment-authorization?from=%2Fvideo%2F1001&posted=planted');
    const query = new URL(String(location), 'http://x').searchParams;
    expect([query.get('from'), query.getAll('posted').length, query.get('posted') === 'planted']).toEqual(['/video/1001', 1, false]);
  });

  test('follows the path set of its tenant', async () => {
    const { status, location } = await post(encodeURI('/🛡️'), { host: 'debug' });
    expect([status, decodeURI(String(location)).startsWith('/🛡️?posted=')]).toEqual([303, true]);
    expect((await post('/payment-authorization', { host: 'debug' })).status).toBe(405);
    expect((await post(encodeURI('/🛡️'))).status).toBe(405);
  });

  test('is read in any script, and a name like `__proto__` is a name', async () => {
    const { location } = await post('/oidc', { body: `name=${encodeURIComponent('نادية + 1')}&__proto__=x&empty=` });
    const { body } = await take(referenceIn(location));
    expect(Object.entries(body as object)).toEqual(expect.arrayContaining([['name', 'نادية + 1'], ['empty', '']]));
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  });

  test('belongs to its tenant and expires by the platform’s clock', async () => {
    const [other, late, kept] = await Promise.all(['/oidc', '/oidc', '/oidc'].map(async (path) => referenceIn((await post(path)).location)));
    expect((await take(other ?? '', 'arena')).status).toBe(404);
    expect((await take(kept ?? '')).status).toBe(200);
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 10 * 60_000 } });
    expect((await take(late ?? '')).status).toBe(404);
  });

  test('is deleted when nobody takes it, and its reference is nowhere in the database', async () => {
    const reference = referenceIn((await post('/oidc')).location);
    const { db } = platform.running.context;
    expect(JSON.stringify(await db.select().from(postedReturns))).not.toContain(reference);
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 2 * 3_600_000 } });
    expect(await db.$count(postedReturns)).toBe(0);
  });

  test('may be taken by the tenant’s own pages only', async () => {
    const path = `/api/v1/posted-returns/${referenceIn((await post('/oidc')).location)}`;
    for (const name of ['partner', 'evil']) {
      const origin = `http://${name}.localhost:${platform.running.port}`;
      expect((await platform.ask({ method: 'POST', path, headers: { origin } })).status).toBe(403);
    }
    const origin = `http://cinema.localhost:${platform.running.port}`;
    expect((await platform.ask({ method: 'POST', path, headers: { origin } })).status).toBe(200);
  });
});

describe('everything else is refused', () => {
  test.each<[string, Posted]>([
    ['/', {}], ['/login', {}], ['/login/apple', {}], ['/purchase', {}], ['/account', {}], ['/video/1001', {}], ['/no/such/page', {}], ['/frames/session', {}], ['/embed/loader.js', {}],
    ['/payment', {}], ['/payment-authorization/more', {}], ['/oidc/account', {}], ['/oidc/logout', {}], ['//evil.test/oidc', {}], ['/%2Fevil.test', {}], ['/payment-update/pass', {}],
    ['/oidc', { method: 'PUT' }], ['/oidc', { method: 'DELETE' }], ['/oidc', { method: 'PATCH' }], ['/video/1001', { method: 'OPTIONS', type: '' }],
  ])('%s by %o', async (url, how) => {
    const { status, headers, location } = await post(url, how);
    expect([status, headers.allow, location]).toEqual([405, url === '/oidc' ? 'GET, HEAD, POST' : 'GET, HEAD', undefined]);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])('a body of the type "%s"', async (type) => {
    expect((await post('/oidc', { type, body: '{}' })).status).toBe(415);
  });

  test.each([
    ['a field that comes twice', 'state=1&state=2', 400], ['a NUL character', 'state=%00', 400], ['fifty-one fields', Array.from({ length: 51 }, (_, at) => `f${at}=`).join('&'), 400],
    ['more than the limit', `state=${'x'.repeat(33 * 1024)}`, 413],
  ])('%s', async (_what, body, status) => {
    expect((await post('/oidc', { body })).status).toBe(status);
  });

  test.each(['short', 'x'.repeat(33), '..%2F..', 'a'.repeat(31) + '*'])('a reference like %s', async (reference) => {
    expect((await take(reference)).status).toBe(400);
  });

  test('an unknown call is still not found, not a page', async () => {
    expect(await platform.ask({ host: 'cinema.localhost', method: 'POST', path: '/api/v9/nothing', body: {} })).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('other hosts take no form', async () => {
    for (const host of ['media', 'partner', 'evil', 'nobody']) expect((await post('/oidc', { host })).status).toBe(404);
  });
});

// findings/production.md §2 A3: "300 posted forms of 30 KB at `/oauth/apple`, each kept for ten minutes, uncounted"
describe('strangers who post forms', () => {
  const large = `state=${'x'.repeat(30_000)}`;
  const kept = () => platform.running.context.db.$count(postedReturns);
  afterEach(async () => {
    await platform.running.context.db.delete(postedReturns);
    await platform.running.context.db.delete(rateLimits);
  });

  test('are counted by their address, and told when they may again', async () => {
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { fix: '2027-01-01T12:00:00Z' } });
    const from = (remoteAddress: string) => post('/oauth/apple', { body: large, remoteAddress });
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await from('203.0.113.7')).status);
    expect([statuses.slice(0, 60).every((status) => status === 303), statuses[60], await kept()]).toEqual([true, 429, 60]);
    expect(await from('203.0.113.7')).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    expect((await from('198.51.100.7')).status).toBe(303);
  });

  test('cannot fill the database from many addresses, nor keep a page from its return: their oldest forms go', async () => {
    const { db } = platform.running.context;
    const now = await platform.running.context.now();
    const fields = { state: 'x'.repeat(mostBytesOfRealm / 8) };
    const other = await keepPostedFields(db, 'arena', fields, now);
    const first = await keepPostedFields(db, 'cinema', fields, now);
    const references: string[] = [];
    for (let at = 1; at < 9; at += 1) references.push(await keepPostedFields(db, 'cinema', fields, now + at));
    expect(await kept()).toBe(1 + 7);
    expect(await takePostedFields(db, 'cinema', first, now)).toBeUndefined();
    expect(await takePostedFields(db, 'cinema', references.at(-1)!, now)).toEqual(fields);
    expect(await takePostedFields(db, 'arena', other, now)).toEqual(fields);
    expect((await post('/oauth/apple')).status).toBe(303);
  });

  test('are counted at every call that writes', async () => {
    const ask = () => platform.ask({ method: 'POST', path: `/api/v1/posted-returns/${'a'.repeat(32)}`, remoteAddress: '203.0.113.8' });
    expect((await ask()).status).toBe(404);
    expect(await platform.running.context.db.select().from(rateLimits)).toMatchObject([{ points: 1 }]);
  });
});
