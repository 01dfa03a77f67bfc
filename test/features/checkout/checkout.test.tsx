import { expect, test, vi } from 'vitest';
import type { Emit } from '../../../src/binding/emit.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { Checkout, type CheckoutProps } from '../../../src/features/checkout/checkout.tsx';
import { type Answers, member } from '../../support/fake-context.ts';
import { signInAsked } from '../../../src/parts/access/access-request.ts';
import type { CheckoutEvents } from '../../../src/features/checkout/events.ts';
import { fakeRuntime, silence } from '../../support/fake-runtime.tsx';
import { amount, basketOf, licenceOf } from '../../support/licences.ts';
import { render, screen, userEvent, waitFor, within } from '../../support/render.tsx';
import { refused } from '../../support/recorded-answers/recorded-answer.ts';

const season = licenceOf({
  licenceId: 'season', name: 'Arena Season', rank: 2,
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' }, amounts: [amount({ sku: 'season-year', amount: 9990 })],
});
const attempt = { attemptId: 'a1', state: 'SUCCEEDED', licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR' };
const platform = (): Answers => ({
  readLicences: { families: [{ id: 'arena', name: 'Arena', licences: [licenceOf(), season] }], licences: [] },
  updateBasket: basketOf(),
  readEntitlements: { licenceIds: [] },
  validatePaymentMethod: { parsedData: { paymentDetailsExid: 'card-1', targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD' } },
  payBasket: attempt,
});

function show(answers: Answers = {}, props: Partial<CheckoutProps> = {}, viewer: Viewer = member) {
  sessionStorage.clear();
  const runtime = fakeRuntime({ answers: { ...platform(), ...answers }, viewer });
  const emit = vi.fn<Emit<CheckoutEvents>>(() => true);
  const view = render(runtime.within(<Checkout emit={emit} {...props} />));
  return { runtime, emit, ...view };
}

const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;
const payButton = () => screen.getByRole('button', { name: /^Pay €9\.99/ });

async function toPayment() {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByRole('heading', { name: 'Pay by card' });
}

async function fillCard(number = '4242424242424242') {
  await userEvent.type(field(/Name on card/), 'Ada Lovelace');
  await userEvent.type(field(/Card number/), number);
  await userEvent.type(field(/Expiry date/), '1230');
  await userEvent.type(field(/Security code/), '123');
}

test('licences are one choice that arrow keys go through', async () => {
  show();
  const first = await screen.findByRole('radio', { name: /Arena Pass.*€9\.99.*a month/ });
  expect((first as HTMLInputElement).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Arena Season.*€99\.90.*a year/ }));
  expect((first as HTMLInputElement).checked).toBe(false);
  expect(screen.getByRole('radiogroup', { name: 'Choose your licence' })).toBeTruthy();
});

test('a held licence is there and cannot be chosen', async () => {
  const held = licenceOf({ status: { status: 'ACTIVE' } });
  show({ readLicences: { families: [], licences: [held, season] } });
  const radio = await screen.findByRole('radio', { name: /You have this licence/ });
  expect((radio as HTMLInputElement).disabled).toBe(true);
});

test('the summary says what it costs, and the button says how much is paid', async () => {
  show({ updateBasket: basketOf({ subTotal: 1199, discountedTotal: 1099, tax: 55, isTaxInclusive: false }) });
  await toPayment();
  const order = screen.getByRole('region', { name: 'Your order' });
  const lines = within(order).getAllByRole('definition').map((line) => line.textContent);
  expect(lines).toEqual(['€11.99', '-€1.00', '€0.55', '€11.54']);
  expect(screen.getByRole('button', { name: 'Pay €11.54' })).toBeTruthy();
});

test('moving on takes the focus along', async () => {
  show();
  await toPayment();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pay by card' })));
  await userEvent.click(screen.getByRole('button', { name: 'Change Licence' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose your licence' })));
});

test('browsers know the card fields, and numbers are grouped as on the card', async () => {
  show();
  await toPayment();
  await fillCard();
  expect(field(/Card number/).value).toBe('4242 4242 4242 4242');
  expect(field(/Expiry date/).value).toBe('12 / 30');
  expect(screen.getByText('Visa')).toBeTruthy();
  expect([/Name on card/, /Card number/, /Expiry date/, /Security code/].map((name) => field(name).getAttribute('autocomplete')))
    .toEqual(['cc-name', 'cc-number', 'cc-exp', 'cc-csc']);
});

test('paying: success says which licence, tells the page and leads back', async () => {
  const { runtime, emit } = show({}, { backTo: { name: 'vod', params: { eventId: '1001' } } });
  await toPayment();
  await fillCard();
  await userEvent.click(payButton());
  const title = await screen.findByRole('heading', { name: 'You are all set' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText('Arena Pass is yours. Enjoy.')).toBeTruthy();
  await waitFor(() => expect(emit).toHaveBeenCalled());
  expect(emit.mock.calls).toEqual([['purchased', { licenceIds: ['pass'] }]]);
  expect(runtime.inputsOf('validatePaymentMethod')).toEqual([
    { cardHolder: 'Ada Lovelace', number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Watch now' }));
  expect(runtime.visited).toEqual([{ name: 'vod', params: { eventId: '1001' } }]);
});

test('a double click pays once', async () => {
  const { runtime } = show();
  await toPayment();
  await fillCard();
  await userEvent.dblClick(payButton());
  await screen.findByRole('heading', { name: 'You are all set' });
  expect(runtime.inputsOf('payBasket')).toHaveLength(1);
});

test('an incomplete card is not sent: each field says why, the first has the focus', async () => {
  const { runtime } = show();
  await toPayment();
  await userEvent.type(field(/Name on card/), 'Ada');
  await userEvent.click(payButton());
  await waitFor(() => expect(document.activeElement).toBe(field(/Card number/)));
  expect(screen.getByText('Enter your card.')).toBeTruthy();
  expect(screen.getByText('Check the security code.')).toBeTruthy();
  expect(runtime.inputsOf('validatePaymentMethod')).toEqual([]);
});

test('a declined card: the bank\'s words, everything kept but the security code', async () => {
  show({ payBasket: refused('payBasket', 'buyer: no funds') });
  await toPayment();
  await fillCard('4000000000000002');
  await userEvent.click(payButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Your card has insufficient funds.');
  await waitFor(() => expect(document.activeElement).toBe(field(/Card number/)));
  expect([field(/Name on card/).value, field(/Card number/).value, field(/Security code/).value]).toEqual(['Ada Lovelace', '4000 0000 0000 0002', '']);
});

test('while it pays the button is busy and the fields are locked', async () => {
  let finish = () => {};
  const answer = new Promise((resolve) => (finish = () => resolve(attempt)));
  const { runtime } = show({ payBasket: () => answer });
  await toPayment();
  await fillCard();
  await userEvent.click(payButton());
  const busy = await screen.findByRole('button', { name: 'Pay €9.99 Processing your payment' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(field(/Card number/).readOnly).toBe(true);
  await waitFor(() => expect(runtime.inputsOf('payBasket')).toHaveLength(1));
  finish();
  await screen.findByRole('heading', { name: 'You are all set' });
});

test('no answer from the bank: nothing is claimed, and a press finds out', async () => {
  const { runtime, emit } = show({ payBasket: () => { throw silence('payBasket'); } });
  await toPayment();
  await fillCard();
  await userEvent.click(payButton());
  await screen.findByRole('heading', { name: 'We have not heard how your payment ended' });
  expect(emit).not.toHaveBeenCalled();
  runtime.answers['readPaymentAttempt'] = attempt;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('heading', { name: 'You are all set' });
  await waitFor(() => expect(emit).toHaveBeenCalledWith('purchased', { licenceIds: ['pass'] }));
});

test('a guest sees the offer and is asked to sign in', async () => {
  const { emit } = show({}, {}, { who: 'guest' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(emit).toHaveBeenCalledWith('sign-in-required', signInAsked, { cancelable: true });
  expect(screen.getByText('Arena Season')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a child profile is told that it cannot buy', async () => {
  show({}, {}, { who: 'member', profileType: 'child' });
  expect(await screen.findByText(/not available in a child profile/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failed offer can be asked for again', async () => {
  const { runtime } = show({ readLicences: () => { throw silence('readLicences'); } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  runtime.answers['readLicences'] = platform()['readLicences'];
  await userEvent.click(retry);
  expect(await screen.findByRole('radiogroup')).toBeTruthy();
});

test.each([[true, 1], [false, 0]])('the demo\'s cards are shown only in a demo (%s)', async (sandboxHint, count) => {
  show({}, { sandboxHint });
  await toPayment();
  expect(screen.queryAllByText('Declined: 4000 0000 0000 0002')).toHaveLength(count);
});

test('an order of nothing asks for no card', async () => {
  const { runtime } = show({ updateBasket: basketOf({ subTotal: 0, discountedTotal: 0, tax: 0 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Get it for free' }));
  await screen.findByRole('heading', { name: 'You are all set' });
  expect(screen.queryByLabelText(/Card number/)).toBeNull();
  expect(runtime.inputsOf('payBasket')).toMatchObject([{ paymentMethodType: 'ZERO_BALANCE' }]);
});

test('who holds a licence is asked to choose: nothing is marked', async () => {
  show({ readLicences: { families: [], licences: [licenceOf({ status: { status: 'ACTIVE' } }), season] } });
  const go = await screen.findByRole('button', { name: 'Continue to payment' });
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(document.getElementById(go.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose a licence first');
});
