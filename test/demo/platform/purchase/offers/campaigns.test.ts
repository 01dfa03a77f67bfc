import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { charges } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { vouchers } from '../../../../../demo/platform/db/tables/purchase/voucher-tables.ts';
import { campaignOf } from '../../../../../demo/platform/purchase/offers/campaigns.ts';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { licenceOffer } from '../../../../../src/contracts/purchase/licence.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { validateCard } from '../../../../support/validate-card.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  token = (await platform.signIn('arena', 'buyer')).authorisationToken;
});

const off = { promotionalCampaignName: 'Kick-off: 15% off', promotionalCampaignDescription: '15% off your first year.', afterDiscount: 8491, periodAmounts: [{ period: 'P1M', amount: 708 }] };
const offered = async (as: string) => licenceOffer.parse((await platform.ask({ realm: 'arena', token: as, path: '/api/v2/licence-family' })).body).families[0]!.licences;
const discountOf = async (as: string, id = 'season') => (await offered(as)).find(({ licenceId }) => licenceId === id)?.amounts[0]?.autoAppliedDiscount;
const fill = async (sku = 'arena-season-year') => (await platform.ask({ realm: 'arena', token, method: 'PUT', path: `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=false` })).body as Basket;
const change = async (method: 'PUT' | 'DELETE', code: string) => (await platform.ask({ realm: 'arena', token, method, path: `/api/v2/baskets/vouchers/${code}` })).body as Basket;
const end = () => platform.running.context.db.update(vouchers).set({ endsAt: 1 }).where(eq(vouchers.publicCode, 'KICKOFF15'));

async function pay({ basketId, version }: Basket) {
  const card = { cardHolder: 'T. Brandt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
  const validated = (await validateCard(platform.ask, 'arena', card, { realm: 'arena', token })).body as { parsedData: { paymentDetailsExid: string } };
  return platform.ask({
    realm: 'arena', token, path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': randomUUID() },
    body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: validated.parsedData.paymentDetailsExid, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } },
  });
}

test('what a campaign leaves of a price is shown to members and guests, in their language, and of its own licences alone', async () => {
  const { authorisationToken: guest } = await platform.guest('arena');
  expect([await discountOf(token), await discountOf(guest), await discountOf(token, 'pass')]).toEqual([off, off, undefined]);
});

test('how a licence is shown comes with it', async () => {
  const season = (await offered(token)).find(({ licenceId }) => licenceId === 'season');
  expect(season).toMatchObject({
    defaultMarketingPricePeriod: 'P1M', displayStyle: 'HIGHLIGHTED', cta: 'Get the whole season', ctaControl: 'PURCHASE',
    purchaseStrategy: { externalAuthProviderDetails: { providerName: 'partner', title: 'Partner' } }, amounts: [{ amount: 9990, periodAmounts: [{ period: 'P1M', amount: 833 }] }],
  });
});

test('the basket holds it by itself, with its code, and what is shown is what is charged', async () => {
  const basket = await fill();
  expect(basket).toMatchObject({ subTotal: 9990, discountedTotal: 8491, followingTotal: 9990, voucher: { preApplyVoucherCode: 'KICKOFF15', name: 'Kick-off: 15% off' } });
  expect(await pay(basket)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 8491 } });
  expect(await platform.running.context.db.select({ amount: charges.amount }).from(charges).where(eq(charges.accountId, 'arena.buyer'))).toEqual([{ amount: 8491 }]);
});

test('it is for one purchase of each account, and then shown to it no more', async () => {
  await pay(await fill());
  expect(await discountOf(token)).toBeUndefined();
  expect(await discountOf((await platform.signIn('arena', 'member')).authorisationToken)).toEqual(off);
});

test('another code takes its place, and it can be taken off', async () => {
  await fill();
  const other = await change('PUT', 'WELCOME20');
  expect(other).toMatchObject({ discountedTotal: 7992, voucher: { name: 'Welcome: 20% off' } });
  expect(other.voucher?.preApplyVoucherCode).toBeUndefined();
  expect((await fill()).voucher?.name).toBe('Welcome: 20% off');
  expect(await change('DELETE', 'WELCOME20')).toMatchObject({ discountedTotal: 9990 });
});

test('once it has ended it is neither shown nor charged by: the basket is looked at again', async () => {
  const basket = await fill();
  await end();
  expect(await discountOf(token)).toBeUndefined();
  expect(await pay(basket)).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
  expect(await fill()).toMatchObject({ discountedTotal: 9990 });
});

test('it does not stay on a licence that it is not for', async () => {
  await fill();
  expect((await fill('arena-pass-month')).voucher).toBeUndefined();
});

test.each([
  ['its own licences', { licenceIds: ['season'], grantsLicence: null }, ['season', 'pass'], [true, false]],
  ['all of them', { licenceIds: null, grantsLicence: null }, ['season', 'pass'], [true, true]],
  ['none, where it gives one whole', { licenceIds: null, grantsLicence: 'pass' }, ['pass'], [false]],
])('a campaign makes cheaper: %s', async (_case, terms, ids, expected) => {
  const [row] = await platform.running.context.db.select().from(vouchers).where(eq(vouchers.publicCode, 'KICKOFF15'));
  expect(ids.map((id) => campaignOf([{ ...row!, ...terms }], id) !== undefined)).toEqual(expected);
});
