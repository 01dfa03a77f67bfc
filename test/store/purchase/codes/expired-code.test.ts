import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentAttempt } from '../../../../src/contracts/purchase/payment.ts';
import { createCheckout } from '../../../../src/store/purchase/checkout.ts';
import { type Answers, fakeContext, member } from '../../../support/fake-context.ts';
import { silence } from '../../../support/fake-runtime.tsx';
import { amount, basketOf, licenceOf } from '../../../support/licences.ts';
import { paymentMemory } from '../../../support/payment-memory.ts';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';

const codeOf = (code: string) => ({ type: 'QR', code, url: 'https://pix.example/pay/1', expiresAt: 1_900_000_000_000 }) as const;
const attemptIn = (state: PaymentAttempt['state'], more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 3990, scale: 2, currency: 'BRL', ...more });
const over = attemptIn('DECLINED', { failureCode: 'payment_expired' });
const pix = { paymentDetailsExid: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'PIX' };
const ideal = { ...pix, paymentMethodType: 'IDEAL' };

const platform = (): Answers => ({
  readLicences: { families: [{ id: 'arena', name: 'Arena', licences: [licenceOf({ amounts: [amount({ sku: 'pass' })] })] }], licences: [] },
  updateBasket: basketOf(), readBasket: basketOf(), readEntitlements: { licenceIds: [] },
  initPaymentMethod: { parsedData: { paymentMethods: [pix] } },
  payBasket: attemptIn('REQUIRES_ACTION', { action: codeOf('first') }),
  readPaymentAttempt: attemptIn('REQUIRES_ACTION', { action: codeOf('first') }),
});

let dispose = () => {};
afterEach(() => dispose());

async function open(answers: Answers = {}, memory = paymentMemory()) {
  let keys = 0;
  const context = fakeContext({ answers: { ...platform(), ...answers }, viewer: member });
  const slice = createCheckout(context, { memory, newKey: () => `key-${keys += 1}` });
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.state.value.step).not.toBe('loading'));
  if (slice.state.value.step === 'offer') await slice.continueToPayment();
  return { context, slice, memory };
}

/** A code, and its time is over. */
async function openExpired() {
  const opened = await open();
  await opened.slice.pay(pix);
  opened.context.answers['readPaymentAttempt'] = over;
  await opened.slice.check();
  return opened;
}

test('the platform’s own answer of a code is understood', async () => {
  const { slice } = await open({ payBasket: recorded('payBasket', 'pix: by a code') });
  await slice.pay(pix);
  expect(slice.state.value).toMatchObject({ step: 'confirm', action: { type: 'QR', code: 'payment-code' }, asked: { methodType: 'PIX', amount: 3990, currency: 'BRL' } });
});

test('a page that is loaded again shows the same code, and asks for no other', async () => {
  const first = await open();
  await first.slice.pay(pix);
  first.slice.dispose();
  const { slice, context } = await open({}, first.memory);
  expect(slice.state.value).toMatchObject({ step: 'confirm', action: { code: 'first' }, asked: { methodType: 'PIX' } });
  expect(context.inputsOf('payBasket')).toEqual([]);
});

test('its time is over: that is said in its place, and nothing of it is open any more', async () => {
  const { slice, memory } = await openExpired();
  expect(slice.state.value).toMatchObject({ step: 'expired', licence: { licenceId: 'pass' }, isRenewing: false });
  expect(memory.read()).toEqual([]);
});

test('over while nobody looked: a page that is loaded says so', async () => {
  const first = await open();
  await first.slice.pay(pix);
  first.slice.dispose();
  const { slice } = await open({ readPaymentAttempt: over }, first.memory);
  expect(slice.state.value).toMatchObject({ step: 'expired' });
});

test('another way to pay that is over leads back to the offer, as before', async () => {
  const { slice } = await open({ readPaymentAttempt: over });
  await slice.pay(ideal);
  await slice.check();
  expect(slice.state.value).toMatchObject({ step: 'offer', problem: { labelKey: 'paymentExpired' } });
});

test('a new code is a payment of its own: another key, the same basket, nothing typed', async () => {
  const { slice, context, memory } = await openExpired();
  context.answers['payBasket'] = attemptIn('REQUIRES_ACTION', { attemptId: 'a2', action: codeOf('second') });
  const renewing = slice.renewCode();
  expect(slice.state.value).toMatchObject({ step: 'expired', isRenewing: true });
  await Promise.all([renewing, slice.renewCode()]);
  expect(slice.state.value).toMatchObject({ step: 'confirm', action: { code: 'second' } });
  const [first, second, ...more] = context.inputsOf('payBasket') as { idempotencyKey: string }[];
  expect([second, more]).toEqual([{ ...first, idempotencyKey: 'key-2' }, []]);
  expect(memory.read()).toMatchObject([{ attemptId: 'a2', request: { idempotencyKey: 'key-2' } }]);
});

test('the basket has changed meanwhile: the offer says why there is no new code', async () => {
  const { slice, context } = await openExpired();
  context.answers['payBasket'] = refused('payBasket', 'buyer: a basket that has changed');
  await slice.renewCode();
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', problem: { retryable: true } });
});

test('no answer: it is unknown whether there is one, and the same key is asked again', async () => {
  const { slice, context } = await openExpired();
  context.answers['payBasket'] = () => { throw silence('payBasket'); };
  await slice.renewCode();
  expect(slice.state.value).toMatchObject({ step: 'unknown' });
  context.answers['readPaymentAttempt'] = attemptIn('REQUIRES_ACTION', { attemptId: 'a2', action: codeOf('second') });
  await slice.check();
  expect(slice.state.value).toMatchObject({ step: 'confirm', action: { code: 'second' } });
});

test('another way instead: the offer, without a reproach', async () => {
  const { slice } = await openExpired();
  await slice.giveUp();
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', problem: undefined });
});

test('a change elsewhere leaves it standing', async () => {
  const { slice, context } = await openExpired();
  context.tell({ subject: 'entitlements', ids: [] });
  await Promise.resolve();
  expect(slice.state.value).toMatchObject({ step: 'expired' });
});
