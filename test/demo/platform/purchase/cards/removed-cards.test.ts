import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { removedCards } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { forgetRemovedCards } from '../../../../../demo/platform/purchase/cards/removed-cards.ts';
import { type MemberWallet, openWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  member = await openWallet(platform, 'arena', 'member');
});
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const withdrawals = '/api/v2/customer/withdrawals';
const remove = (card: string) => member.ask({ method: 'DELETE', path: `/api/v2/customer/payment-details/${card}` });
/** How many are remembered some days from now. */
async function rememberedAfter(days: number): Promise<number> {
  const { db, now } = platform.running.context;
  await forgetRemovedCards(db, await now() + days * day);
  return db.$count(removedCards);
}

test('a card that paid nothing is forgotten with its removal', async () => {
  await remove(await member.card());
  expect(await rememberedAfter(0)).toBe(0);
});

test('a card that paid is remembered for thirty days', async () => {
  const card = await member.card();
  await member.buy('arena-fight-night', card);
  expect((await remove(card)).status).toBe(200);
  expect([await rememberedAfter(29), await rememberedAfter(31)]).toEqual([1, 0]);
});

test('a card that was paid back is remembered as long as that', async () => {
  const card = await member.card();
  await member.buy('arena-fight-night', card);
  const [{ invoice } = { invoice: '' }] = ((await member.ask({ path: withdrawals })).body as { withdrawals: { invoice: string }[] }).withdrawals;
  expect((await member.ask({ path: withdrawals, body: { invoice } })).status).toBe(200);
  await remove(card);
  expect(await rememberedAfter(3000)).toBe(1);
});
