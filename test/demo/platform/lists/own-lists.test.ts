import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWatchlistContent, readWatchlists } from '../../../../src/api/calls/lists/watchlists.ts';
import { listEntries } from '../../../../demo/platform/db/tables/viewer-tables.ts';
import { mostEntries } from '../../../../demo/platform/lists/list-entries.ts';
import { pairwiseListIdOf } from '../../../../src/session/pairwise-list-id.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
let owner: string;
let other: string;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', method: 'POST', body: {} });
  owner = (await platform.signIn('arena', 'resume')).authorisationToken;
  other = (await platform.signIn('arena', 'member')).authorisationToken;
});

interface Told { watchlistExternalId: string; ownerExternalId: string; name: string; ownership: string; saved: boolean; isEmpty: boolean; shareablePath?: string; ownerDisplayName?: string; thumbnails: string[]; contentCount: number; content: { id: string }[]; pagingInfo: { lastSeen?: string; moreDataAvailable: boolean }; watchlists: Told[] }
const told = ({ body }: Reply) => body as Told;
const ask = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => platform.ask({ realm: 'arena', token, method, path: `/api/v1${path}`, ...(body === undefined ? {} : { body }) });
const entries = (ids: string[]) => ({ content: ids.map((id) => ({ id, contentType: 'VOD' })) });
const idsOn = async (token: string, id: string, query = '') => told(await ask(token, 'GET', `/new-watchlists/${id}${query}`)).content?.map((item) => item.id);
const namesOf = async (token: string) => told(await ask(token, 'GET', '/watchlists')).watchlists.map(({ name }) => name);
const make = async (name: string) => (await ask(owner, 'POST', '/watchlists', { name })).body as { id: string };

