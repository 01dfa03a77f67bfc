import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveBillingDetails } from '../../../../src/api/calls/purchase/billing.ts';
import { createGiftCheckout, type GiftCheckoutOptions } from '../../../../src/store/purchase/gift/gift-checkout.ts';
import { createGiftMemory } from '../../../../src/store/purchase/gift/gift-memory.ts';
import { type Answers, fakeContext, guest, member } from '../../../support/fake-context.ts';
import { american } from '../../../support/billed-people.ts';
import { testSettings } from '../../../support/test-settings.ts';
import { silence } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';

const basket = recorded('updateGiftBasket', 'buyer: to somebody');
const card = { token: 'token-of-a-card' };
const attempt = (state: string, more: object = {}) => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 2390, scale: 2, currency: 'GBP', ...more });
const action = { type: 'REDIRECT', url: 'https://bank.example/pay/1', expiresAt: 1_900_000_000_000 };
const platform: Answers = {
  updateGiftBasket: basket, initPaymentMethod: recorded('initPaymentMethod', 'buyer: a gift'), validatePaymentMethod: recorded('validatePaymentMethod', 'buyer: for a gift'),
  payBasket: attempt('SUCCEEDED'), showPaidGift: recorded('showPaidGift', 'buyer: paid'), beginGuestCheckout: recorded('beginGuestCheckout', 'guest: an e-mail'),
};

beforeEach(() => createGiftMemory(testSettings.realm).keep({ draft: undefined, buyer: undefined, basket: undefined }));
let dispose = () => {};
afterEach(() => dispose());

async function open(options: GiftCheckoutOptions & { answers?: Answers; viewer?: object } = {}) {
  const { answers, viewer = member, ...rest } = options;
  const context = fakeContext({ answers: { ...platform, ...answers }, viewer: viewer as typeof member });
  const slice = createGiftCheckout(context, { giftId: 'pass-3-months', newKey: () => 'key-1', ...rest });
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.state.value.step).not.toBe('loading'));
  return { context, slice, memory: createGiftMemory(context.settings.realm) };
}

describe('a member', () => {
  test('sees what was typed, priced by the platform', async () => {
    createGiftMemory(fakeContext().settings.realm).keep({ draft: { giftId: 'pass-3-months', message: 'Hello', recipientEmail: ' friend@Footlight.test ', day: '2026-02-14' } });
    const { slice, context } = await open();
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { discountedTotal: 2390, currency: 'GBP' }, means: [{}] });
    expect(context.inputsOf('updateGiftBasket')).toEqual([{ giftId: 'pass-3-months', message: 'Hello', recipientEmail: 'friend@footlight.test', deliverAt: new Date(2026, 1, 14, 9).getTime() }]);
  });

  test('pays, and gets the code once; after a reload it is not asked for as a new gift', async () => {
    const { slice, context } = await open();
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'paid', gift: { code: 'GIFT-GIFT-GIFT-GIFT' } });
    expect(context.inputsOf('payBasket')).toMatchObject([{ basketId: slice.state.value.step === 'paid' ? (basket as { basketId: string }).basketId : '', idempotencyKey: 'key-1' }]);
    const again = await open({ answers: { showPaidGift: recorded('showPaidGift', 'buyer: shown before') } });
    expect(again.slice.state.value).toMatchObject({ step: 'paid', gift: { name: 'Gift: three months of Arena Pass' } });
    expect(again.context.inputsOf('updateGiftBasket')).toEqual([]);
    again.slice.startAnew();
    expect((await open()).slice.state.value.step).toBe('summary');
  });

  test('whose card is refused is shown why, beside the same gift', async () => {
    const { slice } = await open({ answers: { payBasket: refused('payBasket', 'buyer: declined') } });
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'summary', problem: { labelKey: 'cardDeclined' } });
  });

  test('whose gift changed elsewhere sees it anew before anything is paid', async () => {
    const { slice, context } = await open({ answers: { payBasket: refused('payBasket', 'buyer: a basket that has changed') } });
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'summary', problem: { labelKey: 'basketChanged' } });
    expect(context.inputsOf('updateGiftBasket')).toHaveLength(2);
  });

  test('whose gift costs something else reads the new price, and pays it by another press', async () => {
    const { slice, context } = await open({ answers: { payBasket: refused('payBasket', 'buyer: a basket that has changed') } });
    const dearer = { ...basket, version: 9, subTotal: 12_390, discountedTotal: 12_390 };
    context.answers['updateGiftBasket'] = dearer;
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: dearer, problem: { labelKey: 'priceChanged', price: { amount: 12_390, currency: 'GBP' } } });
    expect(context.inputsOf('payBasket')).toHaveLength(1);
    context.answers['payBasket'] = attempt('SUCCEEDED', { amount: 12_390 });
    await slice.pay(card);
    expect(context.inputsOf('payBasket').at(-1)).toMatchObject({ basketVersion: 9 });
    expect(slice.state.value.step).toBe('paid');
  });

  test('who is asked by a bank waits, gives up, or has paid', async () => {
    const { slice, context } = await open({ answers: { payBasket: attempt('REQUIRES_ACTION', { action }) } });
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'confirm', action });
    context.answers['cancelPaymentAttempt'] = attempt('DECLINED', { failureCode: 'payment_cancelled' });
    await slice.giveUp();
    expect(slice.state.value).toMatchObject({ step: 'summary' });
    expect(slice.state.value).not.toHaveProperty('problem');
    await slice.pay(card);
    context.answers['readPaymentAttempt'] = attempt('SUCCEEDED');
    await slice.check();
    expect(slice.state.value).toMatchObject({ step: 'paid' });
  });

  test('who reloads while a payment is open is told how it stands, and pays nothing again', async () => {
    const first = await open({ answers: { payBasket: () => { throw silence('payBasket'); }, readPaymentAttempt: attempt('PENDING') } });
    await first.slice.pay(card);
    expect(first.slice.state.value.step).toBe('unknown');
    const { slice, context } = await open({ answers: { readPaymentAttempt: attempt('SUCCEEDED') } });
    expect(slice.state.value.step).toBe('paid');
    expect([context.inputsOf('payBasket'), context.inputsOf('updateGiftBasket')]).toEqual([[], []]);
  });
});

