import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Basket } from '../../../../src/contracts/purchase/basket.ts';
import { ledgerEntries } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { providerPayments } from '../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { paymentMethods } from '../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { signedHeaders } from '../../../../demo/platform/purchase/providers/webhook-signature.ts';
import { type MemberWallet, openWallet, passTime } from '../../../support/member-wallet.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
let viewer: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openWallet(platform, 'arena', 'netherlands');
});

interface Attempt { attemptId: string; state: string; failureCode?: string; action?: { type: string; url: string; expiresAt: string } }
const account = 'arena.netherlands';
const minute = 60_000;
const day = 86_400_000;
const challenged = '4000002760003184';

const inCountry = (country: string | undefined): { headers?: Record<string, string> } => (country === undefined ? {} : { headers: { 'x-footlight-country': country } });

async function basketWith(sku = 'arena-pass-month', country?: string): Promise<Basket> {
  return (await viewer.ask({ method: 'PUT', path: `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=false`, ...inCountry(country) })).body as Basket;
}

interface Means { type: string; card?: string; key?: string; basket?: Basket; country?: string }

async function pay({ type, card = '', key = randomUUID(), basket, country }: Means): Promise<Reply> {
  const { basketId, version } = basket ?? await basketWith();
  return viewer.ask({
    path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': key, ...(country ? { 'x-footlight-country': country } : {}) },
    body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: card, targetPaymentProvider: 'sandbox-card', paymentMethodType: type } } },
  });
}
const begun = async (means: Means): Promise<Attempt> => (await pay(means)).body as Attempt;
const read = async (id: string): Promise<Attempt> => (await viewer.ask({ path: `/api/v2/customer/payments/${id}` })).body as Attempt;
const cancel = (id: string): Promise<Reply> => viewer.ask({ method: 'DELETE', path: `/api/v2/customer/payments/${id}` });
const charges = async (): Promise<unknown[]> => ((await platform.ask({ path: `/demo/charges?account=${account}` })).body as { charges: unknown[] }).charges;
const paymentOf = async ({ attemptId }: Attempt) => {
  const [row] = await platform.running.context.db.select().from(providerPayments).where(eq(providerPayments.attemptId, attemptId));
  return row!;
};
const post = (address: string, payload: string, headers: Record<string, string>) => {
  const { host, pathname } = new URL(address);
  return platform.running.app.inject({ method: 'POST', url: pathname, headers: { host, ...headers }, payload });
};
/** Presses on the payer's page. */
const press = ({ action }: Attempt, answer: string) => post(action!.url, String(new URLSearchParams({ answer })), { 'content-type': 'application/x-www-form-urlencoded' });
/** Marks a payment as its provider does, without a word to the platform. */
const markSilently = async (attempt: Attempt, state: 'PAID' | 'REFUSED') => {
  await platform.running.context.db.update(providerPayments).set({ state }).where(eq(providerPayments.attemptId, attempt.attemptId));
};
const ended = (attempt: Attempt) => vi.waitFor(async () => {
  const now = await read(attempt.attemptId);
  expect(now.state).not.toBe('REQUIRES_ACTION');
  return now;
});
async function expectBalance(): Promise<void> {
  const entries = await platform.running.context.db.select().from(ledgerEntries);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const owed = entries.filter(({ book }) => book === `customer ${account}`).reduce((sum, { amount }) => sum + amount, 0);
  expect(owed).toBe(0);
}

describe('ways to pay', () => {
  const typesIn = async (country: string) => {
    const { basketId } = await basketWith(undefined, country);
    const reply = await viewer.ask({ path: '/api/v4/payment-method/init', ...inCountry(country), body: { primaryPaymentDetails: { basketId } } });
    return (reply.body as { parsedData: { paymentMethods: { paymentMethodType: string }[] } }).parsedData.paymentMethods.map(({ paymentMethodType }) => paymentMethodType);
  };

  test.each([
    ['NL', ['CARD', 'IDEAL', 'BANK']],
    ['BE', ['CARD', 'BANCONTACT', 'BANK']],
    ['DE', ['CARD', 'BANK']],
    ['GB', ['CARD']],
  ])('in %s', async (country, types) => {
    expect(await typesIn(country)).toEqual(types);
  });

  test('name the cards that are kept, and none that has ended', async () => {
    await viewer.card();
    await viewer.card('5555555555554444');
    await platform.running.context.db.update(paymentMethods).set({ expiryYear: 2001 }).where(eq(paymentMethods.last4, '4444'));
    const { basketId } = await basketWith();
    const reply = await viewer.ask({ path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId } } });
    expect(reply.body).toMatchObject({ parsedData: { paymentMethods: [{ paymentMethodType: 'CARD', cardType: 'visa', last4Digits: '4242', default: true }, { paymentDetailsExid: '' }, { paymentMethodType: 'IDEAL' }, {}] } });
  });

  test.each(['CA', 'GB'])('a scheme that is not offered in %s is refused', async (country) => {
    const reply = await pay({ type: 'IDEAL', country });
    expect(reply.status).toBe(country === 'CA' ? 403 : 400);
    expect(await charges()).toEqual([]);
  });
});

