import { describe, expect, test, vi } from 'vitest';
import { BankCardForm } from '../../../src/parts/payment/bank-card-form.tsx';
import type { TokenAnswer } from '../../../demo/card-fields/ask-for-token.ts';
import type { FieldFacts } from '../../../src/contracts/purchase/card-fields/field-facts.ts';
import { asMessage } from '../../../src/contracts/purchase/card-fields/card-fields-message.ts';
import { paymentError, type PaymentError } from '../../../src/rules/purchase/payment/payment-error.ts';
import { fallbackText, type LabelKey } from '../../../src/rules/realm/fallback-texts.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor, within } from '../../support/render.tsx';
import { newCardMeans, useCardFrames } from '../../support/card-frame.tsx';

const cards = useCardFrames();
const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;
const payButton = () => screen.getByRole('button', { name: /^Pay €9\.99/ });
const describedBy = (element: Element) => (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' ');

function show(problem?: PaymentError, fields: FieldFacts | undefined = newCardMeans.fields) {
  const onPay = vi.fn();
  const runtime = fakeRuntime();
  const form = (shown?: PaymentError) => runtime.within(<BankCardForm action="Pay €9.99" isPaying={false} fields={fields} sandboxHint={false} onPay={onPay} onAskAgain={async () => undefined} {...(shown ? { problem: shown } : {})} />);
  const { rerender } = render(form(problem));
  return { onPay, fail: (shown: PaymentError) => rerender(form(shown)) };
}

