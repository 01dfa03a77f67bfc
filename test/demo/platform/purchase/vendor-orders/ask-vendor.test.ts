import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet, type WaitingAttempt } from '../../../../support/payer-wallet.ts';
import type { TestPlatform } from '../../../../support/test-platform.ts';
import type { StripeDouble } from '../../../../support/vendors/stripe-double.ts';
import { openStripePlatform, type StripePlatform, stripePlatformMs } from '../../../../support/vendors/stripe-platform.ts';
import { validateCard } from '../../../../support/validate-card.ts';

let opened: StripePlatform;
let stripe: StripeDouble;
let platform: TestPlatform;
let viewer: PayerWallet;
beforeAll(async () => {
  opened = await openStripePlatform();
  ({ stripe, platform } = opened);
}, stripePlatformMs);
afterAll(() => opened.close());
beforeEach(async () => { viewer = await opened.reset(); });

const pass = 'arena-pass-month';
const pay = async (card: string, sku = pass, key?: string) => viewer.pay(await viewer.basket(sku), 'CARD', 'stripe', { card, ...(key === undefined ? {} : { key }) });
const charged = () => [...stripe.intents.values()].filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
const cards = async () => ((await viewer.ask({ path: '/api/v2/customer/payment-details' })).body as { cards: { cardId: string; cardType: string; last4Digits: string; paymentProviderId: string }[] }).cards;

test('a basket is paid by what Stripe’s fields gave: once, with the card kept for what follows', async () => {
  expect((await pay('pm_card_visa', pass, 'one-key-of-a-payment')).body).toMatchObject({ state: 'SUCCEEDED', amount: 999, currency: 'EUR' });
  expect(await viewer.held()).toContain('pass');
  expect([charged(), await viewer.charges()]).toEqual([['999'], [expect.objectContaining({ amount: 999, currency: 'EUR' })]]);
  expect(await cards()).toEqual([expect.objectContaining({ cardType: 'visa', last4Digits: '4242', paymentProviderId: 'stripe' })]);
  expect(stripe.faults).toEqual([]);
  await viewer.expectBalance();
});

test('the ways to pay are Stripe’s card fields and its kept cards; the stand-ins take nothing', async () => {
  const { basketId, version } = await viewer.basket(pass);
  const means = async () => ((await viewer.ask({ path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId } } })).body as { parsedData: { paymentMethods: unknown[] } }).parsedData.paymentMethods;
  expect(await means()).toEqual([{ paymentDetailsExid: '', targetPaymentProvider: 'stripe', paymentMethodType: 'CARD', fields: { publishableKey: 'pk_test_double' } }]);
  const refused = { status: 400, body: expect.objectContaining({ code: 'BAD_REQUEST' }) };
  expect(await viewer.pay({ basketId, version } as never, 'IDEAL', 'sandbox-card')).toMatchObject(refused);
  expect(await viewer.pay({ basketId, version } as never, 'CARD', 'sandbox-card', { card: 'x' })).toMatchObject(refused);
  expect(await validateCard(viewer.ask, 'arena', { cardHolder: 'M', number: '4242424242424242', expiryMonth: 12, expiryYear: 2090, cvc: '123' })).toMatchObject(refused);
  expect(stripe.requests).toEqual([]);
});

test.each([['pm_card_chargeDeclined', 'card_declined'], ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined']])('%s is refused as %s, and another card pays the same basket', async (card, code) => {
  expect(await pay(card)).toMatchObject({ status: 402, body: { code } });
  expect(await viewer.held()).not.toContain('pass');
  expect((await pay('pm_card_visa')).body).toMatchObject({ state: 'SUCCEEDED' });
  expect(await viewer.charges()).toHaveLength(1);
});

test('the same key again is the same attempt, and one charge', async () => {
  const basket = await viewer.basket(pass);
  const [first, second] = await Promise.all([1, 2].map(() => viewer.pay(basket, 'CARD', 'stripe', { card: 'pm_card_visa', key: 'the-same-key' })));
  const attempt = (first!.body as WaitingAttempt).attemptId;
  expect((second!.body as WaitingAttempt).attemptId).toBe(attempt);
  expect(await viewer.read(attempt)).toMatchObject({ state: 'SUCCEEDED' });
  expect(charged()).toEqual(['999']);
});

