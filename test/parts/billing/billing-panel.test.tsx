import { expect, test, vi } from 'vitest';
import type { BillingPanelProps } from '../../../src/parts/billing/billing-panel.tsx';
import { BillingPanel } from '../../../src/parts/billing/billing-panel.tsx';
import { type Answers, member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { recorded, recordedRefusal, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

const requirements: Record<string, () => unknown> = {
  BR: () => recorded('readBillingRequirements', 'brazil: Brazil'), US: () => recorded('readBillingRequirements', 'abroad: the United States'),
  AE: () => recorded('readBillingRequirements', 'brazil: the Emirates'), GB: () => recorded('readBillingRequirements', 'guest: the United Kingdom'),
};

function show(props: Partial<BillingPanelProps> = {}, answers: Answers = {}) {
  const runtime = fakeRuntime({
    viewer: member, now: Date.UTC(2026, 5, 1),
    answers: {
      readBillingDetails: recorded('readBillingDetails', 'brazil: nothing given'), saveBillingDetails: recorded('saveBillingDetails', 'brazil: kept'),
      readBillingRequirements: ({ country }: { country: string }) => requirements[country]?.() ?? (() => { throw recordedRefusal('readBillingRequirements', 'brazil: where nothing is sold'); })(),
      ...answers,
    },
  });
  const said = { onSaved: vi.fn(), onBack: vi.fn() };
  render(runtime.within(<BillingPanel actionKey="billingSave" backKey="billingBack" {...said} {...props} />));
  return { runtime, ...said };
}

const missing = ['line1', 'city', 'administrativeLevel1', 'postalCode', 'taxNumber', 'birthDate'];
const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const names = () => [...document.querySelectorAll<HTMLElement>('.fl-billing__fields [name]')].map((one) => one.getAttribute('name'));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));

test('the first field that is missing takes the focus, and browsers know each of them', async () => {
  show({ missing });
  await waitFor(() => expect(document.activeElement).toBe(input(/Street and number/)));
  expect(names()).toEqual(['billing-line1', 'billing-city', 'billing-administrativeLevel1', 'billing-postalCode', 'billing-tax-number', 'billing-birth-month', 'billing-birth-day', 'billing-birth-year']);
  expect(['Street', 'City', 'State', 'Postal', 'Country'].map((name) => input(new RegExp(name)).getAttribute('autocomplete'))).toEqual([
    'billing address-line1', 'billing address-level2', 'billing address-level1', 'billing postal-code', 'billing country',
  ]);
  expect(input(/Street/).getAttribute('aria-required')).toBe('true');
  expect(input(/Year/).getAttribute('autocomplete')).toBe('bday-year');
});

test('nothing but what is missing is asked for', async () => {
  show({ missing: ['taxNumber'] });
  await screen.findByLabelText(/Tax number \(CPF\)/);
  expect(names()).toEqual(['billing-tax-number']);
});

test('each empty field says by its name what is missing, and the first one takes the focus', async () => {
  const { runtime } = show({ missing }, { readBillingDetails: recorded('readBillingDetails', 'brazil: nothing given', { suggested: {} }) });
  await screen.findByLabelText(/Street/);
  await save();
  for (const text of ['Enter your street and number.', 'Enter your city.', 'Choose your state.', 'Enter your postal code.', 'Enter your tax number (CPF).', 'Enter your date of birth.']) expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(input(/Street/));
  expect(input(/Street/).getAttribute('aria-describedby')).toBe(screen.getByText('Enter your street and number.').id);
  expect(runtime.inputsOf('saveBillingDetails')).toEqual([]);
  await userEvent.type(input(/Street/), 'Rua');
  expect(screen.queryByText('Enter your street and number.')).toBeNull();
});

test('what is typed is written as it is there, checked, and sent', async () => {
  const { runtime, onSaved } = show({ missing });
  await userEvent.type(await screen.findByLabelText(/Street/), 'Rua das Flores 12');
  await userEvent.type(input(/City/), 'São Paulo');
  await userEvent.selectOptions(input(/State/) as unknown as HTMLSelectElement, 'SP');
  await userEvent.type(input(/Postal/), '1310');
  await userEvent.type(input(/CPF/), '12345678');
  await save();
  expect(screen.getByText('This postal code is not valid here. For example: 40301-110')).toBeTruthy();
  expect(screen.getByText('This tax number (CPF) is not valid. Check its digits.')).toBeTruthy();
  expect(document.activeElement).toBe(input(/Postal/));
  await userEvent.clear(input(/Postal/));
  await userEvent.type(input(/Postal/), '01310-100');
  await userEvent.type(input(/CPF/), '909');
  expect(input(/CPF/).value).toBe('123.456.789-09');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(runtime.inputsOf('saveBillingDetails')).toEqual([{
    address: { country: 'BR', line1: 'Rua das Flores 12', city: 'São Paulo', administrativeLevel1: 'SP', postalCode: '01310-100' }, taxNumber: '123.456.789-09', birthDate: '1990-05-17',
  }]);
});

test('what the platform alone can tell to be wrong is shown at its field', async () => {
  const { onSaved } = show({ missing: ['taxNumber'] }, { saveBillingDetails: refused('saveBillingDetails', 'brazil: not good') });
  await userEvent.type(await screen.findByLabelText(/CPF/), '12345678900');
  await save();
  expect(await screen.findByText('This tax number (CPF) is not valid. Check its digits.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(input(/CPF/)));
  expect(onSaved).not.toHaveBeenCalled();
});

test('another country has other fields and other words; what was typed stays', async () => {
  show({ missing });
  await userEvent.type(await screen.findByLabelText(/Street/), 'Main Street 1');
  await userEvent.selectOptions(input(/Country/) as unknown as HTMLSelectElement, 'US');
  await screen.findByLabelText(/ZIP code/);
  expect(names()).toEqual(['billing-line1', 'billing-city', 'billing-administrativeLevel1', 'billing-postalCode']);
  expect(input(/Street/).value).toBe('Main Street 1');
  await userEvent.selectOptions(input(/Country/) as unknown as HTMLSelectElement, 'AE');
  await screen.findByLabelText(/Emirate/);
  expect(names()).toEqual(['billing-administrativeLevel1']);
  await userEvent.selectOptions(input(/Country/) as unknown as HTMLSelectElement, 'GB');
  expect(await screen.findByText('Your country needs nothing more.')).toBeTruthy();
  expect(names()).toEqual([]);
});

test('a kept tax number is known by its end, and stays where nothing is typed', async () => {
  const { runtime } = show({}, { readBillingDetails: recorded('readBillingDetails', 'brazil: kept') });
  const number = await screen.findByLabelText<HTMLInputElement>(/CPF/);
  expect(number.value).toBe('');
  expect(screen.getByText('We keep one that ends in 09. Leave this empty to keep it.')).toBeTruthy();
  await save();
  await waitFor(() => expect(runtime.inputsOf('saveBillingDetails')).toHaveLength(1));
  expect(runtime.inputsOf('saveBillingDetails')[0]).not.toHaveProperty('taxNumber');
});

test('a platform that is down is said, what was typed stays, and the way back is open', async () => {
  const { onBack } = show({ missing: ['taxNumber'] }, { saveBillingDetails: refused('saveBillingDetails', 'brazil: platform down') });
  await userEvent.type(await screen.findByLabelText(/CPF/), '12345678909');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
  expect(input(/CPF/).value).toBe('123.456.789-09');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the payment' }));
  expect(onBack).toHaveBeenCalledOnce();
});
