import { expect, test, vi } from 'vitest';
import { OpenPayments } from '../../../../src/features/account/history/open-payments.tsx';
import { guest, member } from '../../../support/fake-context.ts';
import { fakeRuntime, silence } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen } from '../../../support/render.tsx';

const waiting = recorded('readOpenPayments', 'netherlands: still to be confirmed');

test('what waits is named with its price and leads to its payment; once it is over it is gone', async () => {
  const runtime = fakeRuntime({ viewer: member, answers: { readOpenPayments: waiting } });
  render(runtime.within(<OpenPayments />));
  const link = await screen.findByRole('link', { name: 'See the payment: Arena Pass' });
  expect(link.getAttribute('href')).toBe(`/payment/${waiting.payments[0]!.attemptId}`);
  expect(screen.getByRole('listitem').textContent).toContain('Arena Pass · €9.99');
  runtime.answers['readOpenPayments'] = recorded('readOpenPayments', 'netherlands: none');
  runtime.tell({ subject: 'subscription', ids: [] });
  await vi.waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});

test.each([
  ['a guest is asked nothing', { viewer: guest, answers: {} }, 0],
  ['where nobody answers nothing is said', { viewer: member, answers: { readOpenPayments: () => { throw silence('readOpenPayments'); } } }, 1],
])('%s', async (_case, options, calls) => {
  const runtime = fakeRuntime(options);
  render(runtime.within(<OpenPayments />));
  await vi.waitFor(() => expect(runtime.inputsOf('readOpenPayments')).toHaveLength(calls));
  expect(screen.queryByRole('list')).toBeNull();
});
