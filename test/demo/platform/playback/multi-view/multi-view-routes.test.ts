import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = (await platform.guest('arena')).authorisationToken;
});
afterAll(() => platform.close());

const ask = (path: string, body?: object) => platform.ask({ realm: 'arena', token, path, ...(body ? { body } : {}) });
const media = async (address: string) => (await platform.running.app.inject({ url: new URL(address).pathname, headers: { host: `media.localhost:${platform.running.port}` } })).body;

test('four angles share one clock, to the millisecond', async () => {
  // A live playlist slides: it is asked for at one moment.
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { fix: new Date().toISOString() } });
  const { videos } = (await ask('/api/v4/event/2011/multiview')).body as { videos: { id: string; url: string }[] };
  const clocks = await Promise.all(videos.map(async ({ url }) => {
    expect(await media(url)).toContain('v360.m3u8');
    return (await media(url.replace('main.m3u8', 'v360.m3u8'))).match(/PROGRAM-DATE-TIME:(.+)/g)?.slice(0, 5).join();
  }));
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  expect([videos.length, new Set(clocks).size]).toEqual([4, 1]);
});

test('a heartbeat is one row for each viewer and event', async () => {
  const beat = (layout: string, videoIds: string[]) => ask('/api/v1/multiviewHeartbeat', { eventId: '2011', layout, videoIds, audibleId: 'wide' });
  expect((await beat('twoUp', ['wide', 'bend'])).status).toBe(200);
  expect((await beat('pip', ['wide', 'finish'])).status).toBe(200);
  const { heartbeats } = (await ask('/demo/heartbeats')).body as { heartbeats: object[] };
  expect(heartbeats).toMatchObject([{ eventId: '2011', layout: 'pip', videoIds: ['wide', 'finish'], audibleId: 'wide' }]);
});

test.each([
  ['a layout that there is not', { eventId: '2011', layout: 'nine', videoIds: ['wide'] }, 400], ['an angle that there is not', { eventId: '2011', layout: 'pip', videoIds: ['moon'] }, 400],
  ['more angles than a screen shows', { eventId: '2011', layout: 'quad', videoIds: Array.from({ length: 9 }, () => 'wide') }, 400], ['an event with one angle', { eventId: '2004', layout: 'pip', videoIds: ['wide'] }, 404],
])('a heartbeat of %s is refused', async (_why, body, status) => {
  expect((await ask('/api/v1/multiviewHeartbeat', body)).status).toBe(status);
});

test('an event that is not on air names its angles without addresses', async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 60 * 3_600_000 } });
  token = (await platform.guest('arena')).authorisationToken;
  const { videos } = (await ask('/api/v4/event/2011/multiview')).body as { videos: { url?: string }[] };
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  expect(videos.map(({ url }) => url)).toEqual([undefined, undefined, undefined, undefined]);
});
