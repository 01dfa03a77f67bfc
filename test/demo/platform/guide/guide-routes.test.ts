import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GuideWindow, guideWindow } from '../../../../src/contracts/guide/guide-window.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = (await platform.guest('cinema')).authorisationToken;
});
afterAll(() => platform.close());

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 18, 12);
const ask = (query: Record<string, string> | [string, string][]) => platform.ask({ token, path: `/api/v4/epg?${new URLSearchParams(query)}` });

async function windowOf(from: number, hours: number, rest: Record<string, string> = {}): Promise<GuideWindow> {
  const reply = await ask({ from: new Date(from).toISOString(), to: new Date(from + hours * hour).toISOString(), ...rest });
  return guideWindow.parse(reply.body);
}

describe('a window of the guide', () => {
  test('holds what airs in it and nothing else, in order', async () => {
    const window = await windowOf(noon, 4);
    const listed = window.channels.flatMap((channel) => channel.programmes);
    expect(listed.length).toBeGreaterThan(20);
    for (const entry of listed) {
      expect(entry.start).toBeLessThan(noon + 4 * hour);
      const isOpen = entry.end === undefined || entry.end < entry.start;
      expect(isOpen ? Infinity : entry.end).toBeGreaterThan(noon);
    }
    for (const channel of window.channels) {
      const starts = channel.programmes.map((entry) => entry.start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });

  test('pages give each of two hundred channels once', async () => {
    const ids: string[] = [];
    for (let lastSeen: string | undefined, more = true; more;) {
      const page = await windowOf(noon, 1, lastSeen === undefined ? {} : { lastSeen });
      expect(page.firstIndex).toBe(ids.length);
      ids.push(...page.channels.map((channel) => channel.id));
      ({ lastSeen, moreDataAvailable: more } = page.paging);
    }
    expect([ids.length, new Set(ids).size]).toEqual([200, 200]);
  });

  test('begins at any channel by its index among all', async () => {
    const page = await windowOf(noon, 1, { firstIndex: '185' });
    expect([page.firstIndex, page.channels.length, page.paging.moreDataAvailable]).toEqual([185, 15, false]);
    const [before] = (await windowOf(noon, 1, { firstIndex: '184', rpp: '1' })).channels;
    expect((await windowOf(noon, 1, { lastSeen: before?.id ?? '' })).channels[0]?.id).toBe(page.channels[0]?.id);
    expect(await windowOf(noon, 1, { firstIndex: '200' })).toMatchObject({ channels: [], totalChannels: 200, paging: { moreDataAvailable: false } });
  });

  test('of one channel', async () => {
    const page = await windowOf(noon, 24, { channel: 'ch-42' });
    expect([page.channels.map((channel) => channel.id), page.firstIndex, page.totalChannels]).toEqual([['ch-42'], 41, 200]);
    expect(page.channels[0]?.programmes.length).toBeGreaterThan(8);
  });

  test('is full wherever the clock stands, also across the fortnight’s seam', async () => {
    const seam = Date.UTC(2026, 0, 5) + 24 * 14 * 24 * hour;
    const across = await windowOf(seam - 2 * hour, 4, { channel: 'ch-1' });
    expect(across.channels[0]?.programmes.some((entry) => entry.start === seam)).toBe(true);
    const ids = across.channels[0]?.programmes.map((entry) => entry.id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect((await windowOf(Date.UTC(2031, 4, 4), 4)).channels[0]?.programmes.length).toBeGreaterThan(1);
  });

  test('is dirty in the ways that guides are', async () => {
    const fortnight = async (channel: string) => (await windowOf(Date.UTC(2026, 0, 5) + 22 * 14 * 24 * hour, 14 * 24, { channel })).channels[0]?.programmes ?? [];
    const overlapping = await fortnight('ch-3');
    expect(overlapping.some((entry, index) => (overlapping[index + 1]?.start ?? Infinity) < (entry.end ?? 0))).toBe(true);
    const gappy = await fortnight('ch-5');
    expect(gappy.some((entry, index) => (gappy[index + 1]?.start ?? 0) > (entry.end ?? Infinity))).toBe(true);
    expect((await fortnight('ch-7')).some((entry) => (entry.end ?? 0) - entry.start === 2 * 60_000)).toBe(true);
    expect((await fortnight('ch-9')).some((entry) => entry.end === undefined)).toBe(true);
    const midnight = (at: number) => Math.floor(at / (24 * hour));
    expect((await fortnight('ch-1')).some((entry) => midnight((entry.end ?? entry.start) - 1) > midnight(entry.start))).toBe(true);
  });

  test('by numbers, as the other form of the question has it', async () => {
    const { body } = await ask({ fromTs: String(noon), toTs: String(noon + hour), epgId: 'ch-42' });
    expect(guideWindow.parse(body)).toEqual(await windowOf(noon, 1, { channel: 'ch-42' }));
    expect(guideWindow.parse((await ask({ fromTs: String(noon), toTs: String(noon + hour), rpp: '2', lastSeen: 'ch-2' })).body).channels.map(({ id }) => id)).toEqual(['ch-3', 'ch-4']);
  });

  test('of several channels, in the order that was asked for and without unknown ones', async () => {
    const moments: [string, string][] = [['from', new Date(noon).toISOString()], ['to', new Date(noon + hour).toISOString()]];
    const names = ['ch-9', 'nowhere', '3002', 'ch-150'].map((id): [string, string] => ['channel', id]);
    expect(guideWindow.parse((await ask([...moments, ...names])).body).channels.map(({ id }) => id)).toEqual(['ch-9', 'ch-2', 'ch-150']);
  });

  test('of a group, with every group on its first page', async () => {
    const { groups = [], totalChannels } = await windowOf(noon, 1);
    expect(groups.find(({ id }) => id === 'news')).toMatchObject({ name: 'News', count: expect.any(Number) as number });
    const news = await windowOf(noon, 1, { group: 'news', rpp: '50' });
    expect([news.totalChannels, new Set(news.channels.map(({ group }) => group?.id))]).toEqual([groups.find(({ id }) => id === 'news')?.count, new Set(['news'])]);
    expect(totalChannels).toBe(200);
    expect((await windowOf(noon, 1, { group: 'news', firstIndex: '3' })).groups).toBeUndefined();
  });

  test.each([['157-1', 168], ['160-9', 180], ['157-2', 169], ['0', 0], ['42', 41], ['9999', 199]])('begins at the number %s, or at the next higher one', async (number, row) => {
    expect((await windowOf(noon, 1, { number, rpp: '1' })).firstIndex).toBe(row);
  });

  test('of a search: by the name of a channel, and by the title of what it airs then', async () => {
    const named = await windowOf(noon, 1, { query: 'meridian', rpp: '50' });
    expect(named.channels.map(({ name }) => name)).toEqual(expect.arrayContaining(['Meridian News', 'Meridian News 2']));
    const titled = await windowOf(noon, 4, { query: 'FERRYMAN', rpp: '50' });
    expect(titled.totalChannels).toBeGreaterThan(2);
    for (const { programmes } of titled.channels) expect(programmes.map(({ title }) => title)).toContain('The Ferryman');
    const later = await windowOf(noon + 24 * hour, 1, { query: 'ferryman', rpp: '50', queryFrom: new Date(noon).toISOString(), queryTo: new Date(noon + 4 * hour).toISOString() });
    expect(later.channels.map(({ id }) => id)).toEqual(titled.channels.map(({ id }) => id));
    expect(await windowOf(noon, 1, { query: '100% "nothing" 😀' })).toMatchObject({ channels: [], totalChannels: 0 });
  });

  test('of a channel an hour late has what it airs then, by the times that its programmes say', async () => {
    const late = (await windowOf(noon, 4, { channel: 'ch-28' })).channels[0];
    const base = (await windowOf(noon - hour, 4, { channel: 'ch-26' })).channels[0];
    expect([late?.offsetMinutes, late?.name]).toEqual([60, `${base?.name} +1`]);
    expect(late?.programmes.map(({ title, start }) => [title, start])).toEqual(base?.programmes.map(({ title, start }) => [title, start]));
  });

  test('knows what began more than a day before', async () => {
    const fortnight = await windowOf(Date.UTC(2026, 0, 5) + 22 * 14 * 24 * hour, 14 * 24, { channel: 'ch-14' });
    const long = fortnight.channels[0]?.programmes.find(({ start, end }) => (end ?? 0) - start === 30 * hour);
    const end = long?.end ?? 0;
    expect((await windowOf(end - hour, 1, { channel: 'ch-14' })).channels[0]?.programmes.map(({ id }) => id)).toEqual([long?.id]);
  });

  test.each([
    [{ from: 'yesterday', to: '2026-11-18T12:00:00Z' }, 'from'],
    [{ from: '2026-11-18T12:00:00Z', to: '2026-11-18T12:00:00Z' }, 'to'],
    [{ from: '2026-11-18T12:00:00Z', to: '2027-11-18T12:00:00Z' }, 'to'],
    [{ from: '2026-11-18T12:00:00Z', to: '2026-11-18T16:00:00Z', rpp: '5000' }, 'rpp'],
    [{ from: '2026-11-18T12:00:00Z', to: '2026-12-03T12:00:00Z', rpp: '50' }, 'to'],
    [{ from: '2026-11-18T00:00:00Z', to: '2026-11-20T03:00:00Z', rpp: '20' }, 'to'],
    [{ from: '2026-11-18T12:00:00Z', to: '2026-11-18T16:00:00Z', firstIndex: '-1' }, 'firstIndex'],
  ])('that makes no sense is refused: %o', async (query, field) => {
    expect(await ask(query as Record<string, string>)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', details: { field } } });
  });

  test('of an unknown channel is not found', async () => {
    const query = { from: '2026-11-18T12:00:00Z', to: '2026-11-18T16:00:00Z' };
    expect(await ask({ ...query, channel: 'none' })).toMatchObject({ status: 404, body: { code: 'channel-not-found' } });
    expect(await ask({ ...query, lastSeen: 'none' })).toMatchObject({ status: 404, body: { code: 'channel-not-found' } });
  });
});

test('thirty large windows at once do not hold a neighbour’s call', async () => {
  let done = 0;
  const windows = Array.from({ length: 30 }, async (_, index) => {
    await windowOf(noon + index * 60_000, 48);
    done += 1;
  });
  const neighbour = platform.ask({ path: '/api/v2/label' }).then(() => done);
  await Promise.all(windows);
  expect(await neighbour).toBeLessThan(10);
});

test('a channel’s card says what is on now and next', async () => {
  const reply = await platform.ask({ token, path: '/api/v1/bucket/on-now' });
  const [first] = (reply.body as { contentList: { programmingInfo: { currentProgramme: { start: string }; nextProgramme: { start: string } } }[] }).contentList;
  const now = await platform.running.context.now();
  expect(Date.parse(first?.programmingInfo.currentProgramme.start ?? '')).toBeLessThanOrEqual(now);
  expect(Date.parse(first?.programmingInfo.nextProgramme.start ?? '')).toBeGreaterThan(now);
});
