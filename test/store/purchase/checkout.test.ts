import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PaymentAttempt } from '../../../src/contracts/purchase/payment.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { createOwnChoice } from '../../../src/store/purchase/arrival/own-choice.ts';
import { createCheckout, type CheckoutOptions } from '../../../src/store/purchase/checkout.ts';
import { type Answers, type FakeContext, fakeContext, member } from '../../support/fake-context.ts';
import { refusalWith, silence } from '../../support/fake-runtime.tsx';
import { amount, basketOf, licenceOf } from '../../support/licences.ts';
import { paymentMemory } from '../../support/payment-memory.ts';
import { recorded, recordedRefusal, refused } from '../../support/recorded-answers/recorded-answer.ts';

const card = { token: 'token-of-a-card' };
const pass = licenceOf();
const season = licenceOf({ licenceId: 'season', rank: 2, amounts: [amount({ sku: 'season-year', amount: 9990 })] });
const offerOf = (...licences: (typeof pass)[]) => ({ families: [{ id: 'arena', name: 'Arena', licences }], licences: [] });
const attemptIn = (state: PaymentAttempt['state']): PaymentAttempt => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR' });
const active = { status: { status: 'ACTIVE' } } as const;
function pending<T>() {
  let resolve: (answer: T) => void = () => {};
  return { promise: new Promise<T>((given) => { resolve = given; }), resolve: (answer: T) => resolve(answer) };
}
const macrotask = () => new Promise((resolve) => { setTimeout(resolve); });

