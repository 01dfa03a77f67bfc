import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createReadiness } from '../../../../../demo/platform/server/health/readiness.ts';
import type { Database } from '../../../../../demo/platform/db/database.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const at = (host: string, path: string) => platform.ask({ host, path });

test('the machine’s own name says that the process lives and can serve', async () => {
  expect(await at('localhost', '/health')).toMatchObject({ status: 200, body: { alive: true } });
  expect(await at('127.0.0.1', '/ready')).toMatchObject({ status: 200, body: { ready: true, database: 'reachable', migrations: 'current', stopping: false }, headers: { 'cache-control': 'no-store' } });
});

test.each(['api.localhost', 'cinema.localhost', 'media.localhost', 'partner.localhost', 'elsewhere.example'])('%s tells nothing of it', async (host) => {
  const { app } = platform.running;
  const answers = await Promise.all(['/health', '/ready'].map((url) => app.inject({ url, headers: { host } })));
  for (const { body } of answers) expect(body).not.toMatch(/"(?:alive|ready|migrations)"/);
});

/** @source RFC 7239, RFC 9110 7.6.3, RFC 8586; developers.cloudflare.com "HTTP request headers"; techdocs.akamai.com "True-Client-IP" */
const passedOn = [
  ['x-forwarded-for', '203.0.113.1'], ['forwarded', 'for=203.0.113.1'], ['via', '1.1 proxy'], ['x-real-ip', '203.0.113.1'], ['CF-Connecting-IP', '203.0.113.1'], ['CF-Connecting-IPv6', '2001:db8::1'],
  ['True-Client-IP', '203.0.113.1'], ['X-Client-IP', '203.0.113.1'], ['X-Cluster-Client-IP', '203.0.113.1'], ['Fastly-Client-IP', '203.0.113.1'], ['X-Forwarded', 'for=203.0.113.1'],
  ['X-Forwarded-Host', 'localhost'], ['X-Forwarded-Port', '443'], ['X-Forwarded-Proto', 'https'], ['X-Forwarded-Prefix', '/a'], ['X-Original-Forwarded-For', '203.0.113.1'], ['CDN-Loop', 'cdn'],
];

test.each(passedOn)('the machine’s own name, sent through a proxy that says so by %s, tells nothing of it', async (name, value) => {
  const { app } = platform.running;
  for (const url of ['/health', '/ready', '/metrics']) expect(await app.inject({ url, headers: { host: 'localhost', [name]: value } })).toMatchObject({ statusCode: 404, body: '' });
});

test('a header of the machine’s own programs is no proxy’s', async () => {
  const { statusCode } = await platform.running.app.inject({ url: '/metrics', headers: { 'host': 'localhost', 'user-agent': 'Prometheus/3.0', 'x-prometheus-scrape-timeout-seconds': '10', 'accept': 'text/plain' } });
  expect(statusCode).toBe(200);
});

test('the machine’s own name tells nothing to another machine', async () => {
  const { app } = platform.running;
  for (const url of ['/health', '/ready', '/metrics']) expect(await app.inject({ url, headers: { host: 'localhost' }, remoteAddress: '203.0.113.1' })).toMatchObject({ statusCode: 404, body: '' });
});

test('it lives, and says so, while the platform is switched away', async () => {
  await platform.ask({ method: 'PUT', path: '/demo/media-faults', body: { faults: [{ kind: 'away', seconds: 60 }] } });
  const alive = await at('localhost', '/health');
  await platform.ask({ method: 'DELETE', path: '/demo/media-faults' });
  expect(alive.status).toBe(200);
});

test('a database without a migration of this release, or that does not answer, is not ready', async () => {
  const { db } = platform.running.context;
  const answering = (rows: unknown[]) => createReadiness({ execute: async () => ({ rows }) } as unknown as Database).read();
  expect(await answering([{ newest: '1' }])).toMatchObject({ ready: false, migrations: 'behind', database: 'reachable' });
  expect(await answering([{ newest: String(Number.MAX_SAFE_INTEGER) }])).toMatchObject({ ready: true, migrations: 'current' });
  expect(await createReadiness({ execute: () => db.execute(sql`select nothing`) } as unknown as Database).read()).toMatchObject({ ready: false, migrations: 'unknown', database: 'unreachable' });
});

test('a database that is silent is not waited for', async () => {
  vi.useFakeTimers();
  const report = createReadiness({ execute: () => new Promise(() => {}) } as unknown as Database).read();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(await report).toMatchObject({ ready: false, database: 'unreachable' });
});

test('a process that is told to stop is not ready', async () => {
  const readiness = createReadiness(platform.running.context.db);
  readiness.stop();
  expect(await readiness.read()).toMatchObject({ ready: false, stopping: true, database: 'reachable' });
});

test('a database that answers and keeps nothing is not ready, until it keeps again', async () => {
  const { db } = platform.running.context;
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  let isFull = true;
  const writes = (query: unknown) => /insert|update/.test(JSON.stringify(query));
  const readiness = createReadiness({ execute: async (query: never) => { if (isFull && writes((query as { queryChunks: unknown[] }).queryChunks[0])) throw full; return db.execute(query); } } as unknown as Database);
  expect(await readiness.read()).toMatchObject({ ready: false, database: 'reachable', migrations: 'current', writes: 'failing' });
  isFull = false;
  expect(await readiness.read()).toMatchObject({ ready: true, writes: 'kept' });
});

/** Fails whatever would be written, as a full disk does. */
function fillDisk(): () => void {
  const { db } = platform.running.context;
  const full = () => { throw Object.assign(new Error('could not extend file'), { code: '53100' }); };
  const spies = (['transaction', 'insert', 'update', 'delete'] as const).map((name) => vi.spyOn(db, name).mockImplementation(full));
  return () => { for (const spy of spies) spy.mockRestore(); };
}

test('on a full disk writes are refused for a while, and reads go on', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { authorisationToken: token } = await platform.signIn('cinema', 'member');
  const write = () => platform.ask({ token, path: '/api/v1/watchlists', body: { name: 'Later' } });
  const freeDisk = fillDisk();
  const [written, read] = [await write(), await platform.ask({ token, path: '/api/v1/view?type=home&id=home' })];
  freeDisk();
  expect(written).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { code: 'database-unavailable' } });
  expect(read.status).toBe(200);
  expect((await write()).status).toBe(200);
});
