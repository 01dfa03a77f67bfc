import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentAttempt } from '../../../src/contracts/purchase/payment.ts';
import { createCheckout } from '../../../src/store/purchase/checkout.ts';
import { type Answers, fakeContext, member } from '../../support/fake-context.ts';
import { silence } from '../../support/fake-runtime.tsx';
import { amount, basketOf, licenceOf } from '../../support/licences.ts';
import { paymentMemory } from '../../support/payment-memory.ts';
import { refused } from '../../support/recorded-answers/recorded-answer.ts';

const action = { type: 'REDIRECT', url: 'https://bank.example/pay/1', expiresAt: 1_900_000_000_000 } as const;
const attemptIn = (state: PaymentAttempt['state'], more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR', ...more });
const asked = attemptIn('REQUIRES_ACTION', { action });
const silent = () => { throw silence('none'); };
const ideal = { paymentDetailsExid: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'IDEAL' };
const kept = { paymentDetailsExid: 'card-7', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD', cardType: 'visa', last4Digits: '4242' };

const platform = (): Answers => ({
  readLicences: { families: [{ id: 'arena', name: 'Arena', licences: [licenceOf({ amounts: [amount({ sku: 'pass' })] })] }], licences: [] },
  updateBasket: basketOf(), readBasket: basketOf(), readEntitlements: { licenceIds: [] },
  initPaymentMethod: { parsedData: { paymentMethods: [kept, ideal] } },
  payBasket: asked,
  readPaymentAttempt: asked,
});

let dispose = () => {};
afterEach(() => dispose());

async function openSummary(answers: Answers = {}, memory = paymentMemory()) {
  const context = fakeContext({ answers: { ...platform(), ...answers }, viewer: member });
  const slice = createCheckout(context, { memory, newKey: () => 'key-1' });
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.state.value.step).not.toBe('loading'));
  if (slice.state.value.step === 'offer') await slice.continueToPayment();
  return { context, slice, memory };
}

test('the summary says how its basket can be paid', async () => {
  const { slice, context } = await openSummary();
  expect(slice.state.value).toMatchObject({ step: 'summary', means: [kept, ideal] });
  expect(context.inputsOf('initPaymentMethod')).toEqual([{ basketId: basketOf().basketId }]);
});

test('a platform that does not say leaves a new card', async () => {
  const { slice } = await openSummary({ initPaymentMethod: silent });
  expect(slice.state.value).toMatchObject({ step: 'summary', means: undefined });
});

test('a card that is kept pays by its reference: no number is asked', async () => {
  const { slice, context } = await openSummary({ payBasket: attemptIn('SUCCEEDED') });
  await slice.pay(kept);
  expect(slice.state.value.step).toBe('success');
  expect(context.inputsOf('validatePaymentMethod')).toEqual([]);
  expect(context.inputsOf('payBasket')).toMatchObject([{ paymentDetailsExternalId: 'card-7', paymentMethodType: 'CARD' }]);
});

test('a payment that its payer confirms says where, and is asked after until it ends', async () => {
  const { slice, context, memory } = await openSummary();
  await slice.pay(ideal);
  expect(slice.state.value).toMatchObject({ step: 'confirm', action });
  await slice.check();
  expect(slice.state.value).toMatchObject({ step: 'confirm', action, isChecking: false });
  context.answers['readPaymentAttempt'] = attemptIn('PENDING');
  await slice.check();
  expect(slice.state.value).toMatchObject({ step: 'confirm', action: undefined });
  context.answers['readPaymentAttempt'] = attemptIn('SUCCEEDED');
  await slice.check();
  expect(slice.state.value.step).toBe('success');
  expect(memory.read()).toEqual([]);
  expect(context.inputsOf('payBasket')).toHaveLength(1);
});

test.each([
  ['payment_cancelled', 'paymentCancelled'], ['payment_expired', 'paymentExpired'], ['payment_refunded', 'paymentRefunded'], ['CHALLENGE_FAILED', 'paymentNotConfirmed'],
  ['card_declined', 'cardDeclined'], ['expired_card', 'expiredCard'], [undefined, 'cardDeclined'],
])('one that ends as %s leads back to the offer, which says so', async (failureCode, labelKey) => {
  const { slice, memory } = await openSummary({ readPaymentAttempt: attemptIn('DECLINED', { failureCode }) });
  await slice.pay(ideal);
  await slice.check();
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', problem: { labelKey } });
  expect(memory.read()).toEqual([]);
});

test('without an answer it waits on, and says that nobody answered', async () => {
  const { slice } = await openSummary({ readPaymentAttempt: silent, readEntitlements: silent });
  await slice.pay(ideal);
  await slice.check();
  const unanswered = { step: 'confirm', action, problem: { labelKey: 'platformUnreachable' } };
  expect(slice.state.value).toMatchObject(unanswered);
  const again = slice.check();
  expect(slice.state.value, 'while it is asked once more').toMatchObject({ ...unanswered, isChecking: true });
  await again;
});

test('a page that is loaded again finds it where it was', async () => {
  const first = await openSummary();
  await first.slice.pay(ideal);
  first.slice.dispose();
  const { slice } = await openSummary({}, first.memory);
  expect(slice.state.value).toMatchObject({ step: 'confirm', action, licence: { licenceId: 'pass' } });
});

test('given up, it leads back to the offer without a reproach', async () => {
  const { slice, context } = await openSummary({ cancelPaymentAttempt: attemptIn('DECLINED', { failureCode: 'payment_cancelled' }) });
  await slice.pay(ideal);
  await slice.giveUp();
  expect(context.inputsOf('cancelPaymentAttempt')).toEqual([{ attemptId: 'a1' }]);
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', problem: undefined });
});

test('paid while it was given up, it is bought', async () => {
  const { slice } = await openSummary({ cancelPaymentAttempt: attemptIn('SUCCEEDED') });
  await slice.pay(ideal);
  await slice.giveUp();
  expect(slice.state.value.step).toBe('success');
});

test('a platform in trouble keeps what was to be given up', async () => {
  const { slice, memory } = await openSummary({ cancelPaymentAttempt: refused('payBasket', 'buyer: platform down'), readEntitlements: silent });
  await slice.pay(ideal);
  await slice.giveUp();
  expect(slice.state.value).toMatchObject({ step: 'confirm', isGivingUp: false });
  expect(memory.read()).toHaveLength(1);
});