const platform = (): Answers => ({
  readLicences: offerOf(pass, season),
  updateBasket: basketOf(),
  readBasket: basketOf(),
  readEntitlements: { licenceIds: [] },
  validatePaymentMethod: { parsedData: { paymentDetailsExid: 'card-1', targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD' } },
  payBasket: attemptIn('SUCCEEDED'),
  readPaymentAttempt: refused('readPaymentAttempt', 'buyer: no such payment'),
});

let dispose = () => {};
const own = createOwnChoice(fakeContext({ viewer: member }).settings.realm);
afterEach(() => {
  dispose();
  own.forget();
});

async function open(answers: Answers = {}, viewer: Viewer = member, options: CheckoutOptions = {}) {
  const context: FakeContext = fakeContext({ answers: { ...platform(), ...answers }, viewer });
  const memory = paymentMemory();
  let keys = 0;
  const slice = createCheckout(context, { memory, newKey: () => `key-${(keys += 1)}`, ...options });
  dispose = slice.dispose;
  const step = () => slice.state.value.step;
  await vi.waitFor(() => expect(step()).not.toBe('loading'));
  return { context, slice, memory, step };
}

async function openSummary(answers: Answers = {}) {
  const opened = await open(answers);
  await opened.slice.continueToPayment();
  expect(opened.step()).toBe('summary');
  return opened;
}

test('a member sees the offer, the licence of the lowest price marked', async () => {
  const { slice } = await open();
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', offers: [{ licence: { licenceId: 'pass' } }, { licence: { licenceId: 'season' } }] });
});

test('only the licences that were asked for are on offer', async () => {
  const { slice, context } = await open({}, member, { licenceIds: ['season'] });
  expect(context.inputsOf('readLicences')).toEqual([{ licenceIds: [] }]);
  expect(slice.state.value).toMatchObject({ chosenId: 'season', offers: [{ licence: { licenceId: 'season' } }] });
});

test.each([
  ['a film that is denied', '1003', { readVodPlayback: recorded('readVodPlayback', 'member: a film of a licence') }],
  ['a live event that is denied', '2002', { readVodPlayback: refused('readVodPlayback', 'guest: no such film'), readLivePlayback: recorded('readLivePlayback', 'member: an event of a licence') }],
  ['streams that were refused', '1003', { readVodPlayback: () => { throw refusalWith('readVodPlayback', 403, { code: 'access-denied', details: { licences: ['pass', 'season'] } }); } }],
])('for %s, its own licences are on offer and no others', async (_title, contentId, answers) => {
  const { slice } = await open({ ...answers, readLicences: recorded('readLicences', 'buyer: everything') }, member, { contentId });
  expect(slice.state.value).toMatchObject({ step: 'offer', offers: [{ licence: { licenceId: 'pass' } }, { licence: { licenceId: 'season' } }] });
});

test.each([
  ['that anyone may watch', '1001', { readVodPlayback: recorded('readVodPlayback', 'member: a free film') }],
  ['that does not exist', 'nowhere', { readVodPlayback: refused('readVodPlayback', 'guest: no such film'), readLivePlayback: refused('readLivePlayback', 'guest: no such event') }],
])('for a title %s, everything is on offer', async (_title, contentId, answers) => {
  const { slice } = await open({ ...answers, readLicences: recorded('readLicences', 'buyer: everything') }, member, { contentId });
  expect(slice.state.value).toMatchObject({ step: 'offer', offers: [{}, {}, {}] });
});

test.each([
  ['a guest is asked to sign in', { who: 'guest' }, {}, { step: 'guest', chosenId: 'pass' }],
  ['a restricted profile is refused', { who: 'member', profileType: 'adult', restricted: true }, {}, { step: 'refused', reason: 'accountForGrownUpsLead' }],
  ['a child is refused', { who: 'member', profileType: 'child' }, {}, { step: 'refused', reason: 'kidPurchasePermissionDenied' }],
  ['a member on a VPN is told before anything is chosen', member, { readLicences: recorded('readLicences', 'vpn: everything') }, { step: 'refused', reason: 'vpnErrorMessage' }],
  ['so is one outside the territory', member, { readLicences: recorded('readLicences', 'abroad: everything') }, { step: 'refused', reason: 'signupGeoRestriction' }],
  ['and a guest, who is not asked to sign in for nothing', { who: 'guest' }, { readLicences: recorded('readLicences', 'vpn: everything') }, { step: 'refused', reason: 'vpnErrorMessage' }],
] as const)('%s', async (_case, viewer, answers, shown) => {
  const { slice, context } = await open(answers, viewer);
  expect(slice.state.value).toMatchObject(shown);
  await slice.continueToPayment();
  expect(context.inputsOf('updateBasket')).toEqual([]);
});

test('who holds what was asked for is told that, wherever they are', async () => {
  const { step } = await open({ readLicences: { ...offerOf(licenceOf(active)), refusal: 'signupGeoRestriction' } }, member, { licenceIds: ['pass'] });
  expect(step()).toBe('owned');
});

test.each([
  ['on a VPN since then', refused('updateBasket', 'vpn: on a VPN'), 'vpnErrorMessage'],
  ['outside the territory since then', refused('updateBasket', 'abroad: outside the territory'), 'signupGeoRestriction'],
  ['a child’s profile since then', refused('updateBasket', 'child: a child'), 'kidPurchasePermissionDenied'],
])('who is %s is told in place of the page', async (_case, updateBasket, reason) => {
  const { slice } = await open({ updateBasket });
  await slice.continueToPayment();
  expect(slice.state.value).toEqual({ step: 'refused', reason, isAsking: false });
});

describe('what a guest chose', () => {
  const guest: Viewer = { who: 'guest' };
  const signIn = async ({ context, slice }: Awaited<ReturnType<typeof open>>) => {
    const { value: guests } = slice.state;
    context.viewer.value = member;
    await vi.waitFor(() => expect(slice.state.value).not.toBe(guests));
    await vi.waitFor(() => expect(['loading', 'guest']).not.toContain(slice.state.value.step));
  };

  test('is marked after a sign-in elsewhere', async () => {
    const opened = await open({}, guest);
    opened.slice.choose('season');
    await signIn(opened);
    expect(opened.slice.state.value).toMatchObject({ step: 'offer', chosenId: 'season' });
    expect(opened.context.inputsOf('updateBasket')).toEqual([]);
  });

  test('is at the next step where the guest went on', async () => {
    const opened = await open({}, guest);
    opened.slice.choose('season');
    await opened.slice.continueToPayment();
    await signIn(opened);
    await vi.waitFor(() => expect(opened.slice.state.value).toMatchObject({ step: 'summary', licence: { licenceId: 'season' } }));
    expect(opened.context.inputsOf('updateBasket')).toEqual([{ sku: 'season-year', acknowledgeNoFreeTrial: false }]);
  });

  test('stays marked when the offers are read again', async () => {
    const { slice, context } = await open({}, guest);
    slice.choose('season');
    context.tell({ subject: 'entitlements', ids: [] });
    await vi.waitFor(() => expect(context.inputsOf('readLicences')).toHaveLength(2));
    await Promise.resolve();
    expect(slice.state.value).toMatchObject({ step: 'guest', chosenId: 'season' });
  });

  test('is not bought again by who holds it already', async () => {
    const opened = await open({}, guest);
    opened.slice.choose('season');
    await opened.slice.continueToPayment();
    opened.context.answers['readLicences'] = offerOf(pass, { ...season, ...active });
    await signIn(opened);
    expect(opened.slice.state.value.step).toBe('owned');
  });

  test('comes from the address where the sign-in was another page', async () => {
    const before = await open({}, guest);
    before.slice.choose('season');
    await before.slice.continueToPayment();
    before.slice.dispose();
    const { slice } = await open({}, member, { selectedLicence: 'season' });
    await vi.waitFor(() => expect(slice.state.value).toMatchObject({ step: 'summary', licence: { licenceId: 'season' } }));
    slice.changeLicence();
    expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'season' });
  });

  test('is only marked by an address that a stranger wrote: no basket is filled, and no code is asked about', async () => {
    const { slice, context } = await open({}, member, { selectedLicence: 'season', voucher: 'WELCOME20' });
    expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'season', isChoosing: false });
    await macrotask();
    expect([context.inputsOf('updateBasket'), context.inputsOf('applyVoucher')]).toEqual([[], []]);
    await slice.continueToPayment();
    expect(slice.state.value).toMatchObject({ step: 'summary', licence: { licenceId: 'season' } });
  });

  test('is only marked by an address that a guest opens', async () => {
    const { slice } = await open({}, guest, { selectedLicence: 'season' });
    expect(slice.state.value).toMatchObject({ step: 'guest', chosenId: 'season' });
  });

  test('that is not for sale leaves the offers as they are', async () => {
    const { slice, context } = await open({}, member, { selectedLicence: 'nowhere' });
    await vi.waitFor(() => expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', isChoosing: false }));
    expect(context.inputsOf('updateBasket')).toEqual([]);
  });
});

