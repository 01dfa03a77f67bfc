import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { invoices, ledgerEntries } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { taxByLaw } from '../../../../../demo/platform/purchase/billing/tax-by-law.ts';
import { openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform, type TestRealm } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(() => platform.ask({ path: '/demo/reset', body: {} }));
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const db = () => platform.running.context.db;
const lastInvoice = async (account: string) => (await db().select().from(invoices).where(eq(invoices.accountId, account)).orderBy(desc(invoices.number)))[0]!;

test('the tenant’s own rate holds where the law says none', () => {
  expect([taxByLaw('GB'), taxByLaw('ZZ'), taxByLaw(undefined)]).toEqual([undefined, undefined, undefined]);
});

/** Customers of the seed: what one month costs where they are, and the tax that is in it. */
const customers: readonly (readonly [name: string, realm: TestRealm, sku: string, price: { amount: number; scale: number; currency: string }, percent: number, tax: number, address: string[]])[] = [
  ['germany', 'arena', 'arena-pass-month', { amount: 999, scale: 2, currency: 'EUR' }, 19, 160, ['Lindenstraße 5', '10969 Berlin', 'Germany']],
  ['emirates', 'arena', 'arena-pass-month-aed', { amount: 3990, scale: 2, currency: 'AED' }, 5, 190, ['Al Wasl Road 21', 'Dubai', 'United Arab Emirates']],
  ['japan', 'arena', 'arena-pass-month-jpy', { amount: 1500, scale: 0, currency: 'JPY' }, 10, 136, ['1-1 Marunouchi, Chiyoda-ku, Tokyo', '100-0005', 'Japan']],
  ['kuwait', 'arena', 'arena-pass-month-kwd', { amount: 3250, scale: 3, currency: 'KWD' }, 0, 0, ['Block 3, Street 12', '13001 Kuwait City', 'Kuwait']],
  ['germany', 'cinema', 'cinema-basic-month', { amount: 599, scale: 2, currency: 'USD' }, 19, 96, ['Lindenstraße 5', '10969 Berlin', 'Germany']],
  ['emirates', 'cinema', 'cinema-basic-month-aed', { amount: 2190, scale: 2, currency: 'AED' }, 5, 104, ['Al Wasl Road 21', 'Dubai', 'United Arab Emirates']],
  ['kuwait', 'cinema', 'cinema-basic-month-kwd', { amount: 1850, scale: 3, currency: 'KWD' }, 0, 0, ['Block 3, Street 12', '13001 Kuwait City', 'Kuwait']],
];

/** @source spec 2 §3 "Amount entry", "Basket", "Payment history item"; issue 11 "DE, AE, JP (scale 0), KW (scale 3) as countries of the seeded customers" */
describe.each(customers)('%s at %s', (name, realm, sku, price, percent, tax, address) => {
  test('is offered, pays, is billed and is renewed in the own currency, with the tax of the country in the price', async () => {
    const member = await openWallet(platform, realm, name);
    type Offered = { licenceId: string; amounts: { sku: string; amount: number; scale: number; currency: string; local: boolean; default: boolean; taxInclusive: boolean }[] };
    const { families } = (await member.ask({ path: '/api/v2/licence-family' })).body as { families: { licences: Offered[] }[] };
    const amounts = families.flatMap(({ licences }) => licences).find(({ licenceId }) => licenceId === 'pass')!.amounts;
    const shown = amounts.find(({ local }) => local) ?? amounts.find((one) => one.default);
    expect(shown).toMatchObject({ sku, ...price, taxInclusive: true });

    const basket = (await member.ask({ method: 'PUT', path: `/api/v2/baskets/${sku}` })).body as Basket;
    expect(basket).toMatchObject({ subTotal: price.amount, discountedTotal: price.amount, discountedTax: tax, isTaxInclusive: true, followingTotal: price.amount, scale: price.scale, currency: price.currency });

    expect((await member.buy(sku)).body).toMatchObject({ state: 'SUCCEEDED', ...price });
    const [bought] = await member.history();
    expect(bought).toMatchObject({ itemType: 'SUBSCRIPTION', status: 'DONE', amount: price });

    const account = `${realm}.${name}`;
    const { net, total, scale, currency, paper, ...invoice } = await lastInvoice(account);
    expect({ net, tax: invoice.tax, total, scale, currency }).toEqual({ net: price.amount - tax, tax, total: price.amount, scale: price.scale, currency: price.currency });
    expect([paper?.tax, paper?.buyer.billed?.address]).toEqual([{ percent, inclusive: true }, address]);
    expect((await member.ask({ path: `/api/v2/customer/payment-history/${(bought as unknown as { id: string }).id}/pdf` })).status).toBe(200);

    await passTime(platform);
    const again = await openWallet(platform, realm, name);
    expect((await again.history())[0]).toMatchObject({ itemType: 'RENEWAL', status: 'DONE', amount: price });
    expect(await lastInvoice(account)).toMatchObject({ tax, total: price.amount, scale: price.scale, currency: price.currency });
    const entries = await db().select().from(ledgerEntries).where(eq(ledgerEntries.currency, price.currency));
    expect(entries.every((entry) => entry.scale === price.scale)).toBe(true);
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  });
});

test('Cinema sells nothing in Japan', async () => {
  const member = await openWallet(platform, 'cinema', 'japan');
  expect((await member.ask({ method: 'PUT', path: '/api/v2/baskets/cinema-basic-month-jpy' })).body).toMatchObject({ code: 'signupGeoRestriction' });
});

test('who has given no address is billed where the purchase was made, so that what follows takes what was shown', async () => {
  const member = await openWallet(platform, 'cinema', 'member');
  const headers = { 'x-footlight-country': 'DE' };
  const basket = (await member.ask({ method: 'PUT', path: '/api/v2/baskets/cinema-basic-month', headers })).body as Basket;
  expect(basket).toMatchObject({ discountedTotal: 599, isTaxInclusive: true, followingTotal: 599 });
  const primaryPaymentDetailsAttributes = { paymentDetailsExternalId: await member.card(), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
  const paid = await member.ask({ path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { ...headers, 'idempotency-key': 'where-it-was-bought' }, body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes } } });
  expect(paid.body).toMatchObject({ state: 'SUCCEEDED', amount: 599 });
  await passTime(platform);
  expect((await lastInvoice('cinema.member'))).toMatchObject({ total: 599, tax: 96, paper: { buyer: { billed: { address: ['Germany'] } } } });
});
