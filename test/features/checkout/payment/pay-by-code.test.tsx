import { expect, test, vi } from 'vitest';
import type { Emit } from '../../../../src/binding/emit.ts';
import { Checkout } from '../../../../src/features/checkout/checkout.tsx';
import type { CheckoutEvents } from '../../../../src/features/checkout/events.ts';
import { member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { basketOf, licenceOf } from '../../../support/licences.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

const now = Date.UTC(2026, 0, 15, 20);
const pix = { paymentDetailsExid: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'PIX' };
const gcash = { paymentDetailsExid: '', targetPaymentProvider: 'sandbox-wallet', paymentMethodType: 'GCASH' };
const attempt = (state: string, more: object = {}) => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 3990, scale: 2, currency: 'BRL', ...more });
const coded = (code: string) => attempt('REQUIRES_ACTION', { action: { type: 'QR', code, url: 'https://pix.example/pay/1', expiresAt: new Date(now + 900_000).toISOString() } });

async function choose(name: 'Pix' | 'GCash', payBasket: unknown, sandboxHint = false) {
  const answers = {
    readLicences: { families: [{ id: 'arena', name: 'Arena', licences: [licenceOf()] }], licences: [] }, readEntitlements: { licenceIds: [] },
    updateBasket: basketOf(), readBasket: basketOf(), initPaymentMethod: { parsedData: { paymentMethods: [pix, gcash] } }, payBasket, readPaymentAttempt: payBasket,
  };
  const runtime = fakeRuntime({ viewer: member, answers });
  // An empty list: a page keeps what it knows where storage is cleared.
  sessionStorage.setItem(`footlight-payment:${runtime.context.settings.realm}`, '[]');
  render(runtime.within(<Checkout emit={vi.fn<Emit<CheckoutEvents>>(() => true)} sandboxHint={sandboxHint} />));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await userEvent.click(await screen.findByRole('radio', { name }));
  return runtime;
}
const pay = async () => userEvent.click(screen.getByRole('button', { name: /^Pay / }));

test('before it, a payer reads what a code is for, and what it means for the payments that follow', async () => {
  await choose('Pix', coded('first'));
  expect(screen.getByText(/There you choose whether the payments that follow are taken too/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'GCash' }));
  expect(screen.getByText(/You confirm it in your wallet/)).toBeTruthy();
});

test('a code: focus on its title, the code to copy first, and the way out', async () => {
  await choose('Pix', coded('first'));
  await pay();
  const title = await screen.findByRole('heading', { name: 'Pay with Pix' });
  expect(document.activeElement).toBe(title);
  const [copy, picture] = [screen.getByRole('button', { name: 'Copy the code' }), screen.getByRole('img', { name: 'QR code of this payment' })];
  expect(copy.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('15:00');
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the app of this demo' })).toBeNull();
});

test('the demo offers an app of its own, in a window of its own', async () => {
  await choose('Pix', coded('first'), true);
  await pay();
  const link = await screen.findByRole('link', { name: 'Open the app of this demo' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://pix.example/pay/1', '_blank']);
});

test('over: it is said, a new code is asked for by one press, and its title has the focus', async () => {
  const runtime = await choose('Pix', coded('first'));
  await pay();
  await screen.findByRole('heading', { name: 'Pay with Pix' });
  runtime.answers['readPaymentAttempt'] = attempt('DECLINED', { failureCode: 'payment_expired' });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { name: 'This code is over' })).toBeTruthy();
  expect(screen.getByText(/the money comes back to you/)).toBeTruthy();
  runtime.answers['payBasket'] = coded('second');
  runtime.answers['readPaymentAttempt'] = coded('second');
  await userEvent.click(screen.getByRole('button', { name: 'Get a new code' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Pay with Pix' }));
  expect((screen.getByRole('textbox', { name: 'The code as text' }) as HTMLTextAreaElement).value).toBe('second');
});

test('paid: the purchase is done', async () => {
  const runtime = await choose('Pix', coded('first'));
  await pay();
  await screen.findByRole('heading', { name: 'Pay with Pix' });
  runtime.answers['readPaymentAttempt'] = attempt('SUCCEEDED');
  runtime.tell({ subject: 'entitlements', ids: ['pass'] });
  expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeTruthy();
});

test('a wallet is called by its name', async () => {
  const action = { type: 'REDIRECT', url: 'https://wallet.example/pay/1', expiresAt: new Date(now + 900_000).toISOString() };
  await choose('GCash', attempt('REQUIRES_ACTION', { action }));
  await pay();
  expect((await screen.findByRole('link', { name: 'Go to GCash' })).getAttribute('href')).toBe(action.url);
  expect(screen.getByText(/confirmed in your GCash wallet/)).toBeTruthy();
});
