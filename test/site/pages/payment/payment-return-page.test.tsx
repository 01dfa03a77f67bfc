import { expect, test } from 'vitest';
import { PaymentReturnPage } from '../../../../src/site/pages/payment/payment-return-page.tsx';
import { PaymentAuthorizationPage } from '../../../../src/site/pages/payment/payment-authorization-page.tsx';
import { PaymentPage } from '../../../../src/site/pages/payment/payment-page.tsx';
import { ConfirmationPage } from '../../../../src/site/pages/payment/confirmation-page.tsx';
import { guest } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen } from '../../../support/render.tsx';

const reference = 'r'.repeat(32);

test.each([
  ['its reference alone', '', {}],
  ['the word of Adyen', '&redirectResult=eJx%2F%2B%3D%21', { redirectResult: 'eJx/+=!' }],
  ['Stripe’s name of it, and no secret of it', '&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded', { intent: 'pi_1' }],
  ['Stripe’s name of a card that is kept', '&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_x', { intent: 'seti_1' }],
  ['the form that a provider posted', `&posted=${'p'.repeat(32)}`, { posted: 'p'.repeat(32) }],
])('the platform is asked with %s', async (_case, query, more) => {
  const site = fakeSite(`/pay/sandbox-card?reference=${reference}${query}`, { viewer: guest, answers: { readPaymentReturn: recorded('readPaymentReturn', 'netherlands: paid') } });
  render(site.within(<PaymentReturnPage {...site.props} />));
  expect(await screen.findByText('Your payment is through')).toBeTruthy();
  expect(site.inputsOf('readPaymentReturn')).toEqual([{ reference, ...more }]);
});

test.each([['/pay', ConfirmationPage], ['/payment-authorization', PaymentAuthorizationPage], ['/payment/a1', PaymentPage]])('a provider that returns to %s with a payment is answered by that payment, in a browser without a session too', async (path, Page) => {
  const site = fakeSite(`${path}?reference=${reference}&posted=${'p'.repeat(32)}`, { viewer: guest, answers: { readPaymentReturn: recorded('readPaymentReturn', 'netherlands: paid') } });
  render(site.within(<Page {...site.props} />));
  expect(await screen.findByText('Your payment is through')).toBeTruthy();
  expect([site.inputsOf('readPaymentReturn'), site.navigator.visit.mock.calls]).toEqual([[{ reference, posted: 'p'.repeat(32) }], []]);
});
