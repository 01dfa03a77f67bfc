import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let viewer: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openPayer(platform, 'philippines');
});

const pass = 'arena-pass-month-php';
const begun = () => viewer.begin(pass, 'GCASH', 'sandbox-wallet');
const meansFor = async (sku: string) => {
  const { basketId } = await viewer.basket(sku);
  const reply = await viewer.ask({ path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId } } });
  return (reply.body as { parsedData: { paymentMethods: Record<string, unknown>[] } }).parsedData.paymentMethods;
};

describe('GCash', () => {
  test.each([[pass, ['CARD', 'GCASH']], ['arena-pass-month', ['CARD']]])('%s is paid by %s, at the second provider', async (sku, types) => {
    const means = await meansFor(sku);
    expect(means.map(({ paymentMethodType }) => paymentMethodType)).toEqual(types);
    expect(means.find(({ paymentMethodType }) => paymentMethodType === 'GCASH')?.['targetPaymentProvider']).toBe(types.includes('GCASH') ? 'sandbox-wallet' : undefined);
  });

  test('the wallet has an origin of its own, and leads back to the return of its provider', async () => {
    const attempt = await begun();
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', currency: 'PHP', amount: 39900, action: { type: 'REDIRECT' } });
    expect(new URL(attempt.action!.url).hostname).toBe('wallet.localhost');
    const back = await viewer.press(attempt, 'pay');
    expect(back.headers['location']).toMatch(/^http:\/\/arena\.localhost:\d+\/pay\/sandbox-wallet\?reference=[\w-]{32}$/);
    expect(await viewer.ended(attempt)).toMatchObject({ state: 'SUCCEEDED' });
    expect([(await viewer.charges()).map(({ amount, currency }) => [amount, currency]), await viewer.held()]).toEqual([[[39900, 'PHP']], ['pass']]);
    await viewer.expectBalance();
  });

  test.each([['cancel', 'payment_cancelled'], ['refuse', 'payment_refused']])('%s: nothing is charged, and the attempt says why', async (answer, failureCode) => {
    const attempt = await begun();
    await viewer.press(attempt, answer);
    expect(await viewer.ended(attempt)).toMatchObject({ state: 'DECLINED', failureCode });
    expect([await viewer.charges(), await viewer.held()]).toEqual([[], []]);
  });

  test('the wallet pays the months that follow, and the next purchase in pesos, and nothing in another currency', async () => {
    const attempt = await begun();
    await viewer.press(attempt, 'pay');
    await viewer.ended(attempt);
    await passTime(platform);
    viewer = await openPayer(platform, 'philippines');
    expect((await viewer.history()).map(({ itemType }) => itemType)).toEqual(['RENEWAL', 'SUBSCRIPTION']);
    const [kept] = await meansFor('arena-fight-night-php');
    expect(kept).toMatchObject({ cardType: 'gcash', targetPaymentProvider: 'sandbox-wallet' });
    expect((await meansFor('arena-fight-night')).map(({ cardType }) => cardType)).toEqual([undefined]);
    const refused = await viewer.pay(await viewer.basket('arena-fight-night'), 'CARD', 'sandbox-wallet', { card: String(kept!['paymentDetailsExid']) });
    expect(refused).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    const paid = await viewer.pay(await viewer.basket('arena-fight-night-php'), 'CARD', 'sandbox-wallet', { card: String(kept!['paymentDetailsExid']) });
    expect(paid).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', currency: 'PHP' } });
    await viewer.expectBalance();
  });

  test('nobody confirms it: it expires, and its page is gone, unlike a code', async () => {
    const attempt = await begun();
    await passTime(platform, 16 * 60_000);
    viewer = await openPayer(platform, 'philippines');
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_expired' });
    expect((await viewer.press(attempt, 'pay')).statusCode).toBe(404);
  });
});
