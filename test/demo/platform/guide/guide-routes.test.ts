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
const ask = (query: Record<string, string>) => platform.ask({ token, path: `/api/v4/epg?${new URLSearchParams(query)}` });

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
      expect(entry.end ?? Infinity).toBeGreaterThan(noon);
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
