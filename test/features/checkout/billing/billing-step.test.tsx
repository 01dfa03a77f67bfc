import { beforeEach, expect, test } from 'vitest';
import { Checkout } from '../../../../src/features/checkout/checkout.tsx';
import { type Answers, member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { basketOf, licenceOf } from '../../../support/licences.ts';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor, within } from '../../../support/render.tsx';

beforeEach(() => sessionStorage.clear());

const kept = { paymentDetailsExid: 'card-1', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD', cardType: 'visa', last4Digits: '4242' };
const other = { ...kept, paymentDetailsExid: 'card-2', last4Digits: '4444', default: true };
const billed = recorded('readBasket', 'brazil: with who is billed').billing;

async function toPayment(answers: Answers = {}) {
  const runtime = fakeRuntime({
    viewer: member, now: Date.UTC(2026, 5, 1),
    answers: {
      readLicences: { families: [{ id: 'arena', name: 'Arena', licences: [licenceOf()] }], licences: [] }, updateBasket: basketOf(), readBasket: basketOf({ billing: billed }), readEntitlements: { licenceIds: [] },
      initPaymentMethod: { parsedData: { paymentMethods: [other, kept] } }, payBasket: refused('payBasket', 'brazil: without billing details'),
      readBillingDetails: recorded('readBillingDetails', 'brazil: nothing given'), readBillingRequirements: recorded('readBillingRequirements', 'brazil: Brazil'),
      saveBillingDetails: recorded('saveBillingDetails', 'brazil: kept'), ...answers,
    },
  });
  render(runtime.within(<Checkout emit={() => true} />));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByRole('region', { name: 'Your order' });
  return runtime;
}
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay €9\.99/ }));
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('from the refused payment through exactly what it lacks, back to the card that was chosen, and paid', async () => {
  const runtime = await toPayment();
  await userEvent.click(radio(/4242/));
  await pay();
  expect(await screen.findByRole('heading', { name: 'Billing details' })).toBeTruthy();
  await userEvent.type(await screen.findByLabelText(/Street/), 'Rua das Flores 12');
  await userEvent.type(screen.getByLabelText(/City/), 'São Paulo');
  await userEvent.selectOptions(screen.getByLabelText<HTMLSelectElement>(/State/), 'SP');
  await userEvent.type(screen.getByLabelText(/Postal/), '01310-100');
  await userEvent.type(screen.getByLabelText(/CPF/), '12345678909');
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByText('Your billing details are saved.')).toBeTruthy();
  expect(radio(/4242/).checked).toBe(true);
  expect(runtime.inputsOf('payBasket')).toHaveLength(1);
  runtime.answers['payBasket'] = recorded('payBasket', 'buyer: paid');
  await pay();
  expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeTruthy();
  expect(runtime.inputsOf('payBasket')[1]).toMatchObject({ paymentDetailsExternalId: 'card-1' });
});

test('the way back keeps the choice, and pays nothing', async () => {
  const runtime = await toPayment();
  await userEvent.click(radio(/4242/));
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the payment' }));
  await waitFor(() => expect(radio(/4242/).checked).toBe(true));
  expect(runtime.inputsOf('payBasket')).toHaveLength(1);
});

test('who is billed stands in the order, and is changed from there', async () => {
  await toPayment({ updateBasket: basketOf({ billing: billed }), readBillingDetails: recorded('readBillingDetails', 'brazil: kept') });
  const order = screen.getByRole('region', { name: 'Your order' });
  expect(within(order).getByText('Tax number ending in 09')).toBeTruthy();
  expect(within(order).getByText('Born on 17 May 1990')).toBeTruthy();
  await userEvent.click(within(order).getByRole('button', { name: 'Change Billing details' }));
  expect(await screen.findByDisplayValue('Rua das Flores 12')).toBeTruthy();
});

test('neither tax number nor birth date is shown where no tax number is asked for', async () => {
  await toPayment({ updateBasket: basketOf({ billing: recorded('readBasket', 'abroad: with the tax of the state').billing }) });
  const order = screen.getByRole('region', { name: 'Your order' });
  expect(within(order).getByText('73301 Austin')).toBeTruthy();
  expect(order.textContent).not.toMatch(/Tax number|Born/);
});

test('a tax that is estimated says so, and with the address the new price is said before it is paid', async () => {
  await toPayment({
    updateBasket: basketOf({ ...recorded('updateBasket', 'abroad: with an estimated tax') }), readBasket: recorded('readBasket', 'abroad: with the tax of the state'),
    readBillingDetails: recorded('readBillingDetails', 'brazil: kept'),
  });
  expect(screen.getByText('Tax (estimated)')).toBeTruthy();
  expect(screen.getByText('The tax is final once we know your address.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pay €10.59' }));
  await screen.findByLabelText(/Street/);
  await userEvent.type(screen.getByLabelText(/CPF/), '12345678909');
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByText('With the tax at your address the price is now €10.61. Look at it before you pay.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay €10.61' })).toBeTruthy();
});
