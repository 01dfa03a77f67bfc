import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { providerMovements } from '../../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { prices } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { ledgerEntries } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
const account = 'cinema.member';
let platform: TestPlatform;
let viewer: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  await platform.running.context.db.delete(providerMovements).where(eq(providerMovements.accountId, account));
  viewer = await openWallet(platform, 'cinema', 'member');
});

const later = async (days: number) => {
  await passTime(platform, days * day);
  viewer = await openWallet(platform, 'cinema', 'member');
};
/** Changes to the larger licence. @returns what was shown */
async function upgrade() {
  const quote = (await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: 'cinema-premium-month' } })).body as { quoteId: string; credit: number; carried: number; total: number };
  expect((await viewer.ask({ path: `/api/v2/basket/changes/${quote.quoteId}`, body: {} })).status).toBe(200);
  return quote;
}
const offered = async () => ((await viewer.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: { licenceName: string; invoice: string; refund: { amount: number } }[] }).withdrawals;
const withdraw = async () => viewer.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: (await offered())[0]!.invoice } });
const moved = async () => (await viewer.history()).map(({ itemType, amount }) => [itemType, amount?.amount]);
const held = async () => (await platform.running.context.db.select().from(providerMovements).where(eq(providerMovements.accountId, account))).reduce((sum, { amount }) => sum + amount, 0);
const owed = async () => (await platform.running.context.db.select().from(ledgerEntries).where(and(eq(ledgerEntries.book, `customer ${account}`)))).reduce((sum, { amount }) => sum + amount, 0);

/** Cinema’s prices are without the tax that is added to them: 599 is 629. */
test('a withdrawal from an upgrade gives back its payment, and what the unused days of the licence before were credited for', async () => {
  await viewer.buy('cinema-basic-month');
  await later(10);
  const { credit, total } = await upgrade();
  const part = Math.round((629 * credit) / 599);
  expect(await offered()).toMatchObject([{ licenceName: 'Cinema Premium', refund: { amount: total + part } }]);
  expect((await withdraw()).status).toBe(200);
  expect((await moved()).slice(0, 3)).toEqual(expect.arrayContaining([['REFUNDED', -total], ['PRO_RATA_REFUND', -part], ['CANCELLED_SUBSCRIPTION', undefined]]));
  expect([await held(), await owed(), await viewer.held(), await offered()]).toEqual([629 - part, 0, [], []]);
});

test('an upgrade that the credit pays alone, as it is on sale, is withdrawn from too, with all of the credit', async () => {
  const sale = (amount: number) => platform.running.context.db.update(prices).set({ amount }).where(eq(prices.sku, 'cinema-premium-month'));
  await viewer.buy('cinema-basic-month');
  await sale(500);
  const { credit, carried, total } = await upgrade();
  await sale(1199);
  expect([total, credit, carried]).toEqual([0, 500, 99]);
  expect(await offered()).toMatchObject([{ licenceName: 'Cinema Premium', refund: { amount: 629 } }]);
  expect((await withdraw()).status).toBe(200);
  expect((await moved())[0]).toEqual(['PRO_RATA_REFUND', -629]);
  expect([await held(), await owed(), await viewer.held()]).toEqual([0, 0, []]);
});
