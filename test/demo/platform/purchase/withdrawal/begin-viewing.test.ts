import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentItems } from '../../../../../demo/platform/db/tables/catalogue-tables.ts';
import { streamLeases } from '../../../../../demo/platform/db/tables/player-tables.ts';
import { subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { findContract } from '../../../../../demo/platform/purchase/withdrawal/find-contract.ts';
import { openWallet, passTime, type MemberWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

/** @source Directive 2011/83/EU art. 16(m): the right is lost "if the performance has begun" with consent, and the acknowledgement that it is lost thereby */
const day = 86_400_000;
let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  member = await openWallet(platform, 'arena', 'member');
});
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const path = '/api/v2/customer/withdrawals';
const own = async (wallet = member) => ((await wallet.ask({ path })).body as { withdrawals: { invoice: string }[] }).withdrawals;

/** The folder of a title's media, as its first addresses name it. A title that the fight night opens, and so does a season. */
async function open(wallet = member, details: { path: string; method?: 'POST' } = { path: '/api/v5/manifest/video/1107', method: 'POST' }): Promise<string> {
  const { playerUrlCallback } = (await wallet.ask(details)).body as { playerUrlCallback: string };
  const { pathname, search } = new URL(playerUrlCallback);
  const reply = await wallet.ask({ path: pathname + search });
  expect(reply.status).toBe(200);
  const { hls: [{ url }] } = reply.body as { hls: [{ url: string }] };
  return new URL(url).pathname.replace('main.m3u8', '');
}
const fetchFile = async (address: string, method: 'GET' | 'HEAD' = 'GET') => (await platform.ask({ host: 'media.localhost', path: address, method })).status;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
async function deliver(folder: string, segments: number[], track = 'v360'): Promise<void> {
  for (const number of segments) expect(await fetchFile(`${folder}${track}/${number}.m4s`)).toBe(200);
}
/** How often contracts are written meanwhile. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const update = vi.spyOn(platform.running.context.db, 'update');
  await work();
  const writes = update.mock.calls.filter(([table]) => Object.is(table, subscriptions)).length;
  update.mockRestore();
  return writes;
}
/** The film's segments have four seconds each: fifteen are a minute. */
const minute = numbers(1, 15);

