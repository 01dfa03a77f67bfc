import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { subscriptions } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { linkedIdentities, oneTimeTokens } from '../../../../demo/platform/db/tables/identity/account-tables.ts';
import { apiRoutes } from '../../../../demo/platform/server/api-host.ts';
import { hashOfToken } from '../../../../demo/platform/identity/one-time-tokens.ts';
import type { Call } from '../../../../src/api/call.ts';
import type { EndpointSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { PaymentRequest } from '../../../../src/contracts/purchase/payment.ts';
import { type CallName, everyCall } from '../../../support/recorded-answers/every-call.ts';
import { appCheckToken, solved } from '../../../support/app-check.ts';
import { ProviderVisit } from '../../../support/provider-visit.ts';
import { createSoftAuthenticator } from '../../../support/soft-authenticator.ts';
import { openTestPlatform, type Reply, type TestPlatform, type TestRealm } from '../../../support/test-platform.ts';
import { askCardToken } from '../../../support/validate-card.ts';

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

/** Every field that a call writes into its query is read there, where its route knows it at all. */
function expectRead(call: Call, query: object = {}): void {
  for (const route of apiRoutes.filter(({ name, method }) => name === call.name && method !== 'GET')) {
    const known = Object.keys((route.input as Partial<z.ZodMiniObject>).def?.shape ?? {});
    expect(route.queryFields ?? [], `${call.name} reads of its query`).toEqual(expect.arrayContaining(Object.keys(query).filter((name) => known.includes(name))));
  }
}

/** Sends a call exactly as its definition says. */
async function send(call: Call, input: unknown, realm: TestRealm, token?: string): Promise<Reply> {
  const endpoints = platform.running.context.settingsOf(realm)?.endpoints as EndpointSettings;
  const request = call.request(call.input.parse(input) as never, endpoints);
  expectRead(call, request.query);
  const address = new URL(/^https?:/.test(request.path) ? request.path : `${call.base(endpoints)}${request.path}`);
  const isRpc = call.envelope(endpoints) === 'rpc';
  const body = isRpc ? { id: '7', method: call.name, params: request.body } : request.body;
  return platform.ask({
    realm, host: address.hostname, method: call.methodOf?.(endpoints) ?? call.method, path: `${address.pathname}${address.search}${queryOf(request.query)}`,
    ...(call.auth === 'none' ? {} : { token }), ...(body === undefined ? {} : { body }), headers: request.headers ?? {},
  });
}

/** The answer of a call, through its own contract. */
/** A card's token, from the fields of its provider. */
const entered = async (realm: TestRealm, card: object) => ({ token: ((await askCardToken(platform.ask, realm, card)).body as { token: string }).token });

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

  const mailedToken = async () => /token=([\w-]{43})/.exec(((await platform.ask({ path: '/demo/mails?to=member@footlight.test' })).body as { mails: { text: string }[] }).mails.find(({ text }) => text.includes(`/${realm}.`) && text.includes('token='))?.text ?? '')?.[1] ?? '';

  const mailsWith = async (link: RegExp) => ((await platform.ask({ path: '/demo/mails?to=member@footlight.test' })).body as { mails: { text: string }[] }).mails.flatMap(({ text }) => (text.includes(`/${realm}.`) && link.exec(text)?.[1]) || []);

  test('a free title, without a token', async () => {
    const { free } = await answerOf('readFreeTitle', { kind: 'vod', id: '1001' }, realm);
    expect([free?.item.id, free?.urls.hls.length]).toEqual(['1001', 1]);
  });

  test('the tenant, by host and by name', async () => {
    const byHost = await answerOf('readRealmByHost', { host: `${realm}.localhost` }, realm);
    const byName = await answerOf('readRealmByName', { realm }, realm);
    expect(byHost).toEqual(byName);
    const embedder = `http://partner.localhost:${platform.running.port}`;
    const asEmbedded = await answerOf('readRealmByHost', { host: `${realm}.localhost`, embedder }, realm);
    expect([byHost.registeredOrigins, asEmbedded.registeredOrigins?.map(({ origin }) => origin)]).toEqual([undefined, [embedder]]);
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

  test('what a mail proves', async () => {
    const signedIn = await member();
    await answerOf('changePassword', { current: 'footlight', secret: 'quiet harbour lamps' }, realm, signedIn);
    await answerOf('requestPasswordReset', { id: 'member@footlight.test', provider: 'id' }, realm);
    await answerOf('readRecoveryWays', { token: await mailedToken() }, realm);
    await answerOf('resetPassword', { token: await mailedToken(), secret: 'seven slow ferries' }, realm);
    await answerOf('sendMagicLink', { email: 'nobody@footlight.test' }, realm);
    const { attempt } = await answerOf('startMagicLink', { email: 'member@footlight.test' }, realm);
    const token = await mailedToken();
    expect(await answerOf('readMagicLink', { token, attempt }, realm)).toEqual({ email: 'm•••@footlight.test', isSameBrowser: true });
    const { code } = await answerOf('makeMagicCode', { token }, realm);
    expect((await answerOf('signInByMagicLink', { attempt, code }, realm)).authorisationToken).toBeTruthy();
    await platform.ask({ path: '/demo/reset', body: { account: `${realm}.member` } });
    await platform.running.context.db.insert(oneTimeTokens).values({ hash: hashOfToken(`c-${realm}`), realm, purpose: 'confirm-email', accountId: `${realm}.member`, email: 'member@footlight.test', expiresAt: 4e12 });
    expect(await answerOf('confirmEmail', { token: `c-${realm}` }, realm)).toEqual({ email: 'member@footlight.test' });
  });

  test('the session: sign in, refresh, log out', async () => {
    const tokens = await answerOf('login', { id: 'member@footlight.test', secret: 'footlight' }, realm);
    const next = await answerOf('refreshTokens', { refreshToken: tokens.refreshToken }, realm);
    const other = await answerOf('login', { id: 'member@footlight.test', secret: 'footlight' }, realm);
    expect(await answerOf('syncEntitlements', { refreshToken: other.refreshToken }, realm)).toMatchObject({ missingInformationStatus: 'COMPLETE', hasChanged: false });
    await answerOf('logout', { refreshToken: next.refreshToken }, realm);
    const refused = await send(everyCall.refreshTokens as unknown as Call, { refreshToken: next.refreshToken }, realm);
    expect(refused).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  test('profiles: made, changed, chosen, removed', async () => {
    const token = await member();
    const { profiles: [own] } = await answerOf('readProfiles', {}, realm, token);
    const { id: profileId } = await answerOf('makeProfile', { name: 'Leo', type: 'child' }, realm, token);
    expect((await answerOf('updateProfile', { profileId, name: 'Leonie' }, realm, token)).name).toBe('Leonie');
    expect((await answerOf('changePin', { profileId, pin: '2468' }, realm, token)).hasPin).toBe(true);
    await answerOf('requestPinReset', { profileId }, realm, token);
    const [code] = await mailsWith(/\/([\w-]{43})(?=[?\s])/);
    expect(await answerOf('readPinReset', { code }, realm)).toEqual({ name: 'Leonie' });
    await answerOf('resetPin', { code }, realm);
    expect((await answerOf('selectProfile', { profileId: own?.id }, realm, token)).refreshToken).toBeTruthy();
    await answerOf('removeProfile', { profileId, current: '2468' }, realm, token);
    await answerOf('updatePreferences', { audioLanguage: 'es' }, realm, token);
    expect(await answerOf('readPreferences', {}, realm, token)).toMatchObject({ audioLanguage: 'es', autoAdvance: true });
  });

  test('where an account is signed in, and signing out there', async () => {
    const [token] = [await member(), await member()];
    const { sessions } = await answerOf('readSessions', {}, realm, token);
    await answerOf('endOpenSession', { sessionId: sessions.find(({ current }) => !current)?.id }, realm, token);
    expect((await answerOf('endOtherSessions', {}, realm, token)).ended).toBeGreaterThanOrEqual(0);
  });

  test('the account: details, addresses, choices, a copy and the way out', async () => {
    const token = (await platform.signIn(realm, 'abroad')).authorisationToken;
    const { details } = await answerOf('readAccountDetails', {}, realm, token);
    expect((await answerOf('updateAccountDetails', { details }, realm, token)).details.name).toBe(details.name);
    await answerOf('changeEmail', { email: `new-${realm}@elsewhere.test`, current: 'footlight' }, realm, token);
    await answerOf('readAddresses', {}, realm, token);
    const { addresses: [saved] } = await answerOf('addAddress', { address: { country: 'GB', line1: '1 High Street', city: 'Leeds' } }, realm, token);
    await answerOf('changeAddress', { addressId: saved?.id, isDefault: true }, realm, token);
    expect((await answerOf('removeAddress', { addressId: saved?.id }, realm, token)).addresses).toEqual([]);
    expect((await answerOf('readLinkedProviders', {}, realm, token)).mayUnlink).toBe(true);
    const { answers } = await answerOf('readMarketingPreferences', {}, realm, token);
    await answerOf('updateMarketingPreferences', { answers: answers.map(({ fieldName }) => ({ fieldName, answer: true })) }, realm, token);
    expect((await answerOf('exportAccount', {}, realm, token)).fileName).toContain(realm);
    expect((await answerOf('deleteAccount', { proof: 'footlight' }, realm, token)).dueAt).toBeGreaterThan(0);
  });

  test('how viewers sign in, and what a registration asks for', async () => {
    expect((await answerOf('readSignInOptions', {}, realm)).providers.map(({ kind }) => kind)).toContain('id');
    expect((await answerOf('readIdentityForm', { context: 'REGISTRATION' }, realm)).fields.map(({ id }) => id)).toContain('email');
  });

  test('a device is signed in from another one', async () => {
    const token = (await platform.signIn(realm, 'member')).authorisationToken;
    const { deviceCode, compareCode, userCode } = await answerOf('startDevice', { name: 'Television' }, realm);
    expect((await answerOf('pollDevice', { deviceCode }, realm)).status).toBe('pending');
    const { id } = await answerOf('findDevice', { userCode: userCode.replace('-', '') }, realm, token);
    await answerOf('decideDevice', { id, allow: true, compareCode }, realm, token);
    expect((await answerOf('pollDevice', { deviceCode }, realm)).answer?.authorisationToken).toBeTruthy();
  });

  test('one of the team acts as a member', async () => {
    const { token } = await answerOf('makeImpersonation', { email: 'member@footlight.test' }, realm, (await platform.signIn(realm, 'team')).authorisationToken);
    expect((await answerOf('enterImpersonation', { token }, realm)).missingInformationStatus).toBe('COMPLETE');
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
    const token = await member();
    expect(await answerOf('readGuideByTimes', { fromTs: from, toTs: from + 4 * 3_600_000 }, realm, token)).toMatchObject({ firstIndex: 0 });
    const { id } = window.channels[0]!.programmes[0]!;
    expect((await answerOf('readProgramme', { id }, realm, token)).programme.id).toBe(id);
    expect((await answerOf('readReminders', {}, realm, token)).reminders).toEqual([]);
    await answerOf('removeReminder', { programmeId: id }, realm, token);
    const later = Date.now() + 48 * 3_600_000;
    const { channels: [first] } = await answerOf('readGuide', { from: later, to: later + 3_600_000, rpp: 1 }, realm, token);
    const programmeId = first!.programmes.at(-1)!.id;
    expect((await answerOf('setReminder', { programmeId }, realm, token)).programmeId).toBe(programmeId);
    if (realm === 'arena') expect((await answerOf('readExternalTable', { id: 'league' }, realm, token)).columns).toHaveLength(5);
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

  test('what is searched for, and what it may become', async () => {
    const token = await guest();
    expect((await answerOf('searchContent', { query: 'street' }, realm, token)).facets.length).toBeGreaterThan(0);
    expect((await answerOf('readSearchSuggestions', { query: 'th' }, realm, token)).suggestions.length).toBeGreaterThan(0);
  });

  test('what is live, what is to come, what is released and what was watched', async () => {
    const token = await guest();
    expect((await answerOf('readLiveEvents', {}, realm, token)).events.length).toBeGreaterThan(0);
    expect((await answerOf('readUpcomingEvents', {}, realm, token)).events.length).toBeGreaterThan(0);
    expect((await answerOf('readSchedule', { timezone: 'Europe/Madrid' }, realm, token)).groups.length).toBeGreaterThan(0);
    expect((await answerOf('readReleases', { timezone: 'Europe/Madrid' }, realm, token)).groups.length).toBeGreaterThan(0);
    await answerOf('readWatchHistory', {}, realm, await member());
    const { form } = await answerOf('readReviews', { contentId: '1003' }, realm, await member());
    await answerOf('postReview', { url: form?.url ?? '', body: { username: 'Sam', rating: 4, text: 'Good.', agree: true } }, realm, await member());
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

  test('lists of a member', async () => {
    const token = await member();
    const { id } = await answerOf('makeWatchlist', { name: 'Later' }, realm, token);
    await answerOf('renameWatchlist', { id, name: 'Soon' }, realm, token);
    const content = ['1001', '1002'].map((each) => ({ id: each, contentType: 'VOD' }));
    await answerOf('addWatchlistContent', { id, content }, realm, token);
    await answerOf('reorderWatchlist', { id, content: content.toReversed() }, realm, token);
    const list = await answerOf('readWatchlistContent', { id }, realm, token);
    expect([list.name, list.content.map((item) => item.id)]).toEqual(['Soon', ['1002', '1001']]);
    expect((await answerOf('readAdjacentInWatchlist', { owner: list.ownerExternalId, id, contentId: '1002' }, realm, token)).followingVods).toMatchObject([{ id: '1001' }]);
    await answerOf('deleteWatchlist', { owner: list.ownerExternalId, id }, realm, token);
    await answerOf('restoreWatchlist', { owner: list.ownerExternalId, id }, realm, token);
    await answerOf('saveWatchlist', { owner: 'shared', id: 'staff-picks' }, realm, token);
    expect((await answerOf('readWatchlists', {}, realm, token)).watchlists.map(({ name }) => name)).toHaveLength(3);
  });

  test('a room of an event', async () => {
    const token = await member();
    const { code } = await answerOf('makeRoom', { eventId: '2001' }, realm, token);
    expect(await answerOf('readRoomInvitation', { code }, realm, token)).toMatchObject({ eventId: '2001', present: expect.any(Number) as number });
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
    const { parsedData } = await answerOf('validatePaymentMethod', await entered(realm, card), realm, token);
    const request: PaymentRequest = {
      basketId: basket.basketId, basketVersion: basket.version, idempotencyKey: `every-call-${realm}`,
      paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: parsedData.targetPaymentProvider, paymentMethodType: 'CARD',
    };
    const attempt = await answerOf('payBasket', request, realm, token);
    expect(await answerOf('readPaymentAttempt', { attemptId: attempt.attemptId }, realm, token)).toEqual(attempt);
    expect((await answerOf('readEntitlements', {}, realm, token)).licenceIds).toEqual([licence?.licenceId]);
  });

  test('everything on offer in one list, the same for a member and a guest', async () => {
    const { licences } = await answerOf('readEveryLicence', {}, realm, await guest());
    const { families, licences: alone } = await answerOf('readLicences', {}, realm, await guest());
    expect(licences.map(({ licenceId }) => licenceId).sort()).toEqual([...families.flatMap((family) => family.licences), ...alone].map(({ licenceId }) => licenceId).sort());
    expect((await answerOf('readEveryLicence', {}, realm, (await platform.signIn(realm, 'subscriber')).authorisationToken)).licences).toEqual(licences);
  });

  test('a basket whose contents are said at once, and which is paid without its id', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'pix');
    const sku = `${realm === 'arena' ? 'arena-pass-month' : 'cinema-basic-month'}-brl`;
    const basket = await answerOf('putBasket', { skus: [sku] }, realm, token);
    expect(basket.basketItems).toMatchObject([{ sku }]);
    expect((await answerOf('putBasket', { skus: [] }, realm, token)).basketItems).toEqual([]);
    const { version: basketVersion } = await answerOf('putBasket', { skus: [sku] }, realm, token);
    const { parsedData } = await answerOf('validatePaymentMethod', await entered(realm, { cardHolder: 'J. Prado', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' }), realm, token);
    const payment = { basketVersion, idempotencyKey: `own-basket-${realm}`, paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: parsedData.targetPaymentProvider, paymentMethodType: 'CARD' };
    const attempt = await answerOf('payOwnBasket', payment, realm, token);
    expect(attempt).toMatchObject({ state: 'SUCCEEDED', licenceId: 'pass', currency: 'BRL' });
    // The same payment once more, by the other way: nothing is charged again.
    expect(await answerOf('payOpenBasket', payment, realm, token)).toEqual(attempt);
  });

  test('billing details, and a licence by one press with a kept card', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'member');
    expect(await answerOf('readBillingRequirements', { country: 'GB' }, realm)).toEqual({ country: 'GB', addressRequiredFields: [], birthDate: false });
    expect(await answerOf('readBillingDetails', {}, realm, token)).toMatchObject({ country: 'GB', missingFields: [] });
    expect(await answerOf('saveBillingDetails', { address: { country: 'GB' } }, realm, token)).toMatchObject({ country: 'GB', details: { address: { country: 'GB' } } });
    const { basketId, version: basketVersion, basketItems: [item] } = await answerOf('updateBasket', { sku: realm === 'arena' ? 'arena-pass-month' : 'cinema-basic-month' }, realm, token);
    const { parsedData } = await answerOf('validatePaymentMethod', await entered(realm, { cardHolder: 'M. Holt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' }), realm, token);
    const press = { licenceId: item!.licenceId, cardId: parsedData.paymentDetailsExid, checkBillingDetails: true, idempotencyKey: `one-press-${realm}`, basketId, basketVersion };
    expect(await answerOf('payLicenceWithKeptCard', press, realm, token)).toMatchObject({ state: 'SUCCEEDED', licenceId: 'pass' });
  });

  test('a payment that waits for its payer, and is given up', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'netherlands');
    const { basketId, version: basketVersion } = await answerOf('updateBasket', { sku: realm === 'arena' ? 'arena-pass-month' : 'cinema-basic-month' }, realm, token);
    const { parsedData } = await answerOf('validatePaymentMethod', await entered(realm, { cardHolder: 'F. Visser', number: '4000002760003184', expiryMonth: 12, expiryYear: 2040, cvc: '123' }), realm, token);
    expect((await answerOf('initPaymentMethod', { basketId }, realm, token)).parsedData.paymentMethods[0]).toMatchObject(parsedData);
    const { paymentDetailsExid: paymentDetailsExternalId, targetPaymentProvider } = parsedData;
    const attempt = await answerOf('payBasket', { basketId, basketVersion, idempotencyKey: `waits-${realm}`, paymentDetailsExternalId, targetPaymentProvider, paymentMethodType: 'CARD' }, realm, token);
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', action: { type: 'CHALLENGE' } });
    expect(await answerOf('readPaymentReturn', { reference: attempt.action!.url.split('/').at(-1)! }, realm)).toEqual({ state: 'REQUIRES_ACTION', paymentMethodType: 'CARD' });
    expect(await answerOf('cancelPaymentAttempt', { attemptId: attempt.attemptId }, realm, token)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_cancelled' });
  });

  test('a voucher on a basket and off it again, and one that gives a licence', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'reader');
    const before = await answerOf('updateBasket', { sku: realm === 'arena' ? 'arena-pass-month' : 'cinema-basic-month' }, realm, token);
    const cheaper = await answerOf('applyVoucher', { code: 'WELCOME20' }, realm, token);
    expect(cheaper.discountedTotal).toBeLessThan(before.discountedTotal);
    expect(await answerOf('removeVoucher', { code: 'WELCOME20' }, realm, token)).toEqual({ ...before, version: before.version + 2 });
    expect(await answerOf('redeemVoucher', { voucherCode: 'GIFTPASS', licenceId: 'pass' }, realm, token)).toEqual({ licenceIds: ['pass'] });
  });

  test('a gift from the offer to what its code opens', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'resume');
    const [product] = (await answerOf('readGiftProducts', {}, realm, await guest())).products;
    expect((await answerOf('beginGuestCheckout', { email: 'giver@footlight.test' }, realm, await guest())).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const { basketId, version: basketVersion } = await answerOf('updateGiftBasket', { giftId: product!.giftId, deliverAt: Date.now() + 86_400_000, recipientEmail: 'friend@footlight.test' }, realm, token);
    const { parsedData: { paymentDetailsExid: paymentDetailsExternalId, targetPaymentProvider } } = await answerOf('validatePaymentMethod', await entered(realm, { cardHolder: 'I. Duarte', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' }), realm, token);
    await answerOf('payBasket', { basketId, basketVersion, idempotencyKey: `gift-${realm}`, paymentDetailsExternalId, targetPaymentProvider, paymentMethodType: 'CARD' }, realm, token);
    const { code: redeemCode } = await answerOf('showPaidGift', { basketId }, realm, token);
    expect(await answerOf('redeemGift', { redeemCode: redeemCode! }, realm, (await platform.signIn(realm, 'philippines')).authorisationToken)).toMatchObject({ licenceId: product!.licenceId });
  });

  test('a contract that its buyer withdraws from without signing in', async () => {
    const email = 'netherlands@footlight.test';
    const { authorisationToken: token } = await platform.signIn(realm, 'netherlands');
    const { basketId, version: basketVersion } = await answerOf('updateBasket', { sku: realm === 'arena' ? 'arena-pass-month' : 'cinema-basic-month' }, realm, token);
    const { parsedData } = await answerOf('validatePaymentMethod', await entered(realm, { cardHolder: 'R. Lind', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' }), realm, token);
    await answerOf('payBasket', { basketId, basketVersion, idempotencyKey: `withdrawn-${realm}`, paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: parsedData.targetPaymentProvider, paymentMethodType: 'CARD' }, realm, token);
    const [{ invoiceNumber = '' } = {}] = (await answerOf('readPaymentHistory', {}, realm, token)).items;
    await answerOf('askWithdrawal', { invoice: invoiceNumber, email }, realm);
    const { mails } = (await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] };
    const link = /[?&]token=([\w-]{43})/.exec(mails.find(({ text }) => text.includes(`/${realm}.`) && text.includes('token='))?.text ?? '')?.[1] ?? '';
    const offered = await answerOf('readWithdrawal', { token: link }, realm);
    expect(offered.invoice).toBe(invoiceNumber);
    expect(await answerOf('confirmWithdrawal', { token: link }, realm)).toEqual(offered);
  });

  test('a contract that a member withdraws from', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'netherlands');
    const { basketId, version: basketVersion } = await answerOf('updateBasket', { sku: realm === 'arena' ? 'arena-pass-month' : 'cinema-basic-month' }, realm, token);
    const { parsedData } = await answerOf('validatePaymentMethod', await entered(realm, { cardHolder: 'R. Lind', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' }), realm, token);
    await answerOf('payBasket', { basketId, basketVersion, idempotencyKey: `withdrawn-signed-in-${realm}`, paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: parsedData.targetPaymentProvider, paymentMethodType: 'CARD' }, realm, token);
    const { withdrawals: [{ until, ...offered } = { until: 0, invoice: '' }] } = await answerOf('readOwnWithdrawals', {}, realm, token);
    expect(until).toBeGreaterThan(0);
    expect(await answerOf('confirmOwnWithdrawal', { invoice: offered.invoice }, realm, token)).toEqual(offered);
    expect(await answerOf('readOwnWithdrawals', {}, realm, token)).toEqual({ withdrawals: [] });
  });

  test('a subscription that is paused, kept, cancelled and kept again, its history and its card', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'buyer');
    const licenceId = 'pass';
    const [held] = (await answerOf('readHeldLicences', {}, realm, token)).licences;
    expect(held).toMatchObject({ licenceId, changes: ['PAUSE', 'CANCEL'] });
    const paused = await answerOf('pauseLicence', { licenceId, version: held!.version }, realm, token);
    const kept = await answerOf('resumeLicence', { licenceId, version: paused.version }, realm, token);
    expect(await answerOf('verifyCancellationOffer', { licenceId }, realm, token)).toMatchObject({ eligible: true });
    expect((await answerOf('readCancellationPromotions', {}, realm, token)).promotions).toMatchObject([{ licenceId, eligible: true }]);
    const cheaper = await answerOf('redeemCancellationOffer', { licenceId, version: kept.version }, realm, token);
    await answerOf('refuseCancellationOffer', { licenceId, version: cheaper.version }, realm, token);
    const cancelled = await answerOf('cancelLicence', { licenceId, version: cheaper.version, ignoreOffer: true }, realm, token);
    await answerOf('sayCancelReason', { licenceId, reason: 'TECHNICAL' }, realm, token);
    const again = await answerOf('reactivateLicence', { licenceId, version: cancelled.version }, realm, token);
    expect(again.changes).toEqual(['PAUSE', 'CANCEL']);
    const { items } = await answerOf('readPaymentHistory', {}, realm, token);
    expect(items.map(({ itemType }) => itemType)).toEqual(['CANCEL_SUBSCRIPTION', 'SUBSCRIPTION']);
    expect(await answerOf('readReceipt', { licenceId }, realm, token)).toMatchObject({ invoice: { historyId: items[1]!.id }, isTrial: false });
    expect(await answerOf('readOpenPayments', {}, realm, token)).toEqual({ payments: [] });
    expect((await answerOf('readInvoiceFile', { id: items[1]!.id }, realm, token)).fileName).toBe(items[1]!.pdf);
    const [card] = (await answerOf('readCards', {}, realm, token)).cards;
    expect(await answerOf('makeCardDefault', { cardId: card!.cardId }, realm, token)).toMatchObject({ cards: [{ default: true, licences: [{ licenceId }] }] });
    const { parsedData: other } = await answerOf('validatePaymentMethod', await entered(realm, { cardHolder: 'T. Brandt', number: '5555555555554444', expiryMonth: 12, expiryYear: 2040, cvc: '123' }), realm, token);
    await platform.ask({ method: 'PUT', path: '/demo/price-migrations', body: { realm, sku: realm === 'arena' ? 'arena-pass-month' : 'cinema-basic-month', amount: 1299, effectiveAt: '2099-01-01T00:00:00Z' } });
    const [told] = (await answerOf('readHeldLicences', {}, realm, token)).licences;
    const agreed = await answerOf('answerPriceMigration', { migrationId: told!.priceMigration!.id, version: told!.version, status: 'CONTINUE' }, realm, token);
    expect(agreed.priceMigration).toMatchObject({ status: 'CONTINUE', price: { amount: 1299 } });
    expect((await answerOf('readPriceMigrations', {}, realm, token)).migrations).toMatchObject([{ id: told!.priceMigration!.id, licenceId, before: { version: 1 }, after: { version: 2, amount: 1299 }, status: 'CONTINUE', stage: 'ANNOUNCED' }]);
    const byOther = await answerOf('payLicenceByCard', { licenceId, version: agreed.version, cardId: other.paymentDetailsExid }, realm, token);
    expect(byOther.card?.last4Digits).toBe('4444');
    expect((await answerOf('updateLicenceCard', { licenceId, version: byOther.version, cardId: card!.cardId }, realm, token)).card?.cardId).toBe(card!.cardId);
    expect((await answerOf('removeCard', { cardId: other.paymentDetailsExid }, realm, token)).cards).toHaveLength(1);
  });

  // The other tenant sells nothing else by the same period.
  test.runIf(realm === 'cinema')('a change of plan up, and down again, which is taken back', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'buyer');
    const up = await answerOf('previewPlan', { licenceId: 'pass', sku: 'cinema-premium-month' }, realm, token);
    const premium = await answerOf('changePlan', { quoteId: up.quoteId }, realm, token);
    const down = await answerOf('previewPlan', { licenceId: premium.licenceId, sku: 'cinema-basic-month' }, realm, token);
    const later = await answerOf('changePlan', { quoteId: down.quoteId }, realm, token);
    expect(later.nextPlan).toMatchObject({ licenceId: 'pass' });
    expect(await answerOf('keepPlan', { licenceId: 'premium', version: later.version }, realm, token)).not.toHaveProperty('nextPlan');
  });

  test('a renewal whose issuer asks, which is about to be confirmed', async () => {
    const { authorisationToken: token } = await platform.signIn(realm, 'buyer');
    const { parsedData: card } = await answerOf('validatePaymentMethod', await entered(realm, { cardHolder: 'T. Brandt', number: '4000002760003184', expiryMonth: 12, expiryYear: 2040, cvc: '123' }), realm, token);
    const [held] = (await answerOf('readHeldLicences', {}, realm, token)).licences.filter(({ status }) => status.status === 'ACTIVE');
    const { db } = platform.running.context;
    await db.update(subscriptions).set({ paymentMethodId: card.paymentDetailsExid, failedTries: 1, pendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED', requestedAt: 0 }] })
      .where(and(eq(subscriptions.realm, realm), eq(subscriptions.licenceId, held!.licenceId)));
    expect(await answerOf('authorisePayment', { licenceId: held!.licenceId, version: held!.version }, realm, token)).toMatchObject({ confirmation: { type: 'CHALLENGE' } });
  });
});

test('favourites of a realm that keeps no lists', async () => {
  const token = (await platform.signIn('arena-es', 'member')).authorisationToken;
  await answerOf('addFavouriteVod', { id: '1001' }, 'arena-es', token);
  expect((await answerOf('readFavouriteVods', {}, 'arena-es', token)).vods).toMatchObject([{ id: '1001', favourite: true }]);
  await answerOf('removeFavouriteVod', { id: '1001' }, 'arena-es', token);
});

test('countries, and how an address is written there', async () => {
  expect((await answerOf('readCountries', {}, 'arena')).countries.length).toBeGreaterThan(200);
  await answerOf('readAddressShape', { country: 'GB' }, 'arena');
});

test('an account that is made by a form', async () => {
  await answerOf('readAppCheckChallenge', {}, 'cinema');
  const { appCheckToken } = await answerOf('proveAppCheck', await solved(platform, 'cinema'), 'cinema');
  await answerOf('signUp', { username: 'every-call@footlight.test', password: 'a horse and a lamp', consentAnswers: [{ fieldName: 'terms', answer: true }], details: { name: 'Ada Byron' }, appCheckToken }, 'cinema');
});

test('a sign-in that lacks information', async () => {
  const { authorisationToken: token, missingInformationStatus } = await answerOf('login', { id: 'incomplete@footlight.test', secret: 'footlight' }, 'arena');
  expect(missingInformationStatus).toBe('MISSING_INFORMATION');
  expect((await answerOf('readMissingInformation', { token }, 'arena')).fields.map(({ id }) => id)).toEqual(['birthDate']);
  expect(await answerOf('finishSignIn', { token, details: { birthDate: '1990-04-12' }, consentAnswers: [{ fieldName: 'terms', answer: true }] }, 'arena')).toMatchObject({ missingInformationStatus: 'COMPLETE' });
});

test('a sign-in that asks for a profile', async () => {
  const [realm, profileId] = ['cinema', 'cinema.subscriber.profile'] as const;
  const member = (await platform.signIn(realm, 'subscriber')).authorisationToken;
  await answerOf('changePin', { profileId, pin: '2468' }, realm, member);
  const { authorisationToken: token, missingInformationStatus } = await answerOf('login', { id: 'subscriber@footlight.test', secret: 'footlight' }, realm);
  expect(missingInformationStatus).toBe('CHOOSE_PROFILE');
  expect((await answerOf('readSignInProfiles', { token }, realm)).profiles).toMatchObject([{ id: profileId, hasPin: true, current: false }]);
  await answerOf('requestSignInPinReset', { token, profileId }, realm);
  expect(await answerOf('chooseSignInProfile', { token, profileId, pin: '2468' }, realm)).toMatchObject({ missingInformationStatus: 'COMPLETE' });
  await answerOf('changePin', { profileId, current: '2468' }, realm, member);
});

test('a passkey from its making to its end', async () => {
  const token = (await platform.signIn('cinema', 'member')).authorisationToken;
  const device = createSoftAuthenticator(`http://cinema.localhost:${platform.running.port}`);
  await answerOf('proveAccount', { password: 'footlight' }, 'cinema', token);
  const { options } = await answerOf('startPasskey', {}, 'cinema', token);
  await answerOf('addPasskey', { response: device.create(options as never), name: 'Phone' }, 'cinema', token);
  const { options: wanted } = await answerOf('startPasskeySignIn', {}, 'cinema');
  await answerOf('signInByPasskey', { response: device.get(wanted as never) }, 'cinema');
  const [passkey] = (await answerOf('readPasskeys', {}, 'cinema', token)).passkeys;
  await answerOf('renamePasskey', { passkeyId: passkey?.id ?? '', name: 'Tablet' }, 'cinema', token);
  await answerOf('removePasskey', { passkeyId: passkey?.id ?? '' }, 'cinema', token);
});

test('sign-ins by names and passwords of others', async () => {
  const details = { name: 'Ada Byron' };
  await answerOf('signUpWithProvider', { provider: 'pbr', username: 'every-call@pbr.test', password: 'a horse and a lamp', consentAnswers: [{ fieldName: 'terms', answer: true }], details, appCheckToken: await appCheckToken(platform, 'cinema') }, 'cinema');
  await platform.running.context.db.insert(linkedIdentities).values({ realm: 'cinema', provider: 'pbr', subject: 'pbr-1002', accountId: 'cinema.vpn', linkedAt: 0 });
  await answerOf('changeProviderPassword', { provider: 'pbr', current: 'footlight', secret: 'long enough now' }, 'cinema', (await platform.signIn('cinema', 'vpn')).authorisationToken);
  await answerOf('loginWithPbr', { id: 'nova@pbr.test', secret: 'footlight' }, 'arena');
  await answerOf('loginWithSptv', { id: 'nova@sptv.test', secret: 'footlight' }, 'arena');
  expect(await answerOf('loginWithGigya', { id: 'nova@cdc.test', secret: 'footlight' }, 'arena')).toMatchObject({ status: 'linking' });
});

test('a sign-in at the identity toolkit', async () => {
  const { body } = await platform.ask({ host: 'id.localhost', path: '/v1/accounts:signInWithPassword?key=arena-pt-toolkit-key', body: { email: 'member@footlight.test', password: 'footlight' } });
  const { idToken, refreshToken } = body as { idToken: string; refreshToken: string };
  expect((await answerOf('exchangeFirebaseTokens', { firebaseAuthToken: idToken, firebaseRefreshToken: refreshToken }, 'arena-pt')).missingInformationStatus).toBe('COMPLETE');
});

/** Somebody signs in at an operator's page. @returns the proof that came back */
async function proofOf(code: string, requestorId: string, mvpd: string, provider: string): Promise<string> {
  const query = new URLSearchParams({ reg_code: code, requestor_id: requestorId, mvpd, redirect_url: `http://arena.localhost:${platform.running.port}/providers/success?provider=${provider}` });
  const { address } = await new ProviderVisit().open(`http://mvpd.localhost:${platform.running.port}/authenticate?${query}`, { person: 'mvpd-1001' });
  return address.searchParams.get('token') ?? '';
}

test('sign-ins by television operators', async () => {
  const requestorId = 'footlight';
  expect((await answerOf('readOperators', { requestorId }, 'arena')).requestor.mvpds.length).toBeGreaterThan(1);
  const { softwareStatement } = await answerOf('readSoftwareStatement', { requestorId }, 'arena');
  const client = await answerOf('registerOperatorClient', { requestorId, software_statement: softwareStatement }, 'arena');
  const browser = { requestorId, clientId: client.client_id, clientSecret: client.client_secret };
  const { accessToken, code } = await answerOf('makeRegcode', browser, 'arena');
  await answerOf('loginWithOperator', { ...browser, accessToken, code, proof: await proofOf(code, requestorId, 'nordlink', 'tv-operator') }, 'arena');
  const plain = await answerOf('makePlainRegcode', { requestorId: 'footlight-prime' }, 'arena');
  await answerOf('loginWithPrimetime', { requestorId: 'footlight-prime', resourceId: 'all', code: plain.code, proof: await proofOf(plain.code, 'footlight-prime', 'bluebox', 'primetime') }, 'arena');
});

type Exchange = 'loginWithGoogle' | 'loginWithApple' | 'loginWithFacebook' | 'exchangeGenericOauthCode' | 'exchangeOpenIdCode' | 'exchangeExternalCode';

/** Somebody signs in at a provider of the sports tenant. */
async function returnFrom(provider: string, person: string, by: 'readAuthUri' | 'readOpenIdAuthUri' = 'readAuthUri', token?: string) {
  const { authorisationUri, attempt } = await answerOf(by, { provider, ...(token ? { purpose: 'LINK' } : {}) }, 'arena', token);
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { person });
  return { id: attempt.id, secret: attempt.secret, provider, state: fields['state'] ?? '', code: fields['code'], iss: fields['iss'] };
}

test('sign-ins by providers', async () => {
  const token = (await platform.signIn('arena', 'buyer')).authorisationToken;
  await answerOf('loginWithGoogle', await returnFrom('google', 'google-1002', 'readAuthUri', token), 'arena', token);
  await answerOf('unlinkProvider', { provider: 'google' }, 'arena', token);
  const calls: [Exchange, string][] = [['loginWithApple', 'apple'], ['loginWithFacebook', 'facebook'], ['exchangeGenericOauthCode', 'sso'], ['exchangeExternalCode', 'sso']];
  for (const [call, provider] of calls) expect(await answerOf(call, await returnFrom(provider, `${provider}-1002`), 'arena')).toMatchObject({ status: 'linking' });
  const direct: ['loginWithOpin' | 'exchangePartnerToken', string, string][] = [['loginWithOpin', 'opin', 'opin-1001'], ['exchangePartnerToken', 'partner', 'partner-id-1001']];
  for (const [call, provider, person] of direct) expect(await answerOf(call, await returnFrom(provider, person), 'arena')).toMatchObject({ status: 'signed-in' });
  const proven = await returnFrom('openid', 'sso-1001', 'readOpenIdAuthUri');
  expect(await answerOf('exchangeOpenIdCode', proven, 'arena')).toMatchObject({ status: 'linking' });
  const { answer } = await answerOf('linkAttempt', { ...proven, email: 'buyer@footlight.test', password: 'footlight' }, 'arena');
  await answerOf('logoutGenericOauth', { provider: 'sso', refreshToken: answer?.refreshToken ?? '' }, 'arena');
  expect((await answerOf('readOpenIdLogoutUri', { provider: 'openid' }, 'arena')).logoUri).toContain('/session/end');
});

test('a sign-in whose window lost its opener', async () => {
  const { id, secret, ...brought } = await returnFrom('google', 'google-1001');
  const { compareCode = '' } = await answerOf('deliverReturn', brought, 'arena');
  expect(await answerOf('readAttempt', { id, secret }, 'arena')).toMatchObject({ status: 'compare' });
  expect(await answerOf('confirmAttempt', { id, secret, compareCode }, 'arena')).toMatchObject({ status: 'linking' });
  expect(await answerOf('skipLinking', { id, secret }, 'arena')).toMatchObject({ status: 'signed-in' });
});

test('no call was left out', () => {
  expect([...asked].sort()).toEqual(Object.keys(everyCall).sort());
});
