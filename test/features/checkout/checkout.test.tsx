import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import type { Emit } from '../../../src/binding/emit.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { Checkout, type CheckoutProps } from '../../../src/features/checkout/checkout.tsx';
import { type Answers, member } from '../../support/fake-context.ts';
import { signInAsked } from '../../../src/parts/access/access-request.ts';
import type { CheckoutEvents } from '../../../src/features/checkout/events.ts';
import { fakeRuntime, silence } from '../../support/fake-runtime.tsx';
import { amount, basketOf, licenceOf } from '../../support/licences.ts';
import { faultBody } from '../../support/recorded-answers/platform-fault.ts';
import { render, screen, userEvent, waitFor, within } from '../../support/render.tsx';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { newCardMeans, useCardFrames } from '../../support/card-frame.tsx';

const season = licenceOf({
  licenceId: 'season', name: 'Arena Season', rank: 2,
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' }, amounts: [amount({ sku: 'season-year', amount: 9990 })],
});
const attempt = { attemptId: 'a1', state: 'SUCCEEDED', licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR' };
const platform = (): Answers => ({
  readLicences: { families: [{ id: 'arena', name: 'Arena', licences: [licenceOf(), season] }], licences: [] },
  updateBasket: basketOf(),
  readEntitlements: { licenceIds: [] },
  initPaymentMethod: { parsedData: { paymentMethods: [newCardMeans] } },
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

const cards = useCardFrames();
const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;
const payButton = () => screen.getByRole('button', { name: /^Pay €9\.99/ });

async function toPayment() {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByRole('heading', { name: 'Pay by card' });
}

async function fillCard(number = '4242424242424242') {
  await userEvent.type(await screen.findByLabelText(/Name on card/), 'Ada Lovelace');
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
  show({ updateBasket: basketOf({ subTotal: 1199, discountedTotal: 1099, tax: 60, discountedTax: 55, isTaxInclusive: false }) });
  await toPayment();
  const order = screen.getByRole('region', { name: 'Your order' });
  const lines = within(order).getAllByRole('definition').map((line) => line.textContent);
  expect(lines).toEqual(['€11.99', '-€1.00', '€0.55', '€11.54']);
  expect(screen.getByRole('button', { name: 'Pay €11.54' })).toBeTruthy();
  // Who buys again is told before paying what a second withdrawal costs. @source Directive 2011/83/EU art. 8(8), 14(3)
  expect(within(order).getByText(/everything back the first time; if you withdraw again, the days you used are paid for/)).toBeTruthy();
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
  expect(cards.asked).toEqual([{ cardHolder: 'Ada Lovelace', number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' }]);
  expect(runtime.inputsOf('validatePaymentMethod')).toEqual([{ token: 'token-of-a-card' }]);
  await userEvent.click(screen.getByRole('link', { name: 'Watch now' }));
  expect(runtime.visited).toEqual([{ name: 'vod', params: { eventId: '1001' } }]);
});

test('what was paid and what follows stands on the last screen, as the platform says it', async () => {
  const { runtime } = show({ readReceipt: recorded('readReceipt', 'buyer: of a subscription') });
  await toPayment();
  await fillCard();
  await userEvent.click(payButton());
  const receipt = await screen.findByRole('region', { name: 'Your receipt' });
  expect(receipt.textContent).toMatch(/Paid€9\.99Paid withVisa ending in 4242.*Next payment€9\.99 on 15 February 2026/);
  expect(runtime.inputsOf('readReceipt')).toEqual([{ licenceId: 'pass' }]);
});

test('a payment that was begun elsewhere comes first: the viewer goes on with it, or gives it up', async () => {
  const action = { type: 'REDIRECT', url: 'https://bank.example/pay/1', expiresAt: '2030-03-17T00:00:00.000Z' };
  const waiting = { ...attempt, state: 'REQUIRES_ACTION', action, paymentMethodType: 'IDEAL' };
  const { runtime } = show({
    readOpenPayments: { payments: [{ ...waiting, licenceName: 'Arena Pass', basketId: 'b1', basketVersion: 1, paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card' }] }, readPaymentAttempt: waiting,
    cancelPaymentAttempt: { ...attempt, state: 'DECLINED', failureCode: 'payment_cancelled' },
  });
  expect(await screen.findByText('You have a payment that is not finished')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Go to your bank/ }).getAttribute('href')).toBe(action.url);
  runtime.answers['readOpenPayments'] = { payments: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeTruthy();
  expect(runtime.inputsOf('payBasket')).toEqual([]);
});

test('where nothing can be paid that is said in place of card fields, and what costs nothing is still had', async () => {
  const initPaymentMethod = { parsedData: { paymentMethods: [] } };
  const { unmount } = show({ initPaymentMethod });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('heading', { name: 'Nothing can be paid here yet' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('This service has no way to take a payment yet. Nothing was charged. Your order stays as it is: come back later.');
  expect(screen.queryByRole('button', { name: /^Pay|Try again/ })).toBeNull();
  unmount();
  show({ initPaymentMethod, updateBasket: basketOf({ subTotal: 0, discountedTotal: 0, tax: 0, discountedTax: 0, followingTotal: 0 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('button', { name: 'Get it for free' })).toBeTruthy();
});

test('a kept card that is declined is not chosen for the next try, which says why', async () => {
  const kept = recorded('initPaymentMethod', 'netherlands: a kept card, a new one, and banks');
  show({ initPaymentMethod: kept, payBasket: refused('payBasket', 'buyer: declined') });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  const card = await screen.findByRole('radio', { name: /Visa ending in 4242/ }) as HTMLInputElement;
  expect(card.checked).toBe(true);
  await userEvent.click(payButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/declined/);
  expect((screen.getByRole('radio', { name: 'New card' }) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('radio', { name: 'Visa ending in 4242 Declined last time' })).toBeTruthy();
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
  await userEvent.type(await screen.findByLabelText(/Name on card/), 'Ada');
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

test('another price than was shown is not charged: it is said beside the card as it was typed, and the next press pays it', async () => {
  const { runtime } = show({ payBasket: refused('payBasket', 'buyer: a basket that has changed') });
  await toPayment();
  await fillCard();
  runtime.answers['updateBasket'] = basketOf({ version: 9, subTotal: 10_499, discountedTotal: 10_499 });
  await userEvent.click(payButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The price has changed since you saw it. Nothing was charged. You would pay €104.99 now: look at the order before you press again.');
  expect(document.activeElement).toBe(alert);
  expect([field(/Card number/).value, field(/Security code/).value]).toEqual(['4242 4242 4242 4242', '']);
  expect(screen.getAllByText('€104.99').map(({ tagName }) => tagName), 'subtotal and total of the order').toEqual(['DD', 'DD']);
  runtime.answers['payBasket'] = { ...attempt, amount: 10_499 };
  // The fields are locked until the order is there as it is now.
  await waitFor(() => expect(field(/Security code/).readOnly).toBe(false));
  await userEvent.type(field(/Security code/), '123');
  await userEvent.click(screen.getByRole('button', { name: /^Pay €104\.99/ }));
  await screen.findByRole('heading', { name: 'You are all set' });
  expect(runtime.inputsOf('payBasket').map((sent) => (sent as { basketVersion: number }).basketVersion)).toEqual([3, 9]);
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

test('a guest chooses first, is asked to sign in, and is then at the next step with the same choice', async () => {
  const { emit, runtime } = show({}, {}, { who: 'guest' });
  await userEvent.click(await screen.findByRole('radio', { name: /Arena Season/ }));
  expect(screen.getByText(/Your choice is kept/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to buy' }));
  expect(emit).toHaveBeenCalledWith('sign-in-required', signInAsked, { cancelable: true });
  runtime.viewer.value = member;
  await screen.findByRole('heading', { name: 'Pay by card' });
  expect(runtime.inputsOf('updateBasket')).toEqual([{ sku: 'season-year', acknowledgeNoFreeTrial: false }]);
});

test('a page with a sign-in of its own is told what was chosen', async () => {
  const onSignIn = vi.fn();
  const { emit } = show({}, { onSignIn }, { who: 'guest' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in to buy' }));
  expect(onSignIn.mock.calls).toEqual([['pass']]);
  expect(emit).not.toHaveBeenCalled();
});

test('a child profile is told that it cannot buy', async () => {
  show({}, {}, { who: 'member', profileType: 'child' });
  expect(await screen.findByText(/not available in a child profile/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('on a VPN that is told in place of the page, and asked again until it is off', async () => {
  const { runtime } = show({ readLicences: recorded('readLicences', 'vpn: everything') });
  await screen.findByRole('heading', { name: 'You are on a VPN' });
  expect(screen.queryByRole('radio')).toBeNull();
  const off = screen.getByRole('button', { name: 'I turned the VPN off' });
  await userEvent.click(off);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You still seem to be on a VPN.'));
  runtime.answers['readLicences'] = () => { throw silence('readLicences'); };
  await userEvent.click(off);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toContain('VPN'));
  runtime.answers['readLicences'] = platform()['readLicences'];
  await userEvent.click(off);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose your licence' })));
});

test('outside the territory that is told in place of the page', async () => {
  show({ readLicences: recorded('readLicences', 'abroad: everything') });
  await screen.findByRole('heading', { name: 'Not on sale where you are' });
  expect(screen.getByText('This is not sold in your country.')).toBeTruthy();
});

test('each family stands under its name, lowest rank first, and at the end what belongs to none', async () => {
  const night = licenceOf({ licenceId: 'night', name: 'Fight night', rank: 0 });
  show({ readLicences: { families: [{ id: 'arena', name: 'Arena', licences: [season, licenceOf({ rank: 1 })] }], licences: [night] } });
  const family = await screen.findByRole('group', { name: 'Arena' });
  expect(within(family).getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['pass', 'season']);
  expect(within(screen.getByRole('group', { name: 'On its own' })).getAllByRole('radio')).toHaveLength(1);
});

test('a licence that a held one includes names that one', async () => {
  const licences = [licenceOf({ rank: 1 }), { ...season, status: { status: 'ACTIVE' } }, licenceOf({ licenceId: 'top', rank: 3, includedIn: [] })];
  show({ readLicences: { families: [{ id: 'arena', name: 'Arena', licences }], licences: [] }, readHeldLicences: { licences: [] } });
  expect(await screen.findByText('Included in Arena Season, which you have')).toBeTruthy();
});

test('what a campaign takes off is shown beside what it was, with the price by the month and the words of its button', async () => {
  const season = recorded('readLicences', 'buyer: everything').families[0]!.licences.find(({ licenceId }) => licenceId === 'season')!;
  show({ readLicences: { families: [], licences: [season] } });
  const radio = await screen.findByRole('radio', { name: /Arena Season/ });
  const card = radio.closest('label')!;
  expect(within(card).getByText('€84.91')).toBeTruthy();
  for (const words of ['Instead of €99.90', 'That is €7.08 a month', 'Kick-off: 15% off', '15% off your first year.', 'Recommended']) expect(within(card).getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Get the whole season' })).toBeTruthy();
});

test('a plan that is held is marked as the viewer’s own, without a campaign', async () => {
  const season = recorded('readLicences', 'buyer: everything').families[0]!.licences.find(({ licenceId }) => licenceId === 'season')!;
  show({ readLicences: { families: [], licences: [{ ...season, status: { status: 'ACTIVE' } }, licenceOf({ includedIn: [] })] }, readHeldLicences: { licences: [] } });
  const card = (await screen.findByRole('radio', { name: /Arena Season/ })).closest('label')!;
  expect(within(card).getByText('Your plan')).toBeTruthy();
  expect(within(card).queryByText('Kick-off: 15% off')).toBeNull();
});

test('who bought it elsewhere signs in there, and comes back to what is sold', async () => {
  const { runtime } = show({ readLicences: recorded('readLicences', 'guest: everything') }, {}, { who: 'guest' });
  await userEvent.click(await screen.findByRole('link', { name: 'Bought it at Partner? Sign in there' }));
  expect(runtime.visited).toEqual([{ name: 'login-provider', params: { authProvider: 'partner' }, query: { entryPage: '/purchase' } }]);
});

test('what this build does not know is shown as far as it can be, and is not sold', async () => {
  const details = { providerName: 'partner', title: 'Partner' };
  show({ readLicences: ofNewerPlatform({ families: [], licences: [
    { ...licenceOf({ licenceId: 'money', name: 'In points' }), amounts: [{ ...amount(), currency: 'POINTS', scale: 30 }] },
    { ...licenceOf({ licenceId: 'period', name: 'Every five' }), purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P5M' } },
    { ...licenceOf({ licenceId: 'odd', name: 'Odd period' }), purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'whenever' } },
    { ...licenceOf({ licenceId: 'terms', name: 'New terms' }), purchaseStrategy: { type: 'LEASE' } },
    { ...licenceOf({ licenceId: 'status', name: 'New status' }), status: { status: 'FROZEN' } },
    { ...licenceOf({ licenceId: 'button', name: 'New button' }), ctaControl: 'HOLOGRAM', displayStyle: 'SPARKLING' },
    { ...licenceOf({ licenceId: 'partner', name: 'Partner’s own' }), ctaControl: 'EXTERNAL', purchaseStrategy: { type: 'PPV', externalAuthProviderDetails: details } },
  ] }) });
  const states = (await screen.findAllByRole('radio')).map((radio) => [(radio as HTMLInputElement).value, (radio as HTMLInputElement).disabled]);
  expect(states).toEqual([['money', false], ['period', false], ['odd', false], ['terms', true], ['status', true], ['button', true], ['partner', true]]);
  expect(screen.getByText('0.000000000000000000000000000999 POINTS')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Every five.*5 months/ })).toBeTruthy();
  expect(screen.getAllByText('Not available here')).toHaveLength(3);
  expect(screen.getByText('Sold by Partner only')).toBeTruthy();
});

test('a code of the address that does not work is told kindly, once, and nothing else changes', async () => {
  show({ applyVoucher: refused('applyVoucher', 'buyer: a bad code') }, { voucher: 'NOPE' });
  await toPayment();
  expect(await screen.findByText(/The code of your link, \u2068NOPE\u2069, does not work for this order\. You can go on without it/)).toBeTruthy();
  expect(screen.queryByText('This code does not work for this order.')).toBeNull();
  expect(payButton()).toBeTruthy();
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
  const { runtime } = show({ updateBasket: basketOf({ subTotal: 0, discountedTotal: 0, tax: 0, discountedTax: 0, followingTotal: 0 }) });
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

const cheaper = recorded('applyVoucher', 'buyer: three payments', { basketId: 'basket-1' });
const whole = recorded('updateBasket', 'buyer: tax on top', { basketId: 'basket-1' });
const lines = () => within(screen.getByRole('region', { name: 'Your order' })).getAllByRole('definition').map((line) => line.textContent);

async function openVoucher(answers: Answers) {
  const shown = show({ updateBasket: whole, ...answers });
  await toPayment();
  await userEvent.click(screen.getByRole('button', { name: 'Have a voucher?' }));
  return { ...shown, code: screen.getByLabelText('Voucher code') as HTMLInputElement };
}

describe('a voucher', () => {
  test('is a link until it is wanted; the field then has the focus, and the button says what it lacks', async () => {
    const { code, runtime } = await openVoucher({ applyVoucher: cheaper });
    expect(document.activeElement).toBe(code);
    const button = screen.getByRole('button', { name: 'Apply' });
    expect([button.getAttribute('aria-disabled'), document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent]).toEqual(['true', 'Enter a code first']);
    await userEvent.type(code, '   {Enter}');
    await userEvent.click(button);
    expect(runtime.inputsOf('applyVoucher')).toEqual([]);
  });

  test('Enter applies it without paying; the order says what it takes off and for how long, and the focus stays on it', async () => {
    const { code, runtime } = await openVoucher({ applyVoucher: cheaper });
    await userEvent.type(code, 'welcome20{Enter}');
    const remove = await screen.findByRole('button', { name: 'Remove Welcome: 20% off' });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(lines()).toEqual(['$5.99', '-$1.20', '$0.24', '$5.03']);
    expect(screen.getByText('3 × $5.03, then $6.29 a month.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $5.03' })).toBeTruthy();
    expect(screen.getByText('Welcome: 20% off is applied. Due today: $5.03.').getAttribute('role')).toBe('status');
    expect([runtime.inputsOf('applyVoucher'), runtime.inputsOf('payBasket')]).toEqual([[{ code: 'welcome20' }], []]);
  });

  test('that does not work says so at its field and keeps what was typed; another letter takes the words away', async () => {
    const { code } = await openVoucher({ applyVoucher: refused('applyVoucher', 'buyer: a bad code') });
    await userEvent.type(code, 'NOPE{Enter}');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect([code.value, document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent]).toEqual(['NOPE', 'This code does not work for this order.']);
    expect(lines()).toEqual(['$5.99', '$0.30', '$6.29']);
    await userEvent.type(code, 'X');
    expect(code.getAttribute('aria-invalid')).toBeNull();
  });

  test('is taken off again, and the focus goes to where another one can be entered', async () => {
    const { code } = await openVoucher({ applyVoucher: cheaper, removeVoucher: recorded('removeVoucher', 'buyer: taken off', { basketId: 'basket-1' }) });
    await userEvent.type(code, 'WELCOME20{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Welcome: 20% off' }));
    const opener = await screen.findByRole('button', { name: 'Have a voucher?' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(lines()).toEqual(['$5.99', '$0.30', '$6.29']);
    expect(screen.getByText('The voucher is off. Due today: $6.29.')).toBeTruthy();
  });

  test('while it is looked at nothing is paid, and a refused payment keeps what was typed', async () => {
    let answer = () => {};
    const { code, runtime } = await openVoucher({ applyVoucher: () => new Promise((resolve) => (answer = () => resolve(cheaper))), payBasket: refused('payBasket', 'buyer: no funds') });
    await userEvent.type(code, 'WELC');
    await fillCard();
    await userEvent.click(screen.getByRole('button', { name: 'Pay $6.29' }));
    await screen.findByRole('alert');
    expect(code.value).toBe('WELC');
    await userEvent.type(code, 'OME20{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBe('true'));
    expect(runtime.inputsOf('payBasket')).toHaveLength(1);
    answer();
    await screen.findByRole('button', { name: 'Pay $5.03' });
  });

  test('that is still looked at leaves the focus to who types on elsewhere', async () => {
    let answer = () => {};
    const { code } = await openVoucher({ applyVoucher: () => new Promise((resolve) => (answer = () => resolve(cheaper))) });
    await screen.findByLabelText(/Name on card/);
    await userEvent.type(code, 'WELCOME20{Enter}');
    await userEvent.type(field(/Name on card/), 'Ada');
    answer();
    await screen.findByRole('button', { name: 'Remove Welcome: 20% off' });
    expect(document.activeElement).toBe(field(/Name on card/));
    await userEvent.keyboard(' Lovelace');
    expect(field(/Name on card/).value).toBe('Ada Lovelace');
  });

  test('that gives the licence whole is redeemed by a press of its own', async () => {
    const { code, emit } = await openVoucher({ applyVoucher: refused('applyVoucher', 'buyer: a gift of this licence'), redeemVoucher: { licenceIds: ['pass'] } });
    await userEvent.type(code, 'GIFTPASS{Enter}');
    await screen.findByText('This code gives you Arena Pass without a payment.');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem it now' }));
    await screen.findByRole('heading', { name: 'You are all set' });
    await waitFor(() => expect(emit).toHaveBeenCalledWith('purchased', { licenceIds: ['pass'] }));
  });

  test('that takes everything off today asks for a card, and says what it is kept for', async () => {
    const { code } = await openVoucher({ applyVoucher: recorded('applyVoucher', 'buyer: the first payment free', { basketId: 'basket-1' }) });
    await userEvent.type(code, 'FREEMONTH{Enter}');
    await screen.findByRole('button', { name: 'Start now' });
    expect(screen.getByText('You pay nothing today. Your card is kept for the payments that follow, until you cancel.')).toBeTruthy();
    expect(screen.getByText('Then $6.29 a month.')).toBeTruthy();
    expect(await screen.findByLabelText(/Card number/)).toBeTruthy();
  });
});

describe('a free trial', () => {
  test('is offered in days, costs nothing today, and says until when and what follows', async () => {
    const licence = { ...season, trialDetails: { trialPeriodDuration: 'P14D' } };
    show({ readLicences: { families: [], licences: [licence] }, updateBasket: recorded('updateBasket', 'buyer: a free trial', { basketId: 'basket-1' }) });
    expect(await screen.findByRole('radio', { name: /14 days free/ })).toBeTruthy();
    await toPayment();
    expect(lines()).toEqual(['$119.90', '-$119.90', '$0.00', '$0.00']);
    expect(within(screen.getByRole('region', { name: 'Your order' })).getAllByRole('term').map((term) => term.textContent)).toEqual(['Subtotal', '14 days free', 'Tax', 'Due today']);
    expect(screen.getByText('Free until 29 January 2026. Then $125.90 a year.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start free trial' })).toBeTruthy();
  });

  test.each(['P0D', 'soon'])('of %s is no trial to speak of', async (trialPeriodDuration) => {
    show({ readLicences: { families: [], licences: [{ ...season, trialDetails: { trialPeriodDuration } }] } });
    await screen.findByRole('radio');
    expect(screen.queryByText(/free/)).toBeNull();
  });

  test('that was had before: what is paid today instead is said first, and the way back is as near', async () => {
    const updateBasket = ({ acknowledgeNoFreeTrial }: { acknowledgeNoFreeTrial: boolean }) => (acknowledgeNoFreeTrial ? basketOf() : refused('updateBasket', 'reader: no free trial')());
    const { runtime } = show({ updateBasket });
    const deny = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
      const title = await screen.findByRole('heading', { name: 'No free trial this time' });
      await waitFor(() => expect(document.activeElement).toBe(title));
    };
    await deny();
    expect(screen.getByText('You will pay €9.99 today.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the licences' }));
    await screen.findByRole('radiogroup');
    expect(runtime.inputsOf('updateBasket')).toHaveLength(1);
    await deny();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without a trial' }));
    await screen.findByRole('heading', { name: 'Pay by card' });
    expect(runtime.inputsOf('updateBasket').at(-1)).toEqual({ sku: 'pass-month', acknowledgeNoFreeTrial: true });
  });

  test('a price without its tax says so', async () => {
    const licence = licenceOf({ amounts: [amount({ taxInclusive: false })] });
    show({ readLicences: { families: [], licences: [licence] }, updateBasket: refused('updateBasket', 'reader: no free trial') });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('You will pay €9.99 plus tax today.')).toBeTruthy();
  });
});

test('after too many codes the field says for how long none is looked at', async () => {
  const { code } = await openVoucher({ applyVoucher: () => { throw new ApiError('refused', 'applyVoucher', { status: 429, body: faultBody, retryAfterMs: 600_000 }); } });
  await userEvent.type(code, 'GUESS{Enter}');
  await waitFor(() => expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too many tries. Try again in 10 min'));
});

describe('a member with a licence of the family', () => {
  const quote = recorded('previewPlan', 'buyer: a higher licence');
  const asHolder = (answers: Answers = {}) => show({
    readLicences: recorded('readLicences', 'buyer: with a licence of the family'), readHeldLicences: recorded('readHeldLicences', 'buyer: a licence with a higher one'),
    previewPlan: quote, changePlan: recorded('changePlan', 'buyer: a higher licence'), ...answers,
  });

  test('changes it for what is shown, and buys nothing beside it', async () => {
    const { runtime, emit } = asHolder();
    expect(((await screen.findByRole('radio', { name: /Cinema Basic.*You have this licence/ })) as HTMLInputElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Cinema Premium\s?\$11\.99.*Change plan/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change to Cinema Premium today?'));
    expect(screen.getByText(/if you withdraw again, the days you used are paid for/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pay $9.15' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('You are all set'));
    await waitFor(() => expect(emit).toHaveBeenCalledWith('purchased', { licenceIds: ['premium'] }));
    expect([runtime.context.inputsOf('updateBasket'), runtime.context.inputsOf('changePlan')]).toEqual([[], [{ quoteId: quote.quoteId }]]);
  });

  test('goes on as a smaller one later', async () => {
    asHolder({
      readLicences: recorded('readLicences', 'buyer: with a higher licence of the family'), readHeldLicences: recorded('readHeldLicences', 'buyer: a higher licence, and one that is over'),
      previewPlan: recorded('previewPlan', 'buyer: a lower licence'), changePlan: recorded('changePlan', 'buyer: a lower licence'),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Cinema Basic.*Change plan/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change the plan' }));
    expect((await screen.findByText('Cinema Premium goes on as Cinema Basic from 15 February 2026.'))).toBeTruthy();
  });

  test('leaves it as it is, and is back at the licences', async () => {
    asHolder();
    await userEvent.click(await screen.findByRole('radio', { name: /Cinema Premium\s?\$11\.99/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it as it is' }));
    expect((await screen.findByRole('radio', { name: /Cinema Premium\s?\$11\.99/ }) as HTMLInputElement).checked).toBe(true);
  });

  test('buys by itself where the platform does not say what it may be changed to', async () => {
    asHolder({ readHeldLicences: () => { throw silence('readHeldLicences'); } });
    await screen.findByRole('radio', { name: /Cinema Premium\s?\$11\.99/ });
    expect(screen.queryByText('Change plan')).toBeNull();
  });
});