describe('a title that is paid for by the view', () => {
  beforeEach(async () => { await member.buy('arena-fight-night'); });

  test('is withdrawn from when its page was opened, with its addresses, playlists, headers, captions and pictures', async () => {
    const folder = await open();
    for (const file of ['main.m3u8', 'v360.m3u8', 'v360/init.mp4', 'v720/init.mp4', 'a-en.m3u8', 'a-en/init.mp4', 'text-en.m3u8', 'text/en.vtt', 'manifest.mpd', ...numbers(1, 16).map((number) => `thumbnails/${number}.jpg`)]) expect(await fetchFile(folder + file), file).toBe(200);
    for (const number of numbers(1, 16)) expect(await fetchFile(`${folder}v360/${number}.m4s`, 'HEAD')).toBe(200);
    expect(await own()).toHaveLength(1);
  });

  test('is withdrawn from until a minute of it was delivered, and not any more then', async () => {
    const folder = await open();
    await deliver(folder, numbers(1, 14));
    await deliver(folder, numbers(1, 14), 'a-en');
    const [{ invoice } = { invoice: '' }] = await own();
    expect(invoice).not.toBe('');
    await deliver(folder, [15], 'a-en');
    expect(await own()).toEqual([]);
    expect(await member.ask({ path, body: { invoice } })).toMatchObject({ status: 404, body: { code: 'withdrawal-not-found' } });
    const { db, now } = platform.running.context;
    expect(await findContract(db, 'arena', { invoice, email: 'member@footlight.test' }, await now())).toBeUndefined();
  });

  test('is begun by a whole download, of sound alone too, and by segments that come at once', async () => {
    const folder = await open();
    await Promise.all(numbers(1, 16).map((number) => fetchFile(`${folder}a-es/${number}.m4s`)));
    expect(await own()).toEqual([]);
  });

  test('is not begun by the same beginning again and again, in whatever quality or session', async () => {
    for (const wallet of [member, await openWallet(platform, 'arena', 'member'), await openWallet(platform, 'arena', 'member')]) {
      const folder = await open(wallet);
      for (const track of ['v240', 'v360', 'v720', 'a-en']) await deliver(folder, numbers(1, 8), track);
    }
    expect(await own()).toHaveLength(1);
  });

  test('is begun by a minute that several sessions and leases share', async () => {
    await deliver(await open(), numbers(1, 5));
    await passTime(platform, day / 24);
    member = await openWallet(platform, 'arena', 'member');
    await expect.poll(() => platform.running.context.db.select().from(streamLeases)).toEqual([]);
    await deliver(await open(), numbers(6, 10));
    const other = await openWallet(platform, 'arena', 'member');
    await deliver(await open(other), numbers(11, 15));
    expect(await own()).toEqual([]);
  });

  test('is not begun by a session in the member’s name', async () => {
    const { authorisationToken: team } = await platform.signIn('arena', 'team');
    const { token } = (await platform.ask({ realm: 'arena', token: team, path: '/api/v2/impersonations', body: { email: 'member@footlight.test' } })).body as { token: string };
    const { authorisationToken } = (await platform.ask({ realm: 'arena', path: '/api/v2/impersonations/enter', body: { token } })).body as { authorisationToken: string };
    const { playerUrlCallback } = (await platform.ask({ realm: 'arena', token: authorisationToken, method: 'POST', path: '/api/v5/manifest/video/1107' })).body as { playerUrlCallback?: string };
    const { pathname, search } = new URL(playerUrlCallback ?? 'http://none.localhost');
    const { hls } = (await platform.ask({ realm: 'arena', token: authorisationToken, path: pathname + search })).body as { hls?: { url: string }[] };
    for (const number of minute) await fetchFile(`${new URL(hls?.[0]?.url ?? 'http://none.localhost').pathname.replace('main.m3u8', '')}v360/${number}.m4s`);
    expect(await own()).toHaveLength(1);
  });

  test('asks nothing more of the database once it is begun', async () => {
    const folder = await open();
    expect(await writesOf(() => deliver(folder, minute))).toBe(15);
    const [{ begunAt, delivered } = {}] = await platform.running.context.db.select().from(subscriptions).where(and(eq(subscriptions.accountId, 'arena.member'), eq(subscriptions.licenceId, 'fight-night')));
    expect([begunAt, delivered]).toEqual([expect.any(Number), []]);
    expect(await writesOf(() => deliver(folder, minute))).toBe(0);
  });

  test('bought again, it was not begun', async () => {
    await deliver(await open(), minute);
    await passTime(platform, 3 * day);
    member = await openWallet(platform, 'arena', 'member');
    await member.buy('arena-fight-night');
    expect(await own()).toHaveLength(1);
    await deliver(await open(), numbers(1, 14));
    expect(await own()).toHaveLength(1);
  });
});

test('an event that is paid for by the view is begun by a minute of it', async () => {
  const { db } = platform.running.context;
  const [sold] = await db.select().from(contentItems).where(and(eq(contentItems.realm, 'arena'), eq(contentItems.id, '1107')));
  await db.update(contentItems).set({ access: 'LICENCE', licences: sold?.licences ?? [] }).where(and(eq(contentItems.realm, 'arena'), eq(contentItems.id, '2012')));
  await member.buy('arena-fight-night');
  const folder = await open(member, { path: '/api/v5/manifest/event/2012', method: 'POST' });
  const playlist = await platform.running.app.inject({ url: `${folder}v360.m3u8`, headers: { host: `media.localhost:${platform.running.port}` } });
  const segments = playlist.body.split('\n').filter((line) => line.endsWith('.m4s'));
  for (const segment of segments.slice(0, 14)) expect(await fetchFile(folder + segment)).toBe(200);
  expect(await own()).toHaveLength(1);
  for (const segment of segments.slice(14, 15)) expect(await fetchFile(folder + segment)).toBe(200);
  expect(await own()).toEqual([]);
});

test('a subscription that opens the title too is withdrawn from, watched or not, and costs no statement', async () => {
  await member.buy('arena-season-year');
  const folder = await open();
  expect(await writesOf(() => deliver(folder, numbers(1, 16)))).toBe(0);
  expect(await own()).toHaveLength(1);
});
