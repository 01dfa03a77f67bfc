import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentItems } from '../../../../../demo/platform/db/tables/catalogue-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const realm = 'cinema';
let platform: TestPlatform;
let [adult, child] = ['', ''];
beforeAll(async () => {
  platform = await openTestPlatform();
  adult = (await platform.signIn(realm, 'subscriber')).authorisationToken;
  const maker = (await platform.signIn(realm, 'subscriber')).authorisationToken;
  const made = (await platform.ask({ realm, token: maker, path: '/api/v1/user/profiles', body: { name: 'Leo', type: 'child', parentalLevel: 'NON_RESTRICTED' } })).body as { id: string };
  child = ((await platform.ask({ realm, token: maker, path: `/api/v1/user/profiles/${made.id}/select`, body: {} })).body as { authorisationToken: string }).authorisationToken;
  // Seen by everybody at first, so that each row hides what it names and nothing else.
  await platform.running.context.db.update(contentItems).set({ ageRating: 'U' }).where(eq(contentItems.realm, realm));
  await platform.ask({ realm, token: adult, method: 'PATCH', path: `/api/v1/user/profiles/${made.id}`, body: { parentalLevel: 'RESTRICTED' } });
});
afterAll(() => platform.close());

const rate = (id: string, ageRating: string | null) => platform.running.context.db.update(contentItems).set({ ageRating }).where(and(eq(contentItems.realm, realm), eq(contentItems.id, id)));
const ask = (path: string, token: string) => platform.ask({ realm, token, path });
/** Every object of an answer. */
function* partsOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* partsOf(each);
}
const has = (body: unknown, id: string) => [...partsOf(body)].some((part) => part['id'] === id || part['vodId'] === id || part['seriesId'] === id);
const idIn = (body: unknown, list: string) => ([...partsOf(body)].flatMap((part) => (part[list] as { id: string }[] | undefined) ?? [])[0]?.id) ?? '';

async function guideWindow(): Promise<string> {
  const from = await platform.running.context.now();
  return `/api/v4/epg?from=${new Date(from).toISOString()}&to=${new Date(from + 20 * 3_600_000).toISOString()}`;
}
const broadcastWith = (body: unknown, fact: 'vodId' | 'seriesId') => [...partsOf(body)].find((part) => part[fact] && part['start'])!;
const idOfBroadcast = (fact: 'vodId' | 'seriesId') => (body: unknown) => String(broadcastWith(body, fact)[fact]);

describe('a restricted profile is not shown what is for older viewers', () => {
  const rows: [route: string, path: string | (() => Promise<string>), hidden: (body: unknown) => string][] = [
    ['readLiveEvents', '/api/v1/event/live', (body) => idIn(body, 'events')],
    ['readUpcomingEvents', '/api/v1/event/upcoming', (body) => idIn(body, 'events')],
    ['readSchedule', '/api/v1/view/schedule?timezone=UTC', (body) => idIn(body, 'items')],
    ['readReleases', '/api/v1/view/releases?timezone=UTC', (body) => idIn(body, 'items')],
    ['readSeries', '/api/v4/series/5001', (body) => idIn(body, 'seasons')],
    ['readSeason', '/api/v4/season/5106', (body) => idIn(body, 'episodes')],
    ['readAdjacentSeasons', '/api/v4/series/5007/adjacentTo/5701', (body) => idIn(body, 'followingSeasons')],
    ['readPlaylist', '/api/v4/playlist/4004', (body) => idIn(body, 'vods')],
    ['readAdjacentVods of an episode', '/api/v4/vod/5302/adjacent', (body) => idIn(body, 'followingVods')],
    ['readAdjacentVods of a playlist', '/api/v4/playlist/4004/adjacentTo/1002', (body) => idIn(body, 'followingVods')],
    ['readReplacementVod', '/api/v4/vods/live/2009', () => '2109'],
    ['readBucket', '/api/v1/bucket/featured', (body) => idIn(body, 'contentList')],
    ['readBucket of what is alike', '/api/v1/bucket/like-1001', (body) => idIn(body, 'contentList')],
    ['readView', '/api/v1/view?type=home&id=home', (body) => idIn(body, 'contentList')],
    ['readContentGrid', '/api/v1/view/content-grid?gridViewConfigId=all', (body) => idIn(body, 'contentList')],
    ['readContentGrid in another order', '/api/v1/view/content-grid?gridViewConfigId=all&sort=title', (body) => idIn(body, 'contentList')],
    ['searchContent', '/api/v1/content-search?query=the', (body) => idIn(body, 'hits')],
    ['readGuide by a recording', guideWindow, idOfBroadcast('vodId')],
    ['readGuide by a series', guideWindow, idOfBroadcast('seriesId')],
  ];

  test.each(rows)('%s', async (_route, path, hidden) => {
    const address = typeof path === 'string' ? path : await path();
    const before = await ask(address, child);
    const id = hidden(before.body);
    expect([before.status, has(before.body, id)]).toEqual([200, true]);
    await rate(id, '18');
    const [seen, known] = [await ask(address, child), await ask(address, adult)];
    await rate(id, 'U');
    expect([has(seen.body, id), has(known.body, id)]).toEqual([false, true]);
    expect([200, 404]).toContain(seen.status);
    expect((await ask(address, child)).body).toEqual(before.body);
  });

  test('and no answer that is kept for everybody loses it by having been asked for by a restricted profile first', async () => {
    await rate('1002', '18');
    for (const path of ['/api/v4/playlist/4004', '/api/v1/bucket/like-1001', '/api/v4/season/5106']) await ask(path, child);
    expect(has((await ask('/api/v4/playlist/4004', adult)).body, '1002')).toBe(true);
    await rate('1001', '18');
    expect(has((await ask('/api/v1/bucket/like-1001', child)).body, '1003')).toBe(false);
    expect(idIn((await ask('/api/v1/bucket/like-1001', adult)).body, 'contentList')).not.toBe('');
    await rate('1001', 'U');
    await rate('1002', 'U');
  });
});