describe('a guest', () => {
  test('says an e-mail, and is asked again for one that is none', async () => {
    const { slice, context } = await open({ viewer: guest });
    expect(slice.state.value).toEqual({ step: 'buyer', isBusy: false });
    await slice.payAsGuest('nobody');
    expect(slice.state.value).toMatchObject({ step: 'buyer', problemKey: 'pleaseProvideValidEmail' });
    expect(context.inputsOf('beginGuestCheckout')).toEqual([]);
    await slice.payAsGuest('giver@footlight.test');
    expect(slice.state.value.step).toBe('summary');
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'paid', gift: { code: 'GIFT-GIFT-GIFT-GIFT' } });
  });

  test('whose time is over says again who pays', async () => {
    const { slice, memory } = await open({ viewer: guest });
    await slice.payAsGuest('giver@footlight.test');
    memory.keep({ buyer: { token: 'old', expiresAt: 0 } });
    await slice.pay(card);
    expect(slice.state.value).toEqual({ step: 'buyer', isBusy: false, problemKey: 'guestCheckoutEnded' });
  });
});

describe('what a payment lacks', () => {
  const unbilled: Answers = { updateGiftBasket: recorded('updateGiftBasket', 'abroad: not billed yet'), payBasket: refused('payBasket', 'abroad: a gift, not billed yet') };

  test('is asked for, and leads back to the same card with the tax of the state; nothing is paid by itself', async () => {
    const { slice, context } = await open({ answers: unbilled });
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'billing', missingFields: ['line1', 'city', 'administrativeLevel1', 'postalCode'] });
    context.answers['updateGiftBasket'] = recorded('updateGiftBasket', 'abroad: billed');
    await slice.goOnAfterBilling();
    const { paymentDetailsExid } = recorded('validatePaymentMethod', 'buyer: for a gift').parsedData;
    expect(slice.state.value).toMatchObject({ step: 'summary', billed: 'taxChanged', chosenMeans: { paymentDetailsExid }, basket: { discountedTax: 187, billing: { areaName: 'Texas' } } });
    expect(context.inputsOf('payBasket')).toHaveLength(1);
    expect(slice.guestBuyer()).toBeUndefined();
  });

  test('is left as it was, and opened again by hand', async () => {
    const { slice } = await open({ answers: unbilled });
    await slice.pay(card);
    slice.leaveBilling();
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { isTaxRateEstimated: true } });
    slice.changeBilling();
    expect(slice.state.value).toMatchObject({ step: 'billing', missingFields: [] });
    await slice.goOnAfterBilling();
    expect(slice.state.value).toMatchObject({ step: 'summary', billed: 'saved' });
  });

  test('is asked of a guest by the proof of who buys', async () => {
    const { slice, context } = await open({ viewer: guest, answers: { ...unbilled, saveBillingDetails: recorded('saveBillingDetails', 'abroad: for a gift') } });
    await slice.payAsGuest('giver@footlight.test');
    await slice.pay(card);
    expect(slice.state.value.step).toBe('billing');
    await slice.guestBuyer()?.call(saveBillingDetails, american);
    expect(context.inputsOf('saveBillingDetails')).toEqual([american]);
    context.answers['updateGiftBasket'] = refused('updateGiftBasket', 'vpn: on a VPN');
    await slice.goOnAfterBilling();
    expect(slice.state.value).toEqual({ step: 'refused', labelKey: 'vpnErrorMessage' });
  });
});

test.each([
  ['a restricted profile', { ...member, profileType: 'adult', restricted: true }, {}, { step: 'refused', labelKey: 'accountForGrownUpsLead' }],
  ['a child', { ...member, profileType: 'child' }, {}, { step: 'refused', labelKey: 'kidPurchasePermissionDenied' }],
  ['a viewer on a VPN', member, { updateGiftBasket: refused('updateGiftBasket', 'vpn: on a VPN') }, { step: 'refused', labelKey: 'vpnErrorMessage' }],
  ['a viewer abroad', member, { updateGiftBasket: refused('updateGiftBasket', 'canada: outside the territory') }, { step: 'refused', labelKey: 'signupGeoRestriction' }],
  ['a gift that is not on offer', member, { updateGiftBasket: refused('updateGiftBasket', 'buyer: no such gift') }, { step: 'missing' }],
  ['a platform that is silent', member, { updateGiftBasket: () => { throw silence('updateGiftBasket'); } }, { step: 'failed' }],
])('%s is told so', async (_who, viewer, answers, state) => {
  expect((await open({ viewer, answers })).slice.state.value).toMatchObject(state);
});

test('without a choice there is no gift', async () => {
  expect((await open({ giftId: undefined })).slice.state.value).toEqual({ step: 'missing' });
});
