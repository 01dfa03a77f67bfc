import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../demo/platform/db/tables/viewer-tables.ts';
import { publishChange } from '../../../../demo/platform/changes/publish-change.ts';
import { type ChangeReader, readChanges } from '../../../support/change-reader.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';
import { validateCard } from '../../../support/validate-card.ts';

let platform: TestPlatform;
const readers: ChangeReader[] = [];
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(() => readers.splice(0).forEach((reader) => reader.close()));

async function read(token: string | undefined, realm = 'cinema', more: Record<string, string> = {}): Promise<ChangeReader> {
  const reader = await readChanges(platform.running, token, realm, more);
  readers.push(reader);
  return reader;
}

const signIn = async (name: string, realm: 'arena' | 'cinema' = 'cinema') => (await platform.signIn(realm, name)).authorisationToken;
const favouritesPath = '/api/v1/new-watchlists/favourites/content';
const add = (token: string, id: string) => platform.ask({ token, path: favouritesPath, body: { content: [{ id, contentType: 'VOD' }] } });

/** A last event for everybody: whatever was to come before it has come. */
const publishLast = (realm = 'cinema') => publishChange(platform.running.context.db, { realm, scope: 'everybody', subject: 'live', ids: ['last'] });

describe('a change', () => {
  test('reaches the other sessions of the same profile, and no one else', async () => {
    const [one, other, stranger, guest, elsewhere] = await Promise.all([
      signIn('member'), signIn('member'), signIn('buyer'), platform.guest('cinema').then(({ authorisationToken }) => authorisationToken), signIn('member', 'arena'),
    ]);
    const streams = await Promise.all([read(one), read(other), read(stranger), read(guest), read(elsewhere, 'arena')]);
    await add(one, '1001');
    await platform.ask({ token: one, method: 'PUT', path: '/api/v1/watch-progress/1002', body: { position: 3, duration: 20 } });
    await platform.ask({ token: one, method: 'DELETE', path: `${favouritesPath}/VOD/1001` });
    await publishLast();
    await publishLast('arena');
    const last = { subject: 'live', ids: ['last'] };
    const own = [{ subject: 'favourites', ids: ['1001'] }, { subject: 'progress', ids: ['1002'] }, { subject: 'favourites', ids: ['1001'] }, last];
    expect(await Promise.all(streams.slice(0, 2).map((stream) => stream.until(4)))).toEqual([own, own]);
    expect(await Promise.all(streams.slice(2).map((stream) => stream.until(1)))).toEqual([[last], [last], [last]]);
  });

  test('that is rolled back is never told', async () => {
    const stream = await read(await signIn('member'));
    const { db } = platform.running.context;
    await db.transaction(async (tx) => {
      await publishChange(tx, { realm: 'cinema', scope: 'everybody', subject: 'live', ids: ['undone'] });
      throw new Error('undo');
    }).catch(() => undefined);
    await publishLast();
    expect(await stream.until(1)).toEqual([{ subject: 'live', ids: ['last'] }]);
  });

  test('of more ids than a notification holds is told without them', async () => {
    const stream = await read(await signIn('member'));
    await publishChange(platform.running.context.db, { realm: 'cinema', scope: 'everybody', subject: 'live', ids: Array.from({ length: 2_000 }, (_, index) => `id-${index}`) });
    expect(await stream.until(1)).toEqual([{ subject: 'live', ids: [] }]);
  });

  test('of a purchase reaches the account’s other sessions', async () => {
    const token = await signIn('buyer');
    const stream = await read(await signIn('buyer'));
    const { body: basket } = await platform.ask({ token, method: 'PUT', path: '/api/v2/baskets/cinema-basic-month' }) as { body: { basketId: string; version: number } };
    const card = { cardHolder: 'T. Brandt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
    const { body } = await validateCard(platform.ask, 'cinema', card, { token }) as { body: { parsedData: { paymentDetailsExid: string } } };
    const primaryPaymentDetailsAttributes = { paymentDetailsExternalId: body.parsedData.paymentDetailsExid, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
    await platform.ask({
      token, path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': 'change-route-1' },
      body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes } },
    });
    expect(await stream.until(1)).toEqual([{ subject: 'entitlements', ids: ['pass'] }]);
  });

  test('of everything is told when the demo is reset', async () => {
    const stream = await read(await signIn('member'));
    await platform.ask({ path: '/demo/reset', body: { account: 'cinema.member' } });
    expect((await stream.until(4)).map(({ subject }) => subject)).toEqual(['favourites', 'lists', 'progress', 'entitlements']);
  });
});

/** One of the team, who acts as a member. */
async function acting(email = 'subscriber@footlight.test') {
  const team = await platform.signIn('cinema', 'team');
  const made = (await platform.ask({ token: team.authorisationToken, path: '/api/v2/impersonations', body: { email } })).body as { token: string };
  return { team, ...(await platform.ask({ path: '/api/v2/impersonations/enter', body: { token: made.token } })).body as { authorisationToken: string } };
}
const watch = async (token: string, id: string) => platform.ask({ token, method: 'PUT', path: `/api/v1/watch-progress/${id}`, body: { position: 3, duration: 20 } });