describe('a list of one’s own', () => {
  test('is made, filled from the front, renamed, and shows pictures of what is on it', async () => {
    const { id } = await make('  Rainy days ');
    expect(told(await ask(owner, 'GET', `/new-watchlists/${id}`))).toMatchObject({ name: 'Rainy days', ownership: 'OWNED', isEmpty: true, content: [], thumbnails: [] });
    await ask(owner, 'POST', `/new-watchlists/${id}/content`, entries(['1001', '1002']));
    await ask(owner, 'POST', `/new-watchlists/${id}/content`, entries(['1003']));
    await ask(owner, 'PUT', `/watchlists/${id}`, { name: 'Sunny days' });
    const list = told(await ask(owner, 'GET', `/new-watchlists/${id}`));
    expect(list).toMatchObject({ name: 'Sunny days', isEmpty: false, contentCount: 3 });
    expect(list.content.map((item) => item.id)).toEqual(['1003', '1001', '1002']);
    expect(list.thumbnails).toHaveLength(3);
  });

  test.each([
    ['as long as it may be', 'n'.repeat(60), 200],
    ['one character longer', 'n'.repeat(61), 400],
    ['of 60 that take two units each', '😀'.repeat(60), 200],
    ['of spaces', '   ', 400],
    ['that is markup', '<b onclick="x">', 200],
  ])('has a name: one %s', async (_, name, status) => {
    expect((await ask(owner, 'POST', '/watchlists', { name })).status).toBe(status);
  });

  test('takes a title once', async () => {
    expect(await ask(owner, 'POST', '/new-watchlists/friday-nights/content', entries(['1001']))).toMatchObject({ status: 409, body: { code: 'watchlist-item-duplicated' } });
  });

  test.each([['a list of one’s own', 'friday-nights'], ['the favourites', 'favourites']])('is full at its limit, and takes a title again when one is gone: %s', async (_, list) => {
    const { db } = platform.running.context;
    const add = (ids: string[]) => ask(owner, 'POST', `/new-watchlists/${list}/content`, entries(ids));
    const count = async () => told(await ask(owner, 'GET', `/new-watchlists/${list}`)).contentCount;
    const listsWith = async (id: string) => (await db.select().from(listEntries).where(and(eq(listEntries.realm, 'arena'), eq(listEntries.contentId, id)))).map(({ listKey }) => listKey);
    const before = await listsWith('1013');
    await add(['1013']);
    const listKey = (await listsWith('1013')).find((key) => !before.includes(key))!;
    const gone = Array.from({ length: mostEntries - 1 - await count() }, (_entry, at) => ({ realm: 'arena', listKey, contentId: `gone-${at}`, place: -at }));
    await db.insert(listEntries).values(gone);
    // Two are one too many, and neither of them is put on it.
    expect(await add(['1014', '1015'])).toMatchObject({ status: 409, body: { code: 'watchlist-full' } });
    expect([(await add(['1014'])).status, await count()]).toEqual([200, mostEntries]);
    expect(await add(['1015'])).toMatchObject({ status: 409, body: { code: 'watchlist-full' } });
    expect([await count(), (await idsOn(owner, list, '?rpp=1'))]).toEqual([mostEntries, ['1014']]);
    await ask(owner, 'DELETE', `/new-watchlists/${list}/content/VOD/1013`);
    expect([(await add(['1015'])).status, await count()]).toEqual([200, mostEntries]);
  });

  test('goes on after a title that was taken out meanwhile', async () => {
    const page = told(await ask(owner, 'GET', '/new-watchlists/friday-nights?rpp=2'));
    await ask(owner, 'DELETE', `/new-watchlists/friday-nights/content/VOD/${page.content[1]!.id}`);
    expect(await idsOn(owner, 'friday-nights', `?rpp=2&lastSeen=${page.pagingInfo.lastSeen}`)).toEqual(['1007', '1009']);
  });

  test('takes a new order of its first titles', async () => {
    expect((await ask(owner, 'POST', '/new-watchlists/friday-nights?lastSeen=3', entries(['1007', '1002', '1004']))).status).toBe(200);
    expect(await idsOn(owner, 'friday-nights')).toEqual(['1007', '1002', '1004', '1009', '1011', '1001']);
    expect((await ask(owner, 'POST', '/new-watchlists/friday-nights?lastSeen=3', entries(['1007', '1002']))).status).toBe(400);
  });

  test('is deleted with everything on it, and comes back whole within a day', async () => {
    expect((await ask(owner, 'DELETE', '/watchlists/me/friday-nights')).status).toBe(200);
    expect([(await ask(owner, 'GET', '/new-watchlists/friday-nights')).status, (await namesOf(owner)).includes('Friday nights')]).toEqual([404, false]);
    await ask(owner, 'POST', '/watchlists/me/friday-nights/restore');
    expect(await idsOn(owner, 'friday-nights')).toHaveLength(6);
    await ask(owner, 'DELETE', '/watchlists/me/friday-nights');
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 25 * 3_600_000 } });
    const later = (await platform.signIn('arena', 'resume')).authorisationToken;
    expect((await ask(later, 'POST', '/watchlists/me/friday-nights/restore')).status).toBe(404);
  });

  test('knows what plays before and after a title', async () => {
    const reply = (await ask(owner, 'GET', '/watchlists/me/friday-nights/adjacentTo/1007?size=5')).body as { precedingVods: { id: string }[]; followingVods: { id: string }[] };
    expect([reply.precedingVods.map(({ id }) => id), reply.followingVods.map(({ id }) => id)]).toEqual([['1002', '1004'], ['1009', '1011', '1001']]);
  });

  test('is one of a hundred at most', async () => {
    for (let at = 2; at < 100; at += 1) await make(`List ${at}`);
    expect(await ask(owner, 'POST', '/watchlists', { name: 'One more' })).toMatchObject({ status: 409, body: { code: 'too-many-watchlists' } });
    const first = told(await ask(owner, 'GET', '/watchlists?rpp=60'));
    const next = told(await ask(owner, 'GET', `/watchlists?rpp=60&lastSeen=${first.pagingInfo.lastSeen}`));
    expect([first.watchlists.length, next.watchlists.length]).toEqual([60, 41]);
  });
});

