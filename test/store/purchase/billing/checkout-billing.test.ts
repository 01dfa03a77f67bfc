import { afterEach, expect, test, vi } from 'vitest';
import { createCheckout } from '../../../../src/store/purchase/checkout.ts';
import { type Answers, fakeContext, member } from '../../../support/fake-context.ts';
import { basketOf, licenceOf } from '../../../support/licences.ts';
import { paymentMemory } from '../../../support/payment-memory.ts';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';

const card = { token: 'token-of-a-card' };
const kept = { paymentDetailsExid: 'card-1', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
const missingFields = ['line1', 'city', 'administrativeLevel1', 'postalCode', 'taxNumber', 'birthDate'];
const readBasket = basketOf({ billing: recorded('readBasket', 'brazil: with who is billed').billing });

let dispose = () => {};
afterEach(() => dispose());

async function openBilling(answers: Answers = {}) {
  const context = fakeContext({
    viewer: member,
    answers: {
      readLicences: { families: [{ id: 'arena', name: 'Arena', licences: [licenceOf()] }], licences: [] }, updateBasket: basketOf(), readBasket, readEntitlements: { licenceIds: [] },
      validatePaymentMethod: { parsedData: kept }, initPaymentMethod: { parsedData: { paymentMethods: [kept] } }, payBasket: refused('payBasket', 'brazil: without billing details'), ...answers,
    },
  });
  const memory = paymentMemory();
  let keys = 0;
  const slice = createCheckout(context, { memory, newKey: () => `key-${(keys += 1)}` });
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.state.value.step).toBe('offer'));
  await slice.continueToPayment();
  await slice.pay(card);
  return { context, slice, memory };
}

test('a payment that lacks billing details opens them, with what is missing and what was to pay', async () => {
  const { slice, memory } = await openBilling();
  expect(slice.state.value).toMatchObject({ step: 'billing', missingFields, chosenMeans: kept, licence: { licenceId: 'pass' } });
  expect(memory.read()).toEqual([]);
});

test('kept, they lead back to the same choice with the basket that holds now; the next press pays it by a new attempt', async () => {
  const { slice, context } = await openBilling();
  await slice.goOnAfterBilling();
  expect(slice.state.value).toMatchObject({ step: 'summary', chosenMeans: kept, billed: 'saved', basket: { billing: { taxNumberEnding: '09' } }, means: [kept] });
  expect(context.inputsOf('payBasket')).toHaveLength(1);
  context.answers['payBasket'] = recorded('payBasket', 'buyer: paid');
  await slice.pay(kept);
  expect(slice.state.value.step).toBe('success');
  const keys = context.inputsOf('payBasket').map((input) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toEqual(['key-1', 'key-2']);
  expect(context.inputsOf('validatePaymentMethod')).toHaveLength(1);
});

test('a tax that is another one at the address is said before anything is paid, in its own version', async () => {
  const known = recorded('readBasket', 'abroad: with the tax of the state');
  const { slice, context } = await openBilling({ updateBasket: basketOf(recorded('updateBasket', 'abroad: with an estimated tax')), readBasket: { ...known, version: 9 } });
  await slice.goOnAfterBilling();
  expect(slice.state.value).toMatchObject({ step: 'summary', billed: 'taxChanged', basket: { version: 9, tax: 62 } });
  context.answers['payBasket'] = recorded('payBasket', 'buyer: paid');
  await slice.pay(kept);
  expect(context.inputsOf('payBasket')[1]).toMatchObject({ basketVersion: 9 });
});

test('the way back changes nothing, and the choice is kept', async () => {
  const { slice, context } = await openBilling();
  slice.leaveBilling();
  expect(slice.state.value).toMatchObject({ step: 'summary', chosenMeans: kept, basket: { version: 3 } });
  expect(context.inputsOf('readBasket')).toEqual([]);
});

test('without an answer about the basket the way leads back too, and says so', async () => {
  const { slice } = await openBilling({ readBasket: () => { throw new Error('gone'); } });
  await slice.goOnAfterBilling();
  expect(slice.state.value).toMatchObject({ step: 'summary', chosenMeans: kept, problem: { labelKey: 'anErrorOccured' } });
});

test('details that are known are changed on the way, with nothing named as missing', async () => {
  const { slice } = await openBilling();
  await slice.goOnAfterBilling();
  slice.changeBilling(kept);
  expect(slice.state.value).toMatchObject({ step: 'billing', missingFields: [], chosenMeans: kept });
});
