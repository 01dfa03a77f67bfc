import { afterEach, expect, test, vi } from 'vitest';
import { createPaymentAuthorization } from '../../../../src/store/purchase/confirmations/payment-authorization.ts';
import { type Answers, fakeContext, member } from '../../../support/fake-context.ts';
import { silence } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';

const asked = recorded('readHeldLicences', 'netherlands: a payment that is to be confirmed');
const begun = recorded('authorisePayment', 'netherlands: begun');
const attemptId = begun.confirmation!.attemptId;

let dispose = () => {};
afterEach(() => dispose());

async function open(answers: Answers = {}, licenceId?: string) {
  const context = fakeContext({ answers: { readHeldLicences: asked, authorisePayment: begun, ...answers }, viewer: member });
  const slice = createPaymentAuthorization(context, licenceId);
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.state.value.kind).not.toBe('loading'));
  return { context, slice };
}
async function confirming(answers: Answers = {}) {
  const opened = await open(answers);
  await opened.slice.begin();
  return opened;
}

test('what is to be confirmed is shown before anything is begun', async () => {
  const { slice, context } = await open({}, 'pass');
  expect(slice.state.value).toMatchObject({ kind: 'asked', held: { licenceId: 'pass', due: { amount: 629 } }, isGoing: false });
  expect(context.inputsOf('authorisePayment')).toEqual([]);
});

test.each([
  ['another licence is named', asked, 'premium'],
  ['it was confirmed already', recorded('readHeldLicences', 'netherlands: a payment that was confirmed'), undefined],
])('there is nothing to confirm where %s', async (_case, readHeldLicences, licenceId) => {
  expect((await open({ readHeldLicences }, licenceId)).slice.state.value).toEqual({ kind: 'none' });
});

test('what was begun before a reload goes on', async () => {
  const { slice } = await open({ readHeldLicences: recorded('readHeldLicences', 'netherlands: a payment that is being confirmed') });
  expect(slice.state.value).toMatchObject({ kind: 'confirm', attemptId, action: { url: begun.confirmation!.url } });
});

test('a press begins it in the version that was seen, and it is done once the platform says so', async () => {
  let stands = recorded('readPaymentAttempt', 'netherlands: a renewal that is to be confirmed');
  const { slice, context } = await confirming({ readPaymentAttempt: () => stands });
  expect(context.inputsOf('authorisePayment')).toEqual([{ licenceId: 'pass', version: asked.licences[0]!.version }]);
  expect(slice.state.value).toMatchObject({ kind: 'confirm', attemptId });
  await slice.check();
  expect(slice.state.value.kind).toBe('confirm');
  stands = recorded('readPaymentAttempt', 'netherlands: a renewal that was confirmed') as never;
  await slice.check();
  expect(slice.state.value).toMatchObject({ kind: 'done', paid: { amount: 629 } });
});

test('without an answer it waits on, and says so', async () => {
  const { slice } = await confirming({ readPaymentAttempt: () => { throw silence('readPaymentAttempt'); } });
  await slice.check();
  expect(slice.state.value).toMatchObject({ kind: 'confirm', problem: { labelKey: 'platformUnreachable' } });
});

test('given up, it is asked for again', async () => {
  const { slice, context } = await confirming({ cancelPaymentAttempt: recorded('cancelPaymentAttempt', 'netherlands: a plan that is left as it is') });
  await slice.giveUp();
  expect(slice.state.value).toMatchObject({ kind: 'asked', problem: undefined });
  expect(context.inputsOf('cancelPaymentAttempt')).toEqual([{ attemptId }]);
});

test('changed elsewhere, it is shown as it stands, with the reason', async () => {
  const { slice } = await confirming({ authorisePayment: refused('authorisePayment', 'netherlands: an old version') });
  expect(slice.state.value).toMatchObject({ kind: 'asked', problem: { labelKey: 'subscriptionChanged' } });
});
