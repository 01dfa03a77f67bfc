import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentItems } from '../../../../../demo/platform/db/tables/catalogue-tables.ts';
import { streamLeases } from '../../../../../demo/platform/db/tables/player-tables.ts';
import { sessionFamilies } from '../../../../../demo/platform/db/tables/identity/session-tables.ts';
import { entitlements } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { accessTokenOf } from '../../../../../demo/platform/identity/session/session-families.ts';
import { keyIdOf } from '../../../../../demo/platform/playback/drm/content-keys.ts';
import { openWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform, type TestRealm } from '../../../../support/test-platform.ts';

/** @source docs/threat-model.md "a stream’s address is passed on"; spec 1 §7 "Stream info expires a fixed duration after the request (duration not shown)" */
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
  // A film of a licence under a key, which the seed has for everybody only.
  const { db } = platform.running.context;
  const [{ licences = [] } = {}] = await db.select().from(contentItems).where(and(eq(contentItems.realm, 'cinema'), eq(contentItems.id, '1003')));
  await db.update(contentItems).set({ access: 'LICENCE', licences }).where(and(eq(contentItems.realm, 'cinema'), eq(contentItems.id, '1121')));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/media-faults', method: 'DELETE' });
  await platform.ask({ path: '/demo/reset', body: {} });
  await platform.running.context.db.delete(streamLeases);
});

interface Stream { url: string; drm?: { jwtToken: string } }
interface Urls { hls: [Stream]; dash: [Stream]; expiresAt: string; chaptersUrl?: string; thumbnailsUrl?: string }
interface Details { playerUrlCallback?: string }

const minute = 60_000;
const forward = (ms: number) => platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: ms } });
const tokenOf = async (name = 'subscriber', realm: TestRealm = 'cinema') => (await platform.signIn(realm, name)).authorisationToken;

/** What a player is answered that asks for a title. */
async function askUrls(token: string, id = '1003', realm: TestRealm = 'cinema', kind = 'vod'): Promise<Urls> {
  const details = kind === 'live' ? { path: `/api/v4/event/${id}` } : realm === 'cinema' ? { path: `/api/v4/vod/${id}` } : { path: `/api/v5/manifest/video/${id}`, method: 'POST' as const };
  const { playerUrlCallback = '' } = (await platform.ask({ realm, token, ...details })).body as Details;
  const { pathname, search } = new URL(playerUrlCallback);
  const reply = await platform.ask({ realm, token, path: pathname + search });
  expect(reply.status).toBe(200);
  return reply.body;
}
const mainOf = ({ hls: [{ url }] }: Urls) => new URL(url).pathname;

/** What the media host says to an address: 200, or its refusal. */
async function get(path: string): Promise<number | string> {
  const { status, body } = await platform.ask({ host: 'media.localhost', path });
  return status === 403 ? (body as { code: string }).code : status;
}
/** A film's beginning, wherever its playlist is. */
const segmentOf = (main: string) => main.replace('main.m3u8', 'v240/1.m4s');
const licence = async (jwtToken: string, id = '1121') => {
  const { status, body } = await platform.ask({ host: 'media.localhost', path: '/licence/clearkey', headers: { authorization: `Bearer ${jwtToken}` }, body: { kids: [keyIdOf({ realm: 'cinema', id }).toString('base64url')] } });
  return status === 200 ? 200 : (body as { code: string }).code;
};

