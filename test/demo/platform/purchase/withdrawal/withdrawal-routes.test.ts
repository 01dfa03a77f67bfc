import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { invoices, ledgerEntries } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { withdrawalEnd } from '../../../../../demo/platform/purchase/withdrawal/withdrawal-law.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
const email = 'member@footlight.test';
let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  await platform.running.context.db.delete(mails);
  member = await openWallet(platform, 'arena', 'member');
});
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const post = (path: string, body: object, headers = {}) => platform.ask({ realm: 'arena', path: `/api/v2/withdrawals${path}`, body, headers });
const inbox = async (to = email) => ((await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: { subject: string; text: string }[] }).mails;
const boughtInvoice = async () => { await member.buy('arena-pass-month'); return (await member.history())[0]!.invoiceNumber!; };
const linkIn = (texts: { text: string }[]) => texts.map(({ text }) => /\/withdraw\?token=([\w-]{43})/.exec(text)?.[1]).find((token) => token !== undefined);

/** Asks, and takes the token from the mail. */
async function asked(invoice: string, to = email): Promise<string | undefined> {
  expect(await post('', { invoice, email: to })).toMatchObject({ status: 200, body: {} });
  return linkIn(await inbox(to));
}

test('a contract ends by two steps without signing in: the licence is over, everything that was paid goes back, and the books add up', async () => {
  const invoice = await boughtInvoice();
  const token = await asked(` ${invoice.toLowerCase()} `);
  const offered = (await post('/look', { token })).body;
  expect(offered).toEqual({ licenceName: 'Arena Pass', invoice, refund: { amount: 999, scale: 2, currency: 'EUR' } });
  expect(await post('/confirm', { token })).toMatchObject({ status: 200, body: offered });
  expect([await member.held(), (await member.licence('pass'))['status']]).toMatchObject([[], { status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING' }]);
  const history = await member.history();
  expect(history.map(({ itemType }) => itemType)).toEqual(['REFUNDED', 'CANCELLED_SUBSCRIPTION', 'SUBSCRIPTION']);
  expect(history[0]).toMatchObject({ amount: { amount: -999 }, pdf: `${history[0]!.invoiceNumber}.pdf` });
  const { db } = platform.running.context;
  const [note] = await db.select().from(invoices).where(eq(invoices.kind, 'CREDIT_NOTE'));
  expect(note).toMatchObject({ net: -826, tax: -173, total: -999, reversedNumber: Number(invoice.slice(-6)), paper: { buyer: { email } } });
  const books = await db.select({ book: ledgerEntries.book, sum: sql<string>`sum(${ledgerEntries.amount})` }).from(ledgerEntries).where(eq(ledgerEntries.realm, 'arena')).groupBy(ledgerEntries.book);
  expect(books.map(({ sum }) => Number(sum)).filter((sum) => sum !== 0)).toEqual([]);
  await platform.running.context.jobs.wake();
  expect((await inbox()).map(({ subject }) => subject)).toContain('You get €9.99 back');
});

test('the link works once, and not for a contract that has ended meanwhile', async () => {
  const token = await asked(await boughtInvoice());
  expect([(await post('/confirm', { token })).status, (await post('/confirm', { token })).status, (await post('/look', { token })).status]).toEqual([200, 404, 404]);
  expect((await post('/confirm', { token: 'x'.repeat(43) })).status).toBe(404);
});

test('of two presses at once one withdraws', async () => {
  const token = await asked(await boughtInvoice());
  const both = await Promise.all([post('/confirm', { token }), post('/confirm', { token })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await member.history()).filter(({ itemType }) => itemType === 'REFUNDED')).toHaveLength(1);
});

test('whoever asked in time may press the link after the fourteenth day', async () => {
  const invoice = await boughtInvoice();
  await passTime(platform, 13 * day);
  const token = await asked(invoice);
  await passTime(platform, 2 * day);
  expect((await post('/confirm', { token })).status).toBe(200);
});

describe('the answer is the same, and no link is mailed', () => {
  test.each<[string, () => Promise<[string, string]>]>([
    ['for another’s invoice', async () => [await boughtInvoice(), 'reader@footlight.test']],
    ['for a number that nobody has', () => Promise.resolve(['ARENA-999999', email])],
    ['for what is no number', () => Promise.resolve(['hello', email])],
    ['for an e-mail without account', async () => [await boughtInvoice(), 'nobody@footlight.test']],
    ['after fourteen days', async () => { const invoice = await boughtInvoice(); await passTime(platform, 14 * day); return [invoice, email]; }],
  ])('%s', async (_what, made) => {
    const [invoice, to] = await made();
    expect(await asked(invoice, to)).toBeUndefined();
    expect((await inbox(to)).map(({ subject }) => subject)).toContain('No contract was found at Arena');
  });
});

test('nobody fills a mailbox with it', async () => {
  const wish = { invoice: 'ARENA-000001', email: 'somebody@footlight.test' };
  const replies = [];
  for (let time = 0; time < 4; time += 1) replies.push((await post('', wish)).status);
  expect(replies).toEqual([200, 200, 200, 429]);
});

test('a receipt names the day and the page where the law gives the right', async () => {
  await boughtInvoice();
  await platform.running.context.jobs.wake();
  expect((await inbox())[0]!.text).toMatch(/You may withdraw from this contract until .+, without a reason: http:\/\/arena\.localhost:\d+\/withdraw/);
});

test('the receipt of what is paid for by the view confirms that a minute of it ends the right', async () => {
  await member.buy('arena-fight-night');
  await platform.running.context.jobs.wake();
  expect((await inbox())[0]!.text).toMatch(/until .+, without a reason, unless it was played for a minute\. You agreed to that when you paid: http:\/\/arena\.localhost:\d+\/withdraw/);
});

test.each([['GB', 14], ['DE', 14], ['ES', 14], ['US', undefined], ['BR', undefined], ['', undefined]])('the law of %s gives %s days', (country, days) => {
  expect(withdrawalEnd(country, 0)).toBe(days === undefined ? undefined : days * day);
});
