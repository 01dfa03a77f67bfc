import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { paymentMethods } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { sessionFamilies } from '../../../../../demo/platform/db/tables/identity/session-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { type GiftGiver, guestGiver, memberGiver } from '../../../../support/gift-giver.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const [account, minute] = ['arena.buyer', 60_000];
let platform: TestPlatform;
let giver: GiftGiver;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });
beforeEach(async () => {
  await clock({ reset: true });
  await platform.ask({ path: '/demo/reset', body: {} });
  giver = await memberGiver(platform, 'buyer', 'GB');
});

const pass = (minutes: number) => clock({ advance: minutes * minute });
/** The owners of all sessions signed in so many minutes ago. */
const provenAgo = async (minutes: number) => platform.running.context.db.update(sessionFamilies).set({ provenAt: await platform.running.context.now() - minutes * minute });

const payBy = (by: GiftGiver, basket: { basketId: string; version: number }, card: string) => by.ask({
  path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': randomUUID() },
  body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: card, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } },
});

/** Keeps a card by paying a gift with it. @returns its id */
async function keptCard(number?: string): Promise<string> {
  await giver.pay(await giver.choose(), undefined, number);
  const cards = await platform.running.context.db.select().from(paymentMethods).where(eq(paymentMethods.accountId, account));
  return cards.at(-1)!.id;
}

const refusedWith = (code: string) => ({ status: 403, body: { code } });
const paid = { status: 200, body: { state: 'SUCCEEDED' } };

test.each([
  ['a session that was proven nine minutes ago', 9, 11, paid],
  ['a session that was proven ten minutes ago', 10, 11, refusedWith('proof-required')],
  ['an old session, where the card’s number was typed nine minutes ago', 60, 9, paid],
  ['an old session, where the card’s number was typed eleven minutes ago', 60, 11, refusedWith('proof-required')],
])('a gift by a kept card from %s', async (_case, proven, typed, expected) => {
  const card = await keptCard();
  await pass(typed);
  await provenAgo(proven);
  expect(await payBy(giver, await giver.choose(), card)).toMatchObject(expected);
});

test('is paid by typing the same card again', async () => {
  const card = await keptCard();
  await pass(11);
  await provenAgo(60);
  const basket = await giver.choose();
  expect(await payBy(giver, basket, card)).toMatchObject(refusedWith('proof-required'));
  expect(await giver.pay(basket), 'the number is typed again').toMatchObject(paid);
});

test('is paid with the account’s password', async () => {
  const card = await keptCard();
  await pass(11);
  await provenAgo(60);
  const basket = await giver.choose();
  expect(await payBy(giver, basket, card)).toMatchObject(refusedWith('proof-required'));
  expect((await giver.ask({ path: '/api/v1/user/account/proof', body: { password: 'footlight' } })).status).toBe(200);
  expect(await payBy(giver, basket, card)).toMatchObject(paid);
});

test('a card that was typed at another session of the account says nothing of this one', async () => {
  const card = await keptCard();
  await pass(11);
  const owner = await memberGiver(platform, 'buyer', 'GB');
  await owner.pay(await owner.choose());
  await provenAgo(60);
  expect(await payBy(giver, await giver.choose(), card)).toMatchObject(refusedWith('proof-required'));
  expect(await payBy(owner, await owner.choose(), card)).toMatchObject(paid);
});

test('an account without a password signs in again', async () => {
  const card = await keptCard();
  await platform.running.context.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, account));
  await pass(11);
  await provenAgo(60);
  expect(await payBy(giver, await giver.choose(), card)).toMatchObject(refusedWith('recent-sign-in-required'));
});

test('a card whose bank asks its holder needs nothing more', async () => {
  await giver.pay(await giver.choose(), undefined, '4000000000003220');
  const [card] = await platform.running.context.db.select().from(paymentMethods).where(eq(paymentMethods.accountId, account));
  await pass(11);
  await provenAgo(60);
  expect(await payBy(giver, await giver.choose(), card!.id)).toMatchObject({ status: 200, body: { state: 'REQUIRES_ACTION' } });
});

test('what is bought for the account itself is paid from an old session too', async () => {
  const card = await keptCard();
  await pass(11);
  await provenAgo(60);
  const { body } = await giver.ask({ method: 'PUT', path: '/api/v2/baskets/arena-pass-month', body: {} });
  expect(await payBy(giver, body as Basket, card)).toMatchObject(paid);
});

test('a guest goes on with the card that was typed', async () => {
  const guest = await guestGiver(platform, 'giver@footlight.test', 'GB');
  await guest.pay(await guest.choose());
  const [card] = await platform.running.context.db.select().from(paymentMethods).where(eq(paymentMethods.cardHolder, 'M. Holt'));
  await pass(11);
  expect(await payBy(guest, await guest.choose(), card!.id)).toMatchObject(paid);
});
