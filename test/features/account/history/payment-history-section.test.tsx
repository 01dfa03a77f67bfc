import { expect, test, vi } from 'vitest';
import { PaymentHistorySection } from '../../../../src/features/account/history/payment-history-section.tsx';
import { type Answers, member } from '../../../support/fake-context.ts';
import { fakeRuntime, refusalWith } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

const [paid] = recorded('readPaymentHistory', 'buyer: one payment').items;
const item = (id: string, change: Partial<NonNullable<typeof paid>> = {}) => ({ ...paid!, pdf: undefined, id, ...change });
const euros = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

async function open(answers: Answers) {
  const runtime = fakeRuntime({ viewer: member, answers });
  render(runtime.within(<PaymentHistorySection />));
  await screen.findByRole('heading', { name: 'Payment history' });
  return runtime;
}
const lines = () => screen.getAllByRole('row').slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));

test('each line says when, what, how much, how it ended and its invoice; what came back has its sign and its word', async () => {
  await open({ readPaymentHistory: { items: [
    item('r', { itemType: 'REFUNDED', amount: euros(-999), invoiceNumber: undefined }), item('f', { itemType: 'PAYMENT_FAILED', status: 'FAILED', invoiceNumber: undefined }), item('s', { invoiceNumber: 'ARENA-000002' }), item('c', { itemType: 'CANCEL_SUBSCRIPTION', amount: undefined, invoiceNumber: undefined }),
    item('p', { itemType: 'PRO_RATA_REFUND', amount: euros(500), invoiceNumber: undefined }),
  ] } });
  await screen.findByRole('table', { name: 'Payment history' });
  expect(lines()).toEqual([
    ['15 Jan 2026', 'RefundArena Pass', '-€9.99Paid back', 'Done', ''],
    ['15 Jan 2026', 'Payment not takenArena Pass', '€9.99', 'Failed', ''],
    ['15 Jan 2026', 'Subscription begunArena Pass', '€9.99', 'Done', 'Invoice ARENA-000002'],
    ['15 Jan 2026', 'Subscription cancelledArena Pass', '', 'Done', ''],
    ['15 Jan 2026', 'Refund for the time leftArena Pass', '-€5.00Paid back', 'Done', ''],
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Date', 'What happened', 'Amount', 'Status', 'Invoice']);
});

test('more is fetched by hand; with the last of it the first new line has the focus', async () => {
  const runtime = await open({ readPaymentHistory: ({ lastSeen }: { lastSeen?: string }) => (lastSeen ? { items: [item('b')] } : { items: [item('a')], lastSeen: '1' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.queryByRole('button')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('row')[2]));
  expect(runtime.inputsOf('readPaymentHistory')).toHaveLength(2);
});

test('more that failed is said, and tried again', async () => {
  let isDown = true;
  await open({ readPaymentHistory: ({ lastSeen }: { lastSeen?: string }) => {
    if (lastSeen && isDown) throw refusalWith('readPaymentHistory', 503, { code: 'fault' });
    return lastSeen ? { items: [item('b')] } : { items: [item('a')], lastSeen: '1' };
  } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('More could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
});

test('who paid nothing yet is told so; what could not be read is read again', async () => {
  const runtime = await open({ readPaymentHistory: () => { throw refusalWith('readPaymentHistory', 503, { code: 'fault' }); } });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  runtime.answers['readPaymentHistory'] = recorded('readPaymentHistory', 'buyer: nothing paid');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No payments yet')).toBeTruthy();
});

test('an invoice has a file, which the browser saves from the address that is answered; what could not be had is said', async () => {
  const file = recorded('readInvoiceFile', 'buyer: of a payment');
  const followed: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) { followed.push(this.href, this.download); });
  const runtime = await open({ readPaymentHistory: { items: [item('s', { invoiceNumber: 'ARENA-000001', pdf: 'ARENA-000001.pdf' }), item('c', { invoiceNumber: undefined })] }, readInvoiceFile: file });
  await userEvent.click(await screen.findByRole('button', { name: 'Invoice (PDF) ARENA-000001' }));
  expect(await screen.findByText(`${file.fileName} was fetched. Your browser keeps it with your downloads.`)).toBeTruthy();
  expect([followed, runtime.inputsOf('readInvoiceFile')]).toEqual([[file.url, file.fileName], [{ id: 's' }]]);
  runtime.answers['readInvoiceFile'] = () => { throw refusalWith('readInvoiceFile', 404, { code: 'invoice-not-found' }); };
  await userEvent.click(screen.getByRole('button', { name: 'Invoice (PDF) ARENA-000001' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The file could not be fetched. Try again.');
  expect(followed).toHaveLength(2);
  click.mockRestore();
});
