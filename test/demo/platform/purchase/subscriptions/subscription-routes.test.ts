import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invoices, ledgerEntries, subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  member = await openWallet(platform, 'arena', 'member');
});
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

/** After this time; the member signs in again, since a session is over by then. */
async function after(days: number): Promise<void> {
  await passTime(platform, days * day);
  member = await openWallet(platform, 'arena', 'member');
}

const charged = async () => ((await platform.ask({ path: '/demo/charges?account=arena.member' })).body as { charges: unknown[] }).charges.length;
const kinds = async () => (await member.history()).map(({ itemType }) => itemType);
const cancelWithout = (offer = '?cancellationDiscount=IGNORE') => member.change('DELETE', `active-licences/pass${offer}`, 'pass');

describe('a subscription', () => {
  test('is renewed at the end of each month, once each, however far the clock goes', async () => {
    await member.buy('arena-pass-month');
    const begun = await member.licence('pass');
    expect(begun).toMatchObject({ status: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', pauseState: 'ALLOWED' }, changes: ['PAUSE', 'CANCEL'], price: { amount: 999 }, card: { last4Digits: '4242' } });
    await after(95);
    expect(await member.held()).toContain('pass');
    expect([await charged(), await kinds()]).toEqual([4, ['RENEWAL', 'RENEWAL', 'RENEWAL', 'SUBSCRIPTION']]);
  });

  test('has a gapless invoice for each payment, and books that add up to zero', async () => {
    await member.buy('arena-pass-month');
    await after(40);
    const { db } = platform.running.context;
    const numbers = (await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.realm, 'arena')).orderBy(invoices.number)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const [sum] = await db.select({ total: sql<string>`sum(${ledgerEntries.amount})` }).from(ledgerEntries);
    const [debt] = await db.select({ total: sql<string>`sum(${ledgerEntries.amount})` }).from(ledgerEntries).where(eq(ledgerEntries.book, 'customer arena.member'));
    expect([Number(sum?.total), Number(debt?.total)]).toEqual([0, 0]);
    expect((await member.history())[0]).toMatchObject({ itemType: 'RENEWAL', status: 'DONE', amount: { amount: 999 }, invoiceNumber: expect.stringMatching(/^ARENA-\d{6}$/) as string });
  });

  test('that was cancelled stays open until its end, and is not charged again', async () => {
    await member.buy('arena-pass-month');
    expect((await cancelWithout()).body).toMatchObject({ status: { status: 'ACTIVE', autoRenewingStatus: 'NOT_RENEWING' }, changes: ['REACTIVATE'] });
    await after(20);
    expect(await member.held()).toEqual(['pass']);
    await after(20);
    expect([await member.held(), await charged(), await kinds()]).toEqual([[], 1, ['CANCELLED_SUBSCRIPTION', 'CANCEL_SUBSCRIPTION', 'SUBSCRIPTION']]);
    expect(await member.licence('pass')).toMatchObject({ status: { status: 'EXPIRED' }, changes: [] });
  });

  test('that was cancelled keeps why, where its viewer says so, and only one of the reasons that are offered', async () => {
    await member.buy('arena-pass-month');
    const say = (reason: string, token = member.token) => platform.ask({ realm: 'arena', method: 'PUT', path: '/api/v2/active-licences/pass/cancel-reason', body: { reason }, token });
    expect((await say('NOT_USED')).status).toBe(404);
    await cancelWithout();
    const { version } = await member.licence('pass');
    const child = (await platform.signIn('arena', 'child')).authorisationToken;
    expect([(await say('NOT_USED')).status, (await say('my own words')).status, (await say('NOT_USED', child)).status]).toEqual([200, 400, 403]);
    const [row] = await platform.running.context.db.select().from(subscriptions).where(eq(subscriptions.accountId, 'arena.member'));
    expect([row?.cancelReason, row?.version]).toEqual(['NOT_USED', version]);
  });

  test('that was cancelled is renewed after all when it was reactivated', async () => {
    await member.buy('arena-pass-month');
    await cancelWithout();
    expect(await member.change('PATCH', 'reactivate-licence/pass', 'pass')).toMatchObject({ status: 200, body: { status: { autoRenewingStatus: 'AUTO_RENEWING' } } });
    await after(40);
    expect([await member.held(), await charged()]).toEqual([['pass'], 2]);
  });

  test('that is over is bought again in the same place', async () => {
    await member.buy('arena-pass-month');
    await cancelWithout();
    await after(40);
    expect(await member.buy('arena-pass-month')).toMatchObject({ status: 200 });
    expect(await member.licence('pass')).toMatchObject({ status: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' } });
  });

  test('of a higher rank ends the renewal of the lower one', async () => {
    await member.buy('arena-pass-month');
    await member.buy('arena-season-year');
    expect([(await member.licence('pass'))['status'], (await kinds())[0]]).toMatchObject([{ autoRenewingStatus: 'NOT_RENEWING' }, 'LICENCE_UPGRADE']);
    expect((await member.licence('pass'))['changes']).toEqual([]);
  });

  test('of a higher rank ends the pause of the lower one, which is never charged again', async () => {
    await member.buy('arena-pass-month');
    await member.change('POST', 'active-licences/pass/pause', 'pass');
    await after(33);
    await member.buy('arena-season-year');
    const before = await charged();
    expect(await member.licence('pass')).toMatchObject({ status: { status: 'EXPIRED', pauseState: 'NOT_ALLOWED' }, changes: [] });
    await after(120);
    expect([await charged(), await member.held()]).toEqual([before, ['season']]);
  });

  test('of a higher rank changes the version of the lower one', async () => {
    await member.buy('arena-pass-month');
    const { version } = await member.licence('pass');
    await member.buy('arena-season-year');
    expect((await member.licence('pass')).version).toBeGreaterThan(version);
  });

  test('bought once ends by itself and is charged once', async () => {
    await member.buy('arena-fight-night');
    expect(await member.licence('fight-night')).toMatchObject({ status: { autoRenewingStatus: 'NOT_RENEWING', pauseState: 'NOT_ALLOWED' }, changes: [] });
    await after(3);
    expect([await member.held(), await charged(), await kinds()]).toEqual([[], 1, ['PAID_ORDER']]);
  });
});

describe('a pause', () => {
  const pause = (resumeAfter?: number) => member.change('POST', 'active-licences/pass/pause', 'pass', resumeAfter === undefined ? {} : { config: { resumeAfter: new Date(resumeAfter).toISOString() } });
  const expiryOf = async () => Date.parse((await member.licence('pass') as unknown as { status: { expiryTimestamp: string } }).status.expiryTimestamp);

  test('begins at the end of what is paid, and ends at its date with a charge', async () => {
    await member.buy('arena-pass-month');
    const expiry = await expiryOf();
    expect((await pause(expiry + 10 * day)).body).toMatchObject({ status: { status: 'ACTIVE', subscriptionPendingActions: [{ action: 'PAUSE' }] }, changes: ['RESUME', 'CANCEL'] });
    await after(33);
    expect([await member.held(), await member.licence('pass')]).toMatchObject([[], { status: { status: 'EXPIRED', pauseState: 'PAUSED', resumeTimestamp: new Date(expiry + 10 * day).toISOString() } }]);
    expect((await member.ask({ method: 'PUT', path: '/api/v2/baskets/arena-pass-month?acknowledgeNoFreeTrial=false' })).body).toMatchObject({ code: 'licencePaused' });
    await after(10);
    expect([await member.held(), await charged()]).toEqual([['pass'], 2]);
    expect(await expiryOf()).toBeGreaterThan(expiry + 10 * day + 27 * day);
  });

  test('without a date lasts as long as it may', async () => {
    await member.buy('arena-pass-month');
    const expiry = await expiryOf();
    await pause();
    await after(33);
    expect(await member.licence('pass')).toMatchObject({ status: { resumeTimestamp: new Date(expiry + 90 * day).toISOString() } });
  });

  test('that was asked for is taken back, and the month is renewed', async () => {
    await member.buy('arena-pass-month');
    await pause();
    expect((await member.change('POST', 'active-licences/pass/resume', 'pass')).body).toMatchObject({ status: { subscriptionPendingActions: [] } });
    await after(33);
    expect([await member.held(), await charged()]).toEqual([['pass'], 2]);
  });

  test('is ended by the viewer with a charge of today', async () => {
    await member.buy('arena-pass-month');
    await pause();
    await after(40);
    expect(await member.change('POST', 'active-licences/pass/resume', 'pass')).toMatchObject({ status: 200, body: { status: { status: 'ACTIVE', pauseState: 'ALLOWED' } } });
    expect([await member.held(), await charged()]).toEqual([['pass'], 2]);
  });

  test('goes on when the card is refused, and says so', async () => {
    await member.buy('arena-pass-month', await member.card('4000000000000341'));
    await pause();
    await after(40);
    expect(await member.change('POST', 'active-licences/pass/resume', 'pass')).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    expect(await member.licence('pass')).toMatchObject({ status: { pauseState: 'PAUSED', subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS' }] } });
    expect([await member.held(), await charged()]).toEqual([[], 1]);
  });

  test.each([['before it begins', -day], ['after its longest time', 91 * day]])('that would end %s is refused', async (_when, offset) => {
    await member.buy('arena-pass-month');
    expect(await pause(await expiryOf() + offset)).toMatchObject({ status: 400, body: { code: 'invalid-resume-date', details: { field: 'resumeAfter' } } });
  });

  test('of what cannot rest is refused', async () => {
    await member.buy('arena-season-year');
    expect(await member.change('POST', 'active-licences/season/pause', 'season')).toMatchObject({ status: 409, body: { code: 'change-not-possible' } });
  });
});

describe('a renewal that is refused', () => {
  beforeEach(async () => { await member.buy('arena-pass-month', await member.card('4000000000000341')); });

  test('leaves the licence open for a week and asks for another card', async () => {
    await after(32);
    expect(await member.licence('pass')).toMatchObject({ status: { status: 'ACTIVE', subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS' }] } });
    expect([await member.held(), await charged()]).toEqual([['pass'], 1]);
  });

  test('ends the licence when nobody mends it, and is not tried for ever', async () => {
    await after(60);
    expect([await member.held(), await charged(), await kinds()]).toEqual([[], 1, ['CANCELLED', 'FAILED_INVOICE', 'PAYMENT_FAILED', 'PAYMENT_FAILED', 'PAYMENT_FAILED', 'PAYMENT_FAILED', 'SUBSCRIPTION']]);
  });

  test.each(['POST', 'PUT'] as const)('says what another card is charged at once, and charges that: %s', async (method) => {
    expect(await member.licence('pass')).not.toHaveProperty('due');
    await after(33);
    expect(await member.licence('pass')).toMatchObject({ due: { amount: 999, scale: 2, currency: 'EUR' } });
    expect(await member.change(method, `licence/pass/payment-details/${await member.card()}`, 'pass')).toMatchObject({ status: 200 });
    expect([await charged(), 'due' in await member.licence('pass')]).toEqual([2, false]);
    await member.change(method, `licence/pass/payment-details/${await member.card('5555555555554444')}`, 'pass');
    expect(await charged()).toBe(2);
  });

  test('owes nothing once it is over', async () => {
    await after(60);
    expect(await member.licence('pass')).not.toHaveProperty('due');
    expect(await member.change('PUT', `licence/pass/payment-details/${await member.card()}`, 'pass')).toMatchObject({ status: 409, body: { code: 'change-not-possible' } });
    expect(await charged()).toBe(1);
  });

  test('is paid by another card at once, and the months go on from where they began', async () => {
    const before = Date.parse((await member.licence('pass') as unknown as { status: { expiryTimestamp: string } }).status.expiryTimestamp);
    await after(33);
    const card = await member.card();
    expect(await member.change('POST', `licence/pass/payment-details/${card}`, 'pass')).toMatchObject({ status: 200, body: { status: { status: 'ACTIVE', subscriptionPendingActions: [] } } });
    expect([await charged(), (await kinds()).slice(0, 2)]).toEqual([2, ['PAY_BY_ANOTHER_CARD', 'RENEWAL']]);
    const next = Date.parse((await member.licence('pass') as unknown as { status: { expiryTimestamp: string } }).status.expiryTimestamp);
    expect(new Date(next).getUTCHours()).toBe(new Date(before).getUTCHours());
    expect(next - before).toBeLessThanOrEqual(31 * day);
  });

  test('is not ended sooner by a viewer who tries cards that are refused', async () => {
    await after(32);
    for (let times = 0; times < 5; times += 1) {
      const card = await member.card('4000000000000341');
      expect(await member.change('POST', `licence/pass/payment-details/${card}`, 'pass')).toMatchObject({ status: 402 });
    }
    expect(await member.licence('pass')).toMatchObject({ status: { status: 'ACTIVE' } });
  });
});

describe('an offer to stay', () => {
  const verify = async () => (await member.ask({ path: '/api/v2/cancellation-promo/pass/verify' })).body;

  test('stands before the cancellation until it is answered', async () => {
    await member.buy('arena-pass-month');
    expect(await cancelWithout('')).toMatchObject({ status: 409, body: { code: 'cancellationOffer' } });
    expect(await verify()).toMatchObject({ eligible: true, discount: { type: 'PERCENTAGE', percentage: 30, state: 'ACTIVE', paymentsLeft: 3 }, price: { amount: 699, scale: 2, currency: 'EUR' } });
    expect((await member.change('POST', 'cancellation-promo/pass/refuse', 'pass')).status).toBe(200);
    expect(await verify()).toEqual({ eligible: false });
    expect(await cancelWithout('')).toMatchObject({ status: 200, body: { status: { autoRenewingStatus: 'NOT_RENEWING' } } });
  });

  test('that was taken comes off three payments and no more', async () => {
    await member.buy('arena-pass-month');
    expect(await member.change('POST', 'cancellation-promo/pass/redeem', 'pass')).toMatchObject({ status: 200, body: { discount: { percentage: 30 } } });
    await after(130);
    expect((await member.history()).map(({ amount }) => amount?.amount)).toEqual([999, 699, 699, 699, 999]);
    expect(await member.licence('pass')).not.toHaveProperty('discount');
  });

  test('is taken once by two who try at the same time', async () => {
    await member.buy('arena-pass-month');
    const { version } = await member.licence('pass');
    const redeem = () => member.ask({ path: '/api/v2/cancellation-promo/pass/redeem', headers: { 'if-match': `"${version}"` }, body: {} });
    expect((await Promise.all([redeem(), redeem()])).map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('a change', () => {
  test.each([[undefined, 428, 'version-missing'], ['"99"', 412, 'subscription-changed'], ['nonsense', 412, 'subscription-changed']])('that names the version %s is refused', async (asked, status, code) => {
    await member.buy('arena-pass-month');
    const headers: Record<string, string> = asked === undefined ? {} : { 'if-match': asked };
    expect(await member.ask({ method: 'DELETE', path: '/api/v2/active-licences/pass?cancellationDiscount=IGNORE', headers })).toMatchObject({ status, body: { code } });
  });

  test('of another’s licence, or by a card of another’s, finds nothing', async () => {
    await member.buy('arena-pass-month');
    const other = await openWallet(platform, 'arena', 'buyer');
    expect(await other.ask({ method: 'DELETE', path: '/api/v2/active-licences/pass', headers: { 'if-match': '"1"' } })).toMatchObject({ status: 404 });
    expect(await member.change('POST', `licence/pass/payment-details/${await other.card()}`, 'pass')).toMatchObject({ status: 404, body: { code: 'card-not-found' } });
  });

  test('by a child is refused', async () => {
    const child = await openWallet(platform, 'arena', 'child');
    expect(await child.ask({ method: 'DELETE', path: '/api/v2/active-licences/pass', headers: { 'if-match': '"1"' } })).toMatchObject({ status: 403, body: { code: 'kidPurchasePermissionDenied' } });
  });

  test('from two pages at once: one wins, the other is told', async () => {
    await member.buy('arena-pass-month');
    const { version } = await member.licence('pass');
    const headers = { 'if-match': `"${version}"` };
    const replies = await Promise.all([
      member.ask({ method: 'DELETE', path: '/api/v2/active-licences/pass?cancellationDiscount=IGNORE', headers }),
      member.ask({ path: '/api/v2/active-licences/pass/pause', headers, body: {} }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

test('a free trial goes on with the card that was its mandate, whatever kind of payment is said to begin it', async () => {
  const viewer = await openWallet(platform, 'cinema', 'member');
  const card = await viewer.card();
  expect(await viewer.buy('cinema-premium-year', card, 'ZERO_BALANCE')).toMatchObject({ status: 200, body: { amount: 0 } });
  expect(await viewer.licence('premium-year')).toMatchObject({ status: { status: 'TRIAL_ACTIVE' }, card: { cardId: card } });
  await passTime(platform, 16 * day);
  const later = await openWallet(platform, 'cinema', 'member');
  expect((await later.history()).map(({ itemType, amount }) => [itemType, amount?.amount])).toEqual([['PAID_INVOICE', 12590], ['TRIAL_INVOICE', 0]]);
  expect(await later.licence('premium-year')).toMatchObject({ status: { status: 'ACTIVE' } });
});

test('what was given is shown and cannot be changed', async () => {
  const subscriber = await openWallet(platform, 'arena', 'subscriber');
  expect(await subscriber.licence('season')).toMatchObject({ status: { status: 'ACTIVE', autoRenewingStatus: 'NOT_RENEWING' }, changes: [] });
});