async function paste(name: RegExp, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

/** Fills a card in as a browser does that remembers one: each field at once. */
async function fillIn({ number = '4242 4242 4242 4242', expiry = '1230', cvc = '123' } = {}) {
  await screen.findByLabelText(/Name on card/);
  await paste(/Name on card/, 'Ada Lovelace');
  await paste(/Card number/, number);
  if (expiry) await paste(/Expiry date/, expiry);
  if (cvc) await paste(/Security code/, cvc);
}

/** Types a card key by key, and pastes its number. */
async function type() {
  await userEvent.type(await screen.findByLabelText(/Name on card/), 'Ada Lovelace');
  await paste(/Card number/, '4242 4242 4242 4242');
  await userEvent.type(field(/Expiry date/), '1230');
  await userEvent.type(field(/Security code/), '123');
}

test('a card that was pasted with spaces becomes a token, and nothing else leaves its frame', async () => {
  const { onPay } = show();
  await type();
  expect(field(/Card number/).value).toBe('4242 4242 4242 4242');
  await userEvent.click(payButton());
  await waitFor(() => expect(onPay).toHaveBeenCalledExactlyOnceWith({ token: 'token-of-a-card' }));
  const crossed = JSON.stringify(cards.crossed);
  expect(crossed).toContain('token-of-a-card');
  expect(crossed).toContain('visa');
  // The last four digits alone are told.
  for (const typed of ['42424', '4242 4242', 'Lovelace', '"123"', '12 / 30', '1230']) expect(crossed, typed).not.toContain(typed);
});

test('too many tries of a card: the button waits as long as the platform asks, and then pays what was typed', async () => {
  const { onPay, fail } = show();
  await fillIn({ cvc: '' });
  fail({ labelKey: 'tooManyAttempts', retryable: true, waitMs: 2_000 });
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 s');
  await userEvent.type(field(/Security code/), '123{Enter}');
  expect(onPay).not.toHaveBeenCalled();
  expect(payButton().getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.type(field(/Security code/), '{Enter}');
  await waitFor(() => expect(onPay).toHaveBeenCalledOnce());
  expect(cards.asked).toEqual([{ cardHolder: 'Ada Lovelace', number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' }]);
});

const refusedAs = (code: string, messages: string[] = []) => paymentError({ kind: 'refused', status: 402, body: { code, messages } });
const broken = (part: string) => ['invalid', 'incorrect', 'incomplete'].map((how) => `${how}_${part}`);

/** Each card field key that spec 2 §8 names: its words, and the field that it is told at. */
const keys = ([
  [['card_error'], 'cardError', /Card number/],
  [broken('number'), 'invalidCardNumber', /Card number/],
  [broken('expiry'), 'invalidExpiry', /Expiry date/],
  [broken('expiry_month'), 'invalidExpiryMonth', /Expiry date/],
  [broken('expiry_year'), 'invalidExpiryYear', /Expiry date/],
  [['invalid_expiry_month_past', 'invalid_expiry_year_past', 'invalid_expiry_past', 'expired_card'], 'expiredCard', /Expiry date/],
  [broken('cvc'), 'invalidCvc', /Security code/],
  [['missing'], 'cardMissing', /Card number/],
  [['card_declined'], 'cardDeclined', /Card number/],
] satisfies [string[], LabelKey, RegExp][]).flatMap(([codes, key, place]) => codes.map((code) => [code, key, place] as const));

/** What the provider refuses is told inside of its fields. @source spec 2 §8 "Card field error keys" */
describe('the provider refuses a card', () => {
  const refuse = (code: string, more: Partial<Extract<TokenAnswer, { kind: 'refused' }>> = {}) => {
    cards.exchange = async () => ({ kind: 'refused', status: 402, code, ...more });
  };

  test.each(keys)('%s: told at its field, which has the focus, and nothing is paid', async (code, key, place) => {
    const { onPay } = show();
    await fillIn();
    refuse(code);
    await userEvent.click(payButton());
    await waitFor(() => expect(field(place).getAttribute('aria-invalid')).toBe('true'));
    expect([describedBy(field(place)).includes(fallbackText(key)), document.activeElement === field(place)]).toEqual([true, true]);
    expect([onPay.mock.calls, screen.queryByRole('alert')]).toEqual([[], null]);
    // The fields are locked until the checkout has heard the answer.
    await waitFor(() => expect(field(place).readOnly).toBe(false));
    await userEvent.type(field(place), '1');
    expect(field(place).getAttribute('aria-invalid')).toBeNull();
  });

  test.each(['card_declined', 'incorrect_number'])('%s, in its own words', async (code) => {
    show();
    await fillIn();
    refuse(code, { message: 'Your bank said no.' });
    await userEvent.click(payButton());
    await waitFor(() => expect(describedBy(field(/Card number/))).toContain('Your bank said no.'));
  });

  test.each<[string, Partial<Extract<TokenAnswer, { kind: 'refused' }>>, string]>([
    ['incorrect_zip', {}, fallbackText('incorrectZip')],
    ['odd_code', {}, 'odd_code'],
    ['no answer', { status: 0, code: undefined }, fallbackText('platformUnreachable')],
    ['too many tries', { status: 429, code: 'too-many-requests', retryAfterMs: 9_000 }, 'Try again in 9 s'],
  ])('%s, which is of no field, is told above them', async (code, more, words) => {
    const { onPay } = show();
    await fillIn();
    refuse(code, more);
    await userEvent.click(payButton());
    const message = await screen.findByRole('alert');
    expect(message.textContent).toContain(words);
    await waitFor(() => expect(document.activeElement).toBe(message));
    expect(onPay).not.toHaveBeenCalled();
  });

  test.each([
    ['', '1230', '123', /Card number/, 'cardMissing'], ['4242', '1230', '123', /Card number/, 'invalidCardNumber'], ['4242424242424241', '1230', '123', /Card number/, 'invalidCardNumber'],
    ['4242424242424242', '1', '123', /Expiry date/, 'invalidExpiry'], ['4242424242424242', '13', '123', /Expiry date/, 'invalidExpiryMonth'], ['4242424242424242', '12', '123', /Expiry date/, 'invalidExpiryYear'],
    ['4242424242424242', '1299', '123', /Expiry date/, 'invalidExpiryYear'], ['4242424242424242', '1225', '123', /Expiry date/, 'expiredCard'], ['4242424242424242', '1230', '12', /Security code/, 'invalidCvc'],
  ] satisfies [string, string, string, RegExp, LabelKey][])('%s, %s, %s: found before anything is sent', async (number, expiry, cvc, place, key) => {
    show();
    await screen.findByLabelText(/Name on card/);
    await fillIn({ number: number || ' ', expiry, cvc });
    await userEvent.click(payButton());
    await waitFor(() => expect(document.activeElement).toBe(field(place)));
    expect(describedBy(field(place))).toContain(fallbackText(key));
    expect(cards.asked).toEqual([]);
  });
});

test('a field that was begun and is wrong says so aloud when it is left', async () => {
  show();
  await userEvent.type(await screen.findByLabelText(/Card number/), '4242');
  await userEvent.tab();
  expect((await screen.findAllByText(fallbackText('invalidCardNumber'))).some((one) => one.getAttribute('role') === 'status')).toBe(true);
  expect(field(/Name on card/).getAttribute('aria-invalid')).toBeNull();
});

/** What a viewer sees of each refusal of a payment that spec 2 §8 names, and where the focus goes. */
describe('a refused payment says why, and leads to where it is mended', () => {
  test.each<[string, PaymentError, string, RegExp | 'message']>([
    ['card_declined, in the words of the bank', refusedAs('card_declined', ['Your bank said no.']), 'Your bank said no.', /Card number/],
    ['incorrect_number, in the words of the bank', refusedAs('incorrect_number', ['No such card.']), 'No such card.', /Card number/],
    ...([
      [['freeTrialDenied'], 'freeTrialDenied', 'message'],
      [['BAD_REQUEST'], 'paymentError', 'message'],
      [['CAPTCHA_FAIL_ERROR', 'CHALLENGE_FAILED'], 'captchaFailed', 'message'],
      [['MISSING_PAYMENT_DETAIL'], 'failedPayment', /Card number/],
      [['incorrect_zip'], 'incorrectZip', 'message'],
    ] satisfies [string[], LabelKey, RegExp | 'message'][]).flatMap(([codes, key, place]) => codes.map((code): [string, PaymentError, string, RegExp | 'message'] => [code, refusedAs(code), fallbackText(key), place])),
    ...keys.map(([code, key, place]): [string, PaymentError, string, RegExp] => [code, refusedAs(code), fallbackText(key), place]),
    ['another code, as it is', refusedAs('odd_code'), 'odd_code', 'message'],
    ['another message, as it is', refusedAs('odd_code', ['Something odd.']), 'Something odd.', 'message'],
    ['nothing said', paymentError({ kind: 'refused', status: 500 }), fallbackText('anErrorOccured'), 'message'],
    ['no answer', paymentError({ kind: 'unreachable', status: 0 }), fallbackText('platformUnreachable'), 'message'],
  ])('%s', async (_code, problem, words, place) => {
    const { fail } = show();
    await fillIn();
    fail(problem);
    const message = await screen.findByRole('alert');
    expect(message.textContent).toContain(words);
    await waitFor(() => expect(document.activeElement).toBe(place === 'message' ? message : field(place)));
    expect(field(/Security code/).value).toBe('');
    await waitFor(() => expect(payButton().getAttribute('aria-disabled')).not.toBe('true'));
  });

  test('is told to fields that come only then', async () => {
    show(refusedAs('expired_card'));
    await waitFor(() => expect(field(/Expiry date/).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field(/Expiry date/));
  });

  test.each<[string, LabelKey]>([
    ['BASKET_REQUIREMENTS_FAILED', 'billingDetailsRequired'],
    ['INVALID_TIER_CHANGE', 'invalidTierChange'],
    ['MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', 'maxPaymentMethodsErrorMessage'],
    ['kidPurchasePermissionDenied', 'kidPurchasePermissionDenied'],
    ['signupGeoRestriction', 'signupGeoRestriction'],
    ['vpnErrorMessage', 'vpnErrorMessage'],
  ])('%s: the button says why nothing more can be paid', async (code, key) => {
    show(refusedAs(code));
    expect((await screen.findByRole('alert')).textContent).toContain(fallbackText(key));
    const button = payButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(button)).toContain(fallbackText(key));
  });

  test('as many cards as an account can have: the way to them', async () => {
    show(refusedAs('MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED'));
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: 'See your cards' }).getAttribute('href')).toBe('/account#cards');
  });
});

describe('fields that are not there', () => {
  test('are said to be missing, and come when they are asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      cards.isAway = true;
      show();
      await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
      expect(describedBy(payButton())).toContain(fallbackText('loading'));
      vi.advanceTimersByTime(20_000);
      expect((await screen.findByRole('alert')).textContent).toContain(fallbackText('cardFieldsFailed'));
      await waitFor(() => expect(describedBy(payButton())).toContain(fallbackText('cardFieldsFailed')));
      cards.isAway = false;
      await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: fallbackText('retry') }));
      expect(await screen.findByLabelText(/Card number/)).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test.each<[string, FieldFacts]>([['nothing', {}], ['what another provider draws with', { publishableKey: 'pk_test' }]])('of which the platform says %s are said to be missing, and are asked for by a press', async (_what, fields) => {
    let answer = () => {};
    const onAskAgain = vi.fn(() => new Promise<void>((resolve) => { answer = resolve; }));
    const runtime = fakeRuntime();
    render(runtime.within(<BankCardForm action="Pay €9.99" isPaying={false} fields={fields} sandboxHint={false} problem={refusedAs('odd_code', ['Something odd.'])} onPay={vi.fn()} onAskAgain={onAskAgain} />));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Something odd.', fallbackText('cardFieldsFailed')]);
    const retry = screen.getByRole('button', { name: fallbackText('retry') });
    await userEvent.click(retry);
    await userEvent.click(retry);
    expect(onAskAgain).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: fallbackText('retry') }).getAttribute('aria-busy')).not.toBe('true'));
  });
});

