import { randomUUID } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GiftBasket, PaidGift } from '../../../../src/contracts/purchase/gift.ts';
import { jobs } from '../../../../demo/platform/db/tables/job-tables.ts';
import { charges, entitlements } from '../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { subscriptions } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { afterPeriod } from '../../../../demo/platform/purchase/after-period.ts';
import { type MemberWallet, openWallet } from '../../../support/member-wallet.ts';
import { openPayer } from '../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

const day = 86_400_000;
const minute = 60_000;

let platform: TestPlatform;
let viewer: MemberWallet;
let who: { realm: 'arena' | 'cinema'; name: string };
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  await signIn('arena', 'netherlands');
});
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const db = () => platform.running.context.db;
async function signIn(realm: typeof who.realm, name: string): Promise<void> {
  who = { realm, name };
  viewer = await openWallet(platform, realm, name);
}
async function passed(ms: number): Promise<void> {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: ms } });
  await signIn(who.realm, who.name);
}
const passedUntil = async (moment: number) => passed(moment - await platform.running.context.now());

/** Lets time pass, and the scheduler come late: what is due to subscriptions waits until it is let go, as the work of a newer release does. */
async function passedUnseen(ms: number): Promise<{ letGo(): Promise<void> }> {
  await db().update(jobs).set({ kind: 'waits' }).where(eq(jobs.kind, 'subscription'));
  await passed(ms);
  return {
    async letGo() {
      await db().update(jobs).set({ kind: 'subscription' }).where(eq(jobs.kind, 'waits'));
      await passed(0);
      expect(await db().select().from(jobs).where(and(eq(jobs.kind, 'subscription'), lte(jobs.dueAt, await platform.running.context.now())))).toEqual([]);
    },
  };
}

const account = () => `${who.realm}.${who.name}`;
const until = async () => (await db().select().from(entitlements).where(and(eq(entitlements.accountId, account()), eq(entitlements.licenceId, 'pass'), eq(entitlements.provider, ''))))[0]?.expiresAt ?? 0;
const row = async (licenceId = 'pass') => (await db().select().from(subscriptions).where(and(eq(subscriptions.accountId, account()), eq(subscriptions.licenceId, licenceId))))[0]!;
const charged = async () => (await db().select().from(charges).where(eq(charges.accountId, account()))).sort((one, other) => one.chargedAt - other.chargedAt).map(({ amount }) => amount);
const cancel = () => viewer.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
const redeemVoucher = () => viewer.ask({ path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'GIFTPASS', licenceId: 'pass' } });

