import { expect, test, vi } from 'vitest';
import { createReceipt } from '../../../../src/store/purchase/papers/receipt.ts';
import { fakeContext, member } from '../../../support/fake-context.ts';
import { silence } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';

const receipt = recorded('readReceipt', 'buyer: of a subscription');

test('is read at once, and again after a change; what was read stays where nobody answers', async () => {
  const context = fakeContext({ viewer: member, answers: { readReceipt: receipt } });
  const slice = createReceipt(context, 'pass');
  await vi.waitFor(() => expect(slice.value.value).toEqual({ status: 'ready', value: receipt }));
  context.answers['readReceipt'] = () => { throw silence('readReceipt'); };
  context.tell({ subject: 'subscription', ids: [] });
  await vi.waitFor(() => expect(context.inputsOf('readReceipt')).toEqual([{ licenceId: 'pass' }, { licenceId: 'pass' }]));
  expect(slice.value.value.status).toBe('ready');
});

test('what is not held has none', async () => {
  const slice = createReceipt(fakeContext({ viewer: member, answers: { readReceipt: refused('readReceipt', 'buyer: of what is not held') } }), 'nowhere');
  await vi.waitFor(() => expect(slice.value.value).toMatchObject({ status: 'failed', failure: { status: 404 } }));
});

test('a screen that is gone asks no more', async () => {
  const context = fakeContext({ viewer: member, answers: { readReceipt: receipt } });
  const slice = createReceipt(context, 'pass');
  slice.dispose();
  context.tell({ subject: 'entitlements', ids: [] });
  expect(context.inputsOf('readReceipt')).toHaveLength(1);
});