describe('a code of the address', () => {
  const cheaper = recorded('applyVoucher', 'buyer: three payments', { basketId: 'basket-1', version: 4 });

  test('is applied once there is a basket, and once only', async () => {
    const { slice, context } = await open({ applyVoucher: cheaper }, member, { voucher: ' WELCOME20 ' });
    expect(context.inputsOf('applyVoucher')).toEqual([]);
    await slice.continueToPayment();
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 4, voucher: { name: 'Welcome: 20% off' } }, voucher: { code: 'WELCOME20', isLinked: true, isBusy: false } });
    slice.changeLicence();
    await slice.continueToPayment();
    expect(context.inputsOf('applyVoucher')).toEqual([{ code: 'WELCOME20' }]);
  });

  test('goes with the choice of a guest to the next step', async () => {
    own.keep('pass');
    const { slice } = await open({ applyVoucher: cheaper }, member, { voucher: 'WELCOME20', selectedLicence: 'pass' });
    await vi.waitFor(() => expect(slice.state.value).toMatchObject({ step: 'summary', voucher: { code: 'WELCOME20', isBusy: false } }));
  });

  test('waits for the answer about a free trial', async () => {
    const { slice, context } = await open({ updateBasket: hadTrial, applyVoucher: cheaper }, member, { voucher: 'WELCOME20' });
    await slice.continueToPayment();
    expect(context.inputsOf('applyVoucher')).toEqual([]);
    await slice.goOnWithoutTrial();
    expect(slice.state.value).toMatchObject({ step: 'summary', voucher: { code: 'WELCOME20' } });
  });

  test.each([
    ['the platform refuses', 'NOPE', [{ code: 'NOPE' }]],
    ['has neither letter nor digit', '%%%', []],
  ])('that %s leaves the basket as it is, and is told', async (_case, voucher, sent) => {
    const { slice, context } = await open({ applyVoucher: refused('applyVoucher', 'buyer: a bad code') }, member, { voucher });
    await slice.continueToPayment();
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 3 }, voucher: { code: voucher, isLinked: true, problem: { labelKey: 'invalidVoucher' } } });
    expect(context.inputsOf('applyVoucher')).toEqual(sent);
  });
});

test('a licence that is already held needs no payment', async () => {
  const { slice } = await open({ readLicences: offerOf(licenceOf(active), season) }, member, { licenceIds: ['pass', 'season'] });
  expect(slice.state.value).toMatchObject({ step: 'owned', licence: { licenceId: 'pass' } });
});

test('in the whole offer a held licence cannot be chosen, the others can, and none of them is marked', async () => {
  const { slice } = await open({ readLicences: offerOf(licenceOf(active), season) });
  slice.choose('pass');
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: undefined });
  slice.choose('season');
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'season' });
});

test.each([
  ['one that a held licence includes', { licenceIds: ['fight-night'] }],
  ['a lower one of the family', { licenceIds: ['pass'] }],
  ['everything', {}],
])('who holds the season is not sold %s', async (_asked, question) => {
  const { slice } = await open({ readLicences: recorded('readLicences', 'subscriber: everything') }, member, question);
  expect(slice.state.value).toMatchObject({ step: 'owned', licence: { licenceId: 'season' } });
});

test('of two licences that open a title the dearer one is not marked', async () => {
  const readVodPlayback = () => ({ ...recorded('readVodPlayback', 'member: a film of a licence'), licences: ['season', 'fight-night'] });
  const { slice } = await open({ readVodPlayback, readLicences: recorded('readLicences', 'buyer: everything') }, member, { contentId: '1003' });
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'fight-night' });
});

test('what was marked stays marked when something changes elsewhere', async () => {
  const { slice, context } = await open();
  slice.choose('season');
  context.tell({ subject: 'entitlements', ids: [] });
  await vi.waitFor(() => expect(context.inputsOf('readLicences')).toHaveLength(2));
  await Promise.resolve();
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'season' });
});

test('a licence without a price goes into the basket by its own id, and is paid without a card', async () => {
  const free = licenceOf({ licenceId: 'free', type: 'FREE', amounts: [] });
  const { slice, context, step } = await open({ readLicences: offerOf(free), updateBasket: basketOf({ subTotal: 0, discountedTotal: 0, tax: 0 }) });
  await slice.continueToPayment();
  expect(context.inputsOf('updateBasket')).toEqual([{ sku: 'free', acknowledgeNoFreeTrial: false }]);
  await slice.pay();
  expect(step()).toBe('success');
  expect(context.inputsOf('validatePaymentMethod')).toEqual([]);
  expect(context.inputsOf('payBasket')).toMatchObject([{ paymentMethodType: 'ZERO_BALANCE', paymentDetailsExternalId: '' }]);
});

test('a double press on Continue fills the basket once', async () => {
  const { slice, context } = await open();
  await Promise.all([slice.continueToPayment(), slice.continueToPayment()]);
  expect(context.inputsOf('updateBasket')).toHaveLength(1);
});

test('buying elsewhere shows here', async () => {
  const { context, step } = await open({}, member, { licenceIds: ['pass'] });
  context.answers['readLicences'] = offerOf(licenceOf(active));
  context.tell({ subject: 'entitlements', ids: [] });
  await vi.waitFor(() => expect(step()).toBe('owned'));
});

test('no offer, and no platform', async () => {
  expect((await open({ readLicences: offerOf() })).step()).toBe('empty');
  dispose();
  const { slice, context, step } = await open({ readLicences: () => { throw silence('readLicences'); } });
  expect(slice.state.value).toEqual({ step: 'failed', messageKey: 'platformUnreachable' });
  context.answers['readLicences'] = offerOf(pass);
  await slice.reload();
  expect(step()).toBe('offer');
});

test('the summary shows the basket of the chosen licence', async () => {
  const { slice, context } = await open();
  slice.choose('season');
  await slice.continueToPayment();
  expect(context.inputsOf('updateBasket')).toEqual([{ sku: 'season-year', acknowledgeNoFreeTrial: false }]);
  expect(slice.state.value).toMatchObject({ step: 'summary', licence: { licenceId: 'season' }, basket: { version: 3 } });
  slice.changeLicence();
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'season' });
});

