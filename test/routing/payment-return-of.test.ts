import { expect, test } from 'vitest';
import { paymentReturnOf } from '../../src/routing/payment-return-of.ts';

const reference = 'r'.repeat(32);

test.each([
  ['nothing', {}, {}],
  ['a reference', { reference }, { reference }],
  ['a reference that is none', { reference: '../x' }, {}],
  ['a form', { reference, posted: 'p' }, { reference, posted: 'p' }],
  ['the word of Adyen', { redirectResult: 'eJx/+=!' }, { redirectResult: 'eJx/+=!' }],
  ['a payment of Stripe', { payment_intent: 'pi_1', payment_intent_client_secret: 's' }, { intent: 'pi_1' }],
  ['a card that Stripe keeps', { setup_intent: 'seti_1' }, { intent: 'seti_1' }],
])('%s', (_case, words, returned) => {
  expect(paymentReturnOf(words)).toEqual(returned);
});
