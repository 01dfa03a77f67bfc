import { and, desc, eq } from 'drizzle-orm';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { prices } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { invoices } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { writeInvoice } from '../../../../../demo/platform/purchase/books/papers/write-invoice.ts';
import { hearDispute } from '../../../../../demo/platform/purchase/disputes/hear-dispute.ts';
import { openPayer, type PayerWallet, type WaitingAttempt } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const [pass, fight, season] = ['arena-pass-month', 'arena-fight-night', 'arena-season-year'];
const notTogether = { status: 409, body: { code: 'BASKET_ITEMS_NOT_COMBINABLE' } };
/** Of both: arena's prices hold their tax of 21 %. */
const total = 999 + 1495;

let platform: TestPlatform;
let buyer: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  buyer = await openPayer(platform, 'netherlands');
});

const db = () => platform.running.context.db;
const put = (...skus: string[]) => buyer.ask({ method: 'PUT', path: '/api/v2/basket', body: { skus } });
const fill = async (...skus: string[]) => (await put(...skus)).body as Basket;
const byCard = async (basket: Basket, number?: string) => buyer.pay(basket, 'CARD', 'sandbox-card', { card: await buyer.card(number) });
const papers = () => db().select().from(invoices).where(eq(invoices.accountId, 'arena.netherlands')).orderBy(desc(invoices.number));
const withdrawals = async () => ((await buyer.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: { invoice: string; licenceName: string; refund: { amount: number } }[] }).withdrawals;

describe('what is put together', () => {
  test('is a subscription and what is paid once, whichever comes first, each with its price', async () => {
    for (const basket of [await fill(pass!, fight!), await fill(fight!, pass!)]) {
      expect(basket).toMatchObject({
        basketItems: [{ sku: pass, subTotal: 999, discountedTotal: 999 }, { sku: fight, subTotal: 1495, discountedTotal: 1495 }],
        subTotal: total, discountedTotal: total, tax: 173 + 259, followingTotal: 999, trialDays: 0,
      });
    }
  });

  test('is told of what may be put beside it, until it is there', async () => {
    expect(await fill(pass!)).toMatchObject({ besides: [{ sku: fight, licenceId: 'fight-night', amount: 1495 }] });
    expect((await fill(pass!, fight!)).besides).toBeUndefined();
    expect((await fill(season!)).besides, 'which opens the fight').toBeUndefined();
  });

  test('is not two of a family, nor what another one opens, nor one licence twice', async () => {
    await db().insert(prices).values({ realm: 'arena', sku: 'arena-fight-night-again', licenceId: 'fight-night', amount: 1495, scale: 2, currency: 'EUR', isDefault: false, isLocal: false, countries: null });
    try {
      for (const skus of [[pass!, season!], [season!, fight!], [fight!, 'arena-fight-night-again']]) expect(await put(...skus)).toMatchObject(notTogether);
    } finally {
      await db().delete(prices).where(and(eq(prices.realm, 'arena'), eq(prices.sku, 'arena-fight-night-again')));
    }
    expect((await fill(fight!, fight!)).basketItems).toHaveLength(1);
  });

  test('is paid in one money', async () => {
    const own = and(eq(prices.realm, 'arena'), eq(prices.sku, fight!));
    await db().update(prices).set({ currency: 'USD' }).where(own);
    try {
      expect(await put(pass!, fight!)).toMatchObject(notTogether);
      expect((await fill(pass!)).besides).toBeUndefined();
    } finally {
      await db().update(prices).set({ currency: 'EUR' }).where(own);
    }
  });

  test('is another version with each that comes or goes, and the other one as it was', async () => {
    const both = await fill(pass!, fight!);
    const one = await fill(pass!);
    expect(one).toMatchObject({ version: both.version + 1, subTotal: 999, basketItems: [{ sku: pass }] });
    expect(await byCard(both)).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    expect(await buyer.charges()).toEqual([]);
  });

  test('has a voucher on the first that it is for, and the subscription alone keeps it', async () => {
    await fill(pass!, fight!);
    const reduced = (await buyer.ask({ method: 'PUT', path: '/api/v2/baskets/vouchers/WELCOME20' })).body as Basket;
    expect(reduced).toMatchObject({ subTotal: total, discountedTotal: 799 + 1495, followingTotal: 799, basketItems: [{ discountedTotal: 799 }, { discountedTotal: 1495 }] });
    expect(await buyer.ask({ method: 'PUT', path: '/api/v2/baskets/vouchers/GIFTPASS' })).toMatchObject({ status: 400, body: { code: 'invalidVoucher' } });
    expect(await byCard(reduced)).toMatchObject({ status: 200, body: { amount: 799 + 1495 } });
  });

  test('costs what was shown of each: a price that changed is shown again', async () => {
    const seen = await fill(pass!, fight!);
    const own = and(eq(prices.realm, 'arena'), eq(prices.sku, fight!));
    await db().update(prices).set({ amount: 1595 }).where(own);
    try {
      expect(await byCard(seen)).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    } finally {
      await db().update(prices).set({ amount: 1495 }).where(own);
    }
  });
});

