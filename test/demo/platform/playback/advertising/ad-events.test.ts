import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const get = (path: string) => platform.running.app.inject({ url: path, headers: { host: `media.localhost:${platform.running.port}` } });

test('titles name their advertising: VAST before and inside, or one VMAP file', async () => {
  const { authorisationToken: token } = await platform.guest('cinema');
  const unitsOf = async (id: string) => ((await platform.ask({ token, path: `/api/v4/vod/${id}` })).body as { adUnits: { type: string; position: string; offset?: number }[] }).adUnits;
  expect(await unitsOf('1103')).toMatchObject([{ type: 'VAST', position: 'PRE' }, { type: 'VAST', position: 'MID', offset: 20 }]);
  expect(await unitsOf('1104')).toMatchObject([{ type: 'VMAP' }]);
  expect(await unitsOf('1101')).toEqual([]);
});

test('every address inside of the documents answers, and what is told there is kept', async () => {
  const addresses = new Set<string>();
  for (const file of ['vast-pre.xml', 'vast-mid.xml', 'vmap.xml']) {
    const { body, headers } = await get(`/ads/${file}`);
    expect(headers['access-control-allow-origin']).toBe('*');
    for (const [, address] of body.matchAll(/<!\[CDATA\[(.+?)\]\]>/g)) addresses.add(new URL(address!).pathname);
  }
  const statuses = await Promise.all([...addresses].map(async (path) => (await get(path)).statusCode));
  expect(statuses.filter((status) => status !== 200 && status !== 204)).toEqual([]);
  const { adEvents } = (await platform.ask({ path: '/demo/ad-events' })).body as { adEvents: { ad: string; event: string }[] };
  expect(new Set(adEvents.filter(({ ad }) => ad === 'vast-pre').map(({ event }) => event))).toEqual(new Set([
    'impression', 'error', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip', 'mute', 'unmute', 'pause', 'resume', 'progress', 'click',
  ]));
});

test.each(['/ads/event/vast-pre/melted', '/ads/event/a%20b/start', '/ads/nothing.xml', '/ads/__proto__'])('%s is not there', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

describe('outside of demo mode', () => {
  let served: TestPlatform;
  beforeAll(async () => { served = await openTestPlatform(undefined, false); });
  afterAll(() => served.close());

  test.each(['1103', '1104'])('title %s has no advertising of advertisers that do not exist', async (id) => {
    const { authorisationToken: token } = await served.guest('cinema');
    expect(await served.ask({ token, path: `/api/v4/vod/${id}` })).toMatchObject({ status: 200, body: { adUnits: [] } });
  });

  test.each(['vast-pre.xml', 'vmap.xml', 'spot.mp4', 'landing', 'event/vast-pre/start'])('/ads/%s is not there', async (file) => {
    expect((await served.ask({ host: 'media.localhost', path: `/ads/${file}` })).status).toBe(404);
  });
});
