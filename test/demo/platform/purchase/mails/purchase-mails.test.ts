import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { purchaseMails } from '../../../../../demo/platform/db/tables/purchase/mail-tables.ts';
import { deliverMails } from '../../../../../demo/platform/purchase/mails/deliver-mails.ts';
import { writePurchaseMail } from '../../../../../demo/platform/purchase/mails/write-purchase-mail.ts';
import { american } from '../../../../support/billed-people.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  await platform.running.context.db.delete(mails);
  member = await openWallet(platform, 'arena', 'member');
});
afterEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ method: 'DELETE', path: '/demo/faults' });
});

const db = () => platform.running.context.db;

/** The kinds that arrived, in their order; what waits is sent first. */
async function told(): Promise<string[]> {
  await platform.running.context.jobs.wake();
  const rows = await db().select().from(purchaseMails).where(eq(purchaseMails.state, 'SENT')).orderBy(purchaseMails.writtenAt, purchaseMails.key);
  expect(await db().select().from(mails)).toHaveLength(rows.length);
  return rows.map(({ mail }) => mail.kind);
}

async function after(days: number): Promise<void> {
  await passTime(platform, days * day);
  member = await openWallet(platform, 'arena', 'member');
}

const cancel = () => member.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
const monthly = () => member.buy('arena-pass-month');

describe('what a member is told, and when', () => {
  test.each<[string, () => Promise<unknown>, string[]]>([
    ['a payment', monthly, ['receipt']],
    ['two renewals, however far the clock goes', async () => { await monthly(); await after(65); }, ['receipt', 'receipt', 'receipt']],
    ['a cancellation', async () => { await monthly(); await cancel(); }, ['receipt', 'cancelled']],
    ['a cancellation that was taken back and made again', async () => { await monthly(); await cancel(); await member.change('PATCH', 'reactivate-licence/pass', 'pass'); await cancel(); }, ['receipt', 'cancelled', 'cancelled']],
    ['an offer that was taken', async () => { await monthly(); await member.change('POST', 'cancellation-promo/pass/redeem', 'pass'); }, ['receipt', 'offerTaken']],
    ['a renewal that is refused, and tried again', async () => { await member.buy('arena-pass-month', await member.card('4000000000000341')); await after(32); await after(2); }, ['receipt', 'paymentRefused']],
    ['the last try, day by day', async () => { await member.buy('arena-pass-month', await member.card('4000000000000341')); await after(32); await after(8); }, ['receipt', 'paymentRefused', 'endedUnpaid']],
    ['the last try, when nobody could pay in time any more', async () => { await member.buy('arena-pass-month', await member.card('4000000000000341')); await after(60); }, ['receipt', 'endedUnpaid']],
    ['a new price', async () => { await monthly(); await platform.ask({ method: 'PUT', path: '/demo/price-migrations', body: { realm: 'arena', sku: 'arena-pass-month', amount: 1299, effectiveAt: '2099-01-01T00:00:00Z' } }); }, ['receipt', 'newPrice']],
  ])('%s', async (_event, work, kinds) => {
    await work();
    expect(await told()).toEqual(kinds);
  });

  test('a pause that ends: three days before, and not when the clock has passed it', async () => {
    await monthly();
    const from = Date.parse((await member.licence('pass'))['status']!['expiryTimestamp']);
    await member.change('POST', 'active-licences/pass/pause', 'pass', { config: { resumeAfter: new Date(from + 20 * day).toISOString() } });
    await after(45);
    expect(await told()).toEqual(['receipt']);
    await after(4);
    expect(await told()).toEqual(['receipt', 'pauseEnds']);
    await after(10);
    expect(await told()).toEqual(['receipt', 'pauseEnds', 'receipt']);
  });
});

test('a reminder names what will be charged: the tax that its payer owes is in it', async () => {
  member = await openWallet(platform, 'arena', 'abroad');
  await member.ask({ method: 'PUT', path: '/api/v2/customer/billing-details', body: american });
  expect(await monthly()).toMatchObject({ status: 200 });
  const from = Date.parse((await member.licence('pass'))['status']!['expiryTimestamp']);
  await member.change('POST', 'active-licences/pass/pause', 'pass', { config: { resumeAfter: new Date(from + 20 * day).toISOString() } });
  await passTime(platform, from + 18 * day - await platform.running.context.now());
  await passTime(platform, 4 * day);
  await platform.running.context.jobs.wake();
  const sent = (await db().select().from(purchaseMails)).map(({ mail }) => [mail.kind, 'price' in mail ? mail.price?.amount : undefined]);
  expect(sent.toSorted()).toEqual([['pauseEnds', 1061], ['receipt', 1061], ['receipt', 1061]]);
});

test('a mail names price, day and invoice in the language it was bought in, leads to the tenant’s own pages, and takes words for words', () => {
  const tenant = { ...platform.running.context.settingsOf('cinema')!, name: 'Cinema' };
  const mail = writePurchaseMail(tenant, { locale: 'ar', timeZone: 'UTC' }, { kind: 'receipt', licenceId: 'pass', price: { amount: 599, scale: 2, currency: 'USD' }, date: Date.UTC(2026, 4, 1), invoiceNumber: 7 }, '<b>باقة</b>');
  expect(mail.text).toContain('$5.99');
  expect(mail.text).toContain('CINEMA-000007');
  expect(mail.text).toContain(`${tenant.origin}/account?locale=ar#payments`);
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.html).toContain('&lt;b&gt;باقة&lt;/b&gt;');
  expect(writePurchaseMail(tenant, { locale: 'en', timeZone: 'UTC' }, { kind: 'paymentRefused', licenceId: 'pass', date: 0 }, 'Pass').text).toContain(`${tenant.origin}/payment-update/pass`);
});

test.each([['UTC', '30 April 2026'], ['Asia/Tokyo', '1 May 2026'], ['America/New_York', '30 April 2026']])('a day is named as it is in %s', (timeZone, day) => {
  const tenant = platform.running.context.settingsOf('cinema')!;
  expect(writePurchaseMail(tenant, { locale: 'en', timeZone }, { kind: 'renewalAhead', licenceId: 'pass', date: Date.UTC(2026, 3, 30, 20), price: { amount: 599, scale: 2, currency: 'USD' } }, 'Pass').text).toContain(day);
});

test('two processes that look at once send each mail once', async () => {
  await monthly();
  const { context } = platform.running;
  await Promise.all([deliverMails(context, await context.now()), deliverMails(context, await context.now()), context.jobs.wake()]);
  expect(await told()).toEqual(['receipt']);
});

test('what the mail server does not take is sent later, once', async () => {
  await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'sendMail', status: 503, count: 1 } });
  await monthly();
  expect(await told()).toEqual([]);
  await passTime(platform, 11 * 60_000);
  expect(await told()).toEqual(['receipt']);
});