/** A viewer who had the free trial of what is put into the basket. */
const hadTrial = ({ acknowledgeNoFreeTrial }: { acknowledgeNoFreeTrial: boolean }) => {
  if (acknowledgeNoFreeTrial) return basketOf();
  throw recordedRefusal('updateBasket', 'reader: no free trial');
};

describe('a free trial that was had before', () => {
  test('is told before the basket changes, and the viewer goes on without it', async () => {
    const { slice, context } = await open({ updateBasket: hadTrial });
    await slice.continueToPayment();
    expect(slice.state.value).toMatchObject({ step: 'trialDenied', licence: { licenceId: 'pass' }, isGoing: false });
    expect(context.inputsOf('updateBasket')).toEqual([{ sku: 'pass-month', acknowledgeNoFreeTrial: false }]);
    await Promise.all([slice.goOnWithoutTrial(), slice.goOnWithoutTrial()]);
    expect(slice.state.value).toMatchObject({ step: 'summary', isTrialDenied: true });
    expect(context.inputsOf('updateBasket')).toEqual([{ sku: 'pass-month', acknowledgeNoFreeTrial: false }, { sku: 'pass-month', acknowledgeNoFreeTrial: true }]);
  });

  test('leads back to the licences, with nothing in the basket', async () => {
    const { slice, context } = await open({ updateBasket: hadTrial });
    await slice.continueToPayment();
    slice.changeLicence();
    expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', isChoosing: false });
    expect(context.inputsOf('updateBasket')).toHaveLength(1);
  });

  test('stays where it is when the platform does not answer, and says why', async () => {
    const { slice, context } = await open({ updateBasket: hadTrial });
    await slice.continueToPayment();
    context.answers['updateBasket'] = () => { throw silence('updateBasket'); };
    await slice.goOnWithoutTrial();
    expect(slice.state.value).toMatchObject({ step: 'trialDenied', isGoing: false, problem: { labelKey: 'platformUnreachable' } });
  });

  test('on another device meanwhile is told before anything is paid', async () => {
    const { slice, context } = await openSummary();
    Object.assign(context.answers, { payBasket: refused('payBasket', 'buyer: a basket that has changed'), updateBasket: hadTrial });
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'trialDenied' });
  });

  test('is not told twice when the basket changed after it was read', async () => {
    const { slice, context } = await open({ updateBasket: hadTrial });
    await slice.continueToPayment();
    await slice.goOnWithoutTrial();
    context.answers['payBasket'] = refused('payBasket', 'buyer: a basket that has changed');
    await slice.pay(card);
    expect(slice.state.value).toMatchObject({ step: 'summary', isTrialDenied: true, problem: {} });
  });

  test('a purchase elsewhere on the page leaves what is read as it is', async () => {
    const { slice, context } = await open({ updateBasket: hadTrial });
    await slice.continueToPayment();
    context.tell({ subject: 'entitlements', ids: [] });
    await vi.waitFor(() => expect(context.inputsOf('readLicences')).toHaveLength(2));
    expect(slice.state.value.step).toBe('trialDenied');
  });
});