describe('a list of somebody else', () => {
  test('is not there by the id that its owner uses', async () => {
    expect((await ask(other, 'GET', '/new-watchlists/friday-nights')).status).toBe(404);
  });

  test('is read by whoever has its path, guests too, and names its owner', async () => {
    const list = told(await ask(owner, 'GET', '/new-watchlists/friday-nights'));
    const [, shareId = ''] = /^\/watchlists\/([^?]+)$/.exec(list.shareablePath ?? '') ?? [];
    const guest = (await platform.guest('arena')).authorisationToken;
    for (const reader of [other, guest]) {
      expect(told(await ask(reader, 'GET', `/new-watchlists/${shareId}`))).toMatchObject({ ownership: 'SHARED', name: 'Friday nights', ownerDisplayName: 'Ines Duarte', watchlistExternalId: shareId, saved: false });
    }
  });

  test.each([
    ['added to', 'POST', '/new-watchlists/staff-picks/content', entries(['1004'])],
    ['taken from', 'DELETE', '/new-watchlists/staff-picks/content/VOD/1001', undefined],
    ['put in order', 'POST', '/new-watchlists/staff-picks?lastSeen=1', entries(['1001'])],
    ['renamed', 'PUT', '/watchlists/staff-picks', { name: 'Mine' }],
  ] as const)('is not %s', async (_, method, path, body) => {
    expect(await ask(other, method, path, body)).toMatchObject({ status: 403, body: { code: 'watchlist-read-only' } });
  });

  test('is kept among one’s own, and let go', async () => {
    await ask(other, 'POST', '/watchlists/shared/staff-picks/save');
    expect(await namesOf(other)).toEqual(['favourites', 'Editors’ picks']);
    expect(told(await ask(other, 'GET', '/new-watchlists/staff-picks')).saved).toBe(true);
    await ask(other, 'DELETE', '/watchlists/shared/staff-picks');
    expect(await namesOf(other)).toEqual(['favourites']);
    expect((await ask(other, 'GET', '/new-watchlists/staff-picks')).status).toBe(200);
  });
});

test('nothing that a partner’s page reads of lists holds the id of the viewer or of another list’s owner', async () => {
  await ask(owner, 'POST', '/watchlists/shared/staff-picks/save');
  const { ownerExternalId: viewer } = told(await ask(owner, 'GET', '/new-watchlists/friday-nights'));
  const { ownerExternalId: team } = told(await ask(owner, 'GET', '/new-watchlists/staff-picks'));
  const pages = await Promise.all(['?rpp=1', '?rpp=60'].map(async (query) => readWatchlists.partnerOutput!.parse((await ask(owner, 'GET', `/watchlists${query}`)).body)));
  const contents = await Promise.all(['favourites', 'friday-nights', 'staff-picks'].map(async (id) => readWatchlistContent.partnerOutput!.parse((await ask(owner, 'GET', `/new-watchlists/${id}`)).body)));
  const crossing = JSON.stringify([pages, contents]);
  expect(crossing).toContain('"favourites"');
  expect([viewer, team].map((id) => [id.length, crossing.includes(id)])).toEqual([[22, false], [22, false]]);
});

