import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { giftPrices } from '../../../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { licences, prices } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { vouchers } from '../../../../../demo/platform/db/tables/purchase/voucher-tables.ts';
import { hashOfCode } from '../../../../../demo/platform/purchase/vouchers/voucher-code.ts';
import { type GiftGiver, guestGiver, memberGiver } from '../../../../support/gift-giver.ts';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const sku = 'cinema-basic-month';
const stale = { status: 409, body: { code: 'stale-basket' } };

let platform: TestPlatform;
let buyer: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  buyer = await openPayer(platform, 'member', 'cinema');
});

const db = () => platform.running.context.db;
const read = async () => (await buyer.ask({ path: '/api/v2/customer/basket' })).body as Basket;
const priceOf = (amount: number) => db().update(prices).set({ amount }).where(and(eq(prices.realm, 'cinema'), eq(prices.sku, sku)));
/** A tenant's tax is read when a process starts: as one does that was configured anew. */
const taxOf = async (percent: number) => Object.assign(platform.running.context.realms.byName('cinema')!, { tax: { percent, inclusive: false } });
const voucherOf = (percentage: number, paymentsLeft: number) => db().update(vouchers).set({ discount: { type: 'PERCENTAGE', percentage, paymentsLeft } }).where(eq(vouchers.codeHash, hashOfCode('cinema', 'WELCOME20')));
const grantsFor = (period: string) => db().update(licences).set({ grantsFor: period }).where(and(eq(licences.realm, 'cinema'), eq(licences.id, 'pass')));
const withVoucher = async () => (await buyer.ask({ method: 'PUT', path: '/api/v2/baskets/vouchers/WELCOME20' })).body as Basket;
const payBy = async (basket: Basket, number?: string) => buyer.pay(basket, 'CARD', 'sandbox-card', { card: await buyer.card(number) });

/** What changes after it was shown, how it is as it was again, and what is due then. */
const changes: [what: string, change: () => Promise<unknown>, undo: () => Promise<unknown>, due: number][] = [
  ['a price', () => priceOf(9999), () => priceOf(599), 9999 * 0.8 + 400],
  ['the rate of the tax', () => taxOf(10), () => taxOf(5), 479 + 48],
  ['what a voucher takes off', () => voucherOf(10, 3), () => voucherOf(20, 3), 539 + 27],
  ['what follows, and nothing that is due today', () => voucherOf(20, 1), () => voucherOf(20, 3), 479 + 24],
  ['for how often a voucher counts', () => voucherOf(20, 2), () => voucherOf(20, 3), 479 + 24],
  ['how long a payment lasts', () => grantsFor('P1W'), () => grantsFor('P1M'), 479 + 24],
];

describe.each(changes)('%s that changes after it was shown', (_what, change, undo, due) => {
  test('charges nothing before it is shown, and then what is shown', async () => {
    await buyer.basket(sku);
    const seen = await withVoucher();
    try {
      await change();
      expect(await payBy(seen)).toMatchObject(stale);
      expect([await buyer.charges(), await buyer.held()]).toEqual([[], []]);
      const fresh = await read();
      expect(fresh.version).toBe(seen.version + 1);
      expect(await payBy(seen), 'as the window shows that was open before').toMatchObject(stale);
      expect(await payBy(fresh)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: Math.round(due) } });
      expect(await buyer.charges()).toMatchObject([{ amount: Math.round(due) }]);
      await buyer.expectBalance();
    } finally {
      await undo();
    }
  });
});

describe('a basket that is shown again', () => {
  test('is the same version while it costs the same', async () => {
    const seen = await buyer.basket(sku);
    expect([await read(), await buyer.basket(sku), await read()]).toEqual([seen, seen, seen]);
    expect(await payBy(seen)).toMatchObject({ status: 200 });
  });

  test('by a price that came and went is nobody’s earlier version', async () => {
    const seen = await buyer.basket(sku);
    try {
      await priceOf(1);
      expect(await read()).toMatchObject({ version: seen.version + 1, subTotal: 1 });
    } finally {
      await priceOf(599);
    }
    expect(await payBy(seen)).toMatchObject(stale);
    expect(await payBy({ ...seen, version: seen.version + 1 }), 'it was shown at 0.01').toMatchObject(stale);
    expect(await payBy(await read())).toMatchObject({ status: 200, body: { amount: 629 } });
  });

  test('at once from many windows is one new version', async () => {
    const seen = await buyer.basket(sku);
    try {
      await priceOf(700);
      const all = await Promise.all(Array.from({ length: 8 }, read));
      expect(new Set(all.map(({ version }) => version))).toEqual(new Set([seen.version + 1]));
    } finally {
      await priceOf(599);
    }
  });

  test('while its payer is at the issuer: what was paid for the earlier price goes back', async () => {
    const attempt = (await payBy(await buyer.basket(sku), '4000002500003155')).body as never;
    try {
      await priceOf(649);
      await buyer.press(attempt, 'pay');
      expect(await buyer.ended(attempt)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_refunded' });
      expect([await buyer.held(), (await buyer.paymentOf(attempt)).state]).toEqual([[], 'REFUNDED']);
      await buyer.expectBalance();
    } finally {
      await priceOf(599);
    }
  });

  test('by the press on a kept card, and by nothing that a browser says it costs', async () => {
    const { basketId, version } = await buyer.basket(sku);
    const card = await buyer.card();
    const press = (body: object) => buyer.ask({ path: `/api/v2/licences/pass/card/${card}`, headers: { 'idempotency-key': randomUUID() }, body: { basketId, ...body } });
    try {
      await priceOf(9999);
      expect(await press({ basketVersion: version })).toMatchObject(stale);
      expect(await press({ basketVersion: version, amount: 599, quote: { subTotal: 9999 } })).toMatchObject(stale);
    } finally {
      await priceOf(599);
    }
    expect(await buyer.charges()).toEqual([]);
  });
});

const givers: [who: string, open: () => Promise<GiftGiver>][] = [
  ['a member', () => memberGiver(platform, 'buyer', 'GB')],
  ['a guest', () => guestGiver(platform, 'giver@footlight.test', 'GB')],
];

describe.each(givers)('a gift of %s', (_who, open) => {
  test('whose price changes after it was shown is not paid before it was shown again', async () => {
    const giver = await open();
    const seen = await giver.choose();
    const own = and(eq(giftPrices.realm, 'arena'), eq(giftPrices.sku, seen.basketItems[0]!.sku));
    try {
      await db().update(giftPrices).set({ amount: seen.subTotal + 10_000 }).where(own);
      expect(await giver.pay(seen)).toMatchObject(stale);
      const fresh = await giver.choose();
      expect(fresh).toMatchObject({ version: seen.version + 1, subTotal: seen.subTotal + 10_000 });
      expect(await giver.pay(seen)).toMatchObject(stale);
      expect(await giver.pay(fresh)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    } finally {
      await db().update(giftPrices).set({ amount: seen.subTotal }).where(own);
    }
  });
});
