import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FirstCharge } from '../../../../../../demo/platform/purchase/providers/payment-provider.ts';
import { AdyenProvider } from '../../../../../../demo/platform/purchase/providers/vendors/adyen-provider.ts';
import { type AdyenItem, adyenSignature } from '../../../../../../demo/platform/purchase/providers/vendors/adyen-signature.ts';
import { VendorRejected } from '../../../../../../demo/platform/purchase/providers/vendors/call-vendor.ts';
import { openVendorDouble, type VendorDouble, type VendorReply, type VendorRequest } from '../../../../../support/vendors/vendor-double.ts';

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const merchantAccount = 'FootlightTest';
let double: VendorDouble;
let adyen: AdyenProvider;

const assert = (isGood: boolean, what: string): void => { if (!isGood) throw new Error(what); };

interface AskedPayment { merchantAccount: string; reference: string; amount: { value: number; currency: string }; paymentMethod: Record<string, string>; shopperReference: string; shopperInteraction: string; recurringProcessingModel?: string; storePaymentMethod?: boolean; returnUrl?: string }

/** Adyen's test cards refuse by what stands in the holder's name. */
function paymentOf({ reference, paymentMethod, storePaymentMethod }: AskedPayment): VendorReply {
  const pspReference = `PSP${reference.toUpperCase()}`;
  const asked = paymentMethod['holderName'] ?? paymentMethod['storedPaymentMethodId'] ?? '';
  const [, refusalReasonCode] = /^REFUSE (\d+)$/.exec(asked) ?? [];
  if (refusalReasonCode) return { status: 200, body: { pspReference, resultCode: 'Refused', refusalReason: 'Refused', refusalReasonCode } };
  if (asked === 'ASK') return { status: 200, body: { resultCode: 'RedirectShopper', action: { type: 'redirect', method: 'GET', url: 'https://checkoutshopper.adyen.test/3d', paymentMethodType: 'scheme' } } };
  if (asked === 'WAIT') return { status: 200, body: { pspReference, resultCode: 'Received' } };
  return { status: 200, body: { pspReference, resultCode: 'Authorised', ...(storePaymentMethod ? { additionalData: { 'recurring.recurringDetailReference': 'TOKEN1', 'recurring.shopperReference': 'arena.member' } } : {}) } };
}

function answer({ method, path, headers, body }: VendorRequest): VendorReply {
  assert(method === 'POST' && headers['x-api-key'] === 'key-double' && headers['content-type'] === 'application/json', 'the key');
  const asked = JSON.parse(body) as AskedPayment & { details?: { redirectResult: string } };
  if (path === '/v71/payments/details') {
    assert(typeof asked.details?.redirectResult === 'string', 'what the way back brought');
    const known = { pspReference: 'PSPA1', merchantReference: 'a1' };
    return { status: 200, body: asked.details?.redirectResult === 'good' ? { ...known, resultCode: 'Authorised' } : { ...known, resultCode: 'Refused', refusalReasonCode: '11' } };
  }
  assert(typeof headers['idempotency-key'] === 'string' && headers['idempotency-key'].length <= 64, 'a key of at most 64');
  assert(asked.merchantAccount === merchantAccount && Number.isInteger(asked.amount.value) && /^[A-Z]{3}$/.test(asked.amount.currency), 'merchant and amount');
  const [, refunded] = /^\/v71\/payments\/(\w+)\/refunds$/.exec(path) ?? [];
  if (refunded) return { status: 201, body: { merchantAccount, paymentPspReference: refunded, pspReference: 'PSPR1', status: 'received', reference: asked.reference, amount: asked.amount } };
  assert(path === '/v71/payments' && ['Ecommerce', 'ContAuth'].includes(asked.shopperInteraction) && typeof asked.shopperReference === 'string', 'who is there');
  if (asked.shopperInteraction === 'ContAuth') assert(asked.recurringProcessingModel === 'Subscription' && typeof asked.paymentMethod['storedPaymentMethodId'] === 'string' && asked.returnUrl === undefined, 'a later charge');
  else assert(typeof asked.returnUrl === 'string', 'a way back');
  return paymentOf(asked);
}