describe('the addresses of a title that is not everybody’s', () => {
  test('open its files for fifteen minutes', async () => {
    const urls = await askUrls(await tokenOf());
    const { now } = platform.running.context;
    expect(Math.abs(Date.parse(urls.expiresAt) - await now() - 15 * minute)).toBeLessThan(minute);
    const main = mainOf(urls);
    for (const path of [main, segmentOf(main), new URL(urls.dash[0].url).pathname, new URL(urls.chaptersUrl!).pathname, new URL(urls.thumbnailsUrl!).pathname]) expect(await get(path)).toBe(200);
    await forward(14 * minute);
    expect(await get(segmentOf(main))).toBe(200);
    await forward(1 * minute);
    expect([await get(main), await get(segmentOf(main))]).toEqual(['expired', 'expired']);
  });

  test('stay the same to the byte while the session renews them, and go on', async () => {
    const token = await tokenOf();
    const first = await askUrls(token);
    for (let round = 0; round < 4; round += 1) {
      await forward(10 * minute);
      const again = await askUrls(await refreshed(token));
      expect({ ...again, expiresAt: '' }).toEqual({ ...first, expiresAt: '' });
      expect(await get(segmentOf(mainOf(first)))).toBe(200);
    }
  });

  test('are other ones once nobody renewed them in time', async () => {
    const { authorisationToken, refreshToken } = await platform.signIn('cinema', 'subscriber');
    const first = mainOf(await askUrls(authorisationToken));
    await forward(16 * minute);
    const renewed = (await platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken } })).body as { authorisationToken: string };
    const second = mainOf(await askUrls(renewed.authorisationToken));
    expect([second === first, await get(first), await get(second)]).toEqual([false, 'expired', 200]);
  });

  test('are other ones for another session of the same account, and for another title', async () => {
    const [one, other] = [await tokenOf(), await tokenOf()];
    const addresses = [mainOf(await askUrls(one)), mainOf(await askUrls(other)), mainOf(await askUrls(one, '1121'))];
    expect(new Set(addresses).size).toBe(3);
    const leases = await platform.running.context.db.select().from(streamLeases);
    expect(leases.map(({ sessionId, contentId }) => `${sessionId} ${contentId}`).length).toBe(3);
    expect(new Set(leases.map(({ sessionId }) => sessionId)).size).toBe(2);
  });

  test('open no other title’s folder, and no free title’s address opens theirs', async () => {
    const token = await tokenOf();
    const [paid, other, free] = [mainOf(await askUrls(token)), mainOf(await askUrls(token, '1121')), mainOf(await askUrls(token, '1001'))];
    const signatureOf = (path: string) => path.split('/').slice(0, 3).join('/');
    const restOf = (path: string) => path.slice(signatureOf(path).length);
    expect(restOf(paid)).not.toBe(restOf(free));
    expect(await get(free)).toBe(200);
    for (const path of [signatureOf(free) + restOf(paid), signatureOf(paid) + restOf(other), signatureOf(paid) + restOf(free), paid.replace('/1003/', '/1004/'), paid.replace('/film/', '/clips/one/')]) {
      expect(await get(path), path).toBe('altered');
    }
  });

  test('are kept by no cache that others share', async () => {
    const headersOf = async (path: string) => (await platform.ask({ host: 'media.localhost', path })).headers['cache-control'];
    const token = await tokenOf();
    expect([await headersOf(segmentOf(mainOf(await askUrls(token)))), await headersOf(segmentOf(mainOf(await askUrls(token, '1001'))))]).toEqual(['private, max-age=3600', 'public, max-age=3600']);
  });

  test('that were made before the switch are over, and good again once they are renewed', async () => {
    const token = await tokenOf();
    const main = mainOf(await askUrls(token));
    await forward(1000);
    await platform.ask({ path: '/demo/media-faults', method: 'PUT', body: { kind: 'expired' } });
    await forward(1000);
    expect(await get(main)).toBe('expired');
    expect(mainOf(await askUrls(token))).toBe(main);
    expect(await get(main)).toBe(200);
  });
});

/** The same session's token of now. */
async function refreshed(token: string): Promise<string> {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string };
  const { context } = platform.running;
  const [family] = await context.db.select().from(sessionFamilies).where(eq(sessionFamilies.id, sid));
  return accessTokenOf(context, family!, await context.now());
}

/** What ends a session. Each is given the tokens of the session that watches. */
const endings: Record<string, (session: { authorisationToken: string; refreshToken: string }) => Promise<unknown>> = {
  'sign-out': ({ refreshToken }) => platform.ask({ path: '/api/v2/logout', body: { refreshToken } }),
  'another device that ends all others': async () => platform.ask({ token: await tokenOf(), path: '/api/v1/user/sessions/end-others', body: {} }),
  'a new password by mail': async () => {
    await platform.ask({ path: '/api/v2/reset-password/create', body: { id: 'subscriber@footlight.test', provider: 'id' } });
    const { mails } = (await platform.ask({ path: '/demo/mails?to=subscriber@footlight.test' })).body as { mails: { text: string }[] };
    const token = /token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
    return platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token, secret: 'a password of mine' } });
  },
  'the deletion of the account': async ({ authorisationToken }) => platform.ask({ token: authorisationToken, path: '/api/v1/user/account/deletion', body: { proof: 'footlight' } }),
};

