import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linkedIdentities } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { passkeys } from '../../../../../demo/platform/db/tables/identity/passkey-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ method: 'DELETE', path: '/demo/faults' });
  await platform.ask({ path: '/demo/reset', body: {} });
});

const email = 'buyer@footlight.test';
interface KeptMail { subject: string; text: string }
const mailsTo = async (to: string) => ((await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: KeptMail[] }).mails;
const request = (id: string, provider = 'id') => platform.ask({ path: '/api/v2/reset-password/create', body: { id, provider } });
const reset = (token: string, secret = 'a new password') => platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token, secret } });
const login = (secret: string, id = email) => platform.ask({ path: '/api/v2/login', body: { id, secret } });
const asked = async () => {
  await request(email);
  return /token=([\w-]{43})/.exec((await mailsTo(email)).find(({ text }) => text.includes('token='))!.text)![1]!;
};

describe('a forgotten password', () => {
  test('is replaced by the link of a mail; every session ends, and its owner is told', async () => {
    const { refreshToken } = await platform.signIn('cinema', 'buyer');
    expect((await reset(await asked())).status).toBe(200);
    expect([(await login('footlight')).status, (await login('a new password')).status]).toEqual([401, 200]);
    expect(await platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken } })).toMatchObject({ status: 401, body: { code: 'session-ended' } });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('was changed'));
  });

  test('is asked for with the same answer and a mail of some kind, whether an account exists or not', async () => {
    const [known, unknown] = [await request(email), await request('stranger@footlight.test')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await mailsTo('stranger@footlight.test'))[0]?.text).not.toContain('token=');
  });

  test('a link is good once', async () => {
    const token = await asked();
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'invalidToken' } });
  });

  test('the link shows passkeys and linked providers, and takes them off with the old password where that is wished', async () => {
    const { db } = platform.running.context;
    const owner = { realm: 'cinema', accountId: 'cinema.buyer' };
    await db.insert(passkeys).values({ ...owner, id: 'key', userHandle: 'h', publicKey: 'p', counter: 0, isSynced: false, name: 'Phone', createdAt: 2_000 });
    await db.insert(linkedIdentities).values({ ...owner, provider: 'google', subject: 'g', linkedAt: 1_000 });
    const look = async (token: string) => platform.ask({ path: '/api/v2/reset-password/look', body: { token } });
    const ways = [{ kind: 'PASSKEY', name: 'Phone', addedAt: '1970-01-01T00:00:02.000Z' }, { kind: 'PROVIDER', name: 'Google', addedAt: '1970-01-01T00:00:01.000Z' }];
    const first = await asked();
    expect([(await look(first)).body, (await look(first)).body]).toEqual([{ ways }, { ways }]);
    await reset(first);
    expect(await look(first)).toMatchObject({ status: 400, body: { code: 'invalidToken' } });
    const second = await asked();
    expect((await look(second)).body).toEqual({ ways });
    expect((await platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token: second, secret: 'a new password', removeWays: true } })).status).toBe(200);
    expect((await look(await asked())).body).toEqual({ ways: [] });
    expect((await login('a new password')).status).toBe(200);
  });

  test('a newer link ends the older one', async () => {
    const [older, newer] = [await asked(), await asked()];
    expect([(await reset(older)).status, (await reset(newer)).status]).toEqual([400, 200]);
  });

  test('a link ends after half an hour', async () => {
    const token = await asked();
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 30 * 60_000 + 1 } });
    expect((await reset(token)).status).toBe(400);
  });

  test('a short password is refused, and the link stays good', async () => {
    const token = await asked();
    expect(await reset(token, 'short')).toMatchObject({ status: 400, body: { code: 'passwordTooShort' } });
    expect((await reset(token)).status).toBe(200);
  });

  test('a provider without reset refuses, whoever asks', async () => {
    expect(await request(email, 'sptv')).toMatchObject({ status: 400, body: { code: 'resetNotSupported' } });
  });

  test('a mailbox is not filled, and its owner still signs in', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) statuses.push((await request(email)).status);
    expect([statuses, (await login('footlight')).status]).toEqual([[200, 200, 200, 429], 200]);
  });

  test('the host of a request does not choose the link', async () => {
    await platform.ask({ path: '/api/v2/reset-password/create', body: { id: email, provider: 'id' }, headers: { 'x-forwarded-host': 'evil.localhost' } });
    expect((await mailsTo(email)).map(({ text }) => text).join()).not.toContain('evil');
  });
});

/** What a sign-up is refused too. @source test/demo/platform/identity/sign-up/sign-up-routes.test.ts; NIST SP 800-63B-4 3.1.1.2 */
const refusedSecrets: [secret: string, code: string][] = [
  ['password123', 'passwordTooWeak'], [email, 'passwordTooWeak'], ['aaaaaaaaaa', 'passwordTooWeak'], ['a horse '.repeat(125), 'passwordTooLong'],
];

test.each(refusedSecrets)('%s is no new password, neither by a link nor by the one before', async (secret, code) => {
  const refused = { status: 400, body: { code } };
  const token = await asked();
  expect(await reset(token, secret)).toMatchObject(refused);
  const { authorisationToken } = await platform.signIn('cinema', 'buyer');
  expect(await platform.ask({ method: 'PUT', path: '/api/v2/user/password', token: authorisationToken, body: { current: 'footlight', secret } })).toMatchObject(refused);
  expect((await login('footlight')).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
});

describe('a changed password', () => {
  const change = (token: string, body: object) => platform.ask({ method: 'PUT', path: '/api/v2/user/password', token, body });

  test('ends every other session', async () => {
    const [here, there] = [await platform.signIn('cinema', 'buyer'), await platform.signIn('cinema', 'buyer')];
    expect((await change(here.authorisationToken, { current: 'footlight', secret: 'a new password' })).status).toBe(200);
    const home = (token: string) => platform.ask({ token, path: '/api/v1/view?type=home&id=home' });
    expect([(await home(here.authorisationToken)).status, (await home(there.authorisationToken)).status]).toEqual([200, 401]);
  });

  test('needs the current one', async () => {
    const { authorisationToken } = await platform.signIn('cinema', 'buyer');
    expect(await change(authorisationToken, { current: 'wrong', secret: 'a new password' })).toMatchObject({ status: 400, body: { code: 'invalidCurrentCredentials' } });
    expect(await change(authorisationToken, { current: 'footlight', secret: 'short' })).toMatchObject({ status: 400, body: { code: 'passwordTooShort' } });
  });

  test('is for members', async () => {
    expect((await change((await platform.guest('cinema')).authorisationToken, { current: 'footlight', secret: 'a new password' })).status).toBe(401);
  });
});
