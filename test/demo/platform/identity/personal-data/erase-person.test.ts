import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../../demo/platform/db/database.ts';
import { gifts, guestBuyers } from '../../../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { invoices } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { exportOf } from '../../../../../demo/platform/identity/account/export-account.ts';
import { eraseAccount } from '../../../../../demo/platform/identity/personal-data/erase-person.ts';
import { prunePersonalData } from '../../../../../demo/platform/identity/personal-data/prune-personal-data.ts';
import { guestGiver, memberGiver } from '../../../../support/gift-giver.ts';
import { openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  await platform.running.context.db.delete(guestBuyers);
});

const day = 86_400_000;
const db = () => platform.running.context.db;
const pass = (ms: number) => passTime(platform, ms);
const now = () => platform.running.context.now();

/** Gives a gift to somebody; its mail is sent at once, or in ten days. */
async function give(giver: Awaited<ReturnType<typeof guestGiver>>, isLater = false): Promise<string> {
  const deliverAt = isLater ? { deliverAt: new Date(await now() + 10 * day).toISOString() } : {};
  const basket = (await giver.ask({ method: 'PUT', path: '/api/v2/gift/basket', body: { giftId: 'pass-3-months', recipientEmail: 'mia@elsewhere.test', message: 'For Mia', ...deliverAt } })).body as never as { basketId: string; version: number };
  expect(await giver.pay(basket as never)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
  await pass(1_000);
  return basket.basketId;
}
const giftOf = async (id: string, tx = db()) => (await tx.select().from(gifts).where(eq(gifts.id, id)))[0];
/** Erases an account of the seed, looks, and undoes it. */
async function whenErased(name: string, look: (tx: Database) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  await db().transaction(async (tx) => {
    await eraseAccount(tx, { id: `arena.${name}`, realm: 'arena' });
    await look(tx);
    throw undone;
  }).catch((failure: unknown) => { if (failure !== undone) throw failure; });
}
const nameless = { giverEmail: '', recipientEmail: null, message: '' };

describe('deletion', () => {
  test('of a giver empties the e-mail and the message of whom gifts were for, and leaves the code', async () => {
    const id = await give(await memberGiver(platform, 'buyer', 'GB'));
    await whenErased('buyer', async (tx) => { expect(await giftOf(id, tx)).toMatchObject({ ...nameless, state: 'PAID', codeHash: expect.any(String) }); });
  });

  test('lets a mail that is still to be sent be sent first', async () => {
    const id = await give(await memberGiver(platform, 'resume', 'GB'), true);
    await db().transaction((tx) => eraseAccount(tx, { id: 'arena.resume', realm: 'arena' }));
    expect(await giftOf(id)).toMatchObject({ giverEmail: '', recipientEmail: 'mia@elsewhere.test' });
    await pass(11 * day);
    await prunePersonalData(db(), await now());
    expect(await giftOf(id)).toMatchObject(nameless);
  });

  test('takes what was bought as a guest by the proven e-mail', async () => {
    const id = await give(await guestGiver(platform, 'reader@footlight.test', 'GB'));
    await db().update(accounts).set({ emailVerifiedAt: 1 }).where(eq(accounts.id, 'arena.reader'));
    await whenErased('reader', async (tx) => { expect([await tx.select().from(guestBuyers), await giftOf(id, tx)]).toMatchObject([[], nameless]); });
  });
});

describe('retention', () => {
  test.each([[29, 'mia@elsewhere.test', 'For Mia'], [31, null, '']])('%i days after it was redeemed, a gift is for %s', async (days, recipientEmail, message) => {
    const id = await give(await memberGiver(platform, 'buyer', 'GB'));
    await db().update(gifts).set({ state: 'REDEEMED', redeemedAt: await now() }).where(eq(gifts.id, id));
    await prunePersonalData(db(), await now() + days * day);
    expect(await giftOf(id)).toMatchObject({ recipientEmail, message });
  });

  test.each([[29, 1], [31, 0]])('%i days after a guest who paid nothing came, %i e-mails are kept', async (days, count) => {
    await guestGiver(platform, 'guest@elsewhere.test', 'GB');
    await prunePersonalData(db(), await now() + days * day);
    expect(await db().select().from(guestBuyers)).toHaveLength(count);
  });

  test('a guest who paid is kept until a year after the gift has lapsed', async () => {
    const id = await give(await guestGiver(platform, 'guest@elsewhere.test', 'GB'));
    const { expiresAt } = (await giftOf(id))!;
    await prunePersonalData(db(), expiresAt! + 364 * day);
    expect(await db().select().from(guestBuyers)).toHaveLength(1);
    await prunePersonalData(db(), expiresAt! + 366 * day);
    expect([await db().select().from(guestBuyers), await giftOf(id)]).toMatchObject([[], { giverEmail: '' }]);
  });

  test('an invoice names its buyer while there is an account, and for ten years', async () => {
    await (await openWallet(platform, 'arena', 'buyer')).buy('arena-pass-month');
    const at = await now();
    const namesBuyer = async (tx: Database, days: number) => {
      await prunePersonalData(tx, at + days * day);
      return (await tx.select().from(invoices).where(eq(invoices.realm, 'arena'))).some(({ paper }) => paper?.buyer.email === 'buyer@footlight.test');
    };
    expect(await namesBuyer(db(), 3_670)).toBe(true);
    await whenErased('buyer', async (tx) => { expect([await namesBuyer(tx, 3_650), await namesBuyer(tx, 3_670)]).toEqual([true, false]); });
  });

  test('is done by the platform’s clock', async () => {
    await guestGiver(platform, 'guest@elsewhere.test', 'GB');
    await pass(31 * day);
    expect(await db().select().from(guestBuyers)).toEqual([]);
  });
});

test('the copy has gifts, invoices, subscriptions, trials, vouchers, withdrawals and disputes', async () => {
  const member = await openWallet(platform, 'arena', 'buyer');
  await member.buy('arena-pass-month');
  await give(await memberGiver(platform, 'buyer', 'GB'));
  const [row] = await db().select().from(accounts).where(eq(accounts.id, 'arena.buyer'));
  const copy = await exportOf(db(), row!, await now());
  expect(copy).toMatchObject({
    gifts: [{ recipientEmail: 'mia@elsewhere.test', message: 'For Mia' }], invoices: expect.arrayContaining([expect.objectContaining({ buyer: expect.objectContaining({ email: 'buyer@footlight.test' }) as unknown })]), subscriptions: [{ sku: 'arena-pass-month' }],
    history: [{ what: 'SUBSCRIPTION' }, { what: 'PAID_ORDER' }], trials: expect.any(Array), vouchers: expect.any(Array), refunds: [], disputes: [],
  });
  expect(JSON.stringify(copy)).not.toMatch(/argon2|hash|secret|mandate/i);
});
