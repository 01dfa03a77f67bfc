import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prices } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { invoices, ledgerEntries, subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
const account = 'cinema.member';
const premium = 'cinema-premium-month';
const basic = 'cinema-basic-month';

interface Quote { quoteId: string; kind: string; price: number; unusedDays: number; credit: number; carried: number; tax: number; total: number; startsAt: string; following: { total: number; at: string }; card?: { last4Digits: string } }
interface Told { version: number; plans: { licenceId: string; sku: string; kind: string; name: string }[]; nextPlan?: { licenceId: string; from: string; price: { amount: number } }; changes: string[]; status: { status: string; autoRenewingStatus: string; expiryTimestamp: string }; price: { amount: number } }

let platform: TestPlatform;
let viewer: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openWallet(platform, 'cinema', 'member');
});
afterEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await db().update(prices).set({ amount: 1199 }).where(eq(prices.sku, premium));
  const [books] = await db().select({ all: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)`, customer: sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.book} = ${`customer ${account}`}), 0)` }).from(ledgerEntries);
  expect([Number(books?.all), Number(books?.customer)], 'books add up to zero, and nobody owes anything').toEqual([0, 0]);
});

const db = () => platform.running.context.db;
const later = async (days: number) => {
  await passTime(platform, days * day);
  viewer = await openWallet(platform, 'cinema', 'member');
};
const told = async (licenceId: string) => await viewer.licence(licenceId) as unknown as Told;
const preview = (sku: string, licenceId = 'pass') => viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId, sku } });
const quoted = async (sku: string, licenceId = 'pass') => (await preview(sku, licenceId)).body as Quote;
const accept = ({ quoteId }: Pick<Quote, 'quoteId'>, as = viewer) => as.ask({ path: `/api/v2/basket/changes/${quoteId}`, body: {} });
const moved = async () => (await viewer.history()).map(({ itemType, amount, status }) => [itemType, amount?.amount ?? 0, status]);
const stale = { status: 409, body: { code: 'stale-quote' } };
const refused = { status: 409, body: { code: 'INVALID_TIER_CHANGE' } };

