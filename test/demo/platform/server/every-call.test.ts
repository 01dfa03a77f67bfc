import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from '../../../../src/api/call.ts';
import type { EndpointSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { PaymentRequest } from '../../../../src/contracts/purchase/payment.ts';
import { type CallName, everyCall } from '../../../support/recorded-answers/every-call.ts';
import { openTestPlatform, type Reply, type TestPlatform, type TestRealm } from '../../../support/test-platform.ts';

const realms: TestRealm[] = ['arena', 'cinema'];
const asked = new Set<string>();
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

function queryOf(query: Record<string, string | number | boolean | undefined | string[]> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  return search.size === 0 ? '' : `?${search}`;
}

/** Sends a call exactly as its definition says. */
async function send(call: Call, input: unknown, realm: TestRealm, token?: string): Promise<Reply> {
  const endpoints = platform.running.context.settingsOf(realm)?.endpoints as EndpointSettings;
  const request = call.request(call.input.parse(input) as never, endpoints);
  const address = new URL(/^https?:/.test(request.path) ? request.path : `${call.base(endpoints)}${request.path}`);
  const isRpc = call.envelope(endpoints) === 'rpc';
  const body = isRpc ? { id: '7', method: call.name, params: request.body } : request.body;
  return platform.ask({
    realm, host: address.hostname, method: call.methodOf?.(endpoints) ?? call.method, path: `${address.pathname}${address.search}${queryOf(request.query)}`,
    ...(call.auth === 'none' ? {} : { token }), ...(body === undefined ? {} : { body }), headers: request.headers ?? {},
  });
}

/** The answer of a call, through its own contract. */
async function answerOf<N extends CallName>(name: N, input: unknown, realm: TestRealm, token?: string): Promise<z.output<(typeof everyCall)[N]['output']>> {
  const call = everyCall[name] as unknown as Call;
  asked.add(name);
  const reply = await send(call, input, realm, token);
  expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBe(200);
  const endpoints = platform.running.context.settingsOf(realm)?.endpoints as EndpointSettings;
  const answer = call.envelope(endpoints) === 'rpc' ? (reply.body as { result: unknown }).result : reply.body;
  return call.output.parse(answer) as never;
}

describe.each(realms)('%s answers each call as its contract says', (realm) => {
  const member = async () => (await platform.signIn(realm, 'member')).authorisationToken;
  const guest = async () => (await platform.guest(realm)).authorisationToken;

  test('a free title, without a token', async () => {
    const { free } = await answerOf('readFreeTitle', { kind: 'vod', id: '1001' }, realm);
    expect([free?.item.id, free?.urls.hls.length]).toEqual(['1001', 1]);
  });

  test('the tenant, by host and by name', async () => {
    const byHost = await answerOf('readRealmByHost', { host: `${realm}.localhost` }, realm);
    const byName = await answerOf('readRealmByName', { realm }, realm);
    expect(byHost).toEqual(byName);
    expect(byName.registeredOrigins?.[0]?.origin).toBe(`http://partner.localhost:${platform.running.port}`);
  });

  test('a start without tokens makes a guest; with them it does not', async () => {
    const first = await answerOf('readInit', {}, realm);
    expect(first.authentication?.authorisationToken).toBeTruthy();
    expect(first.menu.map((entry) => entry.data.view)).toContain('home');
    const second = await answerOf('readInit', {}, realm, first.authentication?.authorisationToken);
    expect(second.authentication).toBeUndefined();
  });

  test('labels', async () => {
    const set = await answerOf('readLabels', {}, realm);
    expect(set.selected_locale).toBe('en');
    expect(set.translations.failedAuthentication).toMatch(/match/);
  });

  test('the session: sign in, refresh, log out', async () => {
    const tokens = await answerOf('login', { id: 'member@footlight.test', secret: 'footlight' }, realm);
    const next = await answerOf('refreshTokens', { refreshToken: tokens.refreshToken }, realm);
    await answerOf('logout', { refreshToken: next.refreshToken }, realm);
    const refused = await send(everyCall.refreshTokens as unknown as Call, { refreshToken: next.refreshToken }, realm);
    expect(refused).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  test('the home page has a hero and at least six rows', async () => {
    const view = await answerOf('readView', { type: 'home', id: 'home' }, realm, await guest());
    expect(view.elements[0]?.$type).toBe('hero');
    expect(view.elements.filter((element) => element.$type === 'bucket').length).toBeGreaterThanOrEqual(6);
  });

  test('a row goes on after its last card, each card once', async () => {
    const token = await guest();
    const seen: string[] = [];
    for (let lastSeen: string | undefined, more = true; more;) {
      const page = await answerOf('readBucket', { bucketId: 'featured', ...(lastSeen === undefined ? {} : { lastSeen }) }, realm, token);
      seen.push(...page.contentList.map((item) => item.id));
      ({ lastSeen, moreDataAvailable: more } = page.paging);
    }
    expect(seen.length).toBeGreaterThan(30);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('the guide', async () => {
    const from = Date.UTC(2026, 5, 1, 12);
    const window = await answerOf('readGuide', { from, to: from + 4 * 3_600_000 }, realm, await guest());
    expect(window.channels).toHaveLength(20);
    expect(window.totalChannels).toBe(200);
  });

  test('a film and a live channel give a callback, the callback gives signed streams', async () => {
    const token = await member();
    for (const [name, id] of [['readVodPlayback', '1001'], ['readLivePlayback', '2001']] as const) {
      const details = await answerOf(name, { id }, realm, token);
      const urls = await answerOf('readPlayerUrls', { url: details.playerUrlCallback }, realm, token);
      expect(new URL(urls.hls[0]?.url ?? '').pathname).toMatch(/^\/s\/\d+\.[\w-]{32}\/.+\/main\.m3u8$/);
    }
  });

  test('what a player asks for beside its title', async () => {
    const token = await guest();
    expect((await answerOf('readAdjacentVods', { id: '5302' }, realm, token)).followingVods.map(({ id }) => id)).toEqual(['5303', '5304']);
    expect((await answerOf('readReplacementVod', { id: '2009' }, realm, token)).id).toBe('2109');
    expect((await answerOf('readTrailerStreams', { id: '1101', trailerId: 'teaser' }, realm, token)).hls).toHaveLength(1);
    expect((await answerOf('readMultiView', { id: '2011' }, realm, token)).videos.map(({ id }) => id)).toEqual(['wide', 'bend', 'finish', 'straight']);
    await answerOf('sendMultiViewHeartbeat', { eventId: '2011', layout: 'pip', videoIds: ['wide', 'bend'] }, realm, token);
  });

  test('series, seasons, playlists and grids', async () => {
    const token = await guest();
    const { seasons, about } = await answerOf('readSeries', { id: '5001' }, realm, token);
    expect([about.title !== '', seasons.length > 0]).toEqual([true, true]);
    const id = seasons[0]?.id ?? '';
    expect((await answerOf('readSeason', { id }, realm, token)).episodes.length).toBeGreaterThan(0);
    expect(await answerOf('readAdjacentSeasons', { seriesId: '5001', seasonId: id }, realm, token)).toMatchObject({ precedingSeasons: [] });
    expect((await answerOf('readPlaylist', { id: '4001' }, realm, token)).vods.length).toBeGreaterThan(0);
    expect((await answerOf('readContentGrid', { gridViewConfigId: 'all' }, realm, token)).contentList.length).toBeGreaterThan(0);
  });

  test('what is live, what is to come, what is released and what was watched', async () => {
    const token = await guest();
    expect((await answerOf('readLiveEvents', {}, realm, token)).events.length).toBeGreaterThan(0);
    expect((await answerOf('readUpcomingEvents', {}, realm, token)).events.length).toBeGreaterThan(0);
    expect((await answerOf('readSchedule', { timezone: 'Europe/Madrid' }, realm, token)).groups.length).toBeGreaterThan(0);
    expect((await answerOf('readReleases', { timezone: 'Europe/Madrid' }, realm, token)).groups.length).toBeGreaterThan(0);
    await answerOf('readWatchHistory', {}, realm, await member());
  });

  test('news, and fighters where somebody fights', async () => {
    const token = await guest();
    const { news: [latest] } = await answerOf('readNews', {}, realm, token);
    expect((await answerOf('readNewsItem', { feedName: latest?.feedName ?? '', newId: latest?.id ?? '' }, realm, token)).title).toBe(latest?.title);
    const { fighters: [first] } = await answerOf('readFighters', {}, realm, token);
    if (realm === 'cinema') return expect(first).toBeUndefined();
    expect((await answerOf('readFighter', { id: first?.id ?? '' }, realm, token)).name).toBe(first?.name);
  });

  test('pages of somebody else, and what the team looks at', async () => {
    const token = await guest();
    expect((await answerOf('readExternalPage', { id: 'shop' }, realm, token)).url).toMatch(/^http/);
    expect((await answerOf('readPlugin', { id: 'quiz' }, realm, token)).url).toMatch(/^http/);
    const team = (await platform.signIn(realm, 'team')).authorisationToken;
    expect((await answerOf('readPreview', {}, realm, team)).views.length).toBeGreaterThan(0);
  });

  test('progress and favourites of a member', async () => {
    const token = await member();
    await answerOf('saveWatchProgress', { id: '1001', position: 12, duration: 60 }, realm, token);
    const id = (await answerOf('readWatchlists', {}, realm, token)).watchlists[0]?.watchlistExternalId ?? '';
    await answerOf('addWatchlistContent', { id, content: [{ id: '1001', contentType: 'VOD' }] }, realm, token);
    const list = await answerOf('readWatchlistContent', { id }, realm, token);
    expect(list.content[0]).toMatchObject({ id: '1001', favourite: true, watchProgress: 12 });
    await answerOf('removeWatchlistContent', { id, contentType: 'VOD', contentId: '1001' }, realm, token);
    expect((await answerOf('readWatchlistContent', { id }, realm, token)).isEmpty).toBe(true);
  });

  test('a room of an event', async () => {
    const token = await member();
    const { code } = await answerOf('makeRoom', { eventId: '2001' }, realm, token);
    expect((await answerOf('enterRoom', { code }, realm, token)).people).toHaveLength(1);
    expect(await answerOf('moveRoom', { code, revision: 0, place: 5000, playing: true }, realm, token)).toMatchObject({ taken: true, room: { revision: 1, place: 5000 } });
    expect((await answerOf('sayInRoom', { code, phrase: 'bravo' }, realm, token)).said).toMatchObject([{ phrase: 'bravo' }]);
    expect((await answerOf('readRoom', { code }, realm, token)).playing).toBe(true);
    await answerOf('leaveRoom', { code }, realm, token);
  });

  test('a purchase from the offer to the entitlement', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'buyer');
    const offer = await answerOf('readLicences', {}, realm, token);
    const licence = offer.families[0]?.licences[0];
    const basket = await answerOf('updateBasket', { sku: licence?.amounts[0]?.sku ?? '' }, realm, token);
    expect(await answerOf('readBasket', {}, realm, token)).toEqual(basket);
    const card = { cardHolder: 'T. Brandt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
    const { parsedData } = await answerOf('validatePaymentMethod', card, realm, token);
    const request: PaymentRequest = {
      basketId: basket.basketId, basketVersion: basket.version, idempotencyKey: `every-call-${realm}`,
      paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: parsedData.targetPaymentProvider, paymentMethodType: 'CARD',
    };
    const attempt = await answerOf('payBasket', request, realm, token);
    expect(await answerOf('readPaymentAttempt', { attemptId: attempt.attemptId }, realm, token)).toEqual(attempt);
    expect((await answerOf('readEntitlements', {}, realm, token)).licenceIds).toEqual([licence?.licenceId]);
  });
});

test('no call was left out', () => {
  expect([...asked].sort()).toEqual(Object.keys(everyCall).sort());
});
