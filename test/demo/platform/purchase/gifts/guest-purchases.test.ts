import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guestBuyers } from '../../../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { exportOf } from '../../../../../demo/platform/identity/account/export-account.ts';
import { guestGiver } from '../../../../support/gift-giver.ts';
import { openWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  await platform.running.context.db.delete(guestBuyers);
});

const email = 'reader@footlight.test';

/** A guest gives a gift by an e-mail. */
async function given(as = email): Promise<void> {
  const giver = await guestGiver(platform, as, 'GB');
  expect(await giver.pay(await giver.choose())).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
}
/** Whether the e-mail of the account is proven. */
const prove = (isProven: boolean) => platform.running.context.db.update(accounts).set({ emailVerifiedAt: isProven ? 1 : null }).where(eq(accounts.id, 'arena.reader'));
const gifts = [{ itemType: 'PAID_ORDER', name: 'Gift: three months of Arena Pass', amount: { amount: 2390, currency: 'GBP' } }];

test('what a guest gave is in the history of who has proven the same e-mail, with its invoice, and not before', async () => {
  await given(' Reader@Footlight.test');
  const member = await openWallet(platform, 'arena', 'reader');
  await prove(false);
  expect(await member.history()).toEqual([]);
  await prove(true);
  const [item, ...more] = await member.history() as unknown as { id: string; pdf?: string }[];
  expect([item, ...more]).toMatchObject(gifts);
  expect(await member.ask({ path: `/api/v2/customer/payment-history/${item!.id}/pdf` })).toMatchObject({ status: 200, body: { fileName: item!.pdf } });
  await prove(false);
  expect(await member.ask({ path: `/api/v2/customer/payment-history/${item!.id}/pdf` })).toMatchObject({ status: 404 });
});

test('a gift that is given after it was proven is there too, beside the member’s own', async () => {
  const member = await openWallet(platform, 'arena', 'reader');
  await member.buy('arena-pass-month');
  await given();
  expect((await member.history()).map(({ itemType }) => itemType)).toEqual(['PAID_ORDER', 'SUBSCRIPTION']);
  const [row] = await platform.running.context.db.select().from(accounts).where(eq(accounts.id, 'arena.reader'));
  expect((await exportOf(platform.running.context.db, row!, 0))['payments']).toHaveLength(2);
});

test('is nobody else’s: not another member’s, not another tenant’s, and no longer there with another e-mail', async () => {
  await given();
  const { db } = platform.running.context;
  expect(await (await openWallet(platform, 'arena', 'buyer')).history()).toEqual([]);
  expect(await (await openWallet(platform, 'cinema', 'reader')).history()).toEqual([]);
  const member = await openWallet(platform, 'arena', 'reader');
  expect(await member.history()).toMatchObject(gifts);
  await db.update(accounts).set({ email: 'elsewhere@footlight.test' }).where(eq(accounts.id, 'arena.reader'));
  expect(await member.history()).toEqual([]);
  await db.update(accounts).set({ email }).where(eq(accounts.id, 'arena.reader'));
});
