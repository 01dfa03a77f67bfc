import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '../../../../src/contracts/purchase/basket.ts';
import { entitlements, licences } from '../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';
import { validateCard } from '../../../support/validate-card.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  token = (await platform.signIn('cinema', 'member')).authorisationToken;
});

const card = { cardHolder: 'M. Holt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
const validate = (over: object = {}, as = token) =>
  validateCard(platform.ask, 'cinema', { ...card, ...over }, { token: as });
const basketWith = async (sku = 'cinema-basic-month') => (await platform.ask({ token, method: 'PUT', path: `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=false` })).body as Basket;

async function cardId(number = card.number): Promise<string> {
  return ((await validate({ number })).body as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
}

interface Payment { basketId: string; version: number; card: string; key?: string; as?: string }

const pay = ({ basketId, version, card: paymentDetailsExternalId, key = randomUUID(), as = token }: Payment) => platform.ask({
  token: as, path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': key },
  body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } },
});

async function charges(account = 'cinema.member'): Promise<unknown[]> {
  return ((await platform.ask({ path: `/demo/charges?account=${account}` })).body as { charges: unknown[] }).charges;
}

const held = async () => ((await platform.ask({ token, path: '/api/v2/customer/subscriptions/status/active' })).body as { licenceIds: string[] }).licenceIds;
const accessOf = async (id: string) => ((await platform.ask({ token, path: `/api/v4/vod/${id}?includePlaybackDetails=URL` })).body as { accessLevel: string }).accessLevel;

describe('paying', () => {
  test('charges once, grants the licence and opens what it opens', async () => {
    expect(await accessOf('1003')).toBe('DENIED');
    const basket = await basketWith();
    const reply = await pay({ basketId: basket.basketId, version: basket.version, card: await cardId() });
    expect(reply).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', licenceId: 'pass', amount: 629, scale: 2, currency: 'USD' } });
    expect([await held(), await accessOf('1003'), (await charges()).length]).toEqual([['pass'], 'GRANTED', 1]);
  });

  test('twice at once with one key is one attempt and one charge', async () => {
    const basket = await basketWith();
    const payment = { basketId: basket.basketId, version: basket.version, card: await cardId(), key: 'double-click-1' };
    const replies = await Promise.all([pay(payment), pay(payment), pay(payment)]);
    const ids = replies.map((reply) => (reply.body as { attemptId?: string }).attemptId);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect([new Set(ids).size, (await charges()).length]).toEqual([1, 1]);
  });

  test('is found again by its key, by its own account alone', async () => {
    const basket = await basketWith();
    await pay({ basketId: basket.basketId, version: basket.version, card: await cardId(), key: 'lost-answer-1' });
    const path = '/api/v2/customer/payments/lost-answer-1';
    expect(await platform.ask({ token, path })).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', licenceId: 'pass' } });
    const other = (await platform.signIn('cinema', 'buyer')).authorisationToken;
    expect(await platform.ask({ token: other, path })).toMatchObject({ status: 404 });
  });

  test('a total of 0 needs no card; any other total does', async () => {
    const { db } = platform.running.context;
    const [row] = await db.select().from(licences).where(and(eq(licences.realm, 'cinema'), eq(licences.id, 'pass')));
    await db.insert(licences).values({ ...row!, id: 'free-week', familyId: null, position: 9 });
    const withoutCard = (basket: Basket) => platform.ask({
      token, path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': randomUUID() },
      body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: '', targetPaymentProvider: 'none', paymentMethodType: 'ZERO_BALANCE' } } },
    });
    expect(await withoutCard(await basketWith())).toMatchObject({ status: 400, body: { code: 'failedPayment' } });
    const basket = await basketWith('free-week');
    expect(basket).toMatchObject({ subTotal: 0, discountedTotal: 0, tax: 0, basketItems: [{ licenceId: 'free-week' }] });
    expect(await withoutCard(basket)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 0 } });
    expect(await held()).toEqual(['free-week']);
    await db.delete(entitlements).where(eq(entitlements.licenceId, 'free-week'));
    await db.delete(licences).where(eq(licences.id, 'free-week'));
  });

  test('what a held licence includes is not sold', async () => {
    const subscriber = (await platform.signIn('arena', 'subscriber')).authorisationToken;
    const answer = await platform.ask({ realm: 'arena', token: subscriber, method: 'PUT', path: '/api/v2/baskets/arena-fight-night?acknowledgeNoFreeTrial=false' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'INVALID_TIER_CHANGE' } });
  });

  test('twice at once with two keys charges once; the other sees a changed basket', async () => {
    const basket = await basketWith();
    const payment = { basketId: basket.basketId, version: basket.version, card: await cardId() };
    const replies = await Promise.all([pay(payment), pay(payment)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(replies.find((reply) => reply.status === 409)?.body).toMatchObject({ code: 'stale-basket' });
    expect(await charges()).toHaveLength(1);
  });

  test('with a used key and another body is refused', async () => {
    const basket = await basketWith();
    const payment = { basketId: basket.basketId, version: basket.version, card: await cardId(), key: 'one-key-two-bodies' };
    await pay(payment);
    expect(await pay({ ...payment, card: await cardId('5555555555554444') })).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
  });

  test('a basket that has changed since is refused', async () => {
    const seen = await basketWith();
    await basketWith('cinema-premium-month');
    expect(await pay({ basketId: seen.basketId, version: seen.version, card: await cardId() })).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    expect(await charges()).toHaveLength(0);
  });

  test.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
  ])('with the card %s is declined, in the bank’s words, again and again', async (number, message) => {
    const basket = await basketWith();
    const payment = { basketId: basket.basketId, version: basket.version, card: await cardId(number), key: `declined-${number}` };
    for (const reply of [await pay(payment), await pay(payment)]) {
      expect(reply).toMatchObject({ status: 402, body: { code: 'card_declined', messages: [message] } });
    }
    expect([await held(), await charges()]).toEqual([[], []]);
  });

  test('after a declined card, another one pays the same basket', async () => {
    const basket = await basketWith();
    await pay({ basketId: basket.basketId, version: basket.version, card: await cardId('4000000000000002') });
    expect((await pay({ basketId: basket.basketId, version: basket.version, card: await cardId() })).status).toBe(200);
  });

  test('that lost its answer answers the same attempt when asked again', async () => {
    const basket = await basketWith();
    const payment = { basketId: basket.basketId, version: basket.version, card: await cardId(), key: 'lost-answer-1' };
    const first = await pay(payment);
    expect((await pay(payment)).body).toEqual(first.body);
    expect(await charges()).toHaveLength(1);
  });

  test('needs a key, an own card and an own basket', async () => {
    const basket = await basketWith();
    const other = (await platform.signIn('cinema', 'buyer')).authorisationToken;
    const id = await cardId();
    expect(await pay({ basketId: basket.basketId, version: basket.version, card: id, key: '' })).toMatchObject({ status: 400 });
    expect(await pay({ basketId: basket.basketId, version: basket.version, card: 'card-nobody' })).toMatchObject({ status: 400, body: { code: 'failedPayment' } });
    expect(await pay({ basketId: basket.basketId, version: basket.version, card: id, as: other })).toMatchObject({ status: 404, body: { code: 'basket-not-found' } });
  });
});

