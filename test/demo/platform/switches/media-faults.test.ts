import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import '../../../support/localhost-dns.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
const clear = () => platform.ask({ path: '/demo/media-faults', method: 'DELETE' });
afterEach(async () => {
  await clear();
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
});

const fault = (body: object) => platform.ask({ path: '/demo/media-faults', method: 'PUT', body });
const forward = (seconds: number) => platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: seconds * 1000 } });

async function addressOf(path: string): Promise<string> {
  const { context } = platform.running;
  return context.signPath(path, await context.now() + 4 * 3_600_000);
}
const get = async (path: string) => {
  const reply = await platform.running.app.inject({ url: path, headers: { host: `media.localhost:${platform.running.port}` } });
  return { status: reply.statusCode, body: reply.rawPayload };
};

test('a third of the segments fails, and the next try of each succeeds', async () => {
  await fault({ kind: 'status', share: 1 / 3, status: 502 });
  const path = await addressOf('/film/v240/1.m4s');
  const statuses: number[] = [];
  for (let i = 0; i < 9; i += 1) statuses.push((await get(path)).status);
  expect(statuses).toEqual([200, 200, 502, 200, 200, 502, 200, 200, 502]);
  expect((await get(await addressOf('/film/v240.m3u8'))).status).toBe(200);
});

test('a sticky share fails for the same addresses each time', async () => {
  await fault({ kind: 'status', share: 0.5, sticky: true });
  const round = async () => Promise.all(Array.from({ length: 12 }, async (_, i) => (await get(await addressOf(`/film/v240/${i + 1}.m4s`))).status));
  const first = await round();
  expect(await round()).toEqual(first);
  expect(new Set(first)).toEqual(new Set([200, 503]));
});

test('corrupted bytes are as many as the true ones, and other ones', async () => {
  const path = await addressOf('/film/v240/3.m4s');
  const whole = await get(path);
  await fault({ kind: 'corrupted' });
  const broken = await get(path);
  expect([broken.status, broken.body.length, broken.body.equals(whole.body)]).toEqual([200, whole.body.length, false]);
});

test('a fault of one path leaves the others alone', async () => {
  await fault({ kind: 'status', path: '/v720/' });
  expect([(await get(await addressOf('/film/v720/1.m4s'))).status, (await get(await addressOf('/film/v240/1.m4s'))).status]).toEqual([503, 200]);
});

test('addresses from before the switch are over, later ones are good', async () => {
  const before = await addressOf('/film/main.m3u8');
  await forward(1);
  await fault({ kind: 'expired' });
  await forward(1);
  expect([(await get(before)).status, (await get(await addressOf('/film/main.m3u8'))).status]).toEqual([403, 200]);
});

test('a frozen live playlist stays as it is while the clock goes on', async () => {
  const list = async () => (await get(await addressOf('/live/arena/2004/v360.m3u8'))).body.toString();
  await forward(40);
  await fault({ kind: 'frozen' });
  const before = await list();
  await forward(20);
  expect(await list()).toBe(before);
  await clear();
  expect(await list()).not.toBe(before);
});

test('a fault ends by itself when its time is over', async () => {
  await fault({ kind: 'status', seconds: 10 });
  const path = await addressOf('/film/v240/1.m4s');
  expect((await get(path)).status).toBe(503);
  await forward(11);
  expect((await get(path)).status).toBe(200);
});

test('a platform that is away ends every connection, on every host, until its time is over', async () => {
  const { port } = platform.running;
  const ask = (host: string, path: string) => fetch(`http://${host}.localhost:${port}${path}`).then(({ status }) => status, () => 'no answer');
  await fault({ kind: 'away', seconds: 15 });
  expect(await Promise.all([ask('arena', '/'), ask('api', '/realm-settings/arena'), ask('media', '/ads/vmap.xml')])).toEqual(['no answer', 'no answer', 'no answer']);
  await forward(16);
  expect(await ask('media', '/ads/vmap.xml')).toBe(200);
});

test.each([['truncated'], ['hanging']])('a %s segment does not come whole', async (kind) => {
  await fault({ kind });
  const { port } = platform.running;
  const path = await addressOf('/film/v240/2.m4s');
  const coming = fetch(`http://media.localhost:${port}${path}`, { signal: AbortSignal.timeout(1_000) }).then((answer) => answer.arrayBuffer());
  await expect(coming).rejects.toThrow(kind === 'hanging' ? /timeout/ : /terminated/);
});

test.each([[{ kind: 'melted' }], [{ kind: 'status', share: 2 }], [{ kind: 'status', status: 200 }]])('%j is no fault', async (body) => {
  expect((await fault(body)).status).toBe(400);
});
