import http from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reminders } from '../../../../demo/platform/db/tables/guide-tables.ts';
import { providerPeople } from '../../../../demo/platform/db/tables/identity/account-tables.ts';
import { passkeys } from '../../../../demo/platform/db/tables/identity/passkey-tables.ts';
import { vouchers } from '../../../../demo/platform/db/tables/purchase/voucher-tables.ts';
import { hashOfCode } from '../../../../demo/platform/purchase/vouchers/voucher-code.ts';
import { reviews } from '../../../../demo/platform/db/tables/viewer-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(async () => {
  await platform.ask({ method: 'DELETE', path: '/demo/faults' });
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
});

const setFault = (body: object) => platform.ask({ method: 'PUT', path: '/demo/faults', body });
const clock = async (body: object) => Date.parse(((await platform.ask({ method: 'PUT', path: '/demo/clock', body })).body as { now: string }).now);
const labels = () => platform.ask({ path: '/api/v2/label' });

/** One request over a real socket: what came back, or that the line went dead. */
function overTheWire(path: string, token: string, body: object): Promise<number | 'dropped'> {
  return new Promise((resolve) => {
    const request = http.request({
      host: '127.0.0.1', port: platform.running.port, path, method: 'PUT',
      headers: { host: 'api.localhost', realm: 'cinema', 'x-api-key': 'cinema-public-key', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    }, (reply) => { reply.resume(); resolve(reply.statusCode ?? 0); });
    request.on('error', () => { resolve('dropped'); });
    request.end(JSON.stringify(body));
  });
}

describe('the fault switch', () => {
  test('answers a status as often as it was told', async () => {
    await setFault({ call: 'readLabels', status: 503, count: 2 });
    expect([(await labels()).status, (await labels()).status, (await labels()).status]).toEqual([503, 503, 200]);
  });

  test('answers what does not fit', async () => {
    await setFault({ call: 'readLabels', brokenBody: true });
    expect((await labels()).body).toMatchObject({ broken: true });
    await setFault({ call: 'readRealmByName', brokenBody: true });
    expect((await platform.ask({ path: '/realm-settings/cinema' })).body).toMatchObject({ broken: true });
  });

  test('takes its time', async () => {
    await setFault({ call: 'readLabels', delayMs: 150, count: 1 });
    const before = performance.now();
    expect((await labels()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(145);
  });

  test('drops the line after the work was done', async () => {
    await setFault({ call: 'saveWatchProgress', dropAfterCommit: true, count: 1 });
    const { authorisationToken: token } = await platform.signIn('cinema', 'member');
    expect(await overTheWire('/api/v1/watch-progress/1001', token, { position: 33, duration: 60 })).toBe('dropped');
    const details = (await platform.ask({ token, path: '/api/v4/vod/1001' })).body as { watchProgress: number };
    expect(details.watchProgress).toBe(33);
  });

  test('takes the whole platform down and brings it back', async () => {
    await setFault({ call: '*', status: 503 });
    const down = [await labels(), await platform.ask({ path: '/api/v1/init/' }), await platform.ask({ path: '/realm-settings/cinema' })];
    expect(down.map((reply) => reply.status)).toEqual([503, 503, 503]);
    await platform.ask({ method: 'DELETE', path: '/demo/faults?call=*' });
    expect((await labels()).status).toBe(200);
  });

  test('keeps to the call it names', async () => {
    await setFault({ call: 'readView', status: 500 });
    expect((await labels()).status).toBe(200);
    expect((await platform.ask({ path: '/demo/faults' })).body).toMatchObject({ faults: [{ call: 'readView', status: 500, count: null }] });
  });

  test('refuses what is no fault', async () => {
    expect(await setFault({ call: 'readView', status: 7 })).toMatchObject({ status: 400 });
    expect(await setFault({ status: 500 })).toMatchObject({ status: 400 });
  });
});

describe('the clock', () => {
  test('runs on from where it was set', async () => {
    const noon = Date.UTC(2027, 0, 1, 12);
    const before = Date.now();
    const passed = await clock({ set: '2027-01-01T12:00:00Z' }) - noon;
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThanOrEqual(Date.now() - before);
    expect(await clock({ advance: 3_600_000 }) - noon).toBeGreaterThanOrEqual(3_600_000);
  });

  test('stands still where it was fixed, moves when told, and comes back', async () => {
    const noon = Date.UTC(2027, 0, 1, 12);
    expect([await clock({ fix: noon }), await clock({ advance: 500 })]).toEqual([noon, noon + 500]);
    const before = Date.now();
    const now = await clock({ reset: true });
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  test('is what a start is told', async () => {
    await clock({ fix: '2027-01-01T12:00:00Z' });
    expect((await platform.ask({ path: '/api/v1/init/' })).body).toMatchObject({ now: '2027-01-01T12:00:00.000Z' });
  });
});

test('the codes of vouchers are listed, and each is one that the database knows', async () => {
  const { vouchers: listed } = (await platform.ask({ path: '/demo/vouchers' })).body as { vouchers: { code: string; note: string }[] };
  const kept = await platform.running.context.db.select().from(vouchers).where(eq(vouchers.realm, 'arena'));
  expect(listed.map(({ code }) => hashOfCode('arena', code)).toSorted()).toEqual(kept.map(({ codeHash }) => codeHash).toSorted());
});

describe('the accounts', () => {
  test('are listed with their password', async () => {
    const { password, accounts } = (await platform.ask({ path: '/demo/accounts' })).body as { password: string; accounts: { email: string; realm: string }[] };
    expect(password).toBe('footlight');
    expect(accounts.filter((row) => row.realm === 'arena').map((row) => row.email)).toContain('child@footlight.test');
    expect(JSON.stringify(accounts)).not.toContain('argon2');
  });

  test('go back to the profiles, addresses and details of the seed, and who watches as a profile that goes signs in again', async () => {
    const realm = 'cinema';
    const token = (await platform.signIn(realm, 'buyer')).authorisationToken;
    const profiles = '/api/v1/user/profiles';
    const seen = async (as: string) => JSON.stringify(await Promise.all([profiles, '/api/v1/user/preferences', '/api/v1/user/addresses', '/api/v1/user/account'].map(async (path) => (await platform.ask({ realm, token: as, path })).body)));
    const before = await seen(token);
    const { profiles: [own] } = (await platform.ask({ realm, token, path: profiles })).body as { profiles: { id: string }[] };
    const made = (await platform.ask({ realm, token, path: profiles, body: { name: 'Leo', type: 'child' } })).body as { id: string };
    await platform.ask({ realm, token, method: 'PUT', path: '/api/v1/user/preferences', body: { audioLanguage: 'es' } });
    await platform.ask({ realm, token, path: '/api/v1/user/addresses', body: { address: { country: 'GB', line1: '1 High Street', city: 'Leeds', postalCode: 'LS1 1AA' } } });
    await platform.ask({ realm, token, method: 'PUT', path: '/api/v1/user/account', body: { details: { name: 'Tom', birthDate: '1990-02-28' } } });
    await platform.ask({ realm, token, method: 'PATCH', path: `${profiles}/${own!.id}`, body: { name: 'Tom' } });
    await platform.ask({ realm, token, method: 'PUT', path: `${profiles}/${own!.id}/pin`, body: { pin: '2468' } });
    const other = (await platform.signIn(realm, 'buyer')).authorisationToken;
    const leo = ((await platform.ask({ realm, token: other, path: `${profiles}/${made.id}/select`, body: {} })).body as { authorisationToken: string }).authorisationToken;
    expect(await seen(token)).not.toBe(before);
    expect((await platform.ask({ path: '/demo/reset', body: { account: 'cinema.buyer' } })).body).toEqual({ reset: 1 });
    expect(await seen(token)).toBe(before);
    expect(await platform.ask({ realm, token: leo, path: profiles })).toMatchObject({ status: 401 });
  });

  test('have no reminder, no review and no passkey of their own any more', async () => {
    const { db } = platform.running.context;
    const [realm, accountId, profileId] = ['cinema', 'cinema.buyer', 'cinema.buyer.profile'];
    await db.insert(reminders).values({ realm, profileId, programmeId: 'p1', startsAt: 1, endsAt: 2, remindAt: 0 });
    await db.insert(reviews).values({ realm, profileId, contentId: '1003', id: 'r1', displayName: 'Tom', rating: 4, title: null, text: 'Long.', writtenAt: 1 });
    await db.insert(passkeys).values({ realm, accountId, id: 'k1', userHandle: 'h', publicKey: 'p', counter: 0, isSynced: false, name: 'Phone', createdAt: 1, lastUsedAt: null });
    const kept = async () => [
      await db.select().from(reminders).where(eq(reminders.profileId, profileId)), await db.select().from(reviews).where(eq(reviews.profileId, profileId)),
      await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)),
    ].map((rows) => rows.length);
    expect(await kept()).toEqual([1, 1, 1]);
    await platform.ask({ path: '/demo/reset', body: { account: accountId } });
    expect(await kept()).toEqual([0, 0, 0]);
  });

  test('at a provider, what they bought and who signed up there go back with all of them, and with no one alone', async () => {
    const { db } = platform.running.context;
    const subject = 'partner-id-1003';
    const products = async () => (await db.select().from(providerPeople).where(eq(providerPeople.subject, subject)))[0]?.products;
    const signedUp = { provider: 'pbr', subject: 'pbr-new', login: 'new@pbr.test', passwordHash: '', name: 'New', note: '' };
    await db.insert(providerPeople).values(signedUp);
    expect((await platform.ask({ method: 'PUT', path: '/demo/partner-products', body: { person: subject, products: ['season'] } })).body).toEqual({ changed: 1 });
    await platform.ask({ path: '/demo/reset', body: { account: 'cinema.buyer' } });
    expect(await products()).toEqual(['season']);
    await platform.ask({ path: '/demo/reset', body: {} });
    expect(await products()).toEqual([]);
    expect(await db.select().from(providerPeople).where(eq(providerPeople.subject, signedUp.subject))).toEqual([]);
  });

  test('go back to the seed, one alone or all', async () => {
    const { authorisationToken: token } = await platform.signIn('cinema', 'resume');
    const seen = async () => ((await platform.ask({ token, path: '/api/v1/bucket/continue-watching' })).body as { contentList: { id: string }[] }).contentList.map((item) => item.id);
    const before = await seen();
    await platform.ask({ token, method: 'PUT', path: '/api/v1/watch-progress/1002', body: { position: 3, duration: 20 } });
    expect(await seen()).toHaveLength(before.length + 1);
    expect((await platform.ask({ path: '/demo/reset', body: { account: 'cinema.resume' } })).body).toEqual({ reset: 1 });
    expect(await seen()).toEqual(before);
    const { accounts } = (await platform.ask({ path: '/demo/accounts' })).body as { accounts: unknown[] };
    expect((await platform.ask({ path: '/demo/reset', body: {} })).body).toEqual({ reset: accounts.length });
    const subscriber = (await platform.signIn('cinema', 'subscriber')).authorisationToken;
    expect((await platform.ask({ token: subscriber, path: '/api/v2/customer/subscriptions/status/active' })).body).toEqual({ licenceIds: ['premium-year'] });
  });
});

describe('a reset of what has changed', () => {
  const resetIfChanged = async () => ((await platform.ask({ path: '/demo/reset', body: { ifChanged: true } })).body as { reset: number }).reset;

  test('leaves viewers as they are after reading, and brings them back after a write and after a moved clock', async () => {
    await platform.ask({ path: '/demo/reset', body: {} });
    await labels();
    await setFault({ call: 'readLabels', status: 503, count: 1 });
    expect(await resetIfChanged()).toBe(0);
    await platform.signIn('cinema', 'buyer');
    expect(await resetIfChanged()).toBeGreaterThan(0);
    expect(await resetIfChanged()).toBe(0);
    await clock({ advance: 60_000 });
    expect(await resetIfChanged()).toBeGreaterThan(0);
  });
});