describe('an upgrade', () => {
  beforeEach(() => viewer.buy(basic));

  test('is on offer with its price, and nothing of another period', async () => {
    expect((await told('pass')).plans).toMatchObject([{ licenceId: 'premium', sku: premium, kind: 'UPGRADE', name: 'Cinema Premium' }]);
  });

  test('says what is credited, due today, and what follows; and is charged as it was shown', async () => {
    await later(10);
    const quote = await quoted(premium);
    const { expiryTimestamp } = (await told('pass')).status;
    const left = Math.ceil((Date.parse(expiryTimestamp) - Date.parse(quote.startsAt)) / day);
    const all = left + 10;
    const credit = Math.round((599 * left) / all);
    const due = 1199 - credit;
    expect(quote).toMatchObject({ kind: 'UPGRADE', price: 1199, unusedDays: left, credit, carried: 0, tax: Math.round(due * 0.05), card: { last4Digits: '4242' } });
    expect([quote.total, quote.following.total]).toEqual([due + quote.tax, 1199 + Math.round(1199 * 0.05)]);
    const answer = (await accept(quote)).body as Told & { licenceId: string };
    expect(answer).toMatchObject({ licenceId: 'premium', status: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', expiryTimestamp: quote.following.at }, price: { amount: 1199 } });
    expect(await viewer.held()).toEqual(['premium']);
    expect((await told('pass')).status.status).toBe('EXPIRED');
    expect((await moved())[0]).toEqual(['LICENCE_UPGRADE', quote.total, 'DONE']);
    const [invoice] = await db().select().from(invoices).where(eq(invoices.licenceId, 'premium'));
    expect(invoice).toMatchObject({ net: due, tax: quote.tax, total: quote.total });
  });

  test('is renewed by its own price, once each period', async () => {
    const quote = await quoted(premium);
    await accept(quote);
    await later(32);
    expect((await moved()).map(([kind, amount]) => [kind, amount])).toEqual([['RENEWAL', quote.following.total], ['LICENCE_UPGRADE', quote.total], ['SUBSCRIPTION', 629]]);
  });

  test('in the first hours takes off all that was paid', async () => {
    expect(await quoted(premium)).toMatchObject({ credit: 599 });
  });

  test('credits what was paid, not the price', async () => {
    await viewer.change('POST', 'cancellation-promo/pass/redeem', 'pass');
    await later(32);
    const { unusedDays, credit } = await quoted(premium);
    expect(credit).toBeLessThanOrEqual(419);
    expect(credit).toBeGreaterThan(419 - Math.ceil(419 / 28) * 4);
    expect(unusedDays).toBeGreaterThan(26);
  });

  test('whose credit is more than its price takes the rest off the next payment', async () => {
    await db().update(subscriptions).set({ periodPaid: 1500 }).where(eq(subscriptions.accountId, account));
    const quote = await quoted(premium);
    expect(quote).toMatchObject({ credit: 1199, carried: 301, total: 0, following: { total: 898 + Math.round(898 * 0.05) } });
    expect((await accept(quote)).status).toBe(200);
    await later(63);
    expect((await moved()).slice(0, 3).map(([, amount]) => amount)).toEqual([1259, quote.following.total, 0]);
  });

  test('of a cancelled licence is renewed again', async () => {
    await viewer.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
    await accept(await quoted(premium));
    expect((await told('premium')).status.autoRenewingStatus).toBe('AUTO_RENEWING');
  });

  test('is charged once, pressed twice at once and again', async () => {
    const quote = await quoted(premium);
    const answers = await Promise.all([accept(quote), accept(quote)]);
    expect([...answers, await accept(quote)].map(({ status, body }) => [status, (body as { licenceId: string }).licenceId])).toEqual([[200, 'premium'], [200, 'premium'], [200, 'premium']]);
    expect((await moved()).filter(([kind]) => kind === 'LICENCE_UPGRADE')).toHaveLength(1);
  });

  test('by a card that is refused leaves all as it was', async () => {
    const card = await viewer.card('4000000000000002');
    await viewer.change('PUT', `licence/pass/payment-details/${card}`, 'pass');
    const quote = await quoted(premium);
    expect(await accept(quote)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    expect([await viewer.held(), (await told('pass')).plans.length, await moved()]).toEqual([['pass'], 1, [['FAILED_PAYMENT', quote.total, 'FAILED'], ['SUBSCRIPTION', 629, 'DONE']]]);
    expect(await accept(quote), 'a refused quote is not tried again').toMatchObject(stale);
  });
});

describe('a quote', () => {
  beforeEach(() => viewer.buy(basic));
  const isStale = async (quote: Quote) => {
    expect(await accept(quote)).toMatchObject(stale);
    expect((await moved()).filter(([kind]) => kind === 'LICENCE_UPGRADE')).toEqual([]);
  };

  test('counts for a quarter of an hour', async () => {
    const first = await quoted(premium);
    await passTime(platform, 14 * 60_000);
    expect((await accept(first)).status).toBe(200);
  });

  test('is stale after it', async () => {
    const quote = await quoted(premium);
    await passTime(platform, 15 * 60_000);
    viewer = await openWallet(platform, 'cinema', 'member');
    await isStale(quote);
  });

  test('is stale once the price is another one', async () => {
    const quote = await quoted(premium);
    await db().update(prices).set({ amount: 1299 }).where(eq(prices.sku, premium));
    await isStale(quote);
  });

  test('is stale once the subscription was changed in another tab', async () => {
    const quote = await quoted(premium);
    await viewer.change('PUT', `licence/pass/payment-details/${await viewer.card('5555555555554444')}`, 'pass');
    await isStale(quote);
  });

  test('is stale once it was renewed', async () => {
    const { status } = await told('pass');
    await passTime(platform, Date.parse(status.expiryTimestamp) - await platform.running.context.now() - 60_000);
    viewer = await openWallet(platform, 'cinema', 'member');
    const quote = await quoted(premium);
    expect(quote).toMatchObject({ unusedDays: 1 });
    await passTime(platform, 120_000);
    await isStale(quote);
  });

  test('is stale once another was shown', async () => {
    const quote = await quoted(premium);
    await quoted(premium);
    await isStale(quote);
  });

  test('is nobody else’s', async () => {
    const quote = await quoted(premium);
    expect(await accept(quote, await openWallet(platform, 'cinema', 'buyer'))).toMatchObject(stale);
    expect((await accept({ quoteId: 'nowhere' }))).toMatchObject(stale);
  });

  test('is given to nobody who may not buy', async () => {
    expect(await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: premium }, headers: { 'x-footlight-vpn': '1' } })).toMatchObject({ status: 403, body: { code: 'vpnErrorMessage' } });
    const child = await openWallet(platform, 'cinema', 'child');
    expect(await child.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: premium } })).toMatchObject({ status: 403, body: { code: 'kidPurchasePermissionDenied' } });
  });
});

