import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { passkeys } from '../../../../../demo/platform/db/tables/identity/passkey-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { createSoftAuthenticator, type Lie } from '../../../../support/soft-authenticator.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let origin: string;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  origin = `http://cinema.localhost:${platform.running.port}`;
});
afterAll(() => platform.close());
beforeEach(async () => { token = (await platform.signIn('cinema', 'buyer')).authorisationToken; });
afterEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.running.context.db.delete(passkeys);
});

type Options = Parameters<ReturnType<typeof createSoftAuthenticator>['get']>[0];
const own = '/api/v1/user/passkeys';
const optionsOf = (answer: { body: unknown }) => (answer.body as { options: Options }).options;
const registration = async (as = token) => optionsOf(await platform.ask({ path: `${own}/start`, token: as, body: {} }));
const challenge = async () => optionsOf(await platform.ask({ path: '/api/v2/token/alt/passkey/start', body: {} }));
const add = (response: object, as = token) => platform.ask({ path: own, token: as, body: { response, name: ' Phone ' } });
const signIn = (response: object, realm: 'cinema' | 'arena' = 'cinema') => platform.ask({ realm, path: '/api/v2/token/alt/passkey', body: { response } });
const advance = (ms: number) => platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: ms } });

async function added() {
  const device = createSoftAuthenticator(origin);
  expect((await add(device.create(await registration()))).status).toBe(200);
  return device;
}