/** What ends the right to watch, while the session goes on. */
const losses: Record<string, () => Promise<unknown>> = {
  'a licence that is taken away': async () => platform.running.context.db.delete(entitlements).where(eq(entitlements.accountId, 'cinema.subscriber')),
  'a licence whose time is over': async () => platform.running.context.db.update(entitlements).set({ expiresAt: await platform.running.context.now() - 1 }).where(eq(entitlements.accountId, 'cinema.subscriber')),
};

describe.each(Object.entries({ ...endings, ...losses }))('%s', (_what, end) => {
  test('ends the addresses and the keys of what is watched, at once', async () => {
    const session = await platform.signIn('cinema', 'subscriber');
    const [plain, locked] = [await askUrls(session.authorisationToken), await askUrls(session.authorisationToken, '1121')];
    const { jwtToken } = locked.hls[0].drm!;
    expect([await get(mainOf(plain)), await get(mainOf(locked)), await licence(jwtToken)]).toEqual([200, 200, 200]);
    const reply = await end(session) as { status?: number } | undefined;
    if (reply?.status !== undefined) expect(reply.status).toBe(200);
    expect([await get(mainOf(plain)), await get(mainOf(locked)), await licence(jwtToken)]).toEqual(['ended', 'ended', 'lease-over']);
  });
});

test('an event of a licence is the session’s own as a film is', async () => {
  const session = await platform.signIn('arena', 'subscriber');
  const main = mainOf(await askUrls(session.authorisationToken, '2002', 'arena', 'live'));
  const video = main.replace('main.m3u8', 'v360.m3u8');
  expect([await get(main), await get(video), await get(video.replace('/2002/', '/2004/'))]).toEqual([200, 200, 'altered']);
  await platform.ask({ realm: 'arena', path: '/api/v2/logout', body: { refreshToken: session.refreshToken } });
  expect([await get(main), await get(video)]).toEqual(['ended', 'ended']);
});

test('another device that ends all others keeps its own addresses', async () => {
  const token = await tokenOf();
  const main = mainOf(await askUrls(token));
  await platform.ask({ token, path: '/api/v1/user/sessions/end-others', body: {} });
  expect(await get(main)).toBe(200);
});

test('a withdrawal ends the addresses of what was bought', async () => {
  const member = await openWallet(platform, 'arena', 'member');
  await member.buy('arena-pass-month');
  const main = mainOf(await askUrls(await tokenOf('member', 'arena'), '1003', 'arena'));
  expect(await get(main)).toBe(200);
  const { withdrawals: [contract] } = (await member.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: { invoice: string }[] };
  expect((await member.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: contract!.invoice } })).status).toBe(200);
  expect(await get(main)).toBe('ended');
});

test('one of the team who acts in a member’s name gets none', async () => {
  const team = await tokenOf('team');
  const { token } = (await platform.ask({ token: team, path: '/api/v2/impersonations', body: { email: 'subscriber@footlight.test' } })).body as { token: string };
  const { authorisationToken } = (await platform.ask({ path: '/api/v2/impersonations/enter', body: { token } })).body as { authorisationToken: string };
  const { playerUrlCallback = '' } = (await platform.ask({ token: authorisationToken, path: '/api/v4/vod/1003' })).body as Details;
  const { pathname, search } = new URL(playerUrlCallback);
  expect(await platform.ask({ token: authorisationToken, path: pathname + search })).toMatchObject({ status: 403, body: { code: 'notWhileImpersonating' } });
  expect(await platform.running.context.db.select().from(streamLeases)).toEqual([]);
});

test('a key token is good for fifteen minutes, and a renewed lease gives a new one', async () => {
  const token = await tokenOf();
  const { jwtToken } = (await askUrls(token, '1121')).hls[0].drm!;
  await forward(10 * minute);
  const renewed = (await askUrls(await refreshed(token), '1121')).hls[0].drm!.jwtToken;
  await forward(6 * minute);
  expect([await licence(jwtToken), await licence(renewed), await licence(renewed, '1122')]).toEqual(['invalid-token', 200, 'wrong-key']);
});

test('what everybody may watch names no session and writes nothing', async () => {
  const urls = await askUrls((await platform.guest('cinema')).authorisationToken, '1001');
  expect(mainOf(urls)).toMatch(/^\/s\/\d+\./);
  expect(await platform.running.context.db.select().from(streamLeases)).toEqual([]);
});

test('leases that are over do not stay', async () => {
  await askUrls(await tokenOf());
  await forward(16 * minute);
  await forward(60 * minute);
  await expect.poll(() => platform.running.context.db.select().from(streamLeases)).toEqual([]);
});
