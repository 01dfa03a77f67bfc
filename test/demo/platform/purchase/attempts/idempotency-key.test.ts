import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { paymentAttempts } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { type MemberWallet, openWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

/** @source design/checkout.md 3 "idempotency key"; chosen: attempts of the platform's own have keys that no viewer sends */
let platform: TestPlatform;
let viewer: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openWallet(platform, 'cinema', 'member');
  await viewer.buy('cinema-basic-month');
});

const declining = '4000000000000002';
const gift = async () => (await viewer.ask({ method: 'PUT', path: '/api/v2/gift/basket', body: { giftId: 'basic-3-months' } })).body as Basket;

/** A payment of something else, under a key of the viewer's choice. */
async function payUnder(key: string) {
  const { basketId, version } = await gift();
  const primaryPaymentDetailsAttributes = { paymentDetailsExternalId: await viewer.card(declining), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
  return viewer.ask({ path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': key }, body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes } } });
}

const refused = { status: 400, body: { code: 'BAD_REQUEST' } };

test('a payment under the key of a change of plan is refused, and the change goes on', async () => {
  const quote = (await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: 'cinema-premium-month' } })).body as { quoteId: string };
  expect(await payUnder(`plan ${quote.quoteId}`)).toMatchObject(refused);
  expect(await viewer.ask({ path: `/api/v2/basket/changes/${quote.quoteId}`, body: {} })).toMatchObject({ status: 200, body: { licenceId: 'premium' } });
});

test.each(['period 7 0 1 1', 'card 0b8f5d0e-9a55-4b8f-8f83-7f2f8a6d7c11'])('the form of a key of the platform’s own is refused: %s', async (key) => {
  expect(await payUnder(key)).toMatchObject(refused);
});

test('a key in other words is a viewer’s own', async () => {
  for (const key of ['a plan of mine', 'planned-payment', 'cards and all']) expect(await payUnder(key)).toMatchObject({ status: 402 });
});

test('what the platform charges has keys of its own form', async () => {
  const quote = (await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: 'cinema-premium-month' } })).body as { quoteId: string };
  await viewer.ask({ path: `/api/v2/basket/changes/${quote.quoteId}`, body: {} });
  const rows = await platform.running.context.db.select().from(paymentAttempts).where(eq(paymentAttempts.accountId, 'cinema.member'));
  expect(rows.map(({ idempotencyKey }) => idempotencyKey)).toContain(`plan ${quote.quoteId}`);
});
