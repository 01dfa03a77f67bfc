import { describe, expect, test, vi } from 'vitest';
import { createCheckout } from '../../../src/store/purchase/checkout.ts';
import { type Answers, fakeContext, member } from '../../support/fake-context.ts';
import { silence } from '../../support/fake-runtime.tsx';
import { basketOf, licenceOf } from '../../support/licences.ts';
import { paymentMemory } from '../../support/payment-memory.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';

const action = { type: 'REDIRECT', url: 'https://bank.example/pay/1', expiresAt: '2030-03-17T00:00:00.000Z' };
const attempt = (state: string, more: object = {}) => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR', paymentMethodType: 'IDEAL', ...more });
const waiting = attempt('REQUIRES_ACTION', { action });
const openPayment = { ...waiting, licenceName: 'Arena Pass', basketId: 'b1', basketVersion: 3, paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card' };

/** A tab that knows of no payment: another one, another device, or one that was loaded anew where nothing can be kept. */
async function open(answers: Answers, memory = paymentMemory()) {
  const context = fakeContext({ viewer: member, answers: { readLicences: { families: [], licences: [licenceOf()] }, readEntitlements: { licenceIds: [] }, updateBasket: basketOf(), ...answers } });
  const slice = createCheckout(context, { memory, newKey: () => 'a-new-key' });
  await vi.waitFor(() => expect(slice.state.value.step).not.toBe('loading'));
  return { context, slice, memory };
}

describe('a payment that was begun elsewhere', () => {
  test('comes before every offer, and says that it was begun before', async () => {
    const { slice, context } = await open({ readOpenPayments: { payments: [openPayment] }, readPaymentAttempt: waiting });
    expect(slice.state.value).toMatchObject({ step: 'confirm', licence: { licenceId: 'pass', name: 'Arena Pass' }, basketId: 'b1', isResumed: true, action: { url: action.url } });
    expect([context.inputsOf('readPaymentAttempt'), context.inputsOf('payBasket')]).toEqual([[{ attemptId: 'a1' }], []]);
  });

  test('goes on saying so while it is asked after, and ends as it ends', async () => {
    const { slice, context } = await open({ readOpenPayments: { payments: [openPayment] }, readPaymentAttempt: waiting });
    await slice.check();
    expect(slice.state.value).toMatchObject({ step: 'confirm', isResumed: true });
    context.answers['readPaymentAttempt'] = attempt('SUCCEEDED');
    await slice.check();
    expect(slice.state.value).toEqual({ step: 'success', licence: { licenceId: 'pass', name: 'Arena Pass' } });
  });

  test('is given up from here, and the offer is open then', async () => {
    const { slice, context, memory } = await open({ readOpenPayments: { payments: [openPayment] }, readPaymentAttempt: waiting, cancelPaymentAttempt: attempt('DECLINED', { failureCode: 'payment_cancelled' }) });
    context.answers['readOpenPayments'] = recorded('readOpenPayments', 'netherlands: none');
    await slice.giveUp();
    expect(slice.state.value).toMatchObject({ step: 'offer', problem: undefined });
    expect([context.inputsOf('cancelPaymentAttempt'), memory.read()]).toEqual([[{ attemptId: 'a1' }], []]);
  });

  test('that a bank works on is waited for', async () => {
    const { slice } = await open({ readOpenPayments: { payments: [{ ...openPayment, state: 'PENDING', action: undefined }] }, readPaymentAttempt: attempt('PENDING') });
    expect(slice.state.value).toMatchObject({ step: 'confirm', isResumed: true, action: undefined });
  });

  test('by a code that is over gets a new one from here, as a payment of its own', async () => {
    const pix = { ...openPayment, paymentMethodType: 'PIX' };
    const { slice, context } = await open({ readOpenPayments: { payments: [pix] }, readPaymentAttempt: attempt('DECLINED', { failureCode: 'payment_expired', paymentMethodType: 'PIX' }), payBasket: { ...waiting, attemptId: 'a2', paymentMethodType: 'PIX' } });
    expect(slice.state.value.step).toBe('expired');
    await slice.renewCode();
    expect(context.inputsOf('payBasket')).toEqual([{ basketId: 'b1', basketVersion: 3, idempotencyKey: 'a-new-key', paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'PIX' }]);
  });
});

test('what this tab remembers is asked after, not the list', async () => {
  const request = { basketId: 'b1', basketVersion: 3, idempotencyKey: 'its-key', paymentDetailsExternalId: '', targetPaymentProvider: 'p', paymentMethodType: 'IDEAL' };
  const { slice, context } = await open({ readBasket: basketOf({ basketId: 'b1' }), readPaymentAttempt: waiting }, paymentMemory([{ request, licenceId: 'pass', licenceName: 'Arena Pass' }]));
  expect(slice.state.value.step).toBe('confirm');
  expect([context.inputsOf('readOpenPayments'), context.inputsOf('readPaymentAttempt')]).toEqual([[], [{ attemptId: 'its-key' }]]);
});

test.each([
  ['nothing is open', recorded('readOpenPayments', 'netherlands: none')],
  ['a gift, another plan and a held licence wait, which are gone on with elsewhere', { payments: ['GIFT', 'PLAN', 'LICENCE', 'A_LATER_KIND'].map((kind) => ({ ...openPayment, kind })) }],
  ['nobody says what is open', () => { throw silence('readOpenPayments'); }],
])('%s: the offer', async (_case, readOpenPayments) => {
  expect((await open({ readOpenPayments })).slice.state.value.step).toBe('offer');
});

test.each([{ profileType: 'child' }, { profileType: 'adult', restricted: true }] as const)('a profile that buys nothing is asked nothing that it would be refused: %j', async (facts) => {
  const context = fakeContext({ viewer: { ...member, ...facts }, answers: { readLicences: { families: [], licences: [licenceOf()] } } });
  const slice = createCheckout(context, { memory: paymentMemory() });
  await vi.waitFor(() => expect(slice.state.value.step).toBe('refused'));
  expect([context.inputsOf('readOpenPayments'), context.inputsOf('readBasket'), context.inputsOf('readHeldLicences')]).toEqual([[], [], []]);
});