describe('an issuer that asks', () => {
  const asked = async () => {
    const attempt = (await pay('pm_asks')).body as WaitingAttempt;
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', action: { type: 'CHALLENGE', url: `https://hooks.stripe.test/3d/pi_${attempt.attemptId}` } });
    return attempt;
  };
  const comeBack = async (attempt: WaitingAttempt, intent = `pi_${attempt.attemptId}`) => platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${(await viewer.paymentOf(attempt)).reference}?${new URLSearchParams({ intent })}` });

  test.each([[true, { state: 'SUCCEEDED' }, ['pass']], [false, { state: 'DECLINED', failureCode: 'CHALLENGE_FAILED' }, []]])('whose customer confirms: %s', async (isGood, after, held) => {
    const attempt = await asked();
    stripe.confirm(`pi_${attempt.attemptId}`, isGood);
    expect((await comeBack(attempt)).body).toEqual({ ...after, paymentMethodType: 'CARD' });
    expect([await viewer.held(), await viewer.read(attempt.attemptId)]).toMatchObject([held, after]);
  });

  test('whose customer comes back with the name of another payment proves nothing', async () => {
    const attempt = await asked();
    stripe.confirm(`pi_${attempt.attemptId}`, true);
    expect((await comeBack(attempt, 'pi_another')).body).toEqual({ state: 'REQUIRES_ACTION', paymentMethodType: 'CARD' });
  });

  test('whose customer comes back before it is done is still asked', async () => {
    expect((await comeBack(await asked())).body).toEqual({ state: 'REQUIRES_ACTION', paymentMethodType: 'CARD' });
  });

  test('a payment that is given up is given up at Stripe', async () => {
    const attempt = await asked();
    expect((await viewer.cancel(attempt.attemptId)).body).toMatchObject({ state: 'DECLINED', failureCode: 'payment_cancelled' });
    await platform.running.context.jobs.wake();
    expect(stripe.intents.get(`pi_${attempt.attemptId}`)?.status).toBe('canceled');
  });

  test('what was paid when it was given up goes back', async () => {
    const attempt = await asked();
    stripe.confirm(`pi_${attempt.attemptId}`, true);
    await viewer.cancel(attempt.attemptId);
    await platform.running.context.jobs.wake();
    expect([await viewer.held(), stripe.refunds]).toEqual([[], [{ payment_intent: `pi_${attempt.attemptId}`, amount: '999' }]]);
    await viewer.expectBalance();
  });
});

describe('a message of Stripe', () => {
  test('that comes first, twice and after the return changes it once', async () => {
    const attempt = (await pay('pm_asks')).body as WaitingAttempt;
    const id = `pi_${attempt.attemptId}`;
    stripe.confirm(id, true);
    const sent = await Promise.all([opened.hear(stripe.message(id)), opened.hear(stripe.message(id)), opened.hear(stripe.message(id, 'payment_intent.requires_action'))]);
    expect(sent.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(['200 [accepted]', '200 [accepted]', '200 [accepted]']);
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await viewer.charges()).toHaveLength(1);
  });

  test('that is forged, or changed by a byte, is not heard', async () => {
    const attempt = (await pay('pm_asks')).body as WaitingAttempt;
    const message = stripe.message(`pi_${attempt.attemptId}`);
    expect((await opened.hear(stripe.message(`pi_${attempt.attemptId}`, undefined, 'whsec_other'))).statusCode).toBe(401);
    expect((await opened.hear({ ...message, body: `${message.body} ` })).statusCode).toBe(401);
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'REQUIRES_ACTION' });
  });

  test('that says it is paid, of what Stripe does not say so, changes nothing', async () => {
    const attempt = (await pay('pm_asks')).body as WaitingAttempt;
    expect((await opened.hear(stripe.message(`pi_${attempt.attemptId}`))).statusCode).toBe(200);
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'REQUIRES_ACTION' });
  });
});

describe('an answer that is lost', () => {
  test('once is asked for again by the same key', async () => {
    const basket = await viewer.basket('arena-fight-night');
    stripe.loseAnswers(1);
    expect((await viewer.pay(basket, 'CARD', 'stripe', { card: 'pm_card_visa' })).body).toMatchObject({ state: 'SUCCEEDED' });
    expect(charged()).toEqual(['1495']);
  });

  test('altogether leaves the attempt waiting, which a message ends', async () => {
    const basket = await viewer.basket('arena-fight-night');
    stripe.loseAnswers(9);
    const attempt = (await viewer.pay(basket, 'CARD', 'stripe', { card: 'pm_card_visa' })).body as WaitingAttempt;
    expect(attempt.state).toBe('PENDING');
    expect(await viewer.pay(basket, 'CARD', 'stripe', { card: 'pm_card_visa' })).toMatchObject({ status: 409, body: { code: 'payment-in-flight' } });
    stripe.loseAnswers(0);
    await opened.hear(stripe.message(`pi_${attempt.attemptId}`));
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(charged()).toEqual(['1495']);
  });

  test('and found when its time is over goes back', async () => {
    const basket = await viewer.basket('arena-fight-night');
    stripe.loseAnswers(9);
    const attempt = (await viewer.pay(basket, 'CARD', 'stripe', { card: 'pm_card_visa' })).body as WaitingAttempt;
    stripe.loseAnswers(0);
    await passTime(platform, 16 * 60_000);
    viewer = await openPayer(platform, 'netherlands');
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_expired' });
    await opened.hear(stripe.message(`pi_${attempt.attemptId}`));
    await platform.running.context.jobs.wake();
    expect(stripe.refunds).toEqual([{ payment_intent: `pi_${attempt.attemptId}`, amount: '1495' }]);
    await viewer.expectBalance();
  });
});

describe('the next period', () => {
  const afterMonth = async () => {
    await passTime(platform);
    viewer = await openPayer(platform, 'netherlands');
  };

  test('is charged by the kept card, without the viewer, once', async () => {
    await pay('pm_card_visa');
    await afterMonth();
    expect([charged(), await viewer.charges()]).toEqual([['999', '999'], [expect.anything(), expect.anything()]]);
    expect(stripe.requests.at(-1)?.body).toContain('off_session=true');
    expect((await viewer.licence('pass')) as unknown).toMatchObject({ status: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' } });
    await viewer.expectBalance();
  });

  test('whose answer is lost waits with the licence open, and is found by its key', async () => {
    await pay('pm_card_visa');
    stripe.loseAnswers(2);
    await afterMonth();
    expect([await viewer.held(), (await viewer.charges()).length]).toEqual([['pass'], 1]);
    await passTime(platform, 61_000);
    expect([charged(), (await viewer.charges()).length]).toEqual([['999', '999'], 2]);
  });

  test('that the issuer wants to ask about waits for the viewer, who confirms it', async () => {
    const attempt = (await pay('pm_asks')).body as WaitingAttempt;
    stripe.confirm(`pi_${attempt.attemptId}`, true);
    await opened.hear(stripe.message(`pi_${attempt.attemptId}`));
    await afterMonth();
    expect((await viewer.licence('pass')) as unknown).toMatchObject({ status: { subscriptionPendingActions: [expect.objectContaining({ action: 'CONFIRMED_PAYMENT_REQUIRED' })] } });
    const begun = (await viewer.change('POST', 'licence/pass/payment-authorization', 'pass')).body as { confirmation: { attemptId: string; url: string } };
    expect(begun.confirmation.url).toBe(`https://hooks.stripe.test/3d/pi_${begun.confirmation.attemptId}`);
    stripe.confirm(`pi_${begun.confirmation.attemptId}`, true);
    await opened.hear(stripe.message(`pi_${begun.confirmation.attemptId}`));
    expect((await viewer.licence('pass')) as unknown).toMatchObject({ status: { subscriptionPendingActions: [] } });
    await viewer.expectBalance();
  });
});

test('no key and nothing that fields gave is in an answer or a column', async () => {
  await pay('pm_card_chargeDeclined');
  const { db } = platform.running.context;
  const rows = JSON.stringify(await Promise.all(['payment_attempts', 'provider_payments', 'vendor_orders', 'payment_methods', 'jobs'].map((table) => db.execute(`select * from ${table}`))));
  expect(rows).toContain('stripe');
  expect(rows).not.toMatch(/pm_card_chargeDeclined|sk_test_double|whsec_double/);
});
