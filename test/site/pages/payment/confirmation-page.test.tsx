import { expect, test } from 'vitest';
import { ConfirmationPage } from '../../../../src/site/pages/payment/confirmation-page.tsx';
import { member } from '../../../support/fake-context.ts';
import { silence } from '../../../support/fake-runtime.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen } from '../../../support/render.tsx';
import { heldAnswer, holding } from '../../../support/subscriptions.ts';

const readReceipt = recorded('readReceipt', 'buyer: of a subscription');

function open(address: string, readHeldLicences: unknown) {
  const site = fakeSite(address, { viewer: member, answers: { readHeldLicences, readReceipt } });
  render(site.within(<ConfirmationPage {...site.props} />));
  return site;
}

test('after a subscription: what the member has, without what is over, and where it is changed', async () => {
  open('/subscribed', holding(heldAnswer(), heldAnswer({ licenceId: 'plus', name: 'Plus' }), heldAnswer({ licenceId: 'old', name: 'Old' }, { status: 'EXPIRED' })));
  expect(await screen.findByText(/Arena Pass and Plus/)).toBeTruthy();
  expect(screen.queryByText(/Old/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See your subscriptions' }).getAttribute('href')).toBe('/account#subscriptions');
});

test('what was bought and is not paid yet is not called theirs', async () => {
  open('/subscribed', recorded('readHeldLicences', 'netherlands: bought, and a bank works on it'));
  expect(await screen.findByText('The payment is not confirmed yet.')).toBeTruthy();
  expect(screen.getByText('Arena Pass opens by itself as soon as the payment is confirmed.')).toBeTruthy();
  expect(screen.queryByText(/is yours/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toMatch(/^\/payment\/.+/);
});

test('after a payment: what the newest licence came to, too', async () => {
  const site = open('/pay', holding(heldAnswer(), heldAnswer({ licenceId: 'plus', name: 'Plus' }, { licencePayment: { paymentEventType: 'CONFIRMED', purchaseTimestamp: '2026-06-15T20:00:00.000Z', paymentProviderInfo: { managed: false } } })));
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  expect(site.inputsOf('readReceipt')).toEqual([{ licenceId: 'plus' }]);
  expect(screen.getByRole('link', { name: 'See your payment history' }).getAttribute('href')).toBe('/account#payments');
});

test('a member without a licence is led to the plans', async () => {
  open('/subscribed', holding());
  expect((await screen.findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/purchase');
});

test('what cannot be read says so', async () => {
  open('/subscribed', () => { throw silence('readHeldLicences'); });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
