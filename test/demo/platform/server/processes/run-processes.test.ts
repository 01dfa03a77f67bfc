import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../../../../demo/platform/db/open-postgres.ts';
import { readEventEpoch } from '../../../../../demo/platform/catalogue/event-epoch.ts';
import { readOptions } from '../../../../../demo/platform/server/processes/read-options.ts';
import { runProcesses } from '../../../../../demo/platform/server/processes/run-processes.ts';
import { type ChangeReader, readChanges } from '../../../../support/change-reader.ts';
import { startTestPlatform, type TestPlatform } from '../../../../support/platform.ts';
import { createTestDatabase } from '../../../../support/test-database.ts';

const server = process.env.FOOTLIGHT_TEST_POSTGRES;
const realm = 'cinema';

interface Answer { status: number; body: never }

describe.skipIf(!server)('two processes behind one address', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let platform: TestPlatform;
  beforeAll(async () => {
    database = await createTestDatabase(server ?? '');
    platform = await startTestPlatform(database.url, { args: ['--processes', '2', '--drain-seconds', '1', '--stop-seconds', '20'] });
  });
  afterAll(async () => {
    await platform.close();
    await database.drop();
  });

  /** Each request on a connection of its own, so that either process may get it. */
  async function ask(path: string, { host = 'api', method = 'GET', token, body }: { host?: string; method?: string; token?: string; body?: unknown } = {}): Promise<Answer> {
    const reply = await fetch(host === '' ? `http://localhost:${platform.port}${path}` : platform.at(host, path), {
      method, signal: AbortSignal.timeout(5_000),
      headers: { connection: 'close', realm, 'x-api-key': `${realm}-public-key`, ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() as never };
  }
  const many = <T>(count: number, work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, work));
  const processOf = async (): Promise<number> => ((await ask('/ready', { host: '' })).body as { process: number }).process;
  const processes = async (): Promise<number[]> => [...new Set(await many(8, processOf))].sort();
  const signIn = async (): Promise<string> => ((await ask('/api/v2/login', { method: 'POST', body: { id: 'subscriber@footlight.test', secret: 'footlight' } })).body as { authorisationToken: string }).authorisationToken;

  test('both answer, and a session is good at whichever does', async () => {
    expect(await processes()).toHaveLength(2);
    const token = await signIn();
    expect(new Set((await many(8, () => ask('/api/v1/watchlists', { token }))).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('a change made at one is told to streams of both, and a job that is due runs once', async () => {
    const opened = openPostgres(database.url);
    const start = await readEventEpoch(opened.db) + 2 * 3_600_000;
    await opened.close();
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    onTestFinished(() => listener.end());
    let told = 0;
    listener.on('notification', ({ payload }) => { if (payload?.includes('"realm":"cinema"') && payload.includes('"2005"')) told += 1; });
    await listener.query('listen footlight');
    const open = (as: string): Promise<ChangeReader[]> => many(4, () => readChanges(platform, as));
    const token = await signIn();
    const streams = await open(token);
    onTestFinished(() => streams.forEach((stream) => stream.close()));
    const favourite = { subject: 'favourites', ids: ['1001'] };
    await ask('/api/v1/new-watchlists/favourites/content', { method: 'POST', token, body: { content: [{ id: '1001', contentType: 'VOD' }] } });
    await Promise.all(streams.map((stream) => expect.poll(() => stream.events).toContainEqual(favourite)));
    await ask('/demo/clock', { method: 'PUT', body: { fix: start - 1 } });
    // A stream lasts as long as its token, by the moved clock.
    const later = await open(await signIn());
    onTestFinished(() => later.forEach((stream) => stream.close()));
    await many(4, () => ask('/demo/clock', { method: 'PUT', body: { fix: start } }));
    await ask('/demo/clock', { method: 'PUT', body: { reset: true } });
    await Promise.all(later.map((stream) => expect.poll(() => stream.events.flatMap(({ ids }) => ids)).toContain('2005')));
    expect(later.map(({ events }) => events.filter(({ ids }) => ids.includes('2005')).length)).toEqual([1, 1, 1, 1]);
    await Promise.all(streams.map(({ ended }) => ended));
    expect(told).toBe(1);
  });

  test('a limit counts what both answered', async () => {
    const tries = await many(30, () => fetch(platform.at('api', '/api/v2/login'), {
      method: 'POST', body: JSON.stringify({ id: 'nobody@footlight.test', secret: 'wrong' }),
      headers: { connection: 'close', realm, 'x-api-key': `${realm}-public-key`, 'content-type': 'application/json', 'x-footlight-limits': '1' },
    }));
    const answered = tries.filter(({ status }) => status !== 429).length;
    expect(answered).toBeLessThanOrEqual(10);
    expect(answered).toBeGreaterThan(0);
  });

  test('one that is killed is replaced, while the other answers', async () => {
    const before = await processes();
    const [killed = 0] = before;
    process.kill(killed, 'SIGKILL');
    await expect.poll(async () => (await processes()).filter((pid) => !before.includes(pid)).length, { timeout: 30_000 }).toBe(1);
    expect(platform.said().filter((line) => line.includes(`process ${killed} ended`))).toHaveLength(1);
  }, 40_000);

  test('told to stop, each is not ready any more, answers what it began, and the exit code is 0', async () => {
    await ask('/demo/faults', { method: 'PUT', body: { call: 'readLabels', delayMs: 2_500, count: 2 } });
    const slow = many(2, () => ask('/api/v2/label'));
    await expect.poll(async () => ((await ask('/demo/faults')).body as { faults: { count: number }[] }).faults[0]?.count).toBe(0);
    const code = platform.stop();
    const notReady = await vi.waitFor(async () => {
      const answer = await ask('/ready', { host: '' });
      expect(answer.status).toBe(503);
      return answer;
    }, { timeout: 5_000, interval: 20 });
    expect(notReady.body).toMatchObject({ ready: false, stopping: true, database: 'reachable' });
    expect((await slow).map(({ status }) => status)).toEqual([200, 200]);
    expect(await code).toBe(0);
    await expect(fetch(`http://localhost:${platform.port}/health`)).rejects.toThrow();
  });
});

test('the embedded database has one process, and the sentence says why', async () => {
  const options = readOptions(['--processes', '2'], {});
  await expect(runProcesses(options, [])).rejects.toMatchObject({ code: 'one-process', message: expect.stringContaining('a folder that one process holds') });
});
