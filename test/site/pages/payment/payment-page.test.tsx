import { expect, test } from 'vitest';
import { PaymentPage } from '../../../../src/site/pages/payment/payment-page.tsx';
import { guest, member } from '../../../support/fake-context.ts';
import { silence } from '../../../support/fake-runtime.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const attempt = (state: string, more: object = {}) => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR', ...more });
const action = { type: 'REDIRECT', url: 'https://bank.example/pay/1', expiresAt: 1_900_000_000_000 };

function open(answer: unknown, viewer: object = member) {
  const site = fakeSite('/payment/a1', { viewer: viewer as typeof member, answers: { readPaymentAttempt: answer } });
  render(site.within(<PaymentPage {...site.props} />));
  return site;
}

test('a payment that waits for its payer leads to the bank, in a window of its own, and is asked after by hand', async () => {
  let asked = 0;
  open(() => (asked++ === 0 ? attempt('REQUIRES_ACTION', { action }) : attempt('SUCCEEDED')));
  const link = await screen.findByRole('link', { name: 'Go to your bank' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([action.url, '_blank', 'noopener noreferrer']);
  expect(screen.getByText(/Nothing was charged so far/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Your payment is through')).toBeTruthy();
});

test.each([
  ['SUCCEEDED', {}, 'Your payment is through', 'See your payment history'],
  ['DECLINED', { failureCode: 'payment_cancelled' }, 'Your payment was not made', 'See your payment history'],
])('one that is %s says so and leads on', async (state, more, title, way) => {
  open(attempt(state, more));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/account#payments');
});

test.each([
  ['GCASH', 'REQUIRES_ACTION', { action }, 'You have not confirmed it in your GCash wallet yet. Nothing was charged so far.', 'Go to GCash'],
  ['CARD', 'REQUIRES_ACTION', { action }, 'Your card’s issuer has not confirmed it yet. Nothing was charged so far.', 'Go to your card’s issuer'],
  ['IDEAL', 'REQUIRES_ACTION', { action }, 'Your bank has not confirmed it yet. Nothing was charged so far.', 'Go to your bank'],
  ['GCASH', 'PENDING', {}, 'GCash is working on it', undefined],
  ['PIX', 'PENDING', {}, 'Your Pix payment is being checked', undefined],
  ['GCASH', 'DECLINED', { failureCode: 'payment_cancelled' }, 'You turned back in GCash. Nothing was charged.', undefined],
  ['PIX', 'DECLINED', { failureCode: 'payment_refunded' }, 'Your payment came too late for this order. It is paid back to you.', undefined],
])('%s that is %s names who confirms it', async (paymentMethodType, state, more, words, way) => {
  open(attempt(state, { paymentMethodType, ...more }));
  expect(await screen.findByText(words)).toBeTruthy();
  if (way) expect(screen.getByRole('link', { name: new RegExp(`^${way}`) }).getAttribute('href')).toBe(action.url);
});

test('one that was paid too late says that the money comes back as soon as the platform tells of it, and stays said without an answer', async () => {
  let now: () => unknown = () => attempt('DECLINED', { failureCode: 'payment_expired', paymentMethodType: 'PIX' });
  const site = open(() => now());
  expect(await screen.findByText(/The time to confirm this payment is over/)).toBeTruthy();
  now = () => attempt('DECLINED', { failureCode: 'payment_refunded', paymentMethodType: 'PIX' });
  site.tell({ subject: 'subscription', ids: [] });
  expect(await screen.findByText(/It is paid back to you/)).toBeTruthy();
  now = () => { throw silence('readPaymentAttempt'); };
  site.tell({ subject: 'subscription', ids: [] });
  await waitFor(() => expect(site.inputsOf('readPaymentAttempt')).toHaveLength(3));
  expect(screen.getByText(/It is paid back to you/)).toBeTruthy();
});

const coded = attempt('REQUIRES_ACTION', { action: { type: 'QR', code: 'the-code', url: 'https://pix.example/pay/1', expiresAt: 1_900_000_000_000 } });

test('a payment by a code shows it, and is shown as paid when the platform tells of it', async () => {
  let now: unknown = coded;
  const site = open(() => now);
  expect(((await screen.findByRole('textbox', { name: 'The code as text' })) as HTMLTextAreaElement).value).toBe('the-code');
  expect([screen.getByText('€9.99') !== null, screen.queryByRole('link', { name: 'Go to your bank' })]).toEqual([true, null]);
  now = attempt('SUCCEEDED');
  site.tell({ subject: 'entitlements', ids: [] });
  expect(await screen.findByText('Your payment is through')).toBeTruthy();
});

test('a change is told to screen readers, and whoever stood at the way out stands at what became of it', async () => {
  const site = open(coded);
  site.answers['cancelPaymentAttempt'] = attempt('DECLINED', { failureCode: 'payment_cancelled' });
  const told = screen.getByRole('status');
  expect(told.textContent).toContain('Checking your payment');
  const out = await screen.findByRole('button', { name: 'Give this payment up' });
  expect(screen.getAllByRole('status')[0]).toBe(told);
  out.focus();
  await userEvent.click(out);
  await waitFor(() => expect(told.textContent).toContain('Your payment was not made'));
  expect(document.activeElement).toBe(told);
});

test('one that changes while the viewer is elsewhere takes no focus', async () => {
  let now: unknown = attempt('PENDING');
  const site = open(() => now);
  await screen.findByText('Your bank is working on it');
  now = attempt('SUCCEEDED');
  site.tell({ subject: 'entitlements', ids: [] });
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Your payment is through'));
  expect(document.activeElement).toBe(document.body);
});

test('asked again by hand, what is known stays and the button is kept', async () => {
  let release: (answer: unknown) => void = () => undefined;
  let asked = 0;
  open(() => (asked++ === 0 ? attempt('PENDING') : new Promise((resolve) => { release = resolve; })));
  const again = await screen.findByRole('button', { name: 'Check again' });
  await userEvent.click(again);
  expect([document.activeElement, again.getAttribute('aria-busy')]).toEqual([again, 'true']);
  release(attempt('PENDING'));
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(again);
});

test('and its way out: given up, it says so', async () => {
  const { answers, inputsOf } = open(coded);
  answers['cancelPaymentAttempt'] = attempt('DECLINED', { failureCode: 'payment_cancelled' });
  await userEvent.click(await screen.findByRole('button', { name: 'Give this payment up' }));
  expect(await screen.findByText('Your payment was not made')).toBeTruthy();
  expect(inputsOf('cancelPaymentAttempt')).toEqual([{ attemptId: 'a1' }]);
});

test('a guest signs in first, and comes back', async () => {
  const { navigator } = open(attempt('SUCCEEDED'), guest);
  await waitFor(() => expect(navigator.visit).toHaveBeenCalledWith('/login?from=%2Fpayment%2Fa1', { replace: true }));
});

test('a child is told whom to ask', async () => {
  open(attempt('SUCCEEDED'), { ...member, profileType: 'child' });
  expect(await screen.findByText('The account is for grown-ups')).toBeTruthy();
});