describe('a payment that its payer confirms', () => {
  test.each(['IDEAL', 'BANK'])('%s: nothing is charged or opened before, once afterwards', async (type) => {
    const attempt = await begun({ type });
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', action: { type: 'REDIRECT' } });
    expect([await charges(), await viewer.held()]).toEqual([[], []]);
    const back = await press(attempt, 'pay');
    expect([back.statusCode, back.headers['location']]).toEqual([303, expect.stringMatching(/^http:\/\/arena\.localhost:\d+\/pay\/sandbox-\w+\?reference=[\w-]{32}$/)]);
    expect(await ended(attempt)).toMatchObject({ state: 'SUCCEEDED' });
    expect([(await charges()).length, await viewer.held()]).toEqual([1, ['pass']]);
    await expectBalance();
  });

  test('a mandate of the bank pays the renewals', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    await press(attempt, 'pay');
    await ended(attempt);
    await passTime(platform);
    viewer = await openWallet(platform, 'arena', 'netherlands');
    expect((await viewer.history()).map(({ itemType }) => itemType)).toEqual(['RENEWAL', 'SUBSCRIPTION']);
    await expectBalance();
  });

  test.each([
    ['IDEAL', 'cancel', 'payment_cancelled'], ['IDEAL', 'refuse', 'payment_refused'], ['CARD', 'cancel', 'payment_cancelled'], ['CARD', 'refuse', 'CHALLENGE_FAILED'],
  ])('%s, %s: nothing is charged, and the attempt says why', async (type, answer, failureCode) => {
    const attempt = await begun({ type, ...(type === 'CARD' ? { card: await viewer.card(challenged) } : {}) });
    await press(attempt, answer);
    expect(await ended(attempt)).toMatchObject({ state: 'DECLINED', failureCode });
    expect([await charges(), await viewer.held()]).toEqual([[], []]);
  });

  test.each([
    [challenged, 'SUCCEEDED', undefined], ['4000008260003178', 'DECLINED', 'insufficient_funds'], ['4000008400001629', 'DECLINED', 'card_declined'],
  ])('the issuer of %s is satisfied: %s', async (number, state, failureCode) => {
    const attempt = await begun({ type: 'CARD', card: await viewer.card(number) });
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', action: { type: 'CHALLENGE' } });
    await press(attempt, 'pay');
    expect(await ended(attempt)).toMatchObject({ state, ...(failureCode ? { failureCode } : {}) });
    expect(await charges()).toHaveLength(state === 'SUCCEEDED' ? 1 : 0);
  });

  test('an issuer that cannot ask refuses at once', async () => {
    expect(await pay({ type: 'CARD', card: await viewer.card('4000008400001280') })).toMatchObject({ status: 402, body: { code: 'CHALLENGE_FAILED' } });
  });

  test('a bank that takes a day: pending, then paid; another payment is refused meanwhile', async () => {
    const attempt = await begun({ type: 'BANK' });
    await press(attempt, 'later');
    expect(await ended(attempt)).toMatchObject({ state: 'PENDING' });
    expect(await pay({ type: 'IDEAL' })).toMatchObject({ status: 409, body: { code: 'payment-in-flight' } });
    expect((await cancel(attempt.attemptId)).body).toMatchObject({ state: 'PENDING' });
    await passTime(platform, day + minute);
    viewer = await openWallet(platform, 'arena', 'netherlands');
    expect([await viewer.held(), (await charges()).length]).toEqual([['pass'], 1]);
    await expectBalance();
  });

  test('nobody confirms it: it expires after a quarter of an hour, and its page is gone', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    await passTime(platform, 16 * minute);
    viewer = await openWallet(platform, 'arena', 'netherlands');
    expect(await read(attempt.attemptId)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_expired' });
    expect((await press(attempt, 'pay')).statusCode).toBe(404);
    expect(await charges()).toEqual([]);
  });

  test('the provider’s word is lost, the payer never returns: it is found when its time comes', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    await markSilently(attempt, 'PAID');
    expect(await read(attempt.attemptId)).toMatchObject({ state: 'REQUIRES_ACTION' });
    await passTime(platform, 16 * minute);
    viewer = await openWallet(platform, 'arena', 'netherlands');
    expect([await viewer.held(), (await charges()).length]).toEqual([['pass'], 1]);
  });

  test('the payer returns before the provider’s word: the return finds it, for a browser without a session too', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    await markSilently(attempt, 'PAID');
    const { reference } = await paymentOf(attempt);
    expect(await platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${reference}` })).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    expect(await charges()).toHaveLength(1);
    expect(await platform.ask({ realm: 'cinema', path: `/api/v2/payment-returns/${reference}` })).toMatchObject({ status: 404 });
  });

  test('a second press, a second return and repeated words charge once', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    await Promise.all([press(attempt, 'pay'), press(attempt, 'pay'), press(attempt, 'cancel')]);
    const { reference } = await paymentOf(attempt);
    const back = () => platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${reference}` });
    await Promise.all([back(), back(), back()]);
    const end = await ended(attempt);
    expect(await charges()).toHaveLength(end.state === 'SUCCEEDED' ? 1 : 0);
    await expectBalance();
  });
});