describe('what is paid together', () => {
  test('is one charge, both licences, one invoice with a line for each, and an entry for each', async () => {
    expect(await byCard(await fill(pass!, fight!))).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', licenceId: 'pass', amount: total } });
    expect([(await buyer.held()).sort(), (await buyer.charges()).map(({ amount }) => amount)]).toEqual([['fight-night', 'pass'], [total]]);
    const [invoice] = await papers();
    expect(invoice).toMatchObject({ total, tax: 173 + 259, net: total - 432, lines: [{ licenceId: 'pass', net: 826, tax: 173, total: 999 }, { licenceId: 'fight-night', net: 1236, tax: 259, total: 1495 }] });
    const history = await buyer.history();
    expect(history.map(({ itemType, amount }) => [itemType, amount?.amount]).sort()).toEqual([['PAID_ORDER', 1495], ['SUBSCRIPTION', 999]]);
    expect(new Set(history.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(1);
    const page = await (await getDocumentProxy(new Uint8Array(await writeInvoice({ ...invoice!, paper: invoice!.paper! })))).getPage(1);
    const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ').normalize('NFKC');
    for (const word of ['Arena Pass', 'Fight night', '9.99', '14.95', '24.94']) expect(text).toContain(word);
    expect((await buyer.ask({ path: '/api/v2/customer/receipts/pass' })).body).toMatchObject({ together: [expect.stringContaining('Fight night')], paid: { amount: total }, next: { amount: 999 } });
    await buyer.expectBalance();
  });

  test('opens with the word of a bank', async () => {
    const attempt = (await buyer.pay(await fill(pass!, fight!), 'IDEAL', 'sandbox-card')).body as WaitingAttempt;
    await buyer.press(attempt, 'pay');
    expect(await buyer.ended(attempt)).toMatchObject({ state: 'SUCCEEDED', amount: total });
    expect((await buyer.held()).sort()).toEqual(['fight-night', 'pass']);
    await buyer.expectBalance();
  });

  test('is withdrawn from one by one, each for its own price', async () => {
    await byCard(await fill(pass!, fight!));
    const own = await withdrawals();
    expect(own.map(({ refund }) => refund.amount).sort()).toEqual([1495, 999]);
    const second = own.find(({ refund }) => refund.amount === 1495)!;
    expect(second).toMatchObject({ invoice: expect.stringMatching(/^ARENA-\d{6}\/2$/), licenceName: expect.stringContaining('Fight night') });
    expect(await buyer.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: second.invoice } })).toMatchObject({ status: 200, body: { refund: { amount: 1495 } } });
    expect([await buyer.held(), (await withdrawals()).map(({ refund }) => refund.amount)]).toEqual([['pass'], [999]]);
    expect(await buyer.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: second.invoice } })).toMatchObject({ status: 404 });
    const [rest] = await withdrawals();
    expect(await buyer.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: rest!.invoice } })).toMatchObject({ status: 200 });
    expect((await papers()).slice(0, 3).map(({ kind, licenceId, total: sum, tax }) => [kind, licenceId, sum, tax])).toEqual([['CREDIT_NOTE', 'pass', -999, -173], ['CREDIT_NOTE', 'fight-night', -1495, -259], ['INVOICE', 'pass', total, 432]]);
    expect(await buyer.held()).toEqual([]);
    await buyer.expectBalance();
  });

  test('is taken back whole where its cardholder wins a dispute', async () => {
    const { attemptId } = (await byCard(await fill(pass!, fight!))).body as WaitingAttempt;
    await hearDispute(db(), { reference: `dispute-of-${attemptId}`, attemptId, provider: 'sandbox-card', amount: total, state: 'LOST' }, await platform.running.context.now());
    expect(await buyer.held()).toEqual([]);
    expect((await papers()).map(({ kind, total: sum }) => [kind, sum]).slice(0, 2)).toEqual([['CREDIT_NOTE', -1495], ['CREDIT_NOTE', -999]]);
    await buyer.expectBalance();
  });
});
