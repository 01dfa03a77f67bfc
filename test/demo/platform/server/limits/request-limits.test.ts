import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '../../../../../demo/platform/db/tables/limit-tables.ts';
import { pruneLimits } from '../../../../../demo/platform/server/limits/limit-store.ts';
import { createRequestLimits } from '../../../../../demo/platform/server/limits/request-limits.ts';
import { openTestPlatform, type Question, type TestPlatform } from '../../../../support/test-platform.ts';
import { validateCard } from '../../../../support/validate-card.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });
afterEach(async () => {
  await clock({ reset: true });
  await platform.running.context.db.delete(rateLimits);
});

const signIn = (id: string, secret: string, more: Partial<Question> = {}) => platform.ask({ path: '/api/v2/login', body: { id, secret }, ...more });
const refused = { status: 429, body: { code: 'too-many-requests' } };

async function repeat(times: number, work: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await work()).status);
  return [...new Set(statuses)];
}

describe('sign-in', () => {
  test('is refused after ten wrong passwords, the right one too, and says how long', async () => {
    await clock({ fix: '2027-01-01T12:00:00Z' });
    expect(await repeat(10, () => signIn('member@footlight.test', 'wrong'))).toEqual([401]);
    await clock({ advance: 5 * 60_000 });
    const answer = await signIn(' Member@footlight.test', 'footlight');
    expect(answer).toMatchObject({ ...refused, headers: { 'retry-after': '600' } });
    await clock({ advance: 10 * 60_000 });
    expect((await signIn('member@footlight.test', 'footlight')).status).toBe(200);
  });

  test('is refused for an e-mail without an account as for one with', async () => {
    expect(await repeat(10, () => signIn('nobody@footlight.test', 'wrong'))).toEqual([401]);
    expect(await signIn('nobody@footlight.test', 'wrong')).toMatchObject(refused);
  });

  test('from another address, of another account and at another tenant goes on', async () => {
    await repeat(11, () => signIn('member@footlight.test', 'wrong', { remoteAddress: '203.0.113.9' }));
    expect((await signIn('member@footlight.test', 'wrong', { remoteAddress: '203.0.113.9' })).status).toBe(429);
    expect((await signIn('member@footlight.test', 'footlight', { remoteAddress: '198.51.100.4' })).status).toBe(200);
    expect((await signIn('child@footlight.test', 'footlight', { remoteAddress: '203.0.113.9' })).status).toBe(200);
    expect((await platform.signIn('arena', 'member')).refreshToken).toBeTypeOf('string');
  });

  test('that succeeds forgets the tries before', async () => {
    for (let round = 0; round < 3; round += 1) {
      await repeat(9, () => signIn('member@footlight.test', 'wrong'));
      expect((await signIn('member@footlight.test', 'footlight')).status).toBe(200);
    }
  });

  test('keeps the envelope of a tenant that uses one', async () => {
    const body = { id: '7', method: 'login', params: { id: 'member@footlight.test', secret: 'wrong' } };
    const ask = () => platform.ask({ realm: 'arena', path: '/api/v2/login', body });
    await repeat(10, ask);
    expect(await ask()).toMatchObject({ status: 429, body: { id: '7', error: { code: 'too-many-requests' } }, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  });

  test('of many accounts from one address is refused; the machine’s own address is not counted in demo mode', async () => {
    const { limits } = platform.running.context;
    const now = await platform.running.context.now();
    for (let index = 0; index < 100; index += 1) await limits.count('sign-ins at an address', ['203.0.113.9'], now);
    expect(await signIn('child@footlight.test', 'footlight', { remoteAddress: '203.0.113.9' })).toMatchObject(refused);
    for (let index = 0; index < 100; index += 1) await limits.count('sign-ins at an address', ['127.0.0.1'], now);
    expect((await signIn('child@footlight.test', 'footlight')).status).toBe(200);
    expect(await signIn('child@footlight.test', 'footlight', { headers: { 'x-footlight-limits': '1' } })).toMatchObject(refused);
  });
});

test('a page of the tenant’s site may read how long to wait', async () => {
  const origin = `http://cinema.localhost:${platform.running.port}`;
  expect((await signIn('member@footlight.test', 'wrong', { headers: { origin } })).headers['access-control-expose-headers']).toBe('Retry-After');
});

test('cards of one account are refused after thirty', async () => {
  const { authorisationToken: token } = await platform.signIn('cinema', 'buyer');
  const card = { cardHolder: 'T. Brandt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
  const validate = () => validateCard(platform.ask, 'cinema', card, { token });
  expect(await repeat(29, () => platform.ask({ token, path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token: 'made-up' } } }))).toEqual([400]);
  expect((await validate()).status).toBe(200);
  expect(await validate()).toMatchObject(refused);
  await platform.ask({ path: '/demo/reset', body: { account: 'cinema.buyer' } });
  expect((await validate()).status).toBe(200);
});

test('cards entered at one address are refused after a hundred, and count before they are looked at', async () => {
  const enter = () => platform.ask({ host: 'card.localhost', path: '/tokens', body: { merchant: 'cinema', card: { number: '4000000000000000' } }, remoteAddress: '203.0.113.79' });
  expect((await enter()).status).toBe(400);
  await platform.running.context.db.update(rateLimits).set({ points: 100 });
  expect(await enter()).toMatchObject(refused);
});

test('new visitors from one address are refused after three hundred a minute, those with a token not', async () => {
  const { context } = platform.running;
  const remoteAddress = '203.0.113.77';
  const first = (await platform.ask({ path: '/api/v1/init/', remoteAddress })).body as { authentication: { authorisationToken: string } };
  await context.db.update(rateLimits).set({ points: 300 });
  expect(await platform.ask({ path: '/api/v1/init/', remoteAddress })).toMatchObject(refused);
  expect((await platform.ask({ path: '/api/v1/init/', remoteAddress, token: first.authentication.authorisationToken })).status).toBe(200);
  await clock({ advance: 60_000 });
  expect((await platform.ask({ path: '/api/v1/init/', remoteAddress })).status).toBe(200);
});

test('addresses of one IPv6 network count together, those of the next one not', async () => {
  const init = (remoteAddress: string) => platform.ask({ path: '/api/v1/init/', remoteAddress });
  expect((await init('2001:db8:7:a::1')).status).toBe(200);
  await platform.running.context.db.update(rateLimits).set({ points: 300 });
  expect(await init('2001:db8:7:a:ffff:1:2:3')).toMatchObject(refused);
  expect((await init('2001:db8:7:b::1')).status).toBe(200);
});

test('policy reports of one address are refused after a hundred and twenty a minute', async () => {
  const send = () => platform.ask({ host: 'cinema.localhost', path: '/csp-report', body: {}, headers: { 'content-type': 'application/csp-report' }, remoteAddress: '203.0.113.78' });
  expect((await send()).status).toBe(204);
  await platform.running.context.db.update(rateLimits).set({ points: 120 });
  expect(await send()).toMatchObject(refused);
});

describe('counts', () => {
  const key = ['somebody'];
  const seconds = 15 * 60;

  test('are shared by every process on one database', async () => {
    const { db } = platform.running.context;
    const [one, other] = [createRequestLimits(db, true), createRequestLimits(db, true)];
    await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).count('sign-ins of an account at an address', key, 1_000)));
    for (const limits of [one, other]) await expect(limits.count('sign-ins of an account at an address', key, 1_000)).rejects.toMatchObject({ status: 429, retryAfterSeconds: seconds });
  });

  test('go on for requests that were sent together, whichever is counted first', async () => {
    const limits = createRequestLimits(platform.running.context.db, true);
    const count = (now: number) => limits.count('sign-ins of an account at an address', key, now);
    for (let index = 0; index < 10; index += 1) await count(100_000 - index);
    await expect(count(99_000)).rejects.toMatchObject({ status: 429 });
    await expect(count(100_000)).rejects.toMatchObject({ status: 429, retryAfterSeconds: seconds });
  });

  test('start again when the clock was set back', async () => {
    const limits = createRequestLimits(platform.running.context.db, true);
    for (let index = 0; index < 10; index += 1) await limits.count('sign-ins of an account at an address', key, 10_000_000_000);
    await expect(limits.count('sign-ins of an account at an address', key, 1_000)).resolves.toBeUndefined();
  });

  test('that have ended are deleted', async () => {
    const { db } = platform.running.context;
    const limits = createRequestLimits(db, true);
    await limits.count('sign-ins of an account at an address', ['one'], 1_000);
    await limits.count('sign-ins of an account at an address', ['other'], 2_000);
    await pruneLimits(db, 1_000 + seconds * 1000);
    expect(await db.select().from(rateLimits)).toHaveLength(1);
  });
});