describe('a restricted profile is not told how many there are', () => {
  const rows: [what: string, path: string, count: (body: never) => number, list: string][] = [
    ['live events', '/api/v1/event/live', ({ totalHits }: { totalHits: number }) => totalHits, 'events'],
    ['results of a search', '/api/v1/content-search?query=the', ({ vodVideos }: { vodVideos: { totalHits: number } }) => vodVideos.totalHits, 'hits'],
    ['episodes', '/api/v4/season/5106', ({ episodeCount }: { episodeCount: number }) => episodeCount, 'episodes'],
    ['videos of a playlist', '/api/v4/playlist/4004', ({ vodCount }: { vodCount: number }) => vodCount, 'vods'],
  ];

  test.each(rows)('%s', async (_what, path, count, list) => {
    const body = (await ask(path, child)).body;
    const id = list === 'hits' ? (body as { vodVideos: { hits: { id: string }[] } }).vodVideos.hits[0]!.id : idIn(body, list);
    await rate(id, '18');
    const [fewer, all] = [count((await ask(path, child)).body), count((await ask(path, adult)).body)];
    await rate(id, 'U');
    expect([fewer, all]).toEqual([count(body) - 1, count(body)]);
  });

  test('events on air, as the badge counts them', async () => {
    const countOf = async (token: string) => ((await ask('/api/v1/init/', token)).body as { liveCount: number }).liveCount;
    const events = ((await ask('/api/v1/event/live', adult)).body as { events: { id: string; endDate?: string }[] }).events.filter(({ endDate }) => endDate !== undefined);
    const before = await countOf(child);
    await rate(events[0]!.id, '18');
    expect([await countOf(child), await countOf(adult)]).toEqual([before - 1, before]);
    await rate(events[0]!.id, 'U');
  });

  test('a row is filled with what it may be shown', async () => {
    const page = async (token: string) => ((await ask('/api/v1/bucket/featured?resultPerPage=3', token)).body as { contentList: { id: string }[] }).contentList.map(({ id }) => id);
    const [first] = await page(adult);
    await rate(first!, '18');
    const shown = await page(child);
    await rate(first!, 'U');
    expect([shown.length, shown.includes(first!)]).toEqual([3, false]);
  });
});

