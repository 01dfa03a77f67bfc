import { afterEach, expect, test } from 'vitest';
import { createArrival as arrivalWith, type ArrivalOptions } from '../../../../src/store/purchase/arrival/arrival.ts';
import type { CheckoutState, OfferedLicence } from '../../../../src/store/purchase/checkout-state.ts';
import { licencePrice } from '../../../../src/rules/purchase/licence-price.ts';
import { createLinkedCode } from '../../../../src/store/purchase/arrival/linked-code.ts';
import { createOwnChoice } from '../../../../src/store/purchase/arrival/own-choice.ts';
import { licenceOf } from '../../../support/licences.ts';

const own = createOwnChoice('arena');
afterEach(() => own.forget());
const createArrival = (options: ArrivalOptions) => arrivalWith(options, createLinkedCode('arena'), own);

const offered = (licenceId: string, change: Partial<OfferedLicence> = {}): OfferedLicence => {
  const licence = licenceOf({ licenceId });
  return { licence, price: licencePrice(licence), ...change };
};
const offer = (step: 'offer' | 'guest' = 'offer'): CheckoutState => ({ step, offers: [offered('pass'), offered('season'), offered('held', { refusalKey: 'alreadyOwned' })], chosenId: 'pass', isChoosing: false });
const chosenIn = (state: CheckoutState) => ('chosenId' in state ? state.chosenId : undefined);

test.each([
  ['nothing', undefined, 'pass'], ['another licence', 'season', 'season'], ['one that cannot be bought', 'held', 'pass'], ['one that is not on offer', 'nowhere', 'pass'],
])('who wants %s finds %s marked', (_case, selectedLicence, marked) => {
  expect(chosenIn(createArrival({ selectedLicence }).marked(offer()))).toBe(marked);
  expect(chosenIn(createArrival({ selectedLicence }).marked(offer('guest')))).toBe(marked);
});

test('a step without offers stays as it is', () => {
  const empty: CheckoutState = { step: 'empty' };
  expect(createArrival({ selectedLicence: 'season' }).marked(empty)).toBe(empty);
});

test('the next step is taken once, by a member who went on as a guest', () => {
  const arrival = createArrival({});
  arrival.goOn('season');
  expect(arrival.takeStep(offer('guest'))).toBe(false);
  const marked = arrival.marked(offer());
  expect(arrival.takeStep(marked)).toBe(true);
  expect(arrival.takeStep(marked)).toBe(false);
  expect(chosenIn(arrival.marked(offer()))).toBe('pass');
});

test('an address alone marks, and takes no step: a guest of this tab went on with something else, or with nothing', () => {
  for (const gone of [undefined, 'season']) {
    if (gone !== undefined) createArrival({}).goOn(gone);
    const arrival = createArrival({ selectedLicence: 'pass' });
    expect(chosenIn(arrival.marked(offer()))).toBe('pass');
    expect(arrival.takeStep(arrival.marked(offer()))).toBe(false);
  }
});

test('what a guest went on with is gone on with after the sign-in, and after a reload, until the licences are looked at again', () => {
  createArrival({}).goOn('season');
  for (const _time of ['back from the sign-in', 'reloaded']) {
    const arrival = createArrival({ selectedLicence: 'season' });
    expect(arrival.takeStep(arrival.marked(offer()))).toBe(true);
  }
  createArrival({ selectedLicence: 'season' }).lookAgain();
  const after = createArrival({ selectedLicence: 'season' });
  expect(after.takeStep(after.marked(offer()))).toBe(false);
});

test('a choice alone takes no step, and takes back what was gone on with', () => {
  const arrival = createArrival({ selectedLicence: 'pass' });
  arrival.choose('season');
  const marked = arrival.marked(offer());
  expect(chosenIn(marked)).toBe('season');
  expect(arrival.takeStep(marked)).toBe(false);
});

test('what cannot be bought any more, or a payment that failed, is looked at first', () => {
  own.keep('held');
  expect(createArrival({ selectedLicence: 'held' }).takeStep(offer())).toBe(false);
  const failed: CheckoutState = { ...offer(), step: 'offer', problem: { labelKey: 'paymentRefused', retryable: true } } as CheckoutState;
  own.keep('pass');
  expect(createArrival({ selectedLicence: 'pass' }).takeStep(failed)).toBe(false);
});

test('a code is taken once', () => {
  const arrival = createArrival({ voucher: 'WELCOME20' });
  expect([arrival.takeVoucher(), arrival.takeVoucher()]).toEqual(['WELCOME20', undefined]);
});
