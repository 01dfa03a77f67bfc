import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FirstCharge } from '../../../../../../demo/platform/purchase/providers/payment-provider.ts';
import { VendorRejected } from '../../../../../../demo/platform/purchase/providers/vendors/call-vendor.ts';
import { StripeProvider } from '../../../../../../demo/platform/purchase/providers/vendors/stripe-provider.ts';
import { openVendorDouble, type VendorDouble, type VendorReply, type VendorRequest } from '../../../../../support/vendors/vendor-double.ts';

const webhookSecret = 'whsec_double';
let double: VendorDouble;
let stripe: StripeProvider;

/** How the double's cards behave, by Stripe's own test names. */
const refusals: Record<string, { code: string; decline_code?: string }> = {
  pm_card_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' }, pm_card_chargeDeclinedInsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card' }, pm_card_chargeDeclinedIncorrectCvc: { code: 'incorrect_cvc' },
};

const assert = (isGood: boolean, what: string): void => { if (!isGood) throw new Error(what); };

/** A PaymentIntent or a SetupIntent as Stripe answers it. */
function intentOf(form: URLSearchParams, kind: 'pi' | 'seti'): VendorReply {
  const card = form.get('payment_method') ?? '';
  const id = `${kind}_${form.get('metadata[attempt]')}`;
  const error = refusals[card] ?? (form.get('off_session') === 'true' && card === 'pm_card_authenticationRequired' ? { code: 'authentication_required', decline_code: 'authentication_required' } : undefined);
  if (error) return { status: 402, body: { error: { type: 'card_error', ...error, [kind === 'pi' ? 'payment_intent' : 'setup_intent']: { id } } } };
  const isAsked = card === 'pm_card_threeDSecure2Required';
  return { status: 200, body: {
    id, status: isAsked ? 'requires_action' : 'succeeded', customer: form.get('customer'), payment_method: card,
    next_action: isAsked ? { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.test/3d', return_url: form.get('return_url') } } : null,
  } };
}

function answer({ method, path, headers, body }: VendorRequest): VendorReply {
  assert(headers.authorization === 'Bearer sk_test_double' && headers['stripe-version'] === '2024-06-20', 'the secret key, and the version');
  if (method === 'GET') return { status: 200, body: { id: path.split('/').at(-1)?.split('?')[0], status: path.includes('waits') ? 'processing' : path.includes('failed') ? 'requires_payment_method' : 'succeeded', customer: 'cus_1', payment_method: 'pm_1', last_payment_error: { code: 'payment_intent_authentication_failure' } } };
  assert(headers['content-type'] === 'application/x-www-form-urlencoded' && typeof headers['idempotency-key'] === 'string', 'a form with a key');
  const form = new URLSearchParams(body);
  switch (path) {
    case '/v1/customers': return { status: 200, body: { id: `cus_${form.get('metadata[account]')}` } };
    case '/v1/refunds': {
      assert(/^pi_/.test(form.get('payment_intent') ?? '') && /^\d+$/.test(form.get('amount') ?? ''), 'a refund of a payment');
      return { status: 200, body: { id: 're_1', status: 'succeeded' } };
    }
    case '/v1/setup_intents': {
      assert(form.get('usage') === 'off_session' && form.get('confirm') === 'true' && !form.has('amount'), 'a set-up without an amount');
      return intentOf(form, 'seti');
    }
    default: {
      assert(path === '/v1/payment_intents' && /^[1-9]\d{0,7}$/.test(form.get('amount') ?? '') && /^[a-z]{3}$/.test(form.get('currency') ?? ''), 'an amount in small letters');
      assert(form.get('confirm') === 'true' && form.get('payment_method_types[0]') === 'card', 'confirmed at once');
      assert(form.get('off_session') === 'true' ? form.has('customer') && !form.has('return_url') : form.has('return_url'), 'who is there');
      return intentOf(form, 'pi');
    }
  }
}

beforeEach(async () => {
  double = await openVendorDouble(answer);
  stripe = new StripeProvider({ secretKey: 'sk_test_double', publishableKey: 'pk_test_double', webhookSecret, origin: double.origin });
});
afterEach(() => double.close());

const order = (over: Partial<FirstCharge> = {}): FirstCharge => ({ attemptId: 'a1', accountId: 'arena.member', token: 'pm_card_visa', keepsMandate: true, returnTo: 'https://arena.test/pay/stripe', amount: 999, scale: 2, currency: 'EUR', ...over });
const formOf = (index: number) => Object.fromEntries(new URLSearchParams(double.requests[index]?.body));

test('a charge names amount, currency, attempt and way back, and keeps the mandate for what follows', async () => {
  expect(await stripe.charge(order())).toEqual({ state: 'PAID', reference: 'pi_a1', mandate: { payer: 'cus_arena.member', token: 'pm_card_visa' } });
  expect(double.requests.map(({ path, headers }) => `${path} ${headers['idempotency-key']}`)).toEqual(['/v1/customers customer arena.member', '/v1/payment_intents a1']);
  expect(formOf(1)).toMatchObject({ amount: '999', currency: 'eur', setup_future_usage: 'off_session', return_url: 'https://arena.test/pay/stripe', 'metadata[attempt]': 'a1' });
});

test('what is bought once keeps nothing', async () => {
  await stripe.charge(order({ keepsMandate: false }));
  expect([double.requests.length, formOf(0)['customer'], formOf(0)['setup_future_usage']]).toEqual([1, undefined, undefined]);
});

test('nothing is charged where nothing is due: the mandate alone is kept', async () => {
  expect(await stripe.charge(order({ amount: 0 }))).toMatchObject({ state: 'PAID', reference: 'seti_a1', mandate: { token: 'pm_card_visa' } });
});

test.each([
  ['pm_card_chargeDeclined', 'card_declined'], ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'], ['pm_card_chargeDeclinedExpiredCard', 'expired_card'], ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
])('%s is refused as %s', async (token, failureCode) => {
  expect(await stripe.charge(order({ token }))).toEqual({ state: 'REFUSED', reference: 'pi_a1', failureCode });
});

test('an issuer that asks is visited, and what came of it is asked of Stripe, not of the way back', async () => {
  expect(await stripe.charge(order({ token: 'pm_card_threeDSecure2Required' }))).toEqual({ state: 'REQUIRES_ACTION', reference: 'pi_a1', url: 'https://hooks.stripe.test/3d' });
  expect(await stripe.confirm('pi_a1')).toMatchObject({ state: 'PAID', reference: 'pi_a1' });
  expect(await stripe.confirm('pi_failed')).toMatchObject({ state: 'REFUSED', failureCode: 'CHALLENGE_FAILED' });
  expect(await stripe.confirm('pi_waits', { intent: 'pi_waits' })).toMatchObject({ state: 'PENDING' });
  await expect(stripe.confirm('pi_waits', { intent: 'pi_a1' })).rejects.toThrow(VendorRejected);
  expect(double.requests.slice(-3).map(({ method, path }) => `${method} ${path}`)).toEqual(['a1', 'failed', 'waits'].map((id) => `GET /v1/payment_intents/pi_${id}?expand%5B0%5D=payment_method`));
});

test('a renewal is charged without the viewer; one that needs them is refused', async () => {
  const renewal = { attemptId: 'r1', amount: 999, scale: 2, currency: 'EUR', mandate: { payer: 'cus_1', token: 'pm_card_visa' } };
  expect(await stripe.chargeMandate(renewal)).toMatchObject({ state: 'PAID', reference: 'pi_r1' });
  expect(formOf(0)).toMatchObject({ off_session: 'true', customer: 'cus_1', payment_method: 'pm_card_visa', amount: '999' });
  expect(await stripe.chargeMandate({ ...renewal, attemptId: 'r2', mandate: { payer: 'cus_1', token: 'pm_card_authenticationRequired' } })).toEqual({ state: 'REFUSED', reference: 'pi_r2', failureCode: 'authentication_required' });
});

test('money goes back by a key of its own', async () => {
  await stripe.refund({ refundId: 'r1', attemptId: 'a1', reference: 'pi_a1', amount: 999, scale: 2, currency: 'EUR' });
  expect([double.requests[0]?.headers['idempotency-key'], formOf(0)]).toEqual(['refund r1', { payment_intent: 'pi_a1', amount: '999', 'metadata[refund]': 'r1' }]);
});

test.each([[0, 'no answer'], [500, 'trouble'], [429, 'too many requests'], [409, 'the same request, under way'], [200, 'an answer that says nothing']])('%i, %s: unknown, never refused, and no key is told', async (status) => {
  await double.close();
  double = await openVendorDouble(() => ({ status, body: { hello: 'there' } }));
  const broken = new StripeProvider({ secretKey: 'sk_test_double', publishableKey: 'pk', webhookSecret, origin: double.origin });
  const failure: Error = await broken.charge(order({ keepsMandate: false })).then(() => new Error('answered'), (reason: Error) => reason);
  expect(failure.name).toBe('ProviderUnreachable');
  expect(failure.message).not.toMatch(/sk_test|pm_card/);
});

test('the browser learns the publishable key alone', () => {
  expect(stripe.init()).toEqual({ publishableKey: 'pk_test_double' });
});

describe('a message', () => {
  const now = Date.UTC(2026, 5, 1, 12);
  const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_a1', metadata: { attempt: 'a1' } } } });
  const signatureOf = (text: string, at = now, secret = webhookSecret) => `t=${Math.floor(at / 1000)},v1=${createHmac('sha256', secret).update(`${Math.floor(at / 1000)}.${text}`).digest('hex')}`;
  const hear = (signature: string, text = body) => stripe.provenMessages({ body: text, headers: { 'stripe-signature': signature } }, now);

  test('that is signed says which attempt it is about', () => {
    expect(hear(signatureOf(body))).toEqual([{ attemptId: 'a1', reference: 'pi_a1' }]);
    const [time, current] = signatureOf(body).split(',');
    expect(hear(`${time},v1=${'0'.repeat(64)},${current},v0=1`)).toHaveLength(1);
  });

  test.each([
    ['changed', signatureOf(`${body} `)], ['signed by another secret', signatureOf(body, now, 'whsec_other')], ['six minutes old', signatureOf(body, now - 360_000)], ['of the future', signatureOf(body, now + 360_000)],
    ['without a signature', ''], ['with half of one', signatureOf(body).slice(0, 60)], ['with a time of its own', signatureOf(body).replace(/t=\d+/, 't=1')], ['of the old scheme alone', signatureOf(body).replace('v1=', 'v0=')],
  ])('that is %s is not heard', (_how, signature) => {
    expect(hear(signature)).toBeUndefined();
  });

  test('of something else is heard and leads nowhere', () => {
    const other = JSON.stringify({ type: 'charge.updated', data: { object: { id: 'ch_1', metadata: { attempt: 'a1' } } } });
    expect(hear(signatureOf(other), other)).toEqual([]);
  });
});
