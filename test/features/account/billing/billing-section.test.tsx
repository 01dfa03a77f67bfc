import { expect, test } from 'vitest';
import { BillingSection } from '../../../../src/features/account/billing/billing-section.tsx';
import { type Answers, member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

function show(answers: Answers = {}) {
  const runtime = fakeRuntime({
    viewer: member, now: Date.UTC(2026, 5, 1),
    answers: { readBillingDetails: recorded('readBillingDetails', 'brazil: kept'), readBillingRequirements: recorded('readBillingRequirements', 'brazil: Brazil'), saveBillingDetails: recorded('saveBillingDetails', 'brazil: kept'), ...answers },
  });
  render(runtime.within(<BillingSection />));
  return runtime;
}

test('who is billed is shown, its tax number by its end', async () => {
  show();
  expect(await screen.findByText('Rua das Flores 12')).toBeTruthy();
  expect(screen.getByText('Tax number ending in 09')).toBeTruthy();
});

test('the address is changed, and nothing else is asked again', async () => {
  const runtime = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Billing details' }));
  const street = await screen.findByLabelText(/Street/);
  await userEvent.clear(street);
  await userEvent.type(street, 'Avenida Central 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your billing details are saved.')).toBeTruthy();
  expect(runtime.inputsOf('saveBillingDetails')).toMatchObject([{ address: { country: 'BR', line1: 'Avenida Central 1', city: 'São Paulo' }, birthDate: '1990-05-17' }]);
});

test('whoever has given none reads when they are asked for, and may give them now', async () => {
  show({ readBillingDetails: recorded('readBillingDetails', 'buyer: nothing is asked'), readBillingRequirements: recorded('readBillingRequirements', 'guest: the United Kingdom') });
  expect(await screen.findByText('No billing details yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add billing details' }));
  expect(await screen.findByText('Your country needs nothing more.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('No billing details yet')).toBeTruthy();
});

test('details that cannot be read can be asked for again', async () => {
  const runtime = show({ readBillingDetails: refused('readBillingDetails', 'brazil: platform down') });
  const again = await screen.findByRole('button', { name: /try again/i });
  runtime.answers['readBillingDetails'] = recorded('readBillingDetails', 'brazil: kept');
  await userEvent.click(again);
  expect(await screen.findByText('Rua das Flores 12')).toBeTruthy();
});
