import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  member = await openWallet(platform, 'arena', 'member');
});
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

interface Own { licenceName: string; invoice: string; refund: { amount: number }; until: string }
const path = '/api/v2/customer/withdrawals';
const own = async (as = member) => ((await as.ask({ path })).body as { withdrawals: Own[] }).withdrawals;
const withdraw = (invoice: string, as = member) => as.ask({ path, body: { invoice } });
const kinds = async () => (await member.history()).map(({ itemType }) => itemType);
const gone = { status: 404, body: { code: 'withdrawal-not-found' } };

/** @source design/checkout.md 8; Directive 2011/83/EU art. 9 */
test('what was bought is shown with what comes back and until when, and ends by the second step', async () => {
  await member.buy('arena-pass-month');
  const [contract] = await own();
  const { until, ...offered } = contract!;
  expect(offered).toMatchObject({ licenceName: 'Arena Pass', refund: { amount: 999, scale: 2, currency: 'EUR' } });
  const left = Date.parse(until) - await platform.running.context.now();
  expect([left > 13 * day, left <= 14 * day]).toEqual([true, true]);
  expect([await member.held(), await kinds()]).toEqual([['pass'], ['SUBSCRIPTION']]);
  expect(await withdraw(offered.invoice)).toMatchObject({ status: 200, body: offered });
  expect([await member.held(), await kinds(), await own()]).toEqual([[], ['REFUNDED', 'CANCELLED_SUBSCRIPTION', 'SUBSCRIPTION'], []]);
});

test('twice at once and again, the money goes back once', async () => {
  await member.buy('arena-pass-month');
  const [contract] = await own();
  const both = await Promise.all([withdraw(contract!.invoice), withdraw(contract!.invoice)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await withdraw(contract!.invoice)).toMatchObject(gone);
  expect((await kinds()).filter((kind) => kind === 'REFUNDED')).toHaveLength(1);
});

test('after a renewal the contract is the old one, and its time is over with the fourteenth day', async () => {
  await member.buy('arena-pass-month');
  const [contract] = await own();
  await passTime(platform, 14 * day);
  member = await openWallet(platform, 'arena', 'member');
  expect(await own()).toEqual([]);
  expect(await withdraw(contract!.invoice)).toMatchObject(gone);
  await passTime(platform, 20 * day);
  member = await openWallet(platform, 'arena', 'member');
  expect(await own()).toEqual([]);
});

test('nobody withdraws for somebody else, and no number that is none does anything', async () => {
  await member.buy('arena-pass-month');
  const [contract] = await own();
  const other = await openWallet(platform, 'arena', 'buyer');
  expect([await own(other), (await withdraw(contract!.invoice, other)).status]).toEqual([[], 404]);
  for (const name of ['ARENA-999999', 'hello', `CINEMA-${contract!.invoice.slice(-6)}`]) expect(await withdraw(name)).toMatchObject(gone);
  expect(await member.held()).toEqual(['pass']);
});

test('a child sees none, and a guest is asked to sign in', async () => {
  const child = await openWallet(platform, 'arena', 'child');
  expect(await child.ask({ path })).toMatchObject({ status: 403, body: { code: 'kidPurchasePermissionDenied' } });
  expect((await platform.ask({ realm: 'arena', path, token: (await platform.guest('arena')).authorisationToken })).status).toBe(401);
});

test('outside of the countries of the law there is nothing to withdraw from', async () => {
  const pix = await openWallet(platform, 'arena', 'pix');
  await pix.buy('arena-pass-month-brl');
  expect([await pix.held(), await own(pix)]).toEqual([['pass'], []]);
});
