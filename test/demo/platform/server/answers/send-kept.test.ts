import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentItems, views } from '../../../../../demo/platform/db/tables/catalogue-tables.ts';
import { entitlements } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { listEntries } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { favouritesKey } from '../../../../../demo/platform/lists/list-entries.ts';
import { readEventEpoch } from '../../../../../demo/platform/catalogue/event-epoch.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let guest: string;
beforeAll(async () => { platform = await openTestPlatform(); });
beforeEach(async () => { guest = (await platform.guest('cinema')).authorisationToken; });
afterAll(() => platform.close());

const home = '/api/v1/view?type=home&id=home';
const ask = (headers: Record<string, string> = {}, token: string | undefined = guest, path = home) => platform.ask({ token, path, headers });
const memberToken = async (name: string) => (await platform.signIn('cinema', name)).authorisationToken;

/** The bytes of an answer as they were sent. */
const raw = (path: string, encoding: string) => platform.running.app.inject({
  url: path, headers: { host: `api.localhost:${platform.running.port}`, realm: 'cinema', 'x-api-key': 'cinema-public-key', authorization: `Bearer ${guest}`, 'accept-encoding': encoding },
});

describe('what every guest gets', () => {
  test('is named, may be kept by the browser alone and has to be asked for each time', async () => {
    const { headers } = await ask();
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.stringMatching(/^W\/".{27}"$/), vary: 'Origin, Accept-Language, realm, Authorization, Accept-Encoding' });
    const again = (await platform.guest('cinema')).authorisationToken;
    expect((await ask({}, again)).headers.etag).toBe(headers.etag);
  });

  test('is not sent again to a browser that has it', async () => {
    const etag = String((await ask()).headers.etag);
    for (const held of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) expect(await ask({ 'if-none-match': held })).toMatchObject({ status: 304, body: undefined, headers: { etag } });
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is packed as the browser takes it', async () => {
    const plain = await raw(home, '');
    const packed = [await raw(home, 'gzip, deflate, br'), await raw(home, 'gzip'), await raw(home, 'br;q=0, gzip;q=0.5')];
    expect(packed.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', 'gzip']);
    expect([brotliDecompressSync(packed[0]?.rawPayload ?? ''), gunzipSync(packed[1]?.rawPayload ?? '')].map(String)).toEqual([plain.body, plain.body]);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('differs by language, country and VPN', async () => {
    const tags = await Promise.all([{}, { 'accept-language': 'ar' }, { 'x-footlight-country': 'US' }, { 'x-footlight-country': 'US', 'x-footlight-vpn': '1' }]
      .map(async (headers) => (await ask(headers as Record<string, string>, guest, '/api/v1/bucket/featured?resultPerPage=100')).body as { name: string; contentList: { accessLevel: string }[] }));
    expect(new Set(tags.map((body) => JSON.stringify(body))).size).toBeGreaterThanOrEqual(3);
  });

  test('is refused without a token', async () => {
    await ask();
    expect(await platform.ask({ path: home })).toMatchObject({ status: 401, body: { code: 'token-missing' } });
  });
});

describe('what is a member’s', () => {
  test.each(['member', 'child', 'subscriber'])('is never kept: %s', async (name) => {
    const { etag } = (await ask()).headers;
    const reply = await ask({ 'if-none-match': String(etag) }, await memberToken(name));
    expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(reply.headers.etag).toBeUndefined();
  });

  test('is as of those alone who began and keep the same', async () => {
    const realm = 'arena';
    const [member, other] = await Promise.all(['member', 'subscriber'].map(async (name) => (await platform.signIn(realm, name)).authorisationToken));
    type Card = { id: string; favourite?: boolean; watchProgress?: number };
    const cards = async (token: string | undefined) => {
      const { elements } = (await platform.ask({ realm, token, path: home })).body as { elements: { attributes: { type?: string; contentList?: Card[] } }[] };
      return elements.flatMap(({ attributes: { type, contentList = [] } }) => contentList.map((card) => ({ ...card, row: type })));
    };
    const begun = async (token: string | undefined) => (await cards(token)).filter(({ row }) => row === 'CONTINUE_WATCHING').map(({ id, watchProgress }) => [id, watchProgress]);
    const save = (token: string | undefined, id: string, position: number) => platform.ask({ realm, token, method: 'PUT', path: `/api/v1/watch-progress/${id}`, body: { position, duration: 600 } });
    const before = await begun(other);
    expect((await save(member, '1002', 30)).status).toBe(200);
    expect(await begun(member)).toContainEqual(['1002', 30]);
    expect(await begun(other)).toEqual(before);
    await save(other, '1002', 31);
    expect(await begun(other)).toEqual([['1002', 31], ...before]);
    expect(await begun(member)).toContainEqual(['1002', 30]);
    await save(member, '1002', 0);
    expect((await begun(member)).map(([id]) => id)).not.toContain('1002');
    const hearts = async (token: string | undefined) => (await cards(token)).filter(({ favourite }) => favourite).map(({ id }) => id);
    const { id } = (await cards(member))[0]!;
    await platform.running.context.db.insert(listEntries).values({ realm, listKey: favouritesKey('arena.member.profile'), contentId: id, place: 1 });
    expect([await hearts(member), await hearts(other)]).toEqual([expect.arrayContaining([id]), expect.not.arrayContaining([id])]);
  });

  test('opens nothing by a licence that ended', async () => {
    const { context } = platform.running;
    const realm = 'arena';
    const token = (await platform.signIn(realm, 'subscriber')).authorisationToken;
    const open = async () => JSON.stringify((await platform.ask({ realm, token, path: home })).body).match(/"accessLevel":"GRANTED"/g)?.length ?? 0;
    const mine = and(eq(entitlements.realm, realm), eq(entitlements.accountId, 'arena.subscriber'));
    const before = await open();
    const held = await context.db.select().from(entitlements).where(mine);
    await context.db.update(entitlements).set({ expiresAt: await context.now() - 1 }).where(mine);
    expect(await open()).toBeLessThan(before);
    for (const { licenceId, expiresAt } of held) await context.db.update(entitlements).set({ expiresAt }).where(and(mine, eq(entitlements.licenceId, licenceId)));
    expect(await open()).toBe(before);
  });

  test('is each one’s own when many ask at one moment', async () => {
    const realm = 'arena';
    const members = await Promise.all(['member', 'subscriber', 'child', 'buyer'].map(async (name) => (await platform.signIn(realm, name)).authorisationToken));
    const [first] = members;
    await platform.ask({ realm, token: first, method: 'PUT', path: '/api/v1/watch-progress/1002', body: { position: 40, duration: 600 } });
    const alone: unknown[] = [];
    for (const token of members) alone.push((await platform.ask({ realm, token, path: home })).body);
    expect(new Set(alone.map((body) => JSON.stringify(body))).size).toBeGreaterThan(2);
    const atOnce = await Promise.all([...members, ...members].map(async (token) => (await platform.ask({ realm, token, path: home })).body));
    expect(atOnce).toEqual([...alone, ...alone]);
  });

  test('is packed when it is large, and not when it is small', async () => {
    const token = await memberToken('member');
    const sent = async (path: string) => (await platform.ask({ token, path, headers: { 'accept-encoding': 'gzip' } }).catch(() => undefined));
    const large = await platform.running.app.inject({ url: home, headers: { host: `api.localhost:${platform.running.port}`, realm: 'cinema', 'x-api-key': 'cinema-public-key', authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' } });
    expect([large.headers['content-encoding'], JSON.parse(gunzipSync(large.rawPayload).toString()).layout]).toEqual(['gzip', 'zones']);
    expect((await sent('/api/v1/watchlists'))?.headers['content-encoding']).toBeUndefined();
  });
});

describe('a kept answer is given up', () => {

  test('when its tables change', async () => {
    const { context } = platform.running;
    await ask();
    const [before] = await context.db.select().from(views).where(eq(views.id, 'home'));
    await context.db.update(views).set({ titles: { en: 'Another home' } }).where(eq(views.id, 'home'));
    expect((await ask()).body).toMatchObject({ title: 'Another home' });
    await context.db.update(views).set({ titles: before?.titles ?? { en: 'Home' } }).where(eq(views.id, 'home'));
    expect((await ask()).body).not.toMatchObject({ title: 'Another home' });
  });

  test('when a title of its rows changes', async () => {
    const { context } = platform.running;
    const nameOf = async () => ((await ask({}, guest, '/api/v1/bucket/featured')).body as { contentList: { id: string; title: string }[] }).contentList[0];
    const first = await nameOf();
    const [row] = await context.db.select().from(contentItems).where(eq(contentItems.id, first?.id ?? ''));
    await context.db.update(contentItems).set({ titles: { en: 'Renamed' } }).where(eq(contentItems.id, first?.id ?? ''));
    expect((await nameOf())?.title).toBe('Renamed');
    await context.db.update(contentItems).set({ titles: row?.titles ?? { en: '' } }).where(eq(contentItems.id, first?.id ?? ''));
  });

  test('when the clock passes the start of an event, and when it is set back', async () => {
    const start = await readEventEpoch(platform.running.context.db) + 2 * 3_600_000;
    const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });
    const isOn = async () => {
      const token = (await platform.guest('cinema')).authorisationToken;
      const reply = await ask({}, token);
      return (JSON.stringify(reply.body).match(/"id":"2005","type":"(\w+)"/) ?? [])[1];
    };
    await clock({ fix: start - 1 });
    const before = await isOn();
    await clock({ fix: start });
    const after = await isOn();
    await clock({ fix: start - 1 });
    const again = await isOn();
    await clock({ reset: true });
    expect([before, after, again]).toEqual(['UPCOMING', 'LIVE_EVENT', 'UPCOMING']);
  });

  test('for a fault, which is never kept', async () => {
    await ask();
    await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'readView', status: 503, count: 1 } });
    expect((await ask()).status).toBe(503);
    await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'readView', brokenBody: true, count: 1 } });
    expect(await ask()).toMatchObject({ status: 200, body: { broken: true }, headers: { 'cache-control': 'no-store' } });
    expect((await ask()).body).toMatchObject({ layout: 'zones' });
  });
});