/** The code of a gift of the pass for three months. */
async function giftCode(): Promise<string> {
  const { basketId, version } = (await viewer.ask({ method: 'PUT', path: '/api/v2/gift/basket', body: { giftId: 'pass-3-months' } })).body as GiftBasket;
  const means = { paymentDetailsExternalId: await viewer.card(), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
  const paid = await viewer.ask({ path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': randomUUID() }, body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: means } } });
  expect(paid.status).toBe(200);
  return ((await viewer.ask({ path: `/api/v2/gift/paid/${basketId}`, body: {} })).body as PaidGift).code!;
}
const redeemGift = (redeemCode: string) => viewer.ask({ path: '/api/v2/gift/redeem', body: { redeemCode } });

describe('what a scheduler that comes late', () => {
  beforeEach(async () => { await viewer.buy('arena-pass-month'); });

  test('ends, takes nothing from a voucher that was redeemed before it came', async () => {
    await cancel();
    const scheduler = await passedUnseen(40 * day);
    expect(await redeemVoucher()).toMatchObject({ status: 200, body: { licenceIds: ['pass'] } });
    const given = await until();
    await scheduler.letGo();
    expect([await until(), await viewer.held(), (await row()).status]).toEqual([given, ['pass'], 'EXPIRED']);
  });

  test('ends, takes nothing from a gift', async () => {
    const code = await giftCode();
    await cancel();
    const scheduler = await passedUnseen(40 * day);
    expect(await redeemGift(code)).toMatchObject({ status: 200, body: { licenceId: 'pass' } });
    const given = await until();
    await scheduler.letGo();
    expect([await until(), await viewer.held(), (await row()).status]).toEqual([given, ['pass'], 'EXPIRED']);
  });

  test('renews, was renewed before a code is used up for it', async () => {
    const code = await giftCode();
    const scheduler = await passedUnseen(40 * day);
    expect([await redeemVoucher(), await redeemGift(code)]).toMatchObject([{ status: 409, body: { code: 'licenceAlreadyActive' } }, { status: 409, body: { code: 'licenceAlreadyActive' } }]);
    await scheduler.letGo();
    expect((await row()).expiresAt).toBe(await until());
    expect((await charged()).slice(-1)).toEqual([999]);
  });

  test('renews, is not bought a second time', async () => {
    const { expiresAt, id, paymentMethodId } = await row();
    const scheduler = await passedUnseen(40 * day);
    expect(await viewer.buy('arena-pass-month', paymentMethodId!)).toMatchObject({ status: 409, body: { code: 'licenceAlreadyActive' } });
    await scheduler.letGo();
    expect([await charged(), (await row()).id, (await row()).expiresAt! > expiresAt!]).toEqual([[999, 999], id, true]);
  });

  test('ends, is bought again for a whole period', async () => {
    await cancel();
    const { paymentMethodId } = await row();
    const scheduler = await passedUnseen(40 * day);
    expect(await viewer.buy('arena-pass-month', paymentMethodId!)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    await scheduler.letGo();
    const { purchasedAt, status, expiresAt } = await row();
    expect([status, expiresAt, await until()]).toEqual(['ACTIVE', afterPeriod(purchasedAt, 'P1M'), afterPeriod(purchasedAt, 'P1M')]);
  });

  test('renews, is cancelled after that period was paid, from how it stands then', async () => {
    const { version } = await row();
    const scheduler = await passedUnseen(40 * day);
    expect(await viewer.ask({ method: 'DELETE', path: '/api/v2/active-licences/pass?cancellationDiscount=IGNORE', headers: { 'if-match': `"${version}"` } })).toMatchObject({ status: 412, body: { code: 'subscription-changed' } });
    await scheduler.letGo();
    expect([await charged(), (await cancel()).status, (await row()).renews]).toEqual([[999, 999], 200, false]);
  });

  test('renews, is renewed before what a bank says of a higher licence is heard', async () => {
    const { expiresAt } = await row();
    await passedUntil(expiresAt! - 5 * minute);
    const payer = await openPayer(platform, 'netherlands');
    const begun = await payer.begin('arena-season-year', 'IDEAL', 'sandbox-card');
    const scheduler = await passedUnseen(10 * minute);
    await payer.press(begun, 'pay');
    expect((await payer.ended(begun)).state).toBe('SUCCEEDED');
    await scheduler.letGo();
    expect([(await charged()).slice(0, 2), (await row()).renews, await until()]).toEqual([[999, 999], false, afterPeriod((await row()).anchoredAt, 'P1M', 2)]);
  });
});

test('a lower licence that takes the place of another one has done so before its member looks at what it may be changed to', async () => {
  await signIn('cinema', 'member');
  await viewer.buy('cinema-premium-month');
  const { quoteId } = (await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'premium', sku: 'cinema-basic-month' } })).body as { quoteId: string };
  expect((await viewer.ask({ path: `/api/v2/basket/changes/${quoteId}`, body: {} })).status).toBe(200);
  const scheduler = await passedUnseen(32 * day);
  expect(await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: 'cinema-premium-month' } })).toMatchObject({ status: 200, body: { kind: 'UPGRADE', price: 1199 } });
  await scheduler.letGo();
  expect([(await row('premium')).status, (await row('pass')).status, await viewer.held()]).toEqual(['EXPIRED', 'ACTIVE', ['pass']]);
});
