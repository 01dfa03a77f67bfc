import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../../../../../demo/platform/identity/personal-data/erase-person.ts';
import { openWallet, passTime, type MemberWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const [hour, day] = [3_600_000, 86_400_000];
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
beforeEach(() => platform.ask({ path: '/demo/reset', body: {} }));
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

interface Own { invoice: string; refund: { amount: number } }
const path = '/api/v2/customer/withdrawals';
const wallet = (name: string) => openWallet(platform, 'arena', name);
const offered = async (as: MemberWallet) => ((await as.ask({ path })).body as { withdrawals: Own[] }).withdrawals[0]!;

/** Removes the only card of a member. */
async function removeCard(member: MemberWallet): Promise<void> {
  const { cards } = (await member.ask({ path: '/api/v2/customer/payment-details' })).body as { cards: { cardId: string }[] };
  expect((await member.ask({ method: 'DELETE', path: `/api/v2/customer/payment-details/${cards[0]!.cardId}` })).status).toBe(200);
  expect(cards).toHaveLength(1);
}

/** Buys a month for 9.99, uses ten days and withdraws. @returns what was offered, and paid back */
async function withdrawAfterTenDays(name: string): Promise<[offered: number, paidBack: number]> {
  await (await wallet(name)).buy('arena-pass-month');
  await passTime(platform, 10 * day);
  const member = await wallet(name);
  const { invoice, refund } = await offered(member);
  const { status, body } = await member.ask({ path, body: { invoice } });
  expect(status).toBe(200);
  return [refund.amount, (body as { refund: { amount: number } }).refund.amount];
}

/** The days of the month that was bought, by the platform's clock. */
async function daysOfMonth(): Promise<number> {
  const now = await platform.running.context.now();
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return Math.round((end.getTime() - now) / day);
}

test('the first withdrawal pays all back, the next ones without the days that were used', async () => {
  expect(await withdrawAfterTenDays('member')).toEqual([999, 999]);
  const days = await daysOfMonth();
  const left = Math.round((999 * (days - 11)) / days);
  expect(await withdrawAfterTenDays('member')).toEqual([left, left]);
  expect(((await (await wallet('member')).history()).map(({ itemType }) => itemType)).filter((kind) => /REFUND/.test(kind))).toEqual(['PRO_RATA_REFUND', 'REFUNDED']);
});

test('the same card counts in another account, another card does not', async () => {
  expect(await withdrawAfterTenDays('member')).toEqual([999, 999]);
  expect((await withdrawAfterTenDays('buyer'))[0]).toBeLessThan(999);
  await (await wallet('germany')).buy('arena-pass-month', await (await wallet('germany')).card('5555555555554444'));
  await passTime(platform, 10 * day);
  expect((await offered(await wallet('germany'))).refund.amount).toBe(999);
});

test('the same card counts in another account where it was removed since', async () => {
  await withdrawAfterTenDays('member');
  await removeCard(await wallet('member'));
  const days = await daysOfMonth();
  expect((await withdrawAfterTenDays('buyer'))[0]).toBe(Math.round((999 * (days - 11)) / days));
});

test('the same card counts in another account where it was removed before the withdrawal', async () => {
  const member = await wallet('member');
  await member.buy('arena-pass-month');
  await member.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
  await removeCard(member);
  const { invoice } = await offered(member);
  expect((await member.ask({ path, body: { invoice } })).status).toBe(200);
  expect((await withdrawAfterTenDays('buyer'))[0]).toBeLessThan(999);
});

test('a day that has begun is used, so that no day is had for nothing by a withdrawal before its end', async () => {
  await withdrawAfterTenDays('member');
  for (const _time of [1, 2, 3]) {
    const days = await daysOfMonth();
    await (await wallet('member')).buy('arena-pass-month');
    await passTime(platform, 23 * hour);
    const member = await wallet('member');
    const { invoice, refund } = await offered(member);
    expect([(await member.ask({ path, body: { invoice } })).status, refund.amount]).toEqual([200, Math.round((999 * (days - 1)) / days)]);
  }
});

test('of a night that is sold by the hour the hours are kept that have begun', async () => {
  const member = await wallet('member');
  await member.buy('arena-fight-night');
  await member.ask({ path, body: { invoice: (await offered(member)).invoice } });
  await member.buy('arena-fight-night');
  await passTime(platform, 3 * hour);
  // The fourth of 48 hours has begun.
  expect((await offered(await wallet('member'))).refund.amount).toBe(Math.round((1495 * 44) / 48));
});

test('the same card counts in another account where its first one was deleted', async () => {
  expect(await withdrawAfterTenDays('belgium')).toEqual([999, 999]);
  await platform.running.context.db.transaction((tx) => eraseAccount(tx, { id: 'arena.belgium', realm: 'arena' }));
  const days = await daysOfMonth();
  expect((await withdrawAfterTenDays('buyer'))[0]).toBe(Math.round((999 * (days - 11)) / days));
});
