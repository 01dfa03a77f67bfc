import { expect, test } from 'vitest';
import { PaymentPage } from '../../../../src/site/pages/payment/payment-page.tsx';
import { guest, member } from '../../../support/fake-context.ts';
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
