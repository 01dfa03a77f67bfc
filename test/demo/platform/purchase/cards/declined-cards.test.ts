import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { type MemberWallet, openWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  member = await openWallet(platform, 'arena', 'buyer');
});

/** Which kept cards were declined last, as the checkout and as the account are told. */
async function declined() {
  const { basketId } = (await member.ask({ method: 'PUT', path: '/api/v2/baskets/arena-fight-night?acknowledgeNoFreeTrial=true' })).body as Basket;
  const { parsedData } = (await member.ask({ path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId } } })).body as { parsedData: { paymentMethods: { last4Digits?: string; declined?: boolean }[] } };
  const { cards } = (await member.ask({ path: '/api/v2/customer/payment-details' })).body as { cards: { last4Digits: string; declined: boolean }[] };
  return [parsedData.paymentMethods.filter((means) => means.declined).map((means) => means.last4Digits), cards.filter((card) => card.declined).map((card) => card.last4Digits)];
}

test('a card that was never charged, and one that paid, were not declined', async () => {
  await member.card('5555555555554444');
  await member.buy('arena-pass-month');
  expect(await declined()).toEqual([[], []]);
});

test('a declined card is kept and called declined', async () => {
  expect((await member.buy('arena-pass-month', await member.card('4000000000000002'))).status).toBe(402);
  expect(await declined()).toEqual([['0002'], ['0002']]);
});

test('a payment that its holder left says nothing of the card', async () => {
  const { attemptId } = (await member.buy('arena-pass-month', await member.card('4000002760003184'))).body as { attemptId: string };
  await member.ask({ method: 'DELETE', path: `/api/v2/customer/payments/${attemptId}` });
  expect(await declined()).toEqual([[], []]);
});
