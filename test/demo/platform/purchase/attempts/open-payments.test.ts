import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let tab: PayerWallet;
let phone: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  // Two sign-ins: two sessions of one member, as on two devices.
  [tab, phone] = [await openPayer(platform, 'netherlands'), await openPayer(platform, 'netherlands')];
});

type Open = { attemptId: string; kind: string; state: string; licenceName: string; basketId: string; paymentMethodType: string; action?: { url: string } };
const openOf = async (wallet: PayerWallet) => ((await wallet.ask({ path: '/api/v2/customer/payments' })).body as { payments: Open[] }).payments;

test('a payment that waits for its payer is found on another device, is given up there, and is open nowhere then', async () => {
  const attempt = await tab.begin('arena-pass-month', 'IDEAL', 'sandbox-card');
  const [found, ...more] = await openOf(phone);
  expect([found, more]).toMatchObject([{ attemptId: attempt.attemptId, state: 'REQUIRES_ACTION', licenceName: 'Arena Pass', paymentMethodType: 'IDEAL', action: { url: attempt.action!.url } }, []]);
  expect((await phone.cancel(found!.attemptId)).body).toMatchObject({ state: 'DECLINED', failureCode: 'payment_cancelled' });
  expect([await openOf(tab), await openOf(phone), (await tab.read(attempt.attemptId)).state]).toEqual([[], [], 'DECLINED']);
});

test('another device that pays all the same gives it up first: one charge, and the first one opens nothing', async () => {
  const first = await tab.begin('arena-pass-month', 'IDEAL', 'sandbox-card');
  const second = await phone.begin('arena-pass-month', 'IDEAL', 'sandbox-card');
  expect((await openOf(tab)).map(({ attemptId }) => attemptId)).toEqual([second.attemptId]);
  await phone.press(second, 'pay');
  await phone.ended(second);
  await tab.press(first, 'pay');
  expect([(await tab.read(first.attemptId)).state, (await tab.charges()).length, await tab.held(), await openOf(tab)]).toEqual(['DECLINED', 1, ['pass'], []]);
  await tab.expectBalance();
});

test('what a bank works on is found too, and nothing else is paid meanwhile', async () => {
  const attempt = await tab.begin('arena-pass-month', 'BANK', 'sandbox-bank');
  await tab.press(attempt, 'later');
  await tab.ended(attempt);
  expect(await openOf(phone)).toMatchObject([{ attemptId: attempt.attemptId, state: 'PENDING' }]);
  expect(await phone.pay(await phone.basket('arena-pass-month'), 'IDEAL', 'sandbox-card')).toMatchObject({ status: 409, body: { code: 'payment-in-flight' } });
});

test('a gift that waits for its payer is found as one', async () => {
  const { body } = await tab.ask({ method: 'PUT', path: '/api/v2/gift/basket', body: { giftId: 'pass-3-months' } });
  const gift = (await tab.pay(body as Parameters<typeof tab.pay>[0], 'IDEAL', 'sandbox-card')).body as { attemptId: string };
  expect((await openOf(phone)).map(({ attemptId, kind, licenceName }) => [attemptId, kind, licenceName])).toEqual([[gift.attemptId, 'GIFT', 'Arena Pass']]);
});

test('nobody sees another’s', async () => {
  await tab.begin('arena-pass-month', 'IDEAL', 'sandbox-card');
  expect(await openOf(await openPayer(platform, 'belgium'))).toEqual([]);
});
