import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { disputes } from '../../../../../demo/platform/db/tables/purchase/dispute-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { disputeTimes } from '../../../../../demo/platform/purchase/providers/acquirer/plan-dispute.ts';
import { type GiftGiver, guestGiver, memberGiver } from '../../../../support/gift-giver.ts';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const [lost, good] = ['4000000000000259', '4242424242424242'];
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 120_000);
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  await platform.running.context.db.delete(disputes);
});

/** Buys a gift by a card that will be disputed. @returns its code */
async function buy(giver: GiftGiver, number = lost): Promise<string> {
  const basket = await giver.choose();
  expect(await giver.pay(basket, undefined, number)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
  return (await giver.show(basket)).code ?? '';
}
const redeem = (member: PayerWallet, redeemCode: string) => member.ask({ path: '/api/v2/gift/redeem', body: { redeemCode } });
const viewerOf = (name: string) => openPayer(platform, name);
const dispute = () => passTime(platform, disputeTimes.opens + disputeTimes.closes);

test('a gift that its own giver redeemed is revoked when its payment is disputed and lost', async () => {
  const code = await buy(await memberGiver(platform, 'buyer', 'GB'));
  expect((await redeem(await viewerOf('buyer'), code)).status).toBe(200);
  expect(await (await viewerOf('buyer')).held()).toEqual(['pass']);
  await dispute();
  const after = await viewerOf('buyer');
  expect(await after.held()).toEqual([]);
  expect((await after.history()).map(({ itemType }) => itemType)).toContain('REVOKED');
});

test.each(['  BUYER@footlight.test '.trim(), 'buyer@footlight.test'])('so is one that a guest of the same e-mail bought: %s', async (email) => {
  const code = await buy(await guestGiver(platform, email, 'GB'));
  expect((await redeem(await viewerOf('buyer'), code)).status).toBe(200);
  await dispute();
  expect(await (await viewerOf('buyer')).held()).toEqual([]);
});

test('so is one whose card who redeemed it keeps', async () => {
  const code = await buy(await guestGiver(platform, 'another@footlight.test', 'GB'));
  const buyer = await viewerOf('buyer');
  await buyer.card(lost);
  expect((await redeem(buyer, code)).status).toBe(200);
  await dispute();
  expect(await (await viewerOf('buyer')).held()).toEqual([]);
});

test('one that somebody else redeemed stays with them', async () => {
  const code = await buy(await guestGiver(platform, 'another@footlight.test', 'GB'));
  expect((await redeem(await viewerOf('buyer'), code)).status).toBe(200);
  await dispute();
  expect(await (await viewerOf('buyer')).held()).toEqual(['pass']);
  expect(await platform.running.context.db.$count(accounts, eq(accounts.email, 'another@footlight.test'))).toBe(0);
});

test('of two gifts the one that was paid for stays', async () => {
  const honest = await buy(await guestGiver(platform, 'aunt@footlight.test', 'GB'), good);
  const own = await buy(await memberGiver(platform, 'buyer', 'GB'));
  const buyer = await viewerOf('buyer');
  expect([(await redeem(buyer, honest)).status, (await redeem(buyer, own)).status]).toEqual([200, 200]);
  await dispute();
  expect(await (await viewerOf('buyer')).held()).toEqual(['pass']);
  await passTime(platform, 93 * 24 * 3_600_000);
  expect(await (await viewerOf('buyer')).held()).toEqual([]);
});

test('no more gifts are sold by a card whose payment was disputed and lost, whoever keeps it, and by another card they are', async () => {
  await buy(await memberGiver(platform, 'buyer', 'GB'));
  await dispute();
  for (const giver of [await memberGiver(platform, 'buyer', 'GB'), await guestGiver(platform, 'fresh@footlight.test', 'GB')]) {
    expect(await giver.pay(await giver.choose(), undefined, lost)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    expect(await giver.pay(await giver.choose(), undefined, good)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
  }
});