describe('a voucher', () => {
  const cheaper = recorded('applyVoucher', 'buyer: three payments', { basketId: 'basket-1', version: 4 });

  test('is applied as it was typed, without spaces around it, and what is paid is the basket that came back', async () => {
    const { slice, context } = await openSummary({ applyVoucher: cheaper });
    await slice.applyVoucher('  wel-come20 ');
    expect(context.inputsOf('applyVoucher')).toEqual([{ code: 'wel-come20' }]);
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 4, voucher: { discount: { percentage: 20 } } }, voucher: { isBusy: false } });
    await slice.pay(card);
    expect(context.inputsOf('payBasket')).toMatchObject([{ basketVersion: 4 }]);
  });

  test('that does not work says so in the platform’s words, and the basket stays', async () => {
    const { slice } = await openSummary({ applyVoucher: refused('applyVoucher', 'buyer: a bad code') });
    await slice.applyVoucher('NOPE');
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 3 }, voucher: { code: 'NOPE', isBusy: false, problem: { labelKey: 'invalidVoucher', text: 'This code does not work for this order.' } } });
  });

  test.each(['.', '..', '—'])('of signs alone (%s) is not sent, and does not work', async (typed) => {
    const { slice, context } = await openSummary({ applyVoucher: cheaper });
    await slice.applyVoucher(typed);
    expect(slice.state.value).toMatchObject({ step: 'summary', voucher: { code: typed, isBusy: false, problem: { labelKey: 'invalidVoucher' } } });
    expect(context.inputsOf('applyVoucher')).toEqual([]);
  });

  test('of nothing is not sent, and a second press waits for the first', async () => {
    const { slice, context } = await openSummary({ applyVoucher: cheaper });
    await slice.applyVoucher('   ');
    expect(context.inputsOf('applyVoucher')).toEqual([]);
    await Promise.all([slice.applyVoucher('ONE'), slice.applyVoucher('TWO'), slice.removeVoucher()]);
    expect(context.inputsOf('applyVoucher')).toEqual([{ code: 'ONE' }]);
    expect(context.inputsOf('removeVoucher')).toEqual([]);
  });

  test('that is being looked at keeps the old total from being paid', async () => {
    let answer = (_basket: unknown) => {};
    const { slice, context } = await openSummary({ applyVoucher: () => new Promise((resolve) => (answer = resolve)) });
    const applying = slice.applyVoucher('WELCOME20');
    expect(slice.state.value).toMatchObject({ voucher: { isBusy: true } });
    await slice.pay(card);
    expect(context.inputsOf('payBasket')).toEqual([]);
    answer(cheaper);
    await applying;
    await slice.pay(card);
    expect(slice.state.value.step).toBe('success');
  });

  test('whose answer comes after the viewer went back to the licences changes nothing', async () => {
    let answer = (_basket: unknown) => {};
    const { slice } = await openSummary({ applyVoucher: () => new Promise((resolve) => (answer = resolve)) });
    const applying = slice.applyVoucher('WELCOME20');
    slice.changeLicence();
    await slice.continueToPayment();
    answer(cheaper);
    await applying;
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 3 } });
    expect(slice.state.value).not.toHaveProperty('voucher');
  });

  test.each([
    ['by its code', 'WELCOME20', 'WELCOME20'],
    ['after a reload, which forgets its code', undefined, 'applied'],
  ])('is taken off %s', async (_how, typed, code) => {
    const { slice, context } = await openSummary({ applyVoucher: cheaper, removeVoucher: basketOf({ version: 5 }), ...(typed ? {} : { updateBasket: recorded('updateBasket', 'buyer: with its voucher') }) });
    if (typed) await slice.applyVoucher(typed);
    await slice.removeVoucher();
    expect(context.inputsOf('removeVoucher')).toEqual([{ code }]);
    expect(slice.state.value).toMatchObject({ basket: { version: 5 } });
    expect((slice.state.value as { basket: object }).basket).not.toHaveProperty('voucher');
    await slice.removeVoucher();
    expect(context.inputsOf('removeVoucher')).toHaveLength(1);
  });

  test('that gives the licence whole is redeemed on a press, once, and nothing is paid', async () => {
    const { slice, context } = await openSummary({ applyVoucher: refused('applyVoucher', 'buyer: a gift of this licence'), redeemVoucher: { licenceIds: ['pass'] } });
    await slice.redeemVoucher();
    await slice.applyVoucher('GIFTPASS');
    expect(slice.state.value).toMatchObject({ step: 'summary', voucher: { problem: { labelKey: 'voucherGivesLicence' } } });
    await slice.redeemVoucher();
    expect(slice.state.value).toMatchObject({ step: 'success', licence: { licenceId: 'pass' } });
    expect(context.inputsOf('redeemVoucher')).toEqual([{ voucherCode: 'GIFTPASS', licenceId: 'pass' }]);
    expect(context.inputsOf('payBasket')).toEqual([]);
  });

  test.each(['before the press', 'before the answer'])('that gives the licence whole says what was bought, also where the change of what may be watched is heard %s', async (when) => {
    const answer = pending<{ licenceIds: string[] }>();
    const held = pending<ReturnType<typeof offerOf>>();
    const { slice, context } = await open({ applyVoucher: refused('applyVoucher', 'buyer: a gift of this licence'), redeemVoucher: () => answer.promise }, member, { licenceIds: ['pass'] });
    await slice.continueToPayment();
    await slice.applyVoucher('GIFTPASS');
    context.answers['readLicences'] = () => held.promise;
    if (when === 'before the press') context.tell({ subject: 'entitlements', ids: [] });
    const redeemed = slice.redeemVoucher();
    if (when === 'before the answer') context.tell({ subject: 'entitlements', ids: [] });
    held.resolve(offerOf(licenceOf(active)));
    await macrotask();
    answer.resolve({ licenceIds: ['pass'] });
    await redeemed;
    await macrotask();
    expect(slice.state.value).toMatchObject({ step: 'success', licence: { licenceId: 'pass' } });
  });

  test('that is refused after the viewer has gone back to the licences leaves them there', async () => {
    const answer = pending<{ licenceIds: string[] }>();
    const { slice } = await openSummary({ applyVoucher: refused('applyVoucher', 'buyer: a gift of this licence'), redeemVoucher: async () => { await answer.promise; return refused('redeemVoucher', 'buyer: a bad code')(); } });
    await slice.applyVoucher('GIFTPASS');
    const redeemed = slice.redeemVoucher();
    slice.changeLicence();
    answer.resolve({ licenceIds: [] });
    await redeemed;
    await macrotask();
    expect(slice.state.value.step).toBe('offer');
  });

  test('that was used elsewhere before the press says so', async () => {
    const { slice } = await openSummary({ applyVoucher: refused('applyVoucher', 'buyer: a gift of this licence'), redeemVoucher: refused('redeemVoucher', 'buyer: a bad code') });
    await slice.applyVoucher('GIFTPASS');
    await slice.redeemVoucher();
    expect(slice.state.value).toMatchObject({ step: 'summary', voucher: { isBusy: false, problem: { labelKey: 'invalidVoucher' } } });
  });

  test('that left nothing to pay, now or later, is taken off: the ways to pay are asked for then', async () => {
    const means = recorded('initPaymentMethod', 'netherlands: a kept card, a new one, and banks');
    const free = basketOf({ version: 4, subTotal: 0, discountedTotal: 0, tax: 0, followingTotal: 0, voucher: cheaper.voucher });
    const { slice, context } = await openSummary({ updateBasket: free, removeVoucher: basketOf({ version: 5 }), initPaymentMethod: means });
    expect(context.inputsOf('initPaymentMethod')).toEqual([]);
    await slice.removeVoucher();
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 5 }, means: means.parsedData.paymentMethods });
  });

  test('is nothing to apply or remove before there is a basket', async () => {
    const { slice, context } = await open();
    await slice.applyVoucher('WELCOME20');
    await slice.removeVoucher();
    await slice.goOnWithoutTrial();
    expect(context.calls.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['applyVoucher']));
    expect(slice.state.value.step).toBe('offer');
  });

  test('a first payment of nothing is paid with a card', async () => {
    const { slice, context } = await openSummary({ applyVoucher: recorded('applyVoucher', 'buyer: the first payment free', { basketId: 'basket-1' }) });
    await slice.applyVoucher('FREEMONTH');
    await slice.pay(card);
    expect(context.inputsOf('payBasket')).toMatchObject([{ paymentMethodType: 'CARD', paymentDetailsExternalId: 'card-1' }]);
  });
});

