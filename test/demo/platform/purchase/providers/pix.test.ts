import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerPayments } from '../../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { addressInCode } from '../../../../../demo/platform/purchase/providers/pix-code.ts';
import { signedHeaders } from '../../../../../demo/platform/purchase/providers/webhook-signature.ts';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet, postTo } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let viewer: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openPayer(platform, 'pix');
});

const minute = 60_000;
const pass = 'arena-pass-month-brl';
const begun = (sku = pass) => viewer.begin(sku, 'PIX', 'sandbox-card');
const types = async () => (await viewer.history()).map(({ itemType }) => itemType);
const pass15 = async () => {
  await passTime(platform, 16 * minute);
  viewer = await openPayer(platform, 'pix');
};

describe('the offer in Brazil', () => {
  const amountsIn = async (country: string) => {
    const reply = await viewer.ask({ path: '/api/v2/licence-family?licenceId=pass', headers: { 'x-footlight-country': country } });
    return (reply.body as { families: { licences: { amounts: { currency: string; local: boolean; default: boolean }[] }[] }[] }).families[0]!.licences[0]!.amounts;
  };

  test.each([['BR', ['EUR', 'BRL']], ['PH', ['EUR', 'PHP']], ['NL', ['EUR']]])('in %s: %s, and the local one is marked', async (country, currencies) => {
    const amounts = await amountsIn(country);
    expect(amounts.map(({ currency }) => currency)).toEqual(currencies);
    expect(amounts.filter(({ local }) => local).map(({ currency }) => currency)).toEqual(currencies.slice(1));
  });

  test('a price of another country is bought by nobody else', async () => {
    const reply = await viewer.ask({ method: 'PUT', path: `/api/v2/baskets/${pass}?acknowledgeNoFreeTrial=false`, headers: { 'x-footlight-country': 'NL' } });
    expect(reply).toMatchObject({ status: 404, body: { code: 'sku-not-found' } });
    const basket = await viewer.basket(pass);
    expect((await viewer.pay(basket, 'CARD', 'sandbox-card', { card: await viewer.card(), country: 'NL' })).status).toBe(404);
    expect(await viewer.charges()).toEqual([]);
  });

  const typesFor = async (sku: string) => {
    const { basketId } = await viewer.basket(sku);
    const reply = await viewer.ask({ path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId } } });
    return (reply.body as { parsedData: { paymentMethods: { paymentMethodType: string }[] } }).parsedData.paymentMethods.map(({ paymentMethodType }) => paymentMethodType);
  };

  test.each([[pass, ['CARD', 'PIX']], ['arena-pass-month', ['CARD']]])('%s is paid by %s', async (sku, means) => {
    expect(await typesFor(sku)).toEqual(means);
  });
});

describe('a code', () => {
  test('names the page where it is paid, the price in reais, and its end after a quarter of an hour', async () => {
    const { state, amount, currency, action } = await begun();
    expect([state, amount, currency, action!.type]).toEqual(['REQUIRES_ACTION', 3990, 'BRL', 'QR']);
    expect(`http://${addressInCode(action!.code!)}`).toBe(action!.url);
    expect(new URL(action!.url).hostname).toBe('pix.localhost');
    const now = await platform.running.context.now();
    expect(new Date(action!.expiresAt).getTime() - now).toBeLessThanOrEqual(15 * minute);
    expect(new Date(action!.expiresAt).getTime() - now).toBeGreaterThan(14 * minute);
  });

  test('is the same after a reload, for another device, and for the same key', async () => {
    const basket = await viewer.basket(pass);
    const first = (await viewer.pay(basket, 'PIX', 'sandbox-card', { key: 'reloaded-pix' })).body;
    const { attemptId } = first as { attemptId: string };
    expect((await viewer.pay(basket, 'PIX', 'sandbox-card', { key: 'reloaded-pix' })).body).toEqual(first);
    expect(await (await openPayer(platform, 'pix')).read(attemptId)).toEqual(first);
  });

  test('is pasted into the app, which leads to its payment', async () => {
    const { action } = await begun();
    const paste = (code: string) => postTo(platform, `http://pix.localhost:${platform.running.port}/`, String(new URLSearchParams({ code })), { 'content-type': 'application/x-www-form-urlencoded' });
    expect((await paste(action!.code!)).headers['location']).toBe(new URL(action!.url).pathname);
    const refused = await paste(action!.code!.replace('39.90', '00.01'));
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('This is no Pix code')]);
  });

  test.each([['another host', 'evil.localhost'], ['a host that begins like ours', 'pix.localhost.evil']])('of %s leads nowhere', async (_what, host) => {
    const { pixCode } = await import('../../../../../demo/platform/purchase/providers/pix-code.ts');
    const code = pixCode({ seller: 'Arena', amount: 1, scale: 2 }, `http://${host}/pay/abc`);
    const reply = await postTo(platform, `http://pix.localhost:${platform.running.port}/`, String(new URLSearchParams({ code })), { 'content-type': 'application/x-www-form-urlencoded' });
    expect([reply.statusCode, reply.headers['location']]).toEqual([400, undefined]);
  });
});

