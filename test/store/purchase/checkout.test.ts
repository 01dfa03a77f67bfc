import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentAttempt } from '../../../src/contracts/purchase/payment.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { createCheckout, type CheckoutOptions } from '../../../src/store/purchase/checkout.ts';
import type { RememberedPayment } from '../../../src/store/purchase/checkout-memory.ts';
import { type Answers, type FakeContext, fakeContext, member } from '../../support/fake-context.ts';
import { refusalWith, silence } from '../../support/fake-runtime.tsx';
import { amount, basketOf, licenceOf } from '../../support/licences.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';

const card = { cardHolder: 'Ada', number: '4242424242424242', expiryMonth: 12, expiryYear: 2029, cvc: '123' };
const pass = licenceOf();
const season = licenceOf({ licenceId: 'season', rank: 2, amounts: [amount({ sku: 'season-year', amount: 9990 })] });
const offerOf = (...licences: (typeof pass)[]) => ({ families: [{ id: 'arena', name: 'Arena', licences }], licences: [] });
const attemptIn = (state: PaymentAttempt['state']): PaymentAttempt => ({ attemptId: 'a1', state, licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR' });
const held = { status: { status: 'ACTIVE' } } as const;

const platform = (): Answers => ({
  readLicences: offerOf(pass, season),
  updateBasket: basketOf(),
  readBasket: basketOf(),
  readEntitlements: { licenceIds: [] },
  validatePaymentMethod: { parsedData: { paymentDetailsExid: 'card-1', targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD' } },
  payBasket: attemptIn('SUCCEEDED'),
});

/** A memory that a test can look into, and hand to the next checkout as a reload does. */
function memoryOf(first?: RememberedPayment) {
  let payment = first;
  return { read: () => payment, write: vi.fn((next?: RememberedPayment) => void (payment = next)) };
}

let dispose = () => {};
afterEach(() => dispose());

async function open(answers: Answers = {}, viewer: Viewer = member, options: CheckoutOptions = {}) {
  const context: FakeContext = fakeContext({ answers: { ...platform(), ...answers }, viewer });
  const memory = memoryOf();
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

test('a member sees the offer, the first licence chosen', async () => {
  const { slice } = await open();
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'pass', offers: [{ licence: { licenceId: 'pass' } }, { licence: { licenceId: 'season' } }] });
});

test('only the licences that were asked for are on offer', async () => {
  const { slice, context } = await open({}, member, { licenceIds: ['season'] });
  expect(context.inputsOf('readLicences')).toEqual([{ licenceIds: ['season'] }]);
  expect(slice.state.value).toMatchObject({ chosenId: 'season', offers: [{ licence: { licenceId: 'season' } }] });
});

test.each([
  ['a film that is denied', '1003', { readVodPlayback: recorded('readVodPlayback', 'member: a film of a licence') }],
  ['a live event that is denied', '2002', { readVodPlayback: refused('readVodPlayback', 'guest: no such film'), readLivePlayback: recorded('readLivePlayback', 'member: an event of a licence') }],
  ['streams that were refused', '1003', { readVodPlayback: () => { throw refusalWith('readVodPlayback', 403, { code: 'access-denied', details: { licences: ['pass', 'season'] } }); } }],
])('for %s, its own licences are on offer and no others', async (_title, contentId, answers) => {
  const { slice, context } = await open({ ...answers, readLicences: recorded('readLicences', 'buyer: everything') }, member, { contentId });
  expect(context.inputsOf('readLicences')).toEqual([{ licenceIds: ['pass', 'season'] }]);
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
  ['a guest is asked to sign in', { who: 'guest' }, 'guest'],
  ['a child is refused', { who: 'member', profileType: 'child' }, 'child'],
] as const)('%s', async (_case, viewer, step) => {
  const { slice, context } = await open({}, viewer);
  expect(slice.state.value.step).toBe(step);
  await slice.continueToPayment();
  expect(context.inputsOf('updateBasket')).toEqual([]);
});

test('signing in elsewhere opens the offer', async () => {
  const { context, step } = await open({}, { who: 'guest' });
  context.viewer.value = member;
  await vi.waitFor(() => expect(step()).toBe('offer'));
});

test('a licence that is already held needs no payment', async () => {
  const { slice } = await open({ readLicences: offerOf(licenceOf(held), season) }, member, { licenceIds: ['pass', 'season'] });
  expect(slice.state.value).toMatchObject({ step: 'owned', licence: { licenceId: 'pass' } });
});

test('in the whole offer a held licence cannot be chosen, the others can', async () => {
  const { slice } = await open({ readLicences: offerOf(licenceOf(held), season) });
  slice.choose('pass');
  expect(slice.state.value).toMatchObject({ step: 'offer', chosenId: 'season' });
});

test('buying elsewhere shows here', async () => {
  const { context, step } = await open({}, member, { licenceIds: ['pass'] });
  context.answers['readLicences'] = offerOf(licenceOf(held));
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

test('a trial that was had before is told, and the basket filled without it', async () => {
  const updateBasket = ({ acknowledgeNoFreeTrial }: { acknowledgeNoFreeTrial: boolean }) => {
    if (acknowledgeNoFreeTrial) return basketOf();
    throw refusalWith('updateBasket', 409, { code: 'CONFLICT', messages: ['freeTrialDenied'] });
  };
  const { slice } = await openSummary({ updateBasket });
  expect(slice.state.value).toMatchObject({ step: 'summary', isTrialDenied: true });
});

test('paying gives the licence and forgets the payment', async () => {
  const { slice, context, memory, step } = await openSummary();
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'success', licence: { licenceId: 'pass' } });
  expect(context.inputsOf('payBasket')).toEqual([{
    basketId: 'basket-1', basketVersion: 3, idempotencyKey: 'key-1',
    paymentDetailsExternalId: 'card-1', targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD',
  }]);
  expect(memory.read()).toBeUndefined();
  context.tell({ subject: 'entitlements', ids: ['basket-1'] });
  expect(step()).toBe('success');
});

test('what is remembered of a payment holds no card', async () => {
  const { slice, memory } = await openSummary();
  await slice.pay(card);
  const written = JSON.stringify(memory.write.mock.calls);
  expect(written).toContain('key-1');
  expect(written).not.toContain(card.number);
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
  expect(memory.read()).toBeUndefined();
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
  const { slice, context, memory } = await openSummary({ validatePaymentMethod: refused('validatePaymentMethod', 'buyer: a number that cannot be') });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'summary', problem: { field: 'number' } });
  expect(context.inputsOf('payBasket')).toEqual([]);
  expect(memory.write).not.toHaveBeenCalled();
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

test('still no answer: nothing is claimed, and a press asks with the same key', async () => {
  const { slice, context, step } = await openSummary({ payBasket: lost });
  await slice.pay(card);
  expect(step()).toBe('unknown');
  context.answers['payBasket'] = attemptIn('SUCCEEDED');
  await slice.check();
  expect(step()).toBe('success');
  expect(new Set(context.inputsOf('payBasket').map((input) => JSON.stringify(input))).size).toBe(1);
});

test('a reload finds the payment that nobody heard back from', async () => {
  const first = await openSummary({ payBasket: lost });
  await first.slice.pay(card);
  dispose();
  const { slice, context, step } = await open({}, member, { memory: memoryOf(first.memory.read()) });
  expect(step()).toBe('unknown');
  expect(context.inputsOf('payBasket')).toEqual([]);
  await slice.check();
  expect(step()).toBe('success');
  expect(context.inputsOf('payBasket')).toEqual([first.context.inputsOf('payBasket')[0]]);
});

test('another viewer of the same tab does not inherit it', async () => {
  const first = await openSummary({ payBasket: lost });
  await first.slice.pay(card);
  dispose();
  const { step } = await open({ readBasket: basketOf({ basketId: 'basket-2' }) }, member, { memory: memoryOf(first.memory.read()) });
  expect(step()).toBe('offer');
});

test('a payment that waits is read, not sent again, and success is shown on SUCCEEDED alone', async () => {
  const { slice, context, step } = await openSummary({ payBasket: attemptIn('PENDING') });
  await slice.pay(card);
  expect(step()).toBe('unknown');
  context.answers['readPaymentAttempt'] = attemptIn('AUTHORISING');
  await slice.check();
  expect(step()).toBe('unknown');
  context.answers['readPaymentAttempt'] = attemptIn('SUCCEEDED');
  await slice.check();
  expect(step()).toBe('success');
  expect(context.inputsOf('payBasket')).toHaveLength(1);
});

test('word from elsewhere ends the waiting, and never sends a payment by itself', async () => {
  const { slice, context, step } = await openSummary({ payBasket: lost });
  await slice.pay(card);
  const sent = context.inputsOf('payBasket').length;
  context.tell({ subject: 'entitlements', ids: [] });
  await vi.waitFor(() => expect(context.inputsOf('readEntitlements')).toHaveLength(1));
  expect(step()).toBe('unknown');
  context.answers['readEntitlements'] = { licenceIds: ['pass'] };
  await vi.waitFor(() => expect(slice.state.value).toMatchObject({ isChecking: false }));
  context.tell({ subject: 'entitlements', ids: [] });
  await vi.waitFor(() => expect(step()).toBe('success'));
  expect(context.inputsOf('payBasket')).toHaveLength(sent);
});

test('a platform in trouble leaves the end open', async () => {
  const { slice, memory, step } = await openSummary({ payBasket: refused('payBasket', 'buyer: platform down') });
  await slice.pay(card);
  expect(step()).toBe('unknown');
  expect(memory.read()).toBeDefined();
});

test('a basket that moved on elsewhere is shown afresh before the next press', async () => {
  const { slice, context } = await openSummary();
  context.answers['payBasket'] = refused('payBasket', 'buyer: a basket that has changed');
  context.answers['updateBasket'] = basketOf({ version: 4, subTotal: 1099, discountedTotal: 1099 });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'summary', basket: { version: 4, discountedTotal: 1099 }, problem: { text: 'The basket has changed; look at it again.' } });
});

test('bought in another tab meanwhile: nothing is charged, and this one says that it is held', async () => {
  const { slice, context } = await openSummary();
  Object.assign(context.answers, { payBasket: refused('payBasket', 'buyer: granted meanwhile'), updateBasket: refused('updateBasket', 'buyer: bought meanwhile'), readLicences: offerOf(licenceOf(held)) });
  await slice.pay(card);
  expect(slice.state.value).toMatchObject({ step: 'owned', licence: { licenceId: 'pass' } });
});

test('a gone element hears nothing any more', async () => {
  const { context, slice, step } = await open();
  slice.dispose();
  context.viewer.value = { who: 'guest' };
  context.tell({ subject: 'entitlements', ids: [] });
  expect(step()).toBe('offer');
});
