import { expect, test } from 'vitest';
import { LicencePayment } from '../../../src/features/licence-payment/licence-payment.tsx';
import { member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../support/render.tsx';
import { heldAnswer, holding } from '../../support/subscriptions.ts';

test('an open payment that lacks billing details asks for them, and comes back to the same card', async () => {
  const unpaid = heldAnswer({ due: { amount: 999, scale: 2, currency: 'EUR' } });
  const readCards = recorded('readCards', 'buyer: two');
  const runtime = fakeRuntime({
    viewer: member, now: Date.UTC(2026, 5, 1),
    answers: {
      readHeldLicences: holding(unpaid), readCards, updateLicenceCard: refused('updateLicenceCard', 'brazil: without billing details'),
      readBillingDetails: recorded('readBillingDetails', 'brazil: nothing given'), readBillingRequirements: recorded('readBillingRequirements', 'brazil: Brazil'), saveBillingDetails: recorded('saveBillingDetails', 'brazil: kept'),
    },
  });
  render(runtime.within(<LicencePayment licenceId="pass" sandboxHint={false} />));
  const last = readCards.cards.at(-1)!;
  const radio = () => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(last.last4Digits) });
  await screen.findByRole('radiogroup');
  await userEvent.click(radio());
  await userEvent.click(screen.getByRole('button', { name: 'Pay €9.99' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the payment' }));
  await screen.findByRole('radiogroup');
  expect(radio().checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Pay €9.99' }));
  await userEvent.type(await screen.findByLabelText(/Street/), 'Rua das Flores 12');
  await userEvent.type(screen.getByLabelText(/City/), 'São Paulo');
  await userEvent.selectOptions(screen.getByLabelText<HTMLSelectElement>(/State/), 'SP');
  await userEvent.type(screen.getByLabelText(/Postal/), '01310-100');
  await userEvent.type(screen.getByLabelText(/CPF/), '12345678909');
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  await screen.findByRole('radiogroup');
  expect(radio().checked).toBe(true);
  expect(runtime.inputsOf('updateLicenceCard')).toHaveLength(2);
});