describe('ways to pay that the platform did not say', () => {
  const means = recorded('initPaymentMethod', 'netherlands: a kept card, a new one, and banks');

  test('are asked for again, and nothing else changes', async () => {
    const { slice, context } = await openSummary({ initPaymentMethod: () => { throw silence('initPaymentMethod'); } });
    const before = slice.state.value;
    expect(before).toMatchObject({ step: 'summary', means: undefined });
    context.answers['initPaymentMethod'] = means;
    await slice.askMeans();
    expect(slice.state.value).toEqual({ ...before, means: means.parsedData.paymentMethods });
    expect(context.inputsOf('initPaymentMethod')).toEqual([{ basketId: 'basket-1' }, { basketId: 'basket-1' }]);
  });

  test('of a basket that changed are those of the basket that can be bought now, and why it changed is said', async () => {
    const initPaymentMethod = ({ basketId }: { basketId: string }) => {
      if (basketId === 'basket-1') throw recordedRefusal('initPaymentMethod', 'netherlands: no such basket');
      return means;
    };
    const { slice, context } = await openSummary({ initPaymentMethod });
    expect(slice.state.value).toMatchObject({ step: 'summary', means: undefined });
    context.answers['updateBasket'] = basketOf({ basketId: 'basket-2', discountedTotal: 1299 });
    await slice.askMeans();
    expect(slice.state.value).toMatchObject({ step: 'summary', basket: { basketId: 'basket-2' }, means: means.parsedData.paymentMethods, problem: { labelKey: 'priceChanged', price: { amount: 1299 } } });
  });

  test('of a basket that cannot be bought any more lead to why', async () => {
    const { slice, context } = await openSummary({ initPaymentMethod: refused('initPaymentMethod', 'netherlands: no such basket') });
    context.answers['updateBasket'] = refused('updateBasket', 'vpn: on a VPN');
    await slice.askMeans();
    expect(slice.state.value).toEqual({ step: 'refused', reason: 'vpnErrorMessage', isAsking: false });
  });

  test('are of no use to a viewer who has gone back meanwhile, and are asked for where there is a basket alone', async () => {
    const { slice, context } = await openSummary();
    context.answers['initPaymentMethod'] = means;
    const asked = slice.askMeans();
    slice.changeLicence();
    await asked;
    expect(slice.state.value.step).toBe('offer');
    const before = context.inputsOf('initPaymentMethod').length;
    await slice.askMeans();
    expect(context.inputsOf('initPaymentMethod')).toHaveLength(before);
  });
});

test('paying gives the licence and forgets the payment', async () => {
  const { slice, context, memory, step } = await openSummary();
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'success', licence: { licenceId: 'pass' } });
  expect(context.inputsOf('payBasket')).toEqual([{
    basketId: 'basket-1', basketVersion: 3, idempotencyKey: 'key-1',
    paymentDetailsExternalId: 'card-1', targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD',
  }]);
  expect(memory.read()).toEqual([]);
  context.tell({ subject: 'entitlements', ids: ['basket-1'] });
  expect(step()).toBe('success');
});

test('what is remembered of a payment holds no card', async () => {
  const { slice, memory } = await openSummary();
  await slice.pay(card);
  const written = JSON.stringify(memory.keep.mock.calls);
  expect(written).toContain('key-1');
  expect(written).not.toContain(card.token);
  expect(written).not.toContain('"cvc"');
});

test('a double press sends one payment', async () => {
  const { slice, context } = await openSummary();
  await Promise.all([slice.pay(card), slice.pay(card), slice.pay(card)]);
  expect(context.inputsOf('payBasket')).toHaveLength(1);
  expect(context.inputsOf('validatePaymentMethod')).toHaveLength(1);
});

test('a declined card says so in the bank\'s words; the next try has a new key', async () => {
  const declined = refused('payBasket', 'buyer: no funds');
  const { slice, context, memory } = await openSummary({ payBasket: declined });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'summary', problem: { text: 'Your card has insufficient funds.', field: 'number' } });
  expect(memory.read()).toEqual([]);
  context.answers['payBasket'] = attemptIn('SUCCEEDED');
  await slice.pay(card);
  expect(context.inputsOf('payBasket').map((input) => (input as { idempotencyKey: string }).idempotencyKey)).toEqual(['key-1', 'key-2']);
});

test('an attempt that answers DECLINED is declined too', async () => {
  const { slice } = await openSummary({ payBasket: attemptIn('DECLINED') });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'summary', problem: { labelKey: 'cardDeclined' } });
});

test('a card that the provider does not take has charged nothing', async () => {
  const { slice, context, memory } = await openSummary({ validatePaymentMethod: refused('validatePaymentMethod', 'buyer: a token that cannot be') });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'summary', problem: { field: 'number' } });
  expect(context.inputsOf('payBasket')).toEqual([]);
  expect(memory.keep).not.toHaveBeenCalled();
});

