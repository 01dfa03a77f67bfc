import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FirstCharge, type PaymentProvider, RefundRefused } from '../../../../../demo/platform/purchase/providers/payment-provider.ts';
import { answerPayment } from '../../../../../demo/platform/purchase/providers/provider-payments.ts';
import { SandboxProvider } from '../../../../../demo/platform/purchase/providers/sandbox-provider.ts';
import { signedHeaders } from '../../../../../demo/platform/purchase/providers/webhook-signature.ts';
import { openWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let sandbox: PaymentProvider;
let cardOf: (number: string) => Promise<string>;
beforeAll(async () => {
  platform = await openTestPlatform();
  sandbox = new SandboxProvider(platform.running.context, 'sandbox-card', { realm: 'arena', name: 'Arena' });
  cardOf = (await openWallet(platform, 'arena', 'member')).card;
}, 120_000);
afterAll(() => platform.close());

const order = (attemptId: string, token: string): FirstCharge => ({ attemptId, accountId: 'arena.member', token, keepsMandate: true, returnTo: 'https://arena.test/pay/sandbox-card', amount: 999, scale: 2, currency: 'EUR' });

test.each([
  ['4242424242424242', { state: 'PAID' }, { state: 'PAID' }],
  ['4000000000000341', { state: 'PAID' }, { state: 'REFUSED', failureCode: 'card_declined' }],
  ['4000000000003055', { state: 'PAID' }, { state: 'PAID' }],
  ['4000000000009995', { state: 'REFUSED', failureCode: 'insufficient_funds' }, undefined],
])('%s is charged now and later as the interface says', async (number, now, later) => {
  const paid = await sandbox.charge(order(`plain ${number}`, await cardOf(number)));
  expect(paid).toMatchObject(now);
  if (!later || paid.state !== 'PAID' || !paid.mandate) return;
  expect(await sandbox.chargeMandate({ attemptId: `later ${number}`, amount: 999, scale: 2, currency: 'EUR', mandate: paid.mandate })).toMatchObject(later);
});

test.each(['4000000000003220', '4000003800000446', '4000002500003155'])('%s: its issuer asks whoever pays, and lets what follows be collected without them', async (number) => {
  const token = await cardOf(number);
  expect(await sandbox.charge(order(`asked ${number}`, token))).toMatchObject({ state: 'REQUIRES_ACTION' });
  expect(await sandbox.chargeMandate({ attemptId: `later ${number}`, amount: 999, scale: 2, currency: 'EUR', mandate: { payer: 'arena.member', token } })).toMatchObject({ state: 'PAID' });
});

test('an issuer that asks is visited once, however often the charge is sent, and what came of it is asked of the provider', async () => {
  const token = await cardOf('4000002760003184');
  const asked = await sandbox.charge(order('asked', token));
  expect(asked).toMatchObject({ state: 'REQUIRES_ACTION', url: expect.stringMatching(/^http:\/\/acs\.localhost:/) });
  expect(await sandbox.charge(order('asked', token))).toEqual(asked);
  await answerPayment(platform.running.context.db, asked.reference, { state: 'PAID' });
  expect(await sandbox.confirm(asked.reference, {})).toMatchObject({ state: 'PAID' });
  const back = { refundId: 'asked', attemptId: 'asked', reference: asked.reference, amount: 999, scale: 2, currency: 'EUR' };
  await sandbox.refund(back);
  await sandbox.refund(back);
  await expect(sandbox.refund({ ...back, refundId: 'once more' })).rejects.toThrow(RefundRefused);
});

test('a card that nobody keeps is charged nothing', async () => {
  expect(await sandbox.charge(order('nobody', 'card-of-nobody'))).toEqual({ state: 'REFUSED', reference: 'nobody', failureCode: 'failedPayment' });
});

test('a signed message says which payment it is about, a forged one nothing', () => {
  const body = JSON.stringify({ type: 'payment.updated', data: { reference: 'r1', state: 'PAID' } });
  const headers = { ...signedHeaders(platform.running.context.keys.provider, 'sandbox-card', body) };
  expect(sandbox.provenMessages({ body, headers }, 0)).toEqual([{ reference: 'r1', isDispute: false }]);
  expect(sandbox.provenMessages({ body: `${body} `, headers }, 0)).toBeUndefined();
});
