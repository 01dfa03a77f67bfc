import { expect, test, vi } from 'vitest';
import { Receipt } from '../../../../src/parts/payment/receipt/receipt.tsx';
import { member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const bought = recorded('readReceipt', 'buyer: of a subscription', { openUntil: '2026-02-15T12:00:00.000Z', next: { amount: 999, scale: 2, currency: 'EUR', at: '2026-02-15T12:00:00.000Z' } });

function show(readReceipt: unknown, more: Record<string, unknown> = {}) {
  const runtime = fakeRuntime({ viewer: member, locale: 'en', answers: { readReceipt, ...more } });
  render(runtime.within(<Receipt licenceId="pass" level="h3" />));
  return runtime;
}

/** The lines as they are read. */
const lines = () => screen.getAllByRole('definition').map((said) => `${said.previousElementSibling?.textContent}: ${said.textContent}`);

test('names what was paid, by what, its invoice, until when it is open, and the next payment', async () => {
  show(bought);
  expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeTruthy();
  expect(lines()).toEqual([
    'Paid: €9.99', 'Paid with: Visa ending in 4242', expect.stringMatching(/^Invoice: ARENA-\d+Invoice \(PDF\)/), 'Open until: 15 February 2026', 'Next payment: €9.99 on 15 February 2026',
  ]);
});

test.each([
  ['a wallet', { means: { paymentMethodType: 'GCASH', cardType: 'gcash', last4Digits: '0917' } }, 'Paid with: GCash'],
  ['a free trial', { isTrial: true, paid: { amount: 0, scale: 2, currency: 'EUR' } }, 'Paid: Nothing was charged'],
  ['the end of a free trial', { isTrial: true, paid: { amount: 0, scale: 2, currency: 'EUR' } }, 'First payment: €9.99 on 15 February 2026'],
  ['what no end has', { openUntil: undefined }, 'Open until: No end'],
  ['what nothing follows', { next: undefined }, 'Next payment: None: nothing is charged by itself'],
])('%s', async (_case, change, line) => {
  show({ ...bought, ...change });
  await screen.findByRole('region', { name: 'Your receipt' });
  expect(lines()).toContain(line);
});

test('the invoice is fetched by a press, and where it cannot be the receipt says so', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const runtime = show(bought, { readInvoiceFile: recorded('readInvoiceFile', 'buyer: of a payment') });
  await userEvent.click(await screen.findByRole('button', { name: /^Invoice \(PDF\)/ }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/was fetched/));
  expect([click.mock.calls.length, runtime.inputsOf('readInvoiceFile')]).toEqual([1, [{ id: bought.invoice?.historyId }]]);
  runtime.answers['readInvoiceFile'] = refused('readInvoiceFile', 'buyer: of nobody');
  await userEvent.click(screen.getByRole('button', { name: /^Invoice \(PDF\)/ }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/could not be fetched/));
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test('what has none shows nothing', async () => {
  const runtime = show(refused('readReceipt', 'buyer: of what is not held'));
  await waitFor(() => expect(runtime.inputsOf('readReceipt')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
