import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findContract } from '../../../../../demo/platform/purchase/withdrawal/find-contract.ts';
import { openWallet, passTime, type MemberWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

/** @source Directive 2011/83/EU art. 16(m): the right is lost "if the performance has begun" with consent, and the acknowledgement that it is lost thereby */
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

const path = '/api/v2/customer/withdrawals';
const own = async () => ((await member.ask({ path })).body as { withdrawals: { invoice: string }[] }).withdrawals;
/** A title that the fight night opens, and so does a season. */
const look = async () => (await member.ask({ method: 'POST', path: '/api/v5/manifest/video/1107' })).body as { playerUrlCallback: string };
async function watch(): Promise<void> {
  const { pathname, search } = new URL((await look()).playerUrlCallback);
  expect((await member.ask({ path: pathname + search })).status).toBe(200);
}

test('a title that is paid for by the view is withdrawn from until its streams were given out', async () => {
  await member.buy('arena-fight-night');
  await look();
  const [{ invoice } = { invoice: '' }] = await own();
  expect(invoice).not.toBe('');
  await watch();
  expect(await own()).toEqual([]);
  expect(await member.ask({ path, body: { invoice } })).toMatchObject({ status: 404, body: { code: 'withdrawal-not-found' } });
  const { db, now } = platform.running.context;
  expect(await findContract(db, 'arena', { invoice, email: 'member@footlight.test' }, await now())).toBeUndefined();
});

test('bought again, it was not begun', async () => {
  await member.buy('arena-fight-night');
  await watch();
  await passTime(platform, 3 * day);
  member = await openWallet(platform, 'arena', 'member');
  await member.buy('arena-fight-night');
  expect(await own()).toHaveLength(1);
});

test('a subscription that opens the title too is withdrawn from, watched or not', async () => {
  await member.buy('arena-season-year');
  await watch();
  expect(await own()).toHaveLength(1);
});
