import { describe, expect, test, vi } from 'vitest';
import { BankCardForm } from '../../../src/parts/payment/bank-card-form.tsx';
import { paymentError, type PaymentError } from '../../../src/rules/purchase/payment/payment-error.ts';
import { fallbackText, type LabelKey } from '../../../src/rules/realm/fallback-texts.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;
const payButton = () => screen.getByRole('button', { name: /^Pay €9\.99/ });

test('too many tries of a card: the button waits as long as the platform asks, and then pays what was typed', async () => {
  const onPay = vi.fn();
  const runtime = fakeRuntime();
  const form = (problem?: PaymentError) => runtime.within(<BankCardForm action="Pay €9.99" isPaying={false} sandboxHint={false} onPay={onPay} {...(problem ? { problem } : {})} />);
  const { rerender } = render(form());
  await userEvent.type(field(/Name on card/), 'Ada Lovelace');
  await userEvent.type(field(/Card number/), '4242424242424242');
  await userEvent.type(field(/Expiry date/), '1230');
  rerender(form({ labelKey: 'tooManyAttempts', retryable: true, waitMs: 2_000 }));
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 s');
  await userEvent.type(field(/Security code/), '123{Enter}');
  expect(onPay).not.toHaveBeenCalled();
  expect(payButton().getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.type(field(/Security code/), '{Enter}');
  expect(onPay).toHaveBeenCalledExactlyOnceWith({ cardHolder: 'Ada Lovelace', number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' });
});

const refusedAs = (code: string, messages: string[] = []) => paymentError({ kind: 'refused', status: 402, body: { code, messages } });
const broken = (part: string) => ['invalid', 'incorrect', 'incomplete'].map((how) => `${how}_${part}`);

/** What a viewer sees of each refusal that spec 2 §8 names, and where the focus goes. */
describe('a refusal says why, and leads to where it is mended', () => {
  test.each<[string, PaymentError, string, RegExp | 'message']>([
    ['card_declined, in the words of the bank', refusedAs('card_declined', ['Your bank said no.']), 'Your bank said no.', /Card number/],
    ['incorrect_number, in the words of the bank', refusedAs('incorrect_number', ['No such card.']), 'No such card.', /Card number/],
    ...([
      [['freeTrialDenied'], 'freeTrialDenied', 'message'],
      [['BAD_REQUEST'], 'paymentError', 'message'],
      [['CAPTCHA_FAIL_ERROR', 'CHALLENGE_FAILED'], 'captchaFailed', 'message'],
      [['MISSING_PAYMENT_DETAIL'], 'failedPayment', /Card number/],
      [['card_error'], 'cardError', /Card number/],
      [broken('number'), 'invalidCardNumber', /Card number/],
      [broken('expiry'), 'invalidExpiry', /Expiry date/],
      [broken('expiry_month'), 'invalidExpiryMonth', /Expiry date/],
      [broken('expiry_year'), 'invalidExpiryYear', /Expiry date/],
      [['invalid_expiry_month_past', 'invalid_expiry_year_past', 'expired_card'], 'expiredCard', /Expiry date/],
      [broken('cvc'), 'invalidCvc', /Security code/],
      [['incorrect_zip'], 'incorrectZip', 'message'],
      [['card_declined'], 'cardDeclined', /Card number/],
      [['missing'], 'cardMissing', /Card number/],
    ] satisfies [string[], LabelKey, RegExp | 'message'][]).flatMap(([codes, key, place]) => codes.map((code): [string, PaymentError, string, RegExp | 'message'] => [code, refusedAs(code), fallbackText(key), place])),
    ['another code, as it is', refusedAs('odd_code'), 'odd_code', 'message'],
    ['another message, as it is', refusedAs('odd_code', ['Something odd.']), 'Something odd.', 'message'],
    ['nothing said', paymentError({ kind: 'refused', status: 500 }), fallbackText('anErrorOccured'), 'message'],
    ['no answer', paymentError({ kind: 'unreachable', status: 0 }), fallbackText('platformUnreachable'), 'message'],
  ])('%s', async (_code, problem, words, place) => {
    const onPay = vi.fn();
    const runtime = fakeRuntime();
    const form = (shown?: PaymentError) => runtime.within(<BankCardForm action="Pay €9.99" isPaying={false} sandboxHint={false} onPay={onPay} {...(shown ? { problem: shown } : {})} />);
    const { rerender } = render(form());
    rerender(form(problem));
    const message = await screen.findByRole('alert');
    expect(message.textContent).toContain(words);
    await waitFor(() => expect(document.activeElement).toBe(place === 'message' ? message : field(place)));
    expect(payButton().getAttribute('aria-disabled')).not.toBe('true');
  });

  test.each<[string, LabelKey]>([
    ['BASKET_REQUIREMENTS_FAILED', 'billingDetailsRequired'],
    ['INVALID_TIER_CHANGE', 'invalidTierChange'],
    ['MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', 'maxPaymentMethodsErrorMessage'],
    ['kidPurchasePermissionDenied', 'kidPurchasePermissionDenied'],
    ['signupGeoRestriction', 'signupGeoRestriction'],
    ['vpnErrorMessage', 'vpnErrorMessage'],
  ])('%s: the button says why nothing more can be paid', async (code, key) => {
    const runtime = fakeRuntime();
    render(runtime.within(<BankCardForm action="Pay €9.99" isPaying={false} sandboxHint={false} onPay={vi.fn()} problem={refusedAs(code)} />));
    expect((await screen.findByRole('alert')).textContent).toContain(fallbackText(key));
    const button = payButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(fallbackText(key));
  });

  test('as many cards as an account can have: the way to them', async () => {
    const runtime = fakeRuntime();
    render(runtime.within(<BankCardForm action="Pay €9.99" isPaying={false} sandboxHint={false} onPay={vi.fn()} problem={refusedAs('MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED')} />));
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: 'See your cards' }).getAttribute('href')).toBe('/account#cards');
  });
});
