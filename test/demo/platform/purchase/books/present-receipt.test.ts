import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { receipt } from '../../../../../src/contracts/purchase/papers/receipt.ts';
import type * as z from 'zod/mini';
import { openWallet, passTime, type MemberWallet } from '../../../../support/member-wallet.ts';
import { openPayer } from '../../../../support/payer-wallet.ts';
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

type Said = z.input<typeof receipt>;
const read = async (wallet = member, licenceId = 'pass') => (await wallet.ask({ path: `/api/v2/customer/receipts/${licenceId}` })).body as Said;
const euros = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const visa = { paymentMethodType: 'CARD', cardType: 'visa', last4Digits: '4242' };

/** Whole days between two moments of an answer. */
const daysTo = (at: unknown, from = Date.now()): number => Math.round((Date.parse(String(at)) - from) / day);

test('a first payment by a card: what it took, its invoice and file, until when, and the next payment on that day', async () => {
  await member.buy('arena-pass-month');
  const said = await read();
  expect(said).toMatchObject({ licenceId: 'pass', name: 'Arena Pass', paid: euros(999), means: visa, isTrial: false, next: { ...euros(999), at: said.openUntil } });
  const [item] = await member.history();
  expect(said.invoice).toEqual({ number: item?.invoiceNumber, historyId: expect.any(String) });
  expect((await member.ask({ path: `/api/v2/customer/payment-history/${said.invoice?.historyId}/pdf` })).status).toBe(200);
});

test('a renewal is the receipt from then on, by the card that paid it', async () => {
  await member.buy('arena-pass-month', await member.card('5555555555554444'));
  const before = await read();
  await passTime(platform);
  member = await openWallet(platform, 'arena', 'member');
  const after = await read();
  expect(after).toMatchObject({ paid: euros(999), means: { paymentMethodType: 'CARD', cardType: 'mastercard', last4Digits: '4444' } });
  expect([after.invoice?.number === before.invoice?.number, Date.parse(String(after.openUntil)) > Date.parse(String(before.openUntil))]).toEqual([false, true]);
});

describe('what follows', () => {
  beforeEach(async () => { await member.buy('arena-pass-month'); });

  test('nothing, after a cancellation', async () => {
    await member.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
    expect(await read()).not.toHaveProperty('next');
    expect(await read()).toHaveProperty('openUntil');
  });

  test('nothing by itself, before a pause that was asked for', async () => {
    await member.change('POST', 'active-licences/pass/pause', 'pass');
    expect(await read()).not.toHaveProperty('next');
  });

  test('less, by an offer to stay', async () => {
    await member.change('POST', 'cancellation-promo/pass/redeem', 'pass');
    expect((await read()).next!.amount).toBeLessThan(999);
  });

  test('nothing at a price that the member has not agreed to, and that price once they have', async () => {
    await platform.ask({ method: 'PUT', path: '/demo/price-migrations', body: { realm: 'arena', sku: 'arena-pass-month', amount: 1299, effectiveAt: new Date().toISOString() } });
    expect(await read()).not.toHaveProperty('next');
    const { priceMigration } = await member.licence('pass') as unknown as { priceMigration: { id: string } };
    await member.change('PUT', `price-migration/${priceMigration.id}/consent`, 'pass', { status: 'CONTINUE' });
    expect((await read()).next).toMatchObject(euros(1299));
  });
});

test('a free trial: nothing was taken, by what later payments are made, and the first of them with its tax', async () => {
  const wallet = await openWallet(platform, 'cinema', 'member');
  const { basketId, version, followingTotal, trialDays } = (await wallet.ask({ method: 'PUT', path: '/api/v2/baskets/cinema-premium-year?acknowledgeNoFreeTrial=false' })).body as { basketId: string; version: number; followingTotal: number; trialDays: number };
  const primaryPaymentDetailsAttributes = { paymentDetailsExternalId: await wallet.card(), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
  await wallet.ask({ path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': 'a-free-trial' }, body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes } } });
  const said = await read(wallet, 'premium-year');
  expect(said).toMatchObject({ paid: { amount: 0 }, means: visa, isTrial: true, next: { amount: followingTotal, at: said.openUntil } });
  expect([said.invoice, daysTo(said.openUntil)]).toEqual([undefined, trialDays]);
});

test('a payment that was confirmed at a bank names it', async () => {
  const payer = await openPayer(platform, 'netherlands');
  const attempt = await payer.begin('arena-pass-month', 'IDEAL', 'sandbox-card');
  await payer.press(attempt, 'pay');
  await payer.ended(attempt);
  expect(await read(payer)).toMatchObject({ paid: euros(999), means: { paymentMethodType: 'IDEAL' }, next: euros(999) });
});

test('what a voucher gives was not paid, and nothing follows, though it was bought once before', async () => {
  await member.buy('arena-pass-month');
  await member.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
  await passTime(platform);
  member = await openWallet(platform, 'arena', 'member');
  expect((await member.ask({ path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'GIFTPASS', licenceId: 'pass' } })).status).toBe(200);
  expect(Object.keys(await read()).sort()).toEqual(['isTrial', 'licenceId', 'name', 'openUntil']);
});

test('nobody reads the receipt of what is not theirs, and a child reads none', async () => {
  await member.buy('arena-pass-month');
  const other = await openWallet(platform, 'arena', 'buyer');
  expect(await read(other)).toMatchObject({ code: 'receipt-not-found' });
  const child = await openWallet(platform, 'arena', 'child');
  expect((await child.ask({ path: '/api/v2/customer/receipts/pass' })).status).toBe(403);
});