/** @source docs/threat-model.md "it ends with its administrator’s session and role" */
describe('told no more', () => {
  afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

  test('is what comes after the life of the token that asked', async () => {
    const { authorisationToken, refreshToken } = await platform.signIn('cinema', 'member');
    const stream = await read(authorisationToken);
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 15 * 60_000 } });
    const { authorisationToken: renewed } = (await platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken } })).body as { authorisationToken: string };
    const next = await read(renewed);
    await watch(renewed, '1001');
    await stream.ended;
    expect(stream.events).toEqual([]);
    expect(await next.until(1)).toEqual([{ subject: 'progress', ids: ['1001'] }]);
    expect(await read(authorisationToken)).toMatchObject({ status: 401, body: { code: 'token-expired' } });
  });

  test('is what a profile does that the session has left', async () => {
    const token = await signIn('resume');
    const [stream, other] = [await read(token), await signIn('resume')];
    const made = (await platform.ask({ token, path: '/api/v1/user/profiles', body: { name: 'Leo', type: 'child', parentalLevel: 'RESTRICTED' } })).body as { id: string };
    const selected = (await platform.ask({ token, path: `/api/v1/user/profiles/${made.id}/select`, body: {} })).body as { authorisationToken: string };
    const before = [...stream.events];
    await watch(other, '1001');
    await stream.ended;
    expect(stream.events).toEqual(before);
    expect((await read(selected.authorisationToken)).status).toBe(200);
  });

  test.each<[string, (team: { refreshToken: string }) => Promise<unknown>, string[]]>([
    ['signs out', ({ refreshToken }) => platform.ask({ path: '/api/v2/logout', body: { refreshToken } }), ['session']],
    ['is no longer of the team', () => platform.running.context.db.update(accounts).set({ role: 'USER' }).where(eq(accounts.id, 'cinema.team')), []],
  ])('is what a member does once who acts in their name %s', async (_when, leave, told) => {
    const { team, authorisationToken } = await acting();
    const stream = await read(authorisationToken);
    await leave(team);
    await watch(await signIn('subscriber'), '1001');
    await stream.ended;
    await platform.running.context.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, 'cinema.team'));
    expect(stream.events.map(({ subject }) => subject)).toEqual(told);
  });

  test('goes to who acts for as long as they may', async () => {
    const stream = await read((await acting()).authorisationToken);
    await watch(await signIn('subscriber'), '1001');
    expect(await stream.until(1)).toEqual([{ subject: 'progress', ids: ['1001'] }]);
  });
});

describe('a stream', () => {
  test('of a guest, who has nothing of their own, goes on: it is told what everybody is, and the visitor is kept nowhere', async () => {
    const stream = await read((await platform.guest('cinema')).authorisationToken);
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 15 * 60_000 } });
    await publishLast();
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    expect(await stream.until(1)).toEqual([{ subject: 'live', ids: ['last'] }]);
  });

  test('ends with its session, and other sessions of the profile go on', async () => {
    const { authorisationToken, refreshToken } = await platform.signIn('cinema', 'member');
    const [ending, going] = [await read(authorisationToken), await read(await signIn('member'))];
    await platform.ask({ path: '/api/v2/logout', body: { refreshToken } });
    await ending.ended;
    expect(ending.events).toEqual([{ subject: 'session', ids: [] }]);
    await publishLast();
    expect(await going.until(1)).toEqual([{ subject: 'live', ids: ['last'] }]);
    expect(await read(authorisationToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  test('ends when a copied refresh token ends the family', async () => {
    const { authorisationToken, refreshToken } = await platform.signIn('cinema', 'member');
    const stream = await read(authorisationToken);
    const refresh = () => platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken } });
    await refresh();
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 11_000 } });
    expect(await refresh()).toMatchObject({ status: 401 });
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    await stream.ended;
  });

  test('is limited for each session', async () => {
    const token = await signIn('member');
    const open = await Promise.all(Array.from({ length: 6 }, () => read(token)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await read(token)).toMatchObject({ status: 429, body: { code: 'too-many-streams' } });
    expect((await read(await signIn('member'))).status).toBe(200);
    open[0]?.close();
    await expect.poll(async () => (await read(token)).status).toBe(200);
  });

  test.each<[string, () => Promise<string | undefined>, Record<string, string>, number]>([
    ['without a token', async () => undefined, {}, 401],
    ['with a token that is none', async () => 'nonsense', {}, 401],
    ['with another tenant’s token', () => signIn('member', 'arena'), {}, 401],
    ['from a partner’s page', () => signIn('member'), { origin: 'http://partner.localhost:1' }, 403],
    ['from an unregistered page', () => signIn('member'), { origin: 'http://evil.localhost:1' }, 403],
    ['with a wrong key', () => signIn('member'), { 'x-api-key': 'wrong' }, 401],
  ])('is refused %s', async (_how, tokenOf, more, status) => {
    expect((await read(await tokenOf(), 'cinema', more)).status).toBe(status);
  });

  test('may be read by the tenant’s own pages and is never stored', async () => {
    const origin = `http://cinema.localhost:${platform.running.port}`;
    const { headers } = await read(await signIn('member'), 'cinema', { origin });
    expect(headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'access-control-allow-origin': origin });
  });

  test('is refused by the fault switch', async () => {
    await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'readChanges', status: 503, count: 1 } });
    expect((await read(await signIn('member'))).status).toBe(503);
  });
});
