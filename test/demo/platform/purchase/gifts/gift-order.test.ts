import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GiftBasket } from '../../../../../src/contracts/purchase/gift.ts';
import { giftPrices } from '../../../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { invoices } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { american, brazilian } from '../../../../support/billed-people.ts';
import { type GiftGiver, guestGiver, memberGiver } from '../../../../support/gift-giver.ts';
import { postTo, type WaitingAttempt } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(() => platform.ask({ path: '/demo/reset', body: {} }));

const givers: [who: string, open: (country: string) => Promise<GiftGiver>][] = [
  ['a member', (country) => memberGiver(platform, 'buyer', country)],
  ['a guest', (country) => guestGiver(platform, 'giver@footlight.test', country)],
];
const lacking = (missingFields: string[]) => ({ status: 424, body: { code: 'BASKET_REQUIREMENTS_FAILED', details: { missingFields } } });
const letter = ['line1', 'city', 'administrativeLevel1', 'postalCode'];
const lastInvoice = async (total: number) => (await platform.running.context.db.select().from(invoices).where(eq(invoices.total, total))).at(-1);

/** The kinds of payment that are offered. */
async function typesFor(giver: GiftGiver, { basketId }: GiftBasket): Promise<string[]> {
  const { body } = await giver.ask({ path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId } } });
  return (body as { parsedData: { paymentMethods: { paymentMethodType: string; paymentDetailsExid: string }[] } }).parsedData.paymentMethods.filter(({ paymentDetailsExid }) => paymentDetailsExid === '').map(({ paymentMethodType }) => paymentMethodType);
}
const begun = async (giver: GiftGiver, basket: GiftBasket, scheme: { type: string; provider: string }) => (await giver.pay(basket, scheme)).body as unknown as WaitingAttempt;

/** The provider has told the platform, and the gift has its code. */
async function paid(giver: GiftGiver, { attemptId }: WaitingAttempt, basket: GiftBasket): Promise<void> {
  await vi.waitFor(async () => expect((await giver.ask({ path: `/api/v2/customer/payments/${attemptId}` })).body).toMatchObject({ state: 'SUCCEEDED' }), 10_000);
  expect(await giver.show(basket)).toHaveProperty('code');
}

describe.each(givers)('%s who gives', (_who, open) => {
  test('in the US pays the tax of the state on top, once it is known where the bill goes', async () => {
    const giver = await open('US');
    const guessed = await giver.choose();
    expect(guessed).toMatchObject({ subTotal: 2990, discountedTotal: 2990, discountedTax: 179, isTaxInclusive: false, isTaxRateEstimated: true, currency: 'USD' });
    expect(await giver.pay(guessed)).toMatchObject(lacking(letter));
    expect(await giver.bill(american)).toMatchObject({ status: 200, body: { missingFields: [] } });
    expect(await giver.pay(guessed), 'what was shown is not what is paid').toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    const basket = await giver.choose();
    expect(basket).toMatchObject({ version: guessed.version + 1, discountedTax: 187, isTaxInclusive: false, billing: { address: american.address, areaName: 'Texas' } });
    expect(basket).not.toHaveProperty('isTaxRateEstimated');
    expect(await giver.pay(basket)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 3177, currency: 'USD' } });
    expect(await lastInvoice(3177)).toMatchObject({ net: 2990, tax: 187, paper: { tax: { percent: 6.25, inclusive: false, area: 'Texas' }, buyer: { billed: { address: ['1 Main Street', 'Austin, TX 73301', 'United States'] } } } });
    expect(await giver.show(basket)).toHaveProperty('code');
  });

  test('in Brazil is billed by tax number', async () => {
    const giver = await open('BR');
    const basket = await giver.choose();
    expect(await giver.pay(basket)).toMatchObject(lacking([...letter, 'taxNumber', 'birthDate']));
    expect(await giver.bill({ ...brazilian, taxNumber: '123.456.789-00' })).toMatchObject({ status: 400, body: { code: 'BILLING_DETAILS_INVALID', details: { missingFields: ['taxNumber'] } } });
    await giver.bill(brazilian);
    const paid = await giver.pay(await giver.choose());
    expect(paid).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    expect(await lastInvoice((paid.body as { amount: number }).amount)).toMatchObject({ paper: { buyer: { billed: { address: ['Rua das Flores 12', 'São Paulo-SP', '01310-100', 'Brazil'], taxNumber: 'CPF 123.456.789-09' } } } });
  });

  test('in Britain is asked for nothing', async () => {
    const giver = await open('GB');
    expect(await giver.pay(await giver.choose())).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 2390 } });
    const { paper } = (await lastInvoice(2390))!;
    expect(paper?.buyer).not.toHaveProperty('billed');
  });
});

