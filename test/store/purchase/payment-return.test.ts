import { expect, test, vi } from 'vitest';
import { createOwnPayment, createPaymentReturn, type PaymentReturned } from '../../../src/store/purchase/payment-return.ts';
import { type Answers, fakeContext, member } from '../../support/fake-context.ts';
import { silence } from '../../support/fake-runtime.tsx';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';

async function ended(slice: PaymentReturned) {
  await vi.waitFor(() => expect(slice.state.value.kind).not.toBe('asking'));
  return slice.state.value;
}
const contextOf = (answers: Answers) => fakeContext({ viewer: member, answers });
const action = { type: 'REDIRECT', url: 'https://bank.example/pay/1', expiresAt: 1_900_000_000_000 } as const;
const attempt = (state: string, more: object = {}) => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR', ...more });

test.each([
  ['still to be confirmed', { kind: 'unfinished' }],
  ['a bank works on it', { kind: 'pending' }],
  ['paid', { kind: 'paid' }],
  ['given up', { kind: 'not-paid' }],
] as const)('a provider’s return: %s', async (name, state) => {
  const context = contextOf({ readPaymentReturn: recorded('readPaymentReturn', `netherlands: ${name}`) });
  expect(await ended(createPaymentReturn(context, { reference: 'r'.repeat(32) }))).toMatchObject(state);
  expect(context.inputsOf('readPaymentReturn')).toEqual([{ reference: 'r'.repeat(32) }]);
});

test('what a provider adds to the address is handed on, and is judged by the platform', async () => {
  const context = contextOf({ readPaymentReturn: recorded('readPaymentReturn', 'netherlands: paid') });
  const returned = { reference: 'r'.repeat(32), redirectResult: 'a word', intent: 'pi_1' };
  await ended(createPaymentReturn(context, returned));
  expect(context.inputsOf('readPaymentReturn')).toEqual([returned]);
});

test.each([undefined, ''])('an address without a reference asks nothing: %j', async (reference) => {
  const context = contextOf({});
  expect(await ended(createPaymentReturn(context, { reference }))).toEqual({ kind: 'unknown' });
  expect(context.inputsOf('readPaymentReturn')).toEqual([]);
});

test.each([
  ['SUCCEEDED', {}, { kind: 'paid' }],
  ['PENDING', {}, { kind: 'pending' }],
  ['REQUIRES_ACTION', { action }, { kind: 'unfinished', action: { url: action.url } }],
  ['DECLINED', { failureCode: 'payment_expired' }, { kind: 'not-paid', reasonKey: 'paymentExpired' }],
])('a payment of one’s own that is %s', async (state, more, known) => {
  const context = contextOf({ readPaymentAttempt: attempt(state, more) });
  expect(await ended(createOwnPayment(context, 'a1'))).toMatchObject(known);
  expect(context.inputsOf('readPaymentAttempt')).toEqual([{ attemptId: 'a1' }]);
});

test('one that is not known, or not mine', async () => {
  expect(await ended(createPaymentReturn(contextOf({ readPaymentReturn: refused('readPaymentReturn', 'guest: no such payment') }), { reference: 'r'.repeat(32) }))).toEqual({ kind: 'unknown' });
});

test('nobody answers: it is asked again by hand', async () => {
  const context = contextOf({ readPaymentAttempt: () => { throw silence('readPaymentAttempt'); } });
  const slice = createOwnPayment(context, 'a1');
  expect(await ended(slice)).toEqual({ kind: 'failed', reasonKey: 'platformUnreachable' });
  context.answers['readPaymentAttempt'] = attempt('SUCCEEDED');
  await slice.ask();
  expect(slice.state.value).toEqual({ kind: 'paid' });
});

test('an answer that tells of a change itself is asked for once more at most, and one that comes meanwhile is asked after', async () => {
  const context = contextOf({ readPaymentAttempt: attempt('REQUIRES_ACTION', { action }) });
  const told = { subject: 'entitlements', ids: [] };
  const slice = createOwnPayment(context, 'a1');
  await ended(slice);
  context.answers['readPaymentAttempt'] = () => {
    context.tell(told);
    return attempt('SUCCEEDED');
  };
  await slice.check();
  expect(slice.state.value).toEqual({ kind: 'paid' });
  expect(context.inputsOf('readPaymentAttempt')).toHaveLength(2);
  context.tell(told);
  expect(context.inputsOf('readPaymentAttempt')).toHaveLength(2);
});