describe('what a restricted profile holds of a title that is rated for older viewers later', () => {
  const send = (method: 'PUT' | 'POST', path: string, body: object = {}) => platform.ask({ realm, token: child, method, path, body });

  test('a list shows and counts what is left', async () => {
    const countOf = async (token: string) => ((await ask('/api/v1/watchlists', token)).body as { watchlists: { watchlistExternalId: string; contentCount: number; isEmpty: boolean; thumbnails: string[] }[] }).watchlists.find(({ watchlistExternalId }) => watchlistExternalId === 'favourites')!;
    expect((await send('POST', '/api/v1/new-watchlists/favourites/content', { content: [{ id: '1001', contentType: 'VOD' }, { id: '1002', contentType: 'VOD' }] })).status).toBe(200);
    const before = await countOf(child);
    await rate('1002', '18');
    const [after, content] = [await countOf(child), (await ask('/api/v1/new-watchlists/favourites', child)).body as { contentCount: number }];
    await rate('1001', '18');
    const none = await countOf(child);
    await rate('1001', 'U');
    await rate('1002', 'U');
    expect([before.contentCount, after.contentCount, content.contentCount, none.contentCount]).toEqual([2, 1, 1, 0]);
    expect([after.thumbnails.length, none.thumbnails.length, none.isEmpty]).toEqual([1, 0, true]);
    expect(has(content, '1002')).toBe(false);
    expect(await countOf(child)).toEqual(before);
  });

  test('a reminder of it is not told of, and none is taken', async () => {
    const now = await platform.running.context.now();
    const broadcast = [...partsOf((await ask(await guideWindow(), child)).body)].find((part) => part['seriesId'] && Date.parse(String(part['start'])) > now + 600_000) as { id: string; seriesId: string };
    const reminded = async () => ((await ask('/api/v1/user/reminders', child)).body as { reminders: { programmeId: string }[] }).reminders.map(({ programmeId }) => programmeId);
    expect((await send('PUT', `/api/v1/user/reminders/${broadcast.id}`)).status).toBe(200);
    expect(await reminded()).toEqual([broadcast.id]);
    await rate(broadcast.seriesId, '18');
    const [told, again] = [await reminded(), await send('PUT', `/api/v1/user/reminders/${broadcast.id}`)];
    await rate(broadcast.seriesId, 'U');
    expect(told).toEqual([]);
    expect(again).toMatchObject({ status: 403, body: { code: 'title-restricted' } });
    expect(await reminded()).toEqual([broadcast.id]);
  });

  test('a channel that plays it is out of the guide, which counts the others', async () => {
    const guideOf = async (token: string) => (await ask(await guideWindow(), token)).body as { totalChannels: number; channels: { eventId: string }[] };
    const before = await guideOf(child);
    const { eventId } = before.channels[0]!;
    await rate(eventId, '18');
    const [seen, known] = [await guideOf(child), await guideOf(adult)];
    await rate(eventId, 'U');
    expect(seen.channels.some((channel) => channel.eventId === eventId)).toBe(false);
    expect([seen.totalChannels, known.totalChannels, known.channels[0]!.eventId]).toEqual([before.totalChannels - 1, before.totalChannels, eventId]);
  });
});

describe('the address of a title for older viewers says so', () => {
  test.each([
    ['/api/v4/vod/1001', '1001'], ['/api/v4/event/2001', '2001'], ['/api/v4/series/5001', '5001'], ['/api/v4/season/5106', '5106'], ['/api/v4/playlist/4004', '4004'],
    ['/api/v1/view?type=series&id=5001', '5001'], ['/api/v4/vod/1001/adjacent', '1001'],
  ])('%s', async (path, id) => {
    await rate(id, '18');
    const [refused, open] = [await ask(path, child), await ask(path, adult)];
    await rate(id, 'U');
    expect(refused).toMatchObject({ status: 403, body: { code: 'title-restricted' } });
    expect(open.status).toBe(200);
  });

  test('a broadcast of one', async () => {
    const broadcast = broadcastWith((await ask(await guideWindow(), adult)).body, 'vodId') as { id: string; vodId: string };
    await rate(broadcast.vodId, '18');
    expect(await ask(`/api/v4/epg/programmes/${broadcast.id}`, child)).toMatchObject({ status: 403, body: { code: 'title-restricted' } });
    await rate(broadcast.vodId, 'U');
    expect((await ask(`/api/v4/epg/programmes/${broadcast.id}`, child)).status).toBe(200);
  });

  test('a season without a rating is rated as its series', async () => {
    await rate('5106', null);
    await rate('5006', '18');
    expect(await ask('/api/v4/season/5106', child)).toMatchObject({ status: 403, body: { code: 'title-restricted' } });
    await rate('5006', 'U');
    expect((await ask('/api/v4/season/5106', child)).status).toBe(200);
  });
});