describe('a passkey', () => {
  test('is made after sign-in, and signs in without an e-mail', async () => {
    const device = await added();
    expect(await signIn(device.get(await challenge()))).toMatchObject({ status: 200, body: { missingInformationStatus: 'COMPLETE' } });
    expect((await platform.ask({ path: own, token })).body).toMatchObject({ passkeys: [{ id: device.id, name: 'Phone', isSynced: false, lastUsedAt: expect.any(String) }] });
  });

  test('is told to its owner by mail, with the way to remove it', async () => {
    await added();
    const { mails } = (await platform.ask({ path: '/demo/mails?to=buyer@footlight.test' })).body as { mails: { subject: string; text: string }[] };
    expect([mails[0]?.subject, mails[0]?.text.includes(`${origin}/account`)]).toEqual(['A new way to sign in at Cinema Lumen', true]);
  });

  test('has a random handle, the same for each key of an account, and is asked for once per device', async () => {
    const first = await registration();
    expect(first.user!.id).toMatch(/^[\w-]{43}$/);
    const device = createSoftAuthenticator(origin);
    await add(device.create(first));
    const second = await registration() as Options & { excludeCredentials: { id: string }[] };
    expect([second.user!.id, second.excludeCredentials.map(({ id }) => id)]).toEqual([first.user!.id, [device.id]]);
    const other = await registration((await platform.signIn('cinema', 'member')).authorisationToken);
    expect(other.user!.id).not.toBe(first.user!.id);
  });

  test('names the tenant’s own host, and no account before one is proven', async () => {
    expect(await challenge()).toMatchObject({ rpId: 'cinema.localhost', userVerification: 'required' });
    expect(await challenge()).not.toHaveProperty('allowCredentials.0');
  });

  test('is used up with its challenge', async () => {
    const device = await added();
    const answer = device.get(await challenge());
    expect([(await signIn(answer)).status, (await signIn(answer)).status]).toEqual([200, 401]);
  });

  test('is good no longer than its challenge', async () => {
    const device = await added();
    const [old, oldKey] = [await challenge(), await registration()];
    await advance(30 * 60_000 + 1);
    expect((await signIn(device.get(old))).status).toBe(401);
    expect((await add(createSoftAuthenticator(origin).create(oldKey), (await platform.signIn('cinema', 'buyer')).authorisationToken)).status).toBe(400);
  });

  test.each<[string, () => Lie]>([
    ['another site', () => ({ origin: 'http://evil.localhost' })],
    ['another tenant', () => ({ origin: origin.replace('cinema', 'arena') })],
    ['the host of another tenant', () => ({ rpId: 'arena.localhost' })],
    ['another step', () => ({ type: 'webauthn.create' })],
    ['nobody’s challenge', () => ({ challenge: 'A'.repeat(43) })],
    ['another person’s handle', () => ({ userHandle: 'B'.repeat(43) })],
    ['no check of its owner', () => ({ isVerified: false })],
    ['a page that may not frame the tenant', () => ({ topOrigin: 'http://evil.localhost' })],
    ['a copy, whose count is behind', () => ({ counter: 1 })],
  ])('of %s is refused', async (_case, lie) => {
    const device = await added();
    expect(await signIn(device.get(await challenge(), lie()))).toMatchObject({ status: 401, body: { code: 'passkeyRefused' } });
  });

  test('signs in from a frame in a registered page', async () => {
    const device = await added();
    expect((await signIn(device.get(await challenge(), { topOrigin: `http://partner.localhost:${platform.running.port}` }))).status).toBe(200);
  });

  test('of one tenant is none at another, nor is a challenge', async () => {
    const device = await added();
    expect((await signIn(device.get(await challenge()), 'arena')).status).toBe(401);
  });

  test('of a forged signature, an unknown device, or no words at all is refused alike', async () => {
    const device = await added();
    const answer = device.get(await challenge());
    const stranger = createSoftAuthenticator(origin);
    for (const response of [{ ...answer, response: { ...answer.response, signature: 'AAAA' } }, stranger.get(await challenge()), {}, { id: device.id }]) {
      expect(await signIn(response)).toMatchObject({ status: 401, body: { code: 'passkeyRefused' } });
    }
  });

  test('is not added for somebody else, nor on another site', async () => {
    const other = (await platform.signIn('cinema', 'member')).authorisationToken;
    expect((await add(createSoftAuthenticator(origin).create(await registration()), other)).status).toBe(400);
    expect((await add(createSoftAuthenticator(origin).create(await registration(), { origin: 'http://evil.localhost' }))).status).toBe(400);
    expect((await add(createSoftAuthenticator(origin).create(optionsOf({ body: { options: await challenge() } })))).status).toBe(400);
  });

  test('is not added to an account whose e-mail nobody has proven', async () => {
    const { db } = platform.running.context;
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, 'cinema.buyer'));
    const refused = await platform.ask({ path: `${own}/start`, token, body: {} });
    await platform.ask({ path: '/demo/reset', body: {} });
    expect(refused).toMatchObject({ status: 403, body: { code: 'emailNotProven' } });
  });

  test('is renamed and taken away by its owner alone, and signs in no more', async () => {
    const device = await added();
    const other = (await platform.signIn('cinema', 'member')).authorisationToken;
    const [rename, remove] = [(as: string) => platform.ask({ method: 'PUT', path: `${own}/${device.id}`, token: as, body: { name: 'Laptop' } }), (as: string) => platform.ask({ method: 'DELETE', path: `${own}/${device.id}`, token: as })];
    expect([(await rename(other)).status, (await remove(other)).status]).toEqual([404, 404]);
    expect((await rename(token)).body).toMatchObject({ passkeys: [{ name: 'Laptop' }] });
    expect((await remove(token)).body).toEqual({ passkeys: [] });
    expect((await signIn(device.get(await challenge()))).status).toBe(401);
    const entries = await platform.running.context.db.select().from(auditEntries).where(eq(auditEntries.accountId, 'cinema.buyer'));
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']));
  });

  test('is changed by nobody who acts as the member', async () => {
    const team = (await platform.signIn('cinema', 'team')).authorisationToken;
    const made = (await platform.ask({ path: '/api/v2/impersonations', token: team, body: { email: 'buyer@footlight.test' } })).body as { token: string };
    const acting = ((await platform.ask({ path: '/api/v2/impersonations/enter', body: { token: made.token } })).body as { authorisationToken: string }).authorisationToken;
    const device = await added();
    const asked = [await platform.ask({ path: `${own}/start`, token: acting, body: {} }), await add({}, acting), await platform.ask({ method: 'DELETE', path: `${own}/${device.id}`, token: acting })];
    expect(asked.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(asked.map(() => [403, 'notWhileImpersonating']));
  });
});