describe('a downgrade', () => {
  let quote: Quote;
  beforeEach(async () => {
    await viewer.buy(premium);
    quote = await quoted(basic, 'premium');
  });

  test('costs nothing today and begins when the paid time ends', async () => {
    const { expiryTimestamp } = (await told('premium')).status;
    expect(quote).toMatchObject({ kind: 'DOWNGRADE', credit: 0, total: 0, startsAt: expiryTimestamp, following: { total: 629, at: expiryTimestamp } });
    expect((await accept(quote)).body).toMatchObject({ licenceId: 'premium', changes: ['KEEP_PLAN', 'CANCEL'], nextPlan: { licenceId: 'pass', from: expiryTimestamp, price: { amount: 599 } } });
    expect([await viewer.held(), await moved()]).toEqual([['premium'], [['SUBSCRIPTION', 1259, 'DONE']]]);
  });

  test('is done by itself: the lower licence is open and charged, the higher one is over', async () => {
    await accept(quote);
    await later(32);
    expect([await viewer.held(), await moved()]).toEqual([['pass'], [['RENEWAL', 629, 'DONE'], ['DOWNGRADE', 0, 'DONE'], ['SUBSCRIPTION', 1259, 'DONE']]]);
    expect([(await told('premium')).status.status, (await told('pass')).status]).toMatchObject(['EXPIRED', { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' }]);
    await later(31);
    expect((await moved())[0]).toEqual(['RENEWAL', 629, 'DONE']);
    expect(await quoted(premium)).toMatchObject({ kind: 'UPGRADE' });
  });

  test('is taken back until then', async () => {
    await accept(quote);
    const { body } = await viewer.change('DELETE', 'basket/changes/premium', 'premium');
    expect(body).not.toHaveProperty('nextPlan');
    await later(32);
    expect([await viewer.held(), (await moved())[0]]).toEqual([['premium'], ['RENEWAL', 1259, 'DONE']]);
    expect(await viewer.change('DELETE', 'basket/changes/premium', 'premium')).toMatchObject({ status: 409, body: { code: 'change-not-possible' } });
  });

  test('is not taken back from an old version', async () => {
    await accept(quote);
    expect(await viewer.ask({ method: 'DELETE', path: '/api/v2/basket/changes/premium', headers: { 'if-match': '"1"' } })).toMatchObject({ status: 412 });
  });

  test('ends with a cancellation, and does not come back with the licence', async () => {
    await accept(quote);
    await viewer.change('DELETE', 'active-licences/premium?cancellationDiscount=IGNORE', 'premium');
    expect(await told('premium')).not.toHaveProperty('nextPlan');
    await viewer.change('PATCH', 'reactivate-licence/premium', 'premium');
    await later(32);
    expect(await viewer.held()).toEqual(['premium']);
  });

  test('keeps the price that was shown', async () => {
    await accept(quote);
    await db().update(prices).set({ amount: 699 }).where(eq(prices.sku, basic));
    await later(32);
    await db().update(prices).set({ amount: 599 }).where(eq(prices.sku, basic));
    expect((await moved())[0]).toEqual(['RENEWAL', 629, 'DONE']);
  });

  test('whose first payment is refused leaves the lower licence open for the days of grace', async () => {
    await viewer.change('PUT', `licence/premium/payment-details/${await viewer.card('4000000000000341')}`, 'premium');
    await accept(await quoted(basic, 'premium'));
    await later(32);
    expect([await viewer.held(), (await moved())[0]]).toEqual([['pass'], ['PAYMENT_FAILED', 629, 'FAILED']]);
    await later(8);
    expect([await viewer.held(), (await moved())[0]?.[0]]).toEqual([[], 'CANCELLED']);
  });
});

describe('what is not possible', () => {
  test.each<[string, () => Promise<Reply | undefined>, string, string]>([
    ['nothing is held', async () => undefined, 'pass', premium],
    ['another period', () => viewer.buy(basic), 'pass', 'cinema-premium-year'],
    ['itself', () => viewer.buy(basic), 'pass', basic],
    ['nothing of this name', () => viewer.buy(basic), 'pass', 'nowhere'],
    ['a pause was asked for', async () => (await viewer.buy(basic), viewer.change('POST', 'active-licences/pass/pause', 'pass')), 'pass', premium],
    ['lower, and cancelled', async () => (await viewer.buy(premium), viewer.change('DELETE', 'active-licences/premium?cancellationDiscount=IGNORE', 'premium')), 'premium', basic],
    ['a free trial', () => viewer.buy('cinema-premium-year'), 'premium-year', basic],
  ])('%s', async (name, before, licenceId, sku) => {
    await before();
    expect(await preview(sku, licenceId)).toMatchObject(name === 'nothing is held' ? { status: 404, body: { code: 'subscription-not-found' } } : refused);
  });
});