describe('paid in the app', () => {
  test('nothing is charged or opened before, once afterwards, and the app leads back to no page', async () => {
    const attempt = await begun();
    expect([await viewer.charges(), await viewer.held()]).toEqual([[], []]);
    const pages = await Promise.all(['pay', 'pay', 'refuse'].map((answer) => viewer.press(attempt, answer)));
    expect(pages.every(({ headers }) => headers['location'] === undefined)).toBe(true);
    const end = await viewer.ended(attempt);
    const times = end.state === 'SUCCEEDED' ? 1 : 0;
    expect([(await viewer.charges()).length, (await viewer.held()).length]).toEqual([times, times]);
    await viewer.expectBalance();
  });

  test('with the payments that follow: each month is collected by Pix, at the same provider', async () => {
    const attempt = await begun();
    expect((await viewer.press(attempt, 'pay')).body).toContain('You have paid');
    await viewer.ended(attempt);
    expect(await viewer.licence('pass')).toMatchObject({ status: { autoRenewingStatus: 'AUTO_RENEWING' }, card: { cardType: 'pix' } });
    await passTime(platform);
    viewer = await openPayer(platform, 'pix');
    expect(await types()).toEqual(['RENEWAL', 'SUBSCRIPTION']);
    expect((await viewer.charges()).map(({ amount, currency }) => [amount, currency])).toEqual([[3990, 'BRL'], [3990, 'BRL']]);
    await viewer.expectBalance();
  });

  test('this once: it ends with its month, asks for no card to be kept, and cannot be renewed without one', async () => {
    const attempt = await begun();
    await viewer.press(attempt, 'once');
    await viewer.ended(attempt);
    expect(await viewer.licence('pass')).toMatchObject({ status: { status: 'ACTIVE', autoRenewingStatus: 'NOT_RENEWING' }, changes: [] });
    expect(await viewer.change('PATCH', 'reactivate-licence/pass', 'pass')).toMatchObject({ status: 409, body: { code: 'change-not-possible' } });
    await passTime(platform);
    viewer = await openPayer(platform, 'pix');
    expect([await viewer.held(), await types(), (await viewer.charges()).length]).toEqual([[], ['CANCELLED_SUBSCRIPTION', 'SUBSCRIPTION'], 1]);
    await viewer.expectBalance();
  });

  test('this once, and a card named later: it goes on with the card', async () => {
    const attempt = await begun();
    await viewer.press(attempt, 'once');
    await viewer.ended(attempt);
    const cardId = await viewer.card();
    expect(await viewer.change('PUT', `licence/pass/payment-details/${cardId}`, 'pass')).toMatchObject({ status: 200, body: { status: { autoRenewingStatus: 'AUTO_RENEWING' }, card: { cardId } } });
    expect(await viewer.charges()).toHaveLength(1);
    await passTime(platform);
    viewer = await openPayer(platform, 'pix');
    expect(await types()).toEqual(['RENEWAL', 'SUBSCRIPTION']);
  });

  test('a single event asks for nothing that follows', async () => {
    const attempt = await begun('arena-fight-night-brl');
    const { host, pathname } = new URL(attempt.action!.url);
    const page = await platform.running.app.inject({ url: pathname, headers: { host } });
    expect(page.body).not.toContain('payments that follow');
    expect((await viewer.press(attempt, 'once')).statusCode).toBe(400);
    await viewer.press(attempt, 'pay');
    await viewer.ended(attempt);
    expect([await viewer.held(), ((await viewer.ask({ path: '/api/v2/customer/payment-details' })).body as { cards: unknown[] }).cards]).toEqual([['fight-night'], []]);
  });

  test('refused: nothing is charged, and the attempt says why', async () => {
    const attempt = await begun();
    expect((await viewer.press(attempt, 'refuse')).body).toContain('This payment was refused');
    expect(await viewer.ended(attempt)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_refused' });
    expect([await viewer.charges(), await viewer.held()]).toEqual([[], []]);
  });

  test('said by the provider twice, and once more: charged once', async () => {
    const attempt = await begun();
    const { reference } = await viewer.paymentOf(attempt);
    await platform.running.context.db.update(providerPayments).set({ state: 'PAID' }).where(eq(providerPayments.reference, reference));
    const body = JSON.stringify({ type: 'payment.updated', data: { reference, state: 'PAID' } });
    const headers = { 'content-type': 'application/json', ...signedHeaders(platform.running.context.keys.provider, 'sandbox-card', body) };
    const say = () => postTo(platform, `http://api.localhost:${platform.running.port}/webhooks/payments/sandbox-card`, body, headers);
    expect((await Promise.all([say(), say(), say()])).map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await viewer.charges()).toHaveLength(1);
  });
});

describe('too late', () => {
  test('a code that is over says so, and a new one is another', async () => {
    const first = await begun();
    await pass15();
    expect(await viewer.read(first.attemptId)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_expired' });
    const second = await begun();
    expect([second.state, second.action!.code === first.action!.code]).toEqual(['REQUIRES_ACTION', false]);
    await viewer.press(second, 'pay');
    expect(await viewer.ended(second)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await viewer.charges()).toHaveLength(1);
  });

  test('paid all the same: the page says what happens, the money goes back, the history shows it, nothing opens', async () => {
    const attempt = await begun();
    await pass15();
    const { host, pathname } = new URL(attempt.action!.url);
    expect((await platform.running.app.inject({ url: pathname, headers: { host } })).body).toContain('it comes back to you');
    await viewer.press(attempt, 'pay');
    await vi.waitFor(async () => expect(await viewer.paymentOf(attempt)).toMatchObject({ state: 'REFUNDED' }));
    expect([await viewer.charges(), await viewer.held(), await types()]).toEqual([[], [], ['REFUNDED']]);
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_refunded' });
    expect((await viewer.press(attempt, 'pay')).statusCode).toBe(404);
    expect(await viewer.history()).toHaveLength(1);
    await viewer.expectBalance();
  });

  test('the old code is paid late and the new one in time: the licence opens once, and one payment goes back', async () => {
    const first = await begun();
    await pass15();
    const second = await begun();
    await viewer.press(second, 'pay');
    await viewer.ended(second);
    await viewer.press(first, 'pay');
    await vi.waitFor(async () => expect(await viewer.paymentOf(first)).toMatchObject({ state: 'REFUNDED' }));
    expect([(await viewer.charges()).length, await viewer.held(), (await types()).sort()]).toEqual([1, ['pass'], ['REFUNDED', 'SUBSCRIPTION']]);
    await viewer.expectBalance();
  });

  test('confirmed after its end, before anybody has noticed that: it goes back too', async () => {
    const attempt = await begun();
    const { expiresAt, reference } = await viewer.paymentOf(attempt);
    await platform.running.context.db.update(providerPayments).set({ state: 'PAID', confirmedAt: expiresAt + 1 }).where(eq(providerPayments.reference, reference));
    await platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${reference}` });
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_refunded' });
    expect([await viewer.charges(), await viewer.held()]).toEqual([[], []]);
  });

  test('in its last moment it counts', async () => {
    const attempt = await begun();
    const { expiresAt, reference } = await viewer.paymentOf(attempt);
    await platform.running.context.db.update(providerPayments).set({ state: 'PAID', confirmedAt: expiresAt }).where(eq(providerPayments.reference, reference));
    await pass15();
    expect([(await viewer.charges()).length, await viewer.held()]).toEqual([1, ['pass']]);
  });

  test('given up for another way: its page is gone', async () => {
    const attempt = await begun();
    expect((await viewer.cancel(attempt.attemptId)).body).toMatchObject({ state: 'DECLINED', failureCode: 'payment_cancelled' });
    expect((await viewer.press(attempt, 'pay')).statusCode).toBe(404);
  });
});