describe('on a partner’s page', () => {
  beforeEach(() => { vi.stubGlobal('isSecureContext', true); });
  const keyOf = (token: string) => (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')) as { pvk: string }).pvk;
  const [one, two] = ['https://one.example', 'https://two.example'] as const;

  test('a list is used by the id of the page’s origin, by its viewer alone, and by a link to the site', async () => {
    const { id } = await make('Seen elsewhere');
    const [here, there] = await Promise.all([one, two].map((origin) => pairwiseListIdOf(keyOf(owner), origin, id))) as [string, string];
    expect(new Set([id, here, there]).size).toBe(3);
    expect((await ask(owner, 'POST', `/new-watchlists/${here}/content`, entries(['1001']))).status).toBe(200);
    expect(await idsOn(owner, there)).toEqual(['1001']);
    expect((await ask(owner, 'PUT', `/watchlists/${here}`, { name: 'Renamed' })).status).toBe(200);
    const first = told(await ask(owner, 'GET', '/watchlists?rpp=2'));
    const after = await pairwiseListIdOf(keyOf(owner), one, first.pagingInfo.lastSeen!);
    expect(told(await ask(owner, 'GET', `/watchlists?rpp=2&lastSeen=${after}`))).toEqual(told(await ask(owner, 'GET', `/watchlists?rpp=2&lastSeen=${first.pagingInfo.lastSeen}`)));
    expect((await ask(owner, 'DELETE', `/watchlists/me/${here}`)).status).toBe(200);
    expect((await ask(owner, 'POST', `/watchlists/me/${here}/restore`, {})).status).toBe(200);
    expect((await ask(owner, 'GET', `/new-watchlists/${id}`)).body).toMatchObject({ name: 'Renamed' });
    const guest = (await platform.guest('arena')).authorisationToken;
    for (const stranger of [other, guest]) expect(await ask(stranger, 'GET', `/new-watchlists/${here}`)).toMatchObject({ status: 404, body: { code: 'watchlist-not-found' } });
    expect(await ask(owner, 'GET', `/new-watchlists/${here.slice(0, -2)}AA`)).toMatchObject({ status: 404 });
    expect(await ask(owner, 'GET', `/new-watchlists/wp.${'A'.repeat(40)}`)).toMatchObject({ status: 404 });
  });

  test('a kept list of another’s goes on by its id there after it was let go', async () => {
    const here = await pairwiseListIdOf(keyOf(other), one, 'staff-picks');
    expect((await ask(other, 'POST', `/watchlists/shared/${here}/save`)).status).toBe(200);
    expect((await ask(other, 'DELETE', `/watchlists/shared/${here}`)).status).toBe(200);
    expect((await ask(other, 'GET', `/new-watchlists/${here}`)).status).toBe(200);
  });
});

test('a list that was shared tells its readers no id of its owner that stands anywhere else', async () => {
  const own = told(await ask(owner, 'GET', '/new-watchlists/friday-nights'));
  const second = told(await ask(owner, 'GET', `/new-watchlists/${(await make('Another')).id}`));
  const shareOf = ({ shareablePath = '' }: Told) => shareablePath.split('/').at(-1)!;
  const [first, next] = await Promise.all([own, second].map(async (list) => told(await ask(other, 'GET', `/new-watchlists/${shareOf(list)}`)).ownerExternalId)) as [string, string];
  expect(own.ownerExternalId).toBe(second.ownerExternalId);
  expect(new Set([own.ownerExternalId, first, next]).size).toBe(3);
  expect((await ask(other, 'POST', `/watchlists/${first}/${shareOf(own)}/save`)).status).toBe(200);
  expect((await ask(other, 'DELETE', `/watchlists/${first}/${shareOf(own)}`)).status).toBe(200);
});

test('two devices that reorder and remove at once lose nothing', async () => {
  const orders = [['1001', '1002', '1004', '1007', '1009', '1011'], ['1011', '1009', '1007', '1004', '1002', '1001']];
  await Promise.all([
    ...orders.map((ids) => ask(owner, 'POST', '/new-watchlists/friday-nights?lastSeen=6', entries(ids))),
    ask(owner, 'DELETE', '/new-watchlists/friday-nights/content/VOD/1007'),
    ask(owner, 'POST', '/new-watchlists/friday-nights/content', entries(['1003'])),
  ]);
  expect((await idsOn(owner, 'friday-nights'))!.sort()).toEqual(['1001', '1002', '1003', '1004', '1009', '1011']);
});

describe('a realm without watchlists', () => {
  const spanish = async () => (await platform.signIn('arena-es', 'resume')).authorisationToken;
  const askThere = (token: string, method: 'GET' | 'PUT' | 'DELETE', path: string) => platform.ask({ realm: 'arena-es', token, method, path: `/api/v1${path}` });

  test('keeps favourites as videos, nine to a page', async () => {
    const token = await spanish();
    for (const id of ['1001', '1001']) await askThere(token, 'PUT', `/favourite/vods/${id}`);
    const vodsOf = async (query = '') => ((await askThere(token, 'GET', `/favourite/vods${query}`)).body as { vods: { id: string; favourite: boolean }[] }).vods;
    expect((await vodsOf()).map(({ id, favourite }) => [id, favourite])).toEqual([['1001', true], ['1006', true], ['1003', true]]);
    await askThere(token, 'DELETE', '/favourite/vods/1001');
    expect(await vodsOf('?rpp=1')).toHaveLength(1);
  });

  test('refuses lists, and the others refuse its favourites', async () => {
    expect(await askThere(await spanish(), 'GET', '/watchlists')).toMatchObject({ status: 403, body: { code: 'watchlists-not-enabled' } });
    expect(await ask(owner, 'GET', '/favourite/vods')).toMatchObject({ status: 403, body: { code: 'favourites-not-enabled' } });
  });
});