test('a lost answer is asked for again with the same key: charged once', async () => {
  let tries = 0;
  const payBasket = () => {
    tries += 1;
    if (tries === 1) throw silence('payBasket');
    return attemptIn('SUCCEEDED');
  };
  const { slice, context, step } = await openSummary({ payBasket });
  await slice.pay(card);
  expect(step()).toBe('success');
  const [first, second] = context.inputsOf('payBasket');
  expect(second).toEqual(first);
});

const lost = () => { throw silence('payBasket'); };

const keysOf = (context: FakeContext) => context.inputsOf('payBasket').map((input) => (input as { idempotencyKey: string }).idempotencyKey);

test('still no answer: nothing is claimed, and a press asks by the key and never pays', async () => {
  const { slice, context, step } = await openSummary({ payBasket: lost });
  await slice.pay(card);
  expect(step()).toBe('unknown');
  expect(keysOf(context)).toEqual(['key-1', 'key-1']);
  context.answers['readPaymentAttempt'] = attemptIn('SUCCEEDED');
  await Promise.all([slice.check(), slice.check()]);
  expect(step()).toBe('success');
  expect(context.inputsOf('readPaymentAttempt')).toEqual([{ attemptId: 'key-1' }]);
  expect(context.inputsOf('payBasket')).toHaveLength(2);
});

test('a payment that the platform never had: nothing was charged, and its price is shown before the next press pays', async () => {
  const { slice, context, memory } = await openSummary({ payBasket: lost });
  await slice.pay(card);
  await slice.check();
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', problem: { labelKey: 'paymentNotTaken' } });
  expect(memory.read()).toEqual([]);
  expect(context.inputsOf('payBasket')).toHaveLength(2);
  context.answers['payBasket'] = attemptIn('SUCCEEDED');
  await slice.continueToPayment();
  await slice.pay(card);
  expect(slice.state.value.step).toBe('success');
  expect(keysOf(context)).toEqual(['key-1', 'key-1', 'key-2']);
});

test('while the platform cannot be asked the end stays open, and the key is kept', async () => {
  const { slice, context, memory, step } = await openSummary({ payBasket: lost });
  await slice.pay(card);
  Object.assign(context.answers, { readPaymentAttempt: () => { throw silence('readPaymentAttempt'); }, readEntitlements: () => { throw silence('readEntitlements'); } });
  await slice.check();
  expect(slice.state.value).toMatchObject({ step: 'unknown', isChecking: false, problem: { labelKey: 'platformUnreachable' } });
  expect(memory.read()).toMatchObject([{ request: { idempotencyKey: 'key-1' } }]);
  context.answers['readPaymentAttempt'] = attemptIn('SUCCEEDED');
  await slice.check();
  expect(step()).toBe('success');
});

test('a reload finds out how the payment ended that nobody heard back from', async () => {
  const first = await openSummary({ payBasket: lost });
  await first.slice.pay(card);
  dispose();
  const again = await open({ readPaymentAttempt: attemptIn('SUCCEEDED') }, member, { memory: paymentMemory(first.memory.read()) });
  expect(again.slice.state.value).toMatchObject({ step: 'success', licence: { licenceId: 'pass', name: pass.name } });
  expect(again.context.inputsOf('payBasket')).toEqual([]);
});

test.each([
  ['the same thing', { licenceIds: ['pass'] }],
  ['something else', { licenceIds: ['season'] }],
  ['everything', {}],
])('an open payment comes before a purchase of %s', async (_what, question) => {
  const first = await openSummary({ payBasket: attemptIn('PENDING') });
  await first.slice.pay(card);
  dispose();
  const again = await open({ readPaymentAttempt: attemptIn('AUTHORISING') }, member, { memory: paymentMemory(first.memory.read()), ...question });
  expect(again.slice.state.value).toMatchObject({ step: 'unknown', licence: { licenceId: 'pass' } });
  await again.slice.continueToPayment();
  await again.slice.pay(card);
  expect(again.context.inputsOf('payBasket')).toEqual([]);
});