test('another language is worn by the fields, and by the name of their frame', async () => {
  const runtime = fakeRuntime({ answers: { readLabels: recorded('readLabels', 'visitor: Arabic') } });
  render(runtime.within(<BankCardForm action="Pay €9.99" isPaying={false} fields={newCardMeans.fields} sandboxHint={false} onPay={vi.fn()} onAskAgain={async () => undefined} />));
  await screen.findByLabelText(/Card number/);
  await runtime.scope.store.labels.load('ar');
  await screen.findByLabelText(/رقم البطاقة/);
  expect(document.querySelector('iframe')!.title).toBe('بيانات البطاقة المصرفية');
});

/** Another window may send anything at any time. */
describe('a forged message', () => {
  const forgeries: [string, Parameters<typeof cards.forge>[1]][] = [
    ['another origin', { origin: 'http://evil.localhost:4000' }], ['the platform’s own origin', { origin: location.origin }], ['another window', { isOtherWindow: true }], ['a page without an origin', { origin: 'null' }],
  ];
  test.each(forgeries)('from %s pays nothing', async (_from, from) => {
    let answer = () => {};
    cards.exchange = () => new Promise((resolve) => { answer = () => resolve({ kind: 'refused', status: 0 }); });
    const { onPay } = show();
    await fillIn();
    await userEvent.click(payButton());
    await waitFor(() => expect(cards.asked).toHaveLength(1));
    const { id } = (cards.crossed as { message: { kind: string; id: string } }[]).map(({ message }) => message).find(({ kind }) => kind === 'submit')!;
    cards.forge(asMessage({ kind: 'token', id, token: 'forged' }), from);
    answer();
    await screen.findByRole('alert');
    expect(onPay).not.toHaveBeenCalled();
  });

  test.each([['no channel', { kind: 'token', id: 'x', token: 'forged' }], ['a broken shape', { channel: 'card-fields', message: { kind: 'height', height: 'tall' } }], ['a text', 'token'], ['nothing', null], ['too tall', { channel: 'card-fields', message: { kind: 'height', height: 1e9 } }]])('of the right window with %s changes nothing', async (_what, message) => {
    show();
    await screen.findByLabelText(/Card number/);
    const before = document.querySelector('iframe')!.style.blockSize;
    cards.forge(message, {});
    expect(document.querySelector('iframe')!.style.blockSize).toBe(before);
  });
});
