import { afterEach, expect, test, vi } from 'vitest';
import { createPaymentHistory } from '../../../src/store/purchase/payment-history.ts';
import { type Answers, fakeContext, guest, member } from '../../support/fake-context.ts';

let dispose = () => {};
afterEach(() => dispose());

const item = (id: string) => ({ id, itemType: 'RENEWAL', name: 'Arena Pass', date: '2026-11-20T12:00:00Z', amount: { amount: 999, scale: 2, currency: 'EUR' }, status: 'DONE' });
const page = (ids: string[], lastSeen?: string) => ({ items: ids.map(item), ...(lastSeen ? { lastSeen } : {}) });

function open(answers: Answers, viewer = member as typeof guest) {
  const context = fakeContext({ answers, viewer });
  const slice = createPaymentHistory(context);
  dispose = slice.dispose;
  const ids = () => (slice.items.value.status === 'ready' ? slice.items.value.value.map(({ id }) => id) : slice.items.value.status);
  return { context, slice, ids };
}

test('it is read page by page, by the platform’s cursor, until there is no more', async () => {
  const { context, slice, ids } = open({ readPaymentHistory: ({ lastSeen }: { lastSeen?: string }) => (lastSeen ? page(['c']) : page(['a', 'b'], 'after-b')) });
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b']));
  expect(slice.more.value).toBe('available');
  await slice.loadMore();
  expect([ids(), slice.more.value]).toEqual([['a', 'b', 'c'], 'none']);
  expect(context.inputsOf('readPaymentHistory')).toEqual([{}, { lastSeen: 'after-b' }]);
});

test('what comes in while a viewer pages is shown once, after the next purchase', async () => {
  const { context, slice, ids } = open({ readPaymentHistory: page(['a']) });
  await vi.waitFor(() => expect(ids()).toEqual(['a']));
  context.answers['readPaymentHistory'] = page(['new', 'a']);
  context.tell({ subject: 'entitlements', ids: [] });
  await vi.waitFor(() => expect(ids()).toEqual(['new', 'a']));
  expect(slice.more.value).toBe('none');
});

test('a guest has none, and another member sees nothing of the one before', async () => {
  const { context, ids } = open({ readPaymentHistory: page(['a']) });
  await vi.waitFor(() => expect(ids()).toEqual(['a']));
  context.viewer.value = guest;
  expect(ids()).toBe('idle');
  context.answers['readPaymentHistory'] = () => new Promise(() => {});
  context.viewer.value = { ...member, displayName: 'Somebody else' };
  expect(ids()).toBe('loading');
});