describe('who may not buy', () => {
  test('a child profile, by any call', async () => {
    const child = (await platform.signIn('cinema', 'child')).authorisationToken;
    const denied = { status: 403, body: { code: 'kidPurchasePermissionDenied' } };
    expect(await pay({ basketId: 'any', version: 1, card: 'any', as: child })).toMatchObject(denied);
    expect(await validate({}, child)).toMatchObject(denied);
    expect(await platform.ask({ token: child, method: 'PUT', path: '/api/v2/baskets/cinema-basic-month' })).toMatchObject(denied);
  });

  test('a guest', async () => {
    const guest = (await platform.guest('cinema')).authorisationToken;
    expect(await pay({ basketId: 'any', version: 1, card: 'any', as: guest })).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
  });

  test('who holds it already, or something higher', async () => {
    const subscriber = (await platform.signIn('cinema', 'subscriber')).authorisationToken;
    const put = (sku: string) => platform.ask({ token: subscriber, method: 'PUT', path: `/api/v2/baskets/${sku}` });
    expect(await put('cinema-premium-year')).toMatchObject({ status: 409, body: { code: 'licenceAlreadyActive' } });
    expect(await put('cinema-basic-month')).toMatchObject({ status: 409, body: { code: 'INVALID_TIER_CHANGE' } });
    expect(await put('arena-pass-month')).toMatchObject({ status: 404, body: { code: 'sku-not-found' } });
  });
});

describe('a card', () => {
  test.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'number'],
    [{ number: '42' }, 'incorrect_number', 'number'],
    [{ expiryYear: 2020 }, 'expired_card', 'expiry'],
    [{ cvc: '1' }, 'incorrect_cvc', 'cvc'],
    [{ number: '4111111111111111' }, 'card_declined', 'number'],
  ])('with %o is refused as %s', async (over, code, field) => {
    expect(await validate(over)).toMatchObject({ status: 400, body: { code, details: { field } } });
  });

  test('is kept without its number', async () => {
    const reply = await validate();
    expect(reply.body).toMatchObject({ parsedData: { last4Digits: '4242', cardType: 'visa' } });
    const { paymentMethods } = await import('../../../../demo/platform/db/tables/purchase/purchase-tables.ts');
    expect(JSON.stringify(await platform.running.context.db.select().from(paymentMethods))).not.toContain('424242424242');
  });
});
