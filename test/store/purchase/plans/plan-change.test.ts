import { afterEach, expect, test } from 'vitest';
import { createPlanChange } from '../../../../src/store/purchase/plans/plan-change.ts';
import { type Answers, fakeContext, member } from '../../../support/fake-context.ts';
import { refusalWith, silence } from '../../../support/fake-runtime.tsx';
import { faultBody } from '../../../support/recorded-answers/platform-fault.ts';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { heldAnswer } from '../../../support/subscriptions.ts';

const quote = recorded('previewPlan', 'buyer: a higher licence');
const upgraded = recorded('changePlan', 'buyer: a higher licence');
const plan = { licenceId: 'premium', sku: 'cinema-premium-month', name: 'Cinema Premium', kind: 'UPGRADE' as const, price: { amount: 1199, scale: 2, currency: 'USD', taxInclusive: false } };
const asked = recorded('changePlan', 'netherlands: a card whose issuer asks');
const attempt = recorded('readPaymentAttempt', 'netherlands: a plan that is to be confirmed');
const ended = recorded('cancelPaymentAttempt', 'netherlands: a plan that is left as it is');

let dispose = () => {};
afterEach(() => dispose());

function open(answers: Answers = {}) {
  const context = fakeContext({ answers: { previewPlan: quote, changePlan: upgraded, ...answers }, viewer: member });
  const slice = createPlanChange(context, { ...upgradedFrom, plans: [plan] });
  dispose = slice.dispose;
  return { context, slice };
}
const upgradedFrom = { ...(heldAnswer() as never as Parameters<typeof createPlanChange>[1]) };

async function shown(answers: Answers = {}) {
  const opened = open(answers);
  opened.slice.choose(plan);
  await opened.slice.preview();
  return opened;
}

test('nothing is asked before something is chosen', async () => {
  const { slice, context } = open();
  await slice.preview();
  expect([slice.state.value, context.inputsOf('previewPlan')]).toEqual([{ kind: 'choice' }, []]);
});

test('what it costs is shown first, and the change names what was shown', async () => {
  const { slice, context } = await shown();
  expect(slice.state.value).toMatchObject({ kind: 'quote', quote: { total: 915, credit: 328 } });
  expect(context.inputsOf('previewPlan')).toEqual([{ licenceId: 'pass', sku: 'cinema-premium-month' }]);
  await slice.accept();
  expect(slice.state.value).toMatchObject({ kind: 'done', quote: { quoteId: quote.quoteId } });
  expect(context.inputsOf('changePlan')).toEqual([{ quoteId: quote.quoteId }]);
});

test('a second press sends nothing', async () => {
  const { slice, context } = await shown();
  await Promise.all([slice.accept(), slice.accept()]);
  expect(context.inputsOf('changePlan')).toHaveLength(1);
});

test.each([
  ['what has changed since', refused('changePlan', 'buyer: another price than was shown'), { labelKey: 'planStale' }],
  ['a refused card', refused('changePlan', 'netherlands: a card that is refused'), { labelKey: 'cardDeclined', text: 'Your card was declined.' }],
])('%s is shown with what it costs now', async (_case, changePlan, problem) => {
  const { slice, context } = await shown({ changePlan });
  await slice.accept();
  expect(slice.state.value).toMatchObject({ kind: 'quote', problem });
  expect([context.inputsOf('previewPlan').length, context.inputsOf('changePlan').length]).toEqual([2, 1]);
});

test('what is no longer possible leads back to the choice', async () => {
  const { slice } = await shown({ previewPlan: refused('previewPlan', 'buyer: another period') });
  expect(slice.state.value).toMatchObject({ kind: 'choice', chosen: plan, problem: { labelKey: 'invalidTierChange', retryable: false } });
});

test('without an answer the same quote goes out once more, and stays for another press', async () => {
  const { slice, context } = await shown({ changePlan: () => { throw silence('changePlan'); } });
  await slice.accept();
  expect(slice.state.value).toMatchObject({ kind: 'quote', quote: { quoteId: quote.quoteId }, problem: { labelKey: 'platformUnreachable' } });
  expect(context.inputsOf('changePlan')).toEqual([{ quoteId: quote.quoteId }, { quoteId: quote.quoteId }]);
  expect(context.inputsOf('previewPlan')).toHaveLength(1);
});

test('a failure of the platform keeps the quote: it may have been changed', async () => {
  const { slice, context } = await shown({ changePlan: () => { throw refusalWith('changePlan', 500, faultBody); } });
  await slice.accept();
  expect([slice.state.value.kind, context.inputsOf('previewPlan').length]).toEqual(['quote', 1]);
});

test('back leads to the choice as it was', async () => {
  const { slice } = await shown();
  slice.back();
  expect(slice.state.value).toEqual({ kind: 'choice', chosen: plan });
});

test('a card whose issuer asks waits for its holder, and is done once that is known', async () => {
  let stands: typeof attempt = attempt;
  const { slice, context } = await shown({ changePlan: asked, readPaymentAttempt: () => stands });
  await slice.accept();
  expect(slice.state.value).toMatchObject({ kind: 'confirm', attemptId: asked.confirmation!.attemptId, action: { url: asked.confirmation!.url } });
  await slice.check();
  expect(slice.state.value.kind).toBe('confirm');
  stands = recorded('readPaymentAttempt', 'netherlands: a renewal that was confirmed');
  await slice.check();
  expect([slice.state.value.kind, context.inputsOf('changePlan').length]).toEqual(['done', 1]);
});

test.each([
  ['payment_cancelled', undefined],
  ['CHALLENGE_FAILED', { labelKey: 'paymentNotConfirmed', retryable: true }],
])('what ended as %s is shown again as it costs now', async (failureCode, problem) => {
  const { slice } = await shown({ changePlan: asked, cancelPaymentAttempt: { ...ended, failureCode } });
  await slice.accept();
  await slice.giveUp();
  expect(slice.state.value).toMatchObject({ kind: 'quote', ...(problem ? { problem } : {}) });
  expect('problem' in slice.state.value).toBe(problem !== undefined);
});
