import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Card } from '../../../../../src/contracts/purchase/card.ts';
import { mostCards } from '../../../../../demo/platform/purchase/cards/card-store.ts';
import { type MemberWallet, openWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { validateCard } from '../../../../support/validate-card.ts';

let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  member = await openWallet(platform, 'arena', 'member');
});

const kept = async (as = member) => ((await as.ask({ path: '/api/v2/customer/payment-details' })).body as { cards: Card[] }).cards;
const path = (cardId: string) => `/api/v2/customer/payment-details/${cardId}`;

test('a card is kept once, without its number; the first one is the default', async () => {
  const first = await member.card();
  expect(await member.card()).toBe(first);
  await member.card('5555555555554444');
  const cards = await kept();
  expect(cards.map(({ last4Digits, cardType, default: isDefault, expiryMonth, cardHolder }) => [last4Digits, cardType, isDefault, expiryMonth, cardHolder]))
    .toEqual([['4242', 'visa', true, 12, 'M. Holt'], ['4444', 'mastercard', false, 12, 'M. Holt']]);
  expect(JSON.stringify(cards)).not.toContain('42424242');
});

test('another one becomes the default; with the default gone the oldest takes its place', async () => {
  const [first, second] = [await member.card(), await member.card('5555555555554444')];
  await member.ask({ method: 'PUT', path: `${path(second)}/default`, body: {} });
  expect((await kept()).filter((card) => card.default).map(({ cardId }) => cardId)).toEqual([second]);
  await member.ask({ method: 'DELETE', path: path(second) });
  expect((await kept()).map(({ cardId, default: isDefault }) => [cardId, isDefault])).toEqual([[first, true]]);
});

test('a card that pays for something says what, and is not removed until that is cancelled', async () => {
  const card = await member.card();
  await member.buy('arena-pass-month', card);
  expect((await kept())[0]?.licences).toEqual([{ licenceId: 'pass', name: 'Arena Pass' }]);
  expect(await member.ask({ method: 'DELETE', path: path(card) })).toMatchObject({ status: 409, body: { code: 'card-in-use' } });
  await member.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
  expect((await member.ask({ method: 'DELETE', path: path(card) })).body).toMatchObject({ cards: [] });
});

test('an account has as many cards as it can have, and a known one is taken all the same', async () => {
  const enter = (expiryYear: number) => validateCard(member.ask, 'arena', { cardHolder: 'M', number: '4242424242424242', expiryMonth: 1, expiryYear, cvc: '123' });
  const replies = [];
  for (let index = 0; index <= mostCards; index += 1) {
    replies.push(await enter(2050 + index));
    await platform.running.context.db.execute('delete from rate_limits');
  }
  expect(replies.map(({ status }) => status)).toEqual([...Array<number>(mostCards).fill(200), 400]);
  expect(replies.at(-1)?.body).toMatchObject({ code: 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED' });
  expect((await enter(2050)).status).toBe(200);
});

test('another’s card is not found, and a child sees none', async () => {
  const card = await member.card();
  const other = await openWallet(platform, 'arena', 'buyer');
  for (const reply of [await other.ask({ method: 'DELETE', path: path(card) }), await other.ask({ method: 'PUT', path: `${path(card)}/default`, body: {} })]) expect(reply).toMatchObject({ status: 404, body: { code: 'card-not-found' } });
  const child = await openWallet(platform, 'arena', 'child');
  expect(await child.ask({ path: '/api/v2/customer/payment-details' })).toMatchObject({ status: 403, body: { code: 'kidPurchasePermissionDenied' } });
  expect(await kept(other)).toEqual([]);
});