describe('what changes meanwhile', () => {
  test('the same key finds the same attempt and the same page', async () => {
    const basket = await basketWith();
    const first = await begun({ type: 'IDEAL', basket, key: 'reloaded-1' });
    expect(await begun({ type: 'IDEAL', basket, key: 'reloaded-1' })).toEqual(first);
  });

  test('another way to pay gives the first one up at its provider', async () => {
    const first = await begun({ type: 'IDEAL' });
    expect(await pay({ type: 'CARD', card: await viewer.card() })).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    expect(await read(first.attemptId)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_cancelled' });
    expect((await press(first, 'pay')).statusCode).toBe(404);
    expect(await charges()).toHaveLength(1);
  });

  test('paid at the bank while the viewer turns to another card: charged once, the first way', async () => {
    const first = await begun({ type: 'IDEAL' });
    await markSilently(first, 'PAID');
    const second = await pay({ type: 'CARD', card: await viewer.card() });
    expect(second.status).not.toBe(200);
    await passTime(platform, 16 * minute);
    viewer = await openWallet(platform, 'arena', 'netherlands');
    expect([(await charges()).length, await viewer.held()]).toEqual([1, ['pass']]);
    await expectBalance();
  });

  test('given up by the viewer, and paid a moment later all the same: the money goes back, nothing opens', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    expect((await cancel(attempt.attemptId)).body).toMatchObject({ state: 'DECLINED', failureCode: 'payment_cancelled' });
    await markSilently(attempt, 'PAID');
    const { reference } = await paymentOf(attempt);
    await platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${reference}` });
    expect(await paymentOf(attempt)).toMatchObject({ state: 'REFUNDED' });
    expect((await viewer.ask({ path: `/api/v2/customer/payments/${attempt.attemptId}` })).body).toMatchObject({ state: 'DECLINED', failureCode: 'payment_refunded', paymentMethodType: 'IDEAL' });
    expect([await charges(), await viewer.held(), (await viewer.history()).map(({ itemType }) => itemType)]).toEqual([[], [], ['REFUNDED']]);
    await platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${reference}` });
    expect(await viewer.history()).toHaveLength(1);
    await expectBalance();
  });

  test('the basket holds something else by then: the money goes back, nothing opens', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    await basketWith('arena-season-year');
    await press(attempt, 'pay');
    expect(await ended(attempt)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_refunded' });
    expect([await charges(), await viewer.held()]).toEqual([[], []]);
    await expectBalance();
  });

  test('another account’s attempt is neither read nor given up', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    viewer = await openWallet(platform, 'arena', 'buyer');
    expect([(await viewer.ask({ path: `/api/v2/customer/payments/${attempt.attemptId}` })).status, (await cancel(attempt.attemptId)).status]).toEqual([404, 404]);
  });
});

describe('the provider’s words', () => {
  const say = (provider: string, body: string, headers: Record<string, string>) =>
    post(`http://api.localhost:${platform.running.port}/webhooks/payments/${provider}`, body, { 'content-type': 'application/json', ...headers });

  test('signed, they bring the attempt to where it stands, however often they come', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    await markSilently(attempt, 'PAID');
    const body = JSON.stringify({ type: 'payment.updated', data: { reference: (await paymentOf(attempt)).reference, state: 'PAID' } });
    const headers = { ...signedHeaders(platform.running.context.keys.provider, 'sandbox-card', body) };
    for (let times = 0; times < 3; times += 1) expect((await say('sandbox-card', body, headers)).statusCode).toBe(204);
    expect(await charges()).toHaveLength(1);
  });

  test('forged, changed, of another provider, or of a payment that is still open, they change nothing', async () => {
    const attempt = await begun({ type: 'IDEAL' });
    const body = JSON.stringify({ type: 'payment.updated', data: { reference: (await paymentOf(attempt)).reference, state: 'PAID' } });
    const key = platform.running.context.keys.provider;
    const signed = { ...signedHeaders(key, 'sandbox-card', body) };
    expect((await say('sandbox-card', body, {})).statusCode).toBe(401);
    expect((await say('sandbox-card', `${body} `, signed)).statusCode).toBe(401);
    expect((await say('sandbox-bank', body, signed)).statusCode).toBe(401);
    expect((await say('sandbox-bank', body, { ...signedHeaders(key, 'sandbox-bank', body) })).statusCode).toBe(204);
    expect((await say('sandbox-card', body, signed)).statusCode).toBe(204);
    expect([(await read(attempt.attemptId)).state, await charges()]).toEqual(['REQUIRES_ACTION', []]);
  });
});
