import { getDocumentProxy } from 'unpdf';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { giftPrices } from '../../../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { charges, prices } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { invoices, ledgerEntries, subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { memberGiver } from '../../../../support/gift-giver.ts';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet, type WaitingAttempt } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const sku = 'cinema-basic-month';
let platform: TestPlatform;
let payer: PayerWallet;
/** What was booked before a test, as the ledger is only added to. */
let before: number;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  payer = await openPayer(platform, 'member', 'cinema');
  before = (await movements()).length;
});
afterEach(() => priceOf(599));

const db = () => platform.running.context.db;
const priceOf = (amount: number, scale = 2, currency = 'USD') => db().update(prices).set({ amount, scale, currency }).where(and(eq(prices.realm, 'cinema'), eq(prices.sku, sku)));
const movements = () => db().select().from(ledgerEntries).where(eq(ledgerEntries.book, 'customer cinema.member')).orderBy(ledgerEntries.at);
const lastInvoice = async () => (await db().select().from(invoices).where(eq(invoices.accountId, 'cinema.member')).orderBy(desc(invoices.number)))[0];
const byCard = async (basket: Basket, number?: string) => payer.pay(basket, 'CARD', 'sandbox-card', { card: await payer.card(number) });

async function invoiceText(): Promise<string> {
  const [item] = await payer.history() as unknown as { id: string }[];
  const { url } = (await payer.ask({ path: `/api/v2/customer/payment-history/${item!.id}/pdf` })).body as { url: string };
  const { hostname, pathname } = new URL(url);
  const reply = await platform.running.app.inject({ url: pathname, headers: { host: `${hostname}:${platform.running.port}` } });
  const page = await (await getDocumentProxy(new Uint8Array(reply.rawPayload))).getPage(1);
  return (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ').normalize('NFKC');
}

/** The tax of this tenant comes on top of its prices, at 5 %. */
const sums: [what: string, price: [amount: number, scale: number, currency: string], tax: number, words: string[]][] = [
  ['more than 32 bits hold', [3_000_000_000, 2, 'USD'], 150_000_000, ['30,000,000.00', '1,500,000.00', '31,500,000.00']],
  ['as much as a number keeps exactly with its tax', [90_000_000_000_000, 2, 'USD'], 4_500_000_000_000, ['945,000,000,000.00']],
  ['in a currency of three decimals', [1250, 3, 'KWD'], 63, ['1.250', '0.063', '1.313']],
  ['in a currency without decimals', [1000, 0, 'JPY'], 50, ['1,000', '50', '1,050']],
];

describe.each(sums)('a price %s', (_what, [amount, scale, currency], tax, words) => {
  beforeEach(() => priceOf(amount, scale, currency));
  const total = amount + tax;

  test('is bought, booked, invoiced, shown in the history and renewed to its last digit', async () => {
    const basket = await payer.basket(sku);
    expect(basket).toMatchObject({ subTotal: amount, tax, followingTotal: total, scale, currency });
    expect(await byCard(basket)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: total, scale, currency } });
    expect(await lastInvoice()).toMatchObject({ net: amount, tax, total, scale, currency });
    expect(await payer.history()).toMatchObject([{ amount: { amount: total, scale, currency } }]);
    expect(await db().select().from(subscriptions).where(eq(subscriptions.accountId, 'cinema.member'))).toMatchObject([{ amount, periodPaid: amount, scale, currency }]);
    const text = await invoiceText();
    for (const word of words) expect(text).toContain(word);
    await passTime(platform);
    expect((await db().select().from(charges).where(eq(charges.accountId, 'cinema.member'))).map((charge) => charge.amount)).toEqual([total, total]);
    expect((await movements()).slice(before).map((entry) => entry.amount).sort((one, other) => one - other)).toEqual([-total, -total, total, total]);
    await payer.expectBalance();
  });

  test('is paid at an issuer, and by a voucher that takes a fifth off', async () => {
    await payer.basket(sku);
    const basket = (await payer.ask({ method: 'PUT', path: '/api/v2/baskets/vouchers/WELCOME20' })).body as Basket;
    const due = amount * 0.8 + Math.round(amount * 0.04);
    const attempt = (await byCard(basket, '4000002500003155')).body as never as WaitingAttempt;
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', amount: due });
    await payer.press(attempt, 'pay');
    expect(await payer.ended(attempt)).toMatchObject({ state: 'SUCCEEDED', amount: due, currency });
    expect((await payer.paymentOf(attempt)).amount).toBe(due);
    await payer.expectBalance();
  });
});

test('a gift of more than 32 bits is paid', async () => {
  const giver = await memberGiver(platform, 'buyer', 'GB');
  const own = and(eq(giftPrices.realm, 'arena'), eq(giftPrices.sku, (await giver.choose()).basketItems[0]!.sku));
  const [seeded] = await db().select().from(giftPrices).where(own);
  await db().update(giftPrices).set({ amount: 3_000_000_000 }).where(own);
  try {
    expect(await giver.pay(await giver.choose())).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 3_000_000_000 } });
  } finally {
    await db().update(giftPrices).set({ amount: seeded!.amount }).where(own);
  }
});

test('a price of nothing is bought and renewed without a card, an invoice or a movement of money', async () => {
  await priceOf(0);
  const basket = await payer.basket(sku);
  expect(basket).toMatchObject({ subTotal: 0, discountedTotal: 0, tax: 0, followingTotal: 0 });
  expect(await payer.pay(basket, 'ZERO_BALANCE', 'none')).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 0 } });
  await passTime(platform);
  payer = await openPayer(platform, 'member', 'cinema');
  expect(await payer.held()).toEqual(['pass']);
  expect((await payer.history()).map(({ itemType, status }) => [itemType, status])).toEqual([['RENEWAL', 'DONE'], ['SUBSCRIPTION', 'DONE']]);
  expect([(await payer.history()).map(({ invoiceNumber }) => invoiceNumber), (await movements()).length]).toEqual([[undefined, undefined], before]);
});