/** Everyone can be asked: a member of that country, or a guest there. */
describe.each(givers)('%s who gives in a currency of their own', (_who, open) => {
  test('pays by Pix: by a code that is read in an app, for this payment alone', async () => {
    const giver = await open('BR');
    await giver.bill(brazilian);
    const basket = await giver.choose();
    expect(basket).toMatchObject({ currency: 'BRL', scale: 2, discountedTotal: 11_490 });
    expect(await typesFor(giver, basket)).toEqual(['CARD', 'PIX']);
    const attempt = await begun(giver, basket, { type: 'PIX', provider: 'sandbox-card' });
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', paymentMethodType: 'PIX', amount: 11_490, action: { type: 'QR', code: expect.stringContaining('br.gov.bcb.pix') as string } });
    const app = await platform.running.app.inject({ url: new URL(attempt.action!.url).pathname, headers: { host: new URL(attempt.action!.url).host } });
    expect(app.body).not.toContain('allow the payments that follow');
    await postTo(platform, attempt.action!.url, 'answer=pay', { 'content-type': 'application/x-www-form-urlencoded' });
    await paid(giver, attempt, basket);
  });

  test('pays by GCash, in the wallet', async () => {
    const giver = await open('PH');
    const basket = await giver.choose();
    expect(basket).toMatchObject({ currency: 'PHP', discountedTotal: 99_900 });
    expect(await typesFor(giver, basket)).toEqual(['CARD', 'GCASH']);
    const attempt = await begun(giver, basket, { type: 'GCASH', provider: 'sandbox-wallet' });
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', paymentMethodType: 'GCASH', currency: 'PHP', action: { type: 'REDIRECT' } });
    await postTo(platform, attempt.action!.url, 'answer=pay', { 'content-type': 'application/x-www-form-urlencoded' });
    await paid(giver, attempt, basket);
  });

  test('is offered neither elsewhere', async () => {
    const giver = await open('GB');
    const basket = await giver.choose();
    expect(await typesFor(giver, basket)).toEqual(['CARD']);
    expect(await giver.pay(basket, { type: 'PIX', provider: 'sandbox-card' })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});

test('each gift of each tenant has a price in every currency', async () => {
  const rows = await platform.running.context.db.select().from(giftPrices);
  const giftsSold = new Set(rows.map(({ realm, giftId }) => `${realm} ${giftId}`));
  expect(giftsSold.size).toBeGreaterThan(4);
  for (const gift of giftsSold) expect(rows.filter(({ realm, giftId }) => `${realm} ${giftId}` === gift).map(({ currency }) => currency).sort(), gift).toEqual(['AED', 'BRL', 'EUR', 'GBP', 'JPY', 'KWD', 'PHP', 'USD']);
});

test('another buyer’s billing details are nobody’s to read: a guest has those of this purchase alone', async () => {
  const first = await guestGiver(platform, 'giver@footlight.test', 'US');
  await first.bill(american);
  const second = await guestGiver(platform, 'giver@footlight.test', 'US');
  expect((await second.ask({ path: '/api/v2/customer/billing-details' })).body).toMatchObject({ missingFields: letter });
  expect((await second.ask({ path: '/api/v2/customer/billing-details' })).body).not.toHaveProperty('details');
});