test('a checkout that was open before the payment began elsewhere on the page pays nothing and asks for its end', async () => {
  const memory = paymentMemory();
  const early = await open({}, member, { memory });
  early.slice.choose('season');
  await early.slice.continueToPayment();
  memory.keep({ licenceId: 'pass', licenceName: 'Arena Pass', request: { basketId: 'basket-1', basketVersion: 3, idempotencyKey: 'first', paymentDetailsExternalId: 'card-1', targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD' } });
  await early.slice.pay(card);
  expect(early.slice.state.value).toMatchObject({ step: 'unknown', licence: { licenceId: 'pass' } });
  expect(early.context.inputsOf('payBasket')).toEqual([]);
  expect(memory.read()).toMatchObject([{ request: { idempotencyKey: 'first' } }]);
});

test('going away while it pays and coming back finds the payment, made once', async () => {
  let finish = (_attempt: PaymentAttempt) => {};
  const first = await openSummary({ payBasket: () => new Promise((resolve) => (finish = resolve)) });
  const paying = first.slice.pay(card);
  await vi.waitFor(() => expect(first.context.inputsOf('payBasket')).toHaveLength(1));
  first.slice.dispose();
  const again = await open({ readPaymentAttempt: attemptIn('AUTHORISING') }, member, { memory: first.memory });
  expect(again.step()).toBe('unknown');
  finish(attemptIn('SUCCEEDED'));
  await paying;
  again.context.answers['readEntitlements'] = { licenceIds: ['pass'] };
  again.context.tell({ subject: 'entitlements', ids: [] });
  await vi.waitFor(() => expect(again.step()).toBe('success'));
  expect(again.context.inputsOf('payBasket')).toEqual([]);
});

test('another viewer of the same tab does not inherit it, and its key is kept', async () => {
  const first = await openSummary({ payBasket: lost });
  await first.slice.pay(card);
  dispose();
  const memory = paymentMemory(first.memory.read());
  const { step } = await open({ readBasket: basketOf({ basketId: 'basket-2' }) }, member, { memory });
  expect(step()).toBe('offer');
  expect(memory.read()).toMatchObject([{ request: { idempotencyKey: 'key-1' } }]);
});

test('a payment that waits is read, not sent again, and success is shown on SUCCEEDED alone', async () => {
  const { slice, context, step } = await openSummary({ payBasket: attemptIn('PENDING') });
  await slice.pay(card);
  expect(step()).toBe('confirm');
  context.answers['readPaymentAttempt'] = attemptIn('AUTHORISING');
  await slice.check();
  expect(step()).toBe('confirm');
  context.answers['readPaymentAttempt'] = attemptIn('SUCCEEDED');
  await slice.check();
  expect(step()).toBe('success');
  expect(context.inputsOf('payBasket')).toHaveLength(1);
});

test('word from elsewhere ends the waiting, and never sends a payment by itself', async () => {
  const { slice, context, step } = await openSummary({ payBasket: attemptIn('AUTHORISING'), readPaymentAttempt: attemptIn('AUTHORISING') });
  await slice.pay(card);
  context.tell({ subject: 'entitlements', ids: [] });
  await vi.waitFor(() => expect(slice.state.value).toMatchObject({ step: 'unknown', isChecking: false }));
  context.answers['readPaymentAttempt'] = attemptIn('SUCCEEDED');
  context.tell({ subject: 'entitlements', ids: [] });
  await vi.waitFor(() => expect(step()).toBe('success'));
  expect(context.inputsOf('payBasket')).toHaveLength(1);
});

test('a platform in trouble leaves the end open', async () => {
  const { slice, memory, step } = await openSummary({ payBasket: refused('payBasket', 'buyer: platform down') });
  await slice.pay(card);
  expect(step()).toBe('unknown');
  expect(memory.read()).toHaveLength(1);
});

test.each([
  ['today', { subTotal: 10_499, discountedTotal: 10_499, followingTotal: 10_499 }, { labelKey: 'priceChanged', price: { amount: 10_499, currency: 'EUR' } }],
  ['later alone', { followingTotal: 10_499 }, { labelKey: 'followingPriceChanged', price: { amount: 10_499, currency: 'EUR' } }],
  ['the same, and is another order', {}, { labelKey: 'basketChanged' }],
])('what costs another price %s is paid by another press alone, after that was said', async (_when, change, problem) => {
  const { slice, context } = await openSummary();
  context.answers['payBasket'] = refused('payBasket', 'buyer: a basket that has changed');
  context.answers['updateBasket'] = basketOf({ version: 4, ...change });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 4, ...change }, problem });
  expect(context.inputsOf('payBasket')).toHaveLength(1);
  context.answers['payBasket'] = attemptIn('SUCCEEDED');
  await slice.pay(card);
  expect(context.inputsOf('payBasket').at(-1)).toMatchObject({ basketVersion: 4, idempotencyKey: 'key-2' });
  expect(slice.state.value).toMatchObject({ step: 'success' });
});

test('a basket that moved on elsewhere is shown afresh before the next press', async () => {
  const { slice, context } = await openSummary();
  context.answers['payBasket'] = refused('payBasket', 'buyer: a basket that has changed');
  context.answers['updateBasket'] = basketOf({ version: 4, subTotal: 1099, discountedTotal: 1099 });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 4, discountedTotal: 1099 }, problem: { labelKey: 'priceChanged', price: { amount: 1099 } } });
});

test('bought in another tab meanwhile: nothing is charged, and this one says that it is held', async () => {
  const { slice, context } = await openSummary();
  Object.assign(context.answers, { payBasket: refused('payBasket', 'buyer: granted meanwhile'), updateBasket: refused('updateBasket', 'buyer: bought meanwhile'), readLicences: offerOf(licenceOf(active)) });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'owned', licence: { licenceId: 'pass' } });
});

test.each([
  ['the same licence', 'buyer: bought meanwhile', offerOf(licenceOf(active), season), 'pass'],
  ['a higher one', 'subscriber: a lower one of the family', offerOf(pass, { ...season, ...active }), 'season'],
] as const)('%s bought on another device: the summary gives way to what the viewer has', async (_bought, refusal, readLicences, licenceId) => {
  const { slice, context } = await openSummary();
  const payBasket = refused('payBasket', 'buyer: a basket that has changed');
  Object.assign(context.answers, { payBasket, updateBasket: refused('updateBasket', refusal), readLicences });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'owned', licence: { licenceId } });
});

test('a basket that changed and cannot be shown afresh keeps the summary, with the reason', async () => {
  const { slice, context } = await openSummary();
  Object.assign(context.answers, { payBasket: refused('payBasket', 'buyer: a basket that has changed'), updateBasket: () => { throw silence('updateBasket'); } });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'summary', problem: { labelKey: 'platformUnreachable' } });
});

test('a gone element hears nothing any more', async () => {
  const { context, slice, step } = await open();
  slice.dispose();
  context.viewer.value = { who: 'guest' };
  context.tell({ subject: 'entitlements', ids: [] });
  expect(step()).toBe('offer');
});