beforeEach(async () => {
  double = await openVendorDouble(answer);
  adyen = new AdyenProvider({ apiKey: 'key-double', clientKey: 'test_double', merchantAccount, hmacKey, origin: `${double.origin}/v71`, environment: 'test' });
});
afterEach(() => double.close());

const card = (holderName = 'M. Holt') => JSON.stringify({ type: 'scheme', encryptedCardNumber: 'adyenjs…', encryptedExpiryMonth: '…', encryptedExpiryYear: '…', encryptedSecurityCode: '…', holderName });
const order = (over: Partial<FirstCharge> = {}): FirstCharge => ({ attemptId: 'a1', accountId: 'arena.member', token: card(), keepsMandate: true, returnTo: 'https://arena.test/pay/adyen', amount: 999, scale: 2, currency: 'EUR', ...over });
const bodyOf = (index: number) => JSON.parse(double.requests[index]?.body ?? '{}') as AskedPayment;

test('a charge names amount, merchant, attempt and way back, and keeps the mandate for what follows', async () => {
  expect(await adyen.charge(order())).toEqual({ state: 'PAID', reference: 'PSPA1', mandate: { payer: 'arena.member', token: 'TOKEN1' } });
  expect(double.requests[0]?.headers['idempotency-key']).toBe('a1');
  expect(bodyOf(0)).toMatchObject({ amount: { value: 999, currency: 'EUR' }, reference: 'a1', shopperReference: 'arena.member', shopperInteraction: 'Ecommerce', recurringProcessingModel: 'Subscription', storePaymentMethod: true, returnUrl: 'https://arena.test/pay/adyen' });
});

test('what is bought once keeps nothing', async () => {
  expect(await adyen.charge(order({ keepsMandate: false }))).toEqual({ state: 'PAID', reference: 'PSPA1' });
  expect([bodyOf(0).storePaymentMethod, bodyOf(0).recurringProcessingModel]).toEqual([undefined, undefined]);
});

test('nothing is charged where nothing is due: 0 is authorised for the mandate', async () => {
  expect(await adyen.charge(order({ amount: 0 }))).toMatchObject({ state: 'PAID', mandate: { token: 'TOKEN1' } });
  expect(bodyOf(0).amount).toEqual({ value: 0, currency: 'EUR' });
});

test.each([['2', 'card_declined'], ['6', 'expired_card'], ['12', 'insufficient_funds'], ['24', 'incorrect_cvc'], ['11', 'CHALLENGE_FAILED'], ['99', 'card_declined']])('refused for the reason %s is %s', async (reason, failureCode) => {
  expect(await adyen.charge(order({ token: card(`REFUSE ${reason}`) }))).toEqual({ state: 'REFUSED', reference: 'PSPA1', failureCode });
});

test('an issuer that asks is visited, and what the way back brought is judged by Adyen', async () => {
  expect(await adyen.charge(order({ token: card('ASK') }))).toEqual({ state: 'REQUIRES_ACTION', reference: '', url: 'https://checkoutshopper.adyen.test/3d' });
  expect(await adyen.confirm('', { redirectResult: 'good', attemptId: 'a1' })).toMatchObject({ state: 'PAID', reference: 'PSPA1' });
  expect(await adyen.confirm('', { redirectResult: 'forged', attemptId: 'a1' })).toMatchObject({ state: 'REFUSED', failureCode: 'CHALLENGE_FAILED' });
  await expect(adyen.confirm('', { redirectResult: 'good', attemptId: 'a2' })).rejects.toThrow(VendorRejected);
});

test('a payment that takes its time is pending', async () => {
  expect(await adyen.charge(order({ token: card('WAIT') }))).toEqual({ state: 'PENDING', reference: 'PSPA1' });
});

test('a renewal is charged without the viewer', async () => {
  const renewal = { attemptId: 'r1', amount: 999, scale: 2, currency: 'EUR', mandate: { payer: 'arena.member', token: 'TOKEN1' } };
  expect(await adyen.chargeMandate(renewal)).toMatchObject({ state: 'PAID', reference: 'PSPR1' });
  expect(bodyOf(0)).toMatchObject({ shopperInteraction: 'ContAuth', recurringProcessingModel: 'Subscription', paymentMethod: { storedPaymentMethodId: 'TOKEN1' }, shopperReference: 'arena.member' });
  expect(await adyen.chargeMandate({ ...renewal, attemptId: 'r2', mandate: { payer: 'arena.member', token: 'REFUSE 6' } })).toMatchObject({ state: 'REFUSED', failureCode: 'expired_card' });
});

