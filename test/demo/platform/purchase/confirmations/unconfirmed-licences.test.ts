import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GiftBasket } from '../../../../../src/contracts/purchase/gift.ts';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet, type WaitingAttempt } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let viewer: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openPayer(platform, 'netherlands');
});

interface Told { licenceId: string; version: number; confirmation?: { attemptId: string; url: string }; status: { status: string; autoRenewingStatus: string; licencePayment: { paymentEventType: string; purchaseId: string } } }

const licences = async () => ((await viewer.ask({ path: '/api/v2/user/licence' })).body as { licences: Told[] }).licences;
const byBank = () => viewer.begin('arena-pass-month', 'BANK', 'sandbox-card');
/** The bank has the payer's word, and takes a day. */
const atBank = async (): Promise<WaitingAttempt> => {
  const attempt = await byBank();
  await viewer.press(attempt, 'later');
  await vi.waitFor(async () => expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'PENDING' }), 10_000);
  return attempt;
};
const later = async (days: number) => {
  await passTime(platform, days * 86_400_000);
  viewer = await openPayer(platform, 'netherlands');
};
const unconfirmed = (attemptId: string) => ({
  licenceId: 'pass', version: 0, changes: [], status: { status: 'INACTIVE', autoRenewingStatus: 'NOT_RENEWING', subscriptionPendingActions: [], licencePayment: { paymentEventType: 'UNCONFIRMED', purchaseId: attemptId } },
});

/** @source spec 2 §4 "A licence with a confirm-payment activation strategy starts INACTIVE with an unconfirmed payment event" */
test('bought, it is INACTIVE with an unconfirmed payment, and says where its payer confirms it', async () => {
  const { attemptId, action } = await byBank();
  expect(await licences()).toMatchObject([{ ...unconfirmed(attemptId), confirmation: { attemptId, url: action!.url } }]);
  expect([await viewer.held(), await viewer.charges(), await viewer.history()]).toEqual([[], [], []]);
});

test('it stays INACTIVE for the day that a bank takes, opens nothing and changes nothing, and is ACTIVE with the money', async () => {
  const { attemptId } = await atBank();
  const [told] = await licences();
  expect(told).toMatchObject(unconfirmed(attemptId));
  expect(told).not.toHaveProperty('confirmation');
  expect(await viewer.held()).toEqual([]);
  for (const [method, path] of [['POST', 'active-licences/pass/pause'], ['DELETE', 'active-licences/pass'], ['PATCH', 'reactivate-licence/pass']] as const) {
    expect((await viewer.change(method, path, 'pass')).status).toBe(404);
  }
  await later(2);
  expect(await licences()).toMatchObject([{ licenceId: 'pass', status: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING', licencePayment: { paymentEventType: 'CONFIRMED' } } }]);
  expect([await viewer.held(), (await viewer.charges()).length]).toEqual([['pass'], 1]);
});

test.each(['refuse', 'cancel'])('it is gone where the payment is not made: %s', async (answer) => {
  const attempt = await byBank();
  await viewer.press(attempt, answer);
  await viewer.ended(attempt);
  expect(await licences()).toEqual([]);
});

test('bought again, it stands in the place of the one that is over, which is back where it is not paid', async () => {
  await viewer.buy('arena-pass-month');
  await viewer.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
  await later(32);
  expect((await licences()).map(({ status }) => status.status)).toEqual(['EXPIRED']);
  const attempt = await byBank();
  expect(await licences()).toMatchObject([unconfirmed(attempt.attemptId)]);
  await viewer.cancel(attempt.attemptId);
  expect((await licences()).map(({ status }) => status.status)).toEqual(['EXPIRED']);
});

test('another card that an issuer asks about is no purchase: the licence stays ACTIVE', async () => {
  await viewer.buy('arena-pass-month');
  await viewer.change('PUT', `licence/pass/payment-details/${await viewer.card('4000002760003184')}`, 'pass');
  expect((await licences()).map(({ status }) => status.status)).toEqual(['ACTIVE']);
});

test('a gift that waits for its payment is nobody’s licence', async () => {
  const basket = (await viewer.ask({ method: 'PUT', path: '/api/v2/gift/basket', body: { giftId: 'pass-3-months' } })).body as GiftBasket;
  const paid = await viewer.ask({
    path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': 'a gift by a bank' },
    body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'BANK' } } },
  });
  expect(paid.body).toMatchObject({ state: 'REQUIRES_ACTION' });
  expect(await licences()).toEqual([]);
});
