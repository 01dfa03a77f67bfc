import { expect, test, vi } from 'vitest';
import { PaymentAuthorization } from '../../../src/features/licence-payment/payment-authorization.tsx';
import { type Answers, member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../support/render.tsx';

const asked = recorded('readHeldLicences', 'netherlands: a payment that is to be confirmed');
const begun = recorded('authorisePayment', 'netherlands: begun');

function open(answers: Answers = {}) {
  const runtime = fakeRuntime({ viewer: member, now: Date.UTC(2026, 0, 15, 20), answers: { readHeldLicences: asked, authorisePayment: begun, ...answers } });
  render(runtime.within(<PaymentAuthorization licenceId="pass" />));
}

test('says what is to be confirmed and until when, and leads to the issuer and to another card', async () => {
  open();
  expect(await screen.findByText('Your bank wants you to confirm the payment by 22 January 2026.')).toBeTruthy();
  expect(screen.getByText('$6.29')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe('/payment-update/pass');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the payment' }));
  const link = await screen.findByRole('link', { name: /card’s issuer/i });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([begun.confirmation!.url, 'noopener noreferrer']);
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('is done once the platform says so', async () => {
  open({ readHeldLicences: recorded('readHeldLicences', 'netherlands: a payment that is being confirmed'), readPaymentAttempt: recorded('readPaymentAttempt', 'netherlands: a renewal that was confirmed') });
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { name: 'The payment is confirmed' })).toBeTruthy();
  expect(screen.getByText('Cinema Basic goes on as before.')).toBeTruthy();
});

test('says that nothing is to be confirmed', async () => {
  open({ readHeldLicences: recorded('readHeldLicences', 'netherlands: a payment that was confirmed') });
  expect(await screen.findByText('Nothing to confirm')).toBeTruthy();
});