test('money goes back by a key of its own', async () => {
  await adyen.refund({ refundId: 'r1', attemptId: 'a1', reference: 'PSPA1', amount: 999, scale: 2, currency: 'EUR' });
  expect([double.requests[0]?.path, double.requests[0]?.headers['idempotency-key'], bodyOf(0).amount]).toEqual(['/v71/payments/PSPA1/refunds', 'refund-r1', { value: 999, currency: 'EUR' }]);
});

test.each([[0, 'no answer'], [503, 'trouble'], [429, 'too many requests'], [200, 'an answer that says nothing']])('%i, %s: unknown, never refused, and no key is told', async (status) => {
  await double.close();
  double = await openVendorDouble(() => ({ status, body: { hello: 'there' } }));
  const broken = new AdyenProvider({ apiKey: 'key-double', clientKey: 'c', merchantAccount, hmacKey, origin: double.origin, environment: 'test' });
  const failure: Error = await broken.charge(order()).then(() => new Error('answered'), (reason: Error) => reason);
  expect(failure.name).toBe('ProviderUnreachable');
  expect(failure.message).not.toMatch(/key-double|adyenjs/);
});

test('the browser learns the client key and the environment', () => {
  expect(adyen.init()).toEqual({ clientKey: 'test_double', environment: 'test' });
});

describe('a message', () => {
  const facts: Omit<AdyenItem, 'additionalData'> = { pspReference: 'PSPA1', originalReference: '', merchantAccountCode: merchantAccount, merchantReference: 'a1', amount: { value: 999, currency: 'EUR' }, eventCode: 'AUTHORISATION', success: 'true' };
  const bodyWith = (...items: object[]) => JSON.stringify({ live: 'false', notificationItems: items.map((NotificationRequestItem) => ({ NotificationRequestItem })) });
  const signed = (over: Partial<typeof facts> = {}, key = hmacKey) => ({ ...facts, ...over, additionalData: { hmacSignature: adyenSignature(key, { ...facts, ...over }) } });
  const hear = (body: string) => adyen.provenMessages({ body, headers: {} });

  test('is signed as the documentation’s own example is', () => {
    const example = { pspReference: '7914073381342284', originalReference: '', merchantAccountCode: 'TestMerchant', merchantReference: 'TestPayment-1407325143704', amount: { value: 1130, currency: 'EUR' }, eventCode: 'AUTHORISATION', success: 'true' };
    expect(adyenSignature(hmacKey, example)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=');
  });

  test('that is signed says which attempts it is about', () => {
    expect(hear(bodyWith(signed(), signed({ merchantReference: 'a2', pspReference: 'PSPA2' })))).toEqual([
      { attemptId: 'a1', reference: 'PSPA1', outcome: { state: 'PAID', reference: 'PSPA1' } }, { attemptId: 'a2', reference: 'PSPA2', outcome: { state: 'PAID', reference: 'PSPA2' } },
    ]);
    expect(hear(bodyWith(signed({ success: 'false' })))).toEqual([{ attemptId: 'a1', reference: 'PSPA1', outcome: { state: 'REFUSED', reference: 'PSPA1', failureCode: 'card_declined' } }]);
  });

  test.each([
    ['changed', bodyWith({ ...signed(), success: 'false' })], ['of another amount', bodyWith({ ...signed(), amount: { value: 1, currency: 'EUR' } })], ['signed by another key', bodyWith(signed({}, '00'.repeat(32)))],
    ['for another merchant', bodyWith(signed({ merchantAccountCode: 'Other' }))], ['signed in part', bodyWith(signed(), { ...signed(), merchantReference: 'a9' })], ['without a signature', bodyWith({ ...facts, additionalData: {} })], ['empty', bodyWith()], ['of another shape', '{}'], ['no JSON', 'hello'],
  ])('that is %s is not heard', (_how, body) => {
    expect(hear(body)).toBeUndefined();
  });

  test('of something else is heard and leads nowhere', () => {
    expect(hear(bodyWith(signed({ eventCode: 'REPORT_AVAILABLE' })))).toEqual([]);
  });
});
