import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEventEpoch } from '../../../../demo/platform/catalogue/event-epoch.ts';
import { openTestPlatform, type TestPlatform, type TestRealm } from '../../../support/test-platform.ts';

let platform: TestPlatform;
let epoch = 0;
beforeAll(async () => {
  platform = await openTestPlatform();
  epoch = await readEventEpoch(platform.running.context.db);
});
afterAll(() => platform.close());
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

interface Details { id: string; type: string; title: string; live?: boolean; playerUrlCallback?: string; replacementVodId?: string; duration?: number; startDate?: string; endDate?: string }

const hour = 3_600_000;
/** The clock stands still so many hours after the epoch of the events. */
const at = (hours: number, more = 0) => platform.ask({ method: 'PUT', path: '/demo/clock', body: { fix: new Date(epoch + hours * hour + more).toISOString() } });
const guest = async (realm: TestRealm = 'cinema') => (await platform.guest(realm)).authorisationToken;
const ask = async (kind: 'event' | 'vod', id: string) => platform.ask({ token: await guest(), path: `/api/v4/${kind}/${id}?includePlaybackDetails=URL` });
const live = async (id: string) => (await ask('event', id)).body as Details;
const rowNow = async (bucket: string) => ((await platform.ask({ token: await guest(), path: `/api/v1/bucket/${bucket}?resultPerPage=20` })).body as { contentList: Details[] }).contentList;
const liveCount = async () => ((await platform.ask({ realm: 'cinema', path: '/api/v1/init/' })).body as { liveCount: number }).liveCount;

/** Event 2006 lasts from the fifth to the ninth hour. */
describe('an event, by the clock alone', () => {
  test.each([
    ['an hour before', 4, 0, { type: 'UPCOMING', live: false }, false, undefined],
    ['a moment before', 5, -1, { type: 'UPCOMING', live: false }, false, undefined],
    ['at its start', 5, 0, { type: 'LIVE_EVENT', live: true }, true, undefined],
    ['a moment before its end', 9, -1, { type: 'LIVE_EVENT', live: true }, true, undefined],
    ['at its end', 9, 0, { type: 'LIVE_EVENT', live: false }, false, '2106'],
    ['a day later', 33, 0, { type: 'LIVE_EVENT', live: false }, false, '2106'],
  ])('%s', async (_when, hours, more, facts, plays, replacement) => {
    await at(hours, more);
    const details = await live('2006');
    expect(details).toMatchObject({ id: '2006', ...facts, startDate: new Date(epoch + 5 * hour).toISOString(), endDate: new Date(epoch + 9 * hour).toISOString() });
    expect([details.playerUrlCallback !== undefined, details.replacementVodId]).toEqual([plays, replacement]);
  });

  test('goes back with the clock: nothing was written when it ended', async () => {
    await at(10);
    expect((await live('2006')).replacementVodId).toBe('2106');
    await at(4);
    expect(await live('2006')).toMatchObject({ type: 'UPCOMING' });
    expect((await ask('vod', '2106')).status).toBe(404);
  });

  test('a callback that was given while it was live finds no streams when it is over', async () => {
    await at(9, -60_000);
    const token = await guest();
    const { pathname, search } = new URL((await platform.ask({ token, path: '/api/v4/event/2006?includePlaybackDetails=URL' })).body['playerUrlCallback']);
    expect((await platform.ask({ token, path: pathname + search })).status).toBe(200);
    await at(9);
    expect(await platform.ask({ token, path: pathname + search })).toMatchObject({ status: 404, body: { code: 'videoIsNotLive' } });
  });
});

describe('the recording of an event', () => {
  test('is a title of its own with the same pictures, from the end of the event on', async () => {
    await at(9, -1);
    expect(await ask('vod', '2106')).toMatchObject({ status: 404, body: { code: 'vod-not-found' } });
    await at(9);
    const token = await guest();
    const recording = (await platform.ask({ token, path: '/api/v4/vod/2106?includePlaybackDetails=URL' })).body as Details;
    expect(recording).toMatchObject({ id: '2106', type: 'VOD', title: 'Improvised cinema: the recording', duration: 16 });
    expect(recording.live).toBeUndefined();
    const { pathname, search } = new URL(recording.playerUrlCallback ?? '');
    const urls = (await platform.ask({ token, path: pathname + search })).body as { hls: { url: string }[]; live: boolean };
    expect(urls.live).toBe(false);
    expect(urls.hls[0]?.url).toContain('/clips/four/main.m3u8');
  });

  test('keeps the licences of the event', async () => {
    await at(40);
    expect((await ask('vod', '2102')).body).toMatchObject({ accessLevel: 'DENIED', licences: ['pass', 'premium', 'premium-year'] });
  });

  test('takes the place of the event in rows, at the moment it is over', async () => {
    const shown = async () => (await rowNow('live')).slice(4, 7).map(({ id, type }) => [id, type]);
    await at(1);
    expect(await shown()).toEqual([['2005', 'UPCOMING'], ['2006', 'UPCOMING'], ['2007', 'UPCOMING']]);
    await at(6);
    expect(await shown()).toEqual([['2005', 'LIVE_EVENT'], ['2006', 'LIVE_EVENT'], ['2007', 'UPCOMING']]);
    await at(9);
    expect(await shown()).toEqual([['2105', 'VOD'], ['2106', 'VOD'], ['2007', 'UPCOMING']]);
  });

  test('does not stop a row from going on after it', async () => {
    await at(40);
    const page = (await platform.ask({ token: await guest(), path: '/api/v1/bucket/live?resultPerPage=3' })).body as { paging: { lastSeen: string; moreDataAvailable: boolean }; contentList: Details[] };
    expect(page.contentList.map(({ id }) => id)).toEqual(['2001', '2102', '2103']);
    const next = (await platform.ask({ token: await guest(), path: `/api/v1/bucket/live?resultPerPage=3&lastSeen=${page.paging.lastSeen}` })).body as { contentList: Details[] };
    expect(next.contentList.map(({ id }) => id)).toEqual(['2104', '2105', '2106']);
  });
});

test('the number of live events follows the clock', async () => {
  const counts: number[] = [];
  for (const hours of [1, 2, 5, 9, 40]) {
    await at(hours);
    counts.push(await liveCount());
  }
  expect(counts).toEqual([6, 7, 8, 6, 0]);
});

test('a channel is always live, and has no hours', async () => {
  await at(24 * 400);
  const details = await live('2001');
  expect(details).toMatchObject({ type: 'LIVE', live: true });
  expect([details.startDate, details.endDate, typeof details.playerUrlCallback]).toEqual([undefined, undefined, 'string']);
});

test('what is no live title, or no title at all, is not live', async () => {
  for (const id of ['9999', '1001', '2106']) expect(await ask('event', id)).toMatchObject({ status: 404, body: { code: 'videoIsNotLive' } });
  expect(await ask('vod', '2006')).toMatchObject({ status: 404, body: { code: 'vod-not-found' } });
});
