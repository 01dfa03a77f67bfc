import { expect, test } from 'vitest';
import { ConfirmationPage } from '../../../../src/site/pages/payment/confirmation-page.tsx';
import { member } from '../../../support/fake-context.ts';
import { silence } from '../../../support/fake-runtime.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen } from '../../../support/render.tsx';
import { heldAnswer, holding } from '../../../support/subscriptions.ts';

const readPaymentHistory = recorded('readPaymentHistory', 'buyer: one payment');

function open(address: string, readHeldLicences: unknown) {
  const site = fakeSite(address, { viewer: member, answers: { readHeldLicences, readPaymentHistory } });
  render(site.within(<ConfirmationPage {...site.props} />));
}

test('after a subscription: what the member has, without what is over, and where it is changed', async () => {
  open('/subscribed', holding(heldAnswer(), heldAnswer({ licenceId: 'plus', name: 'Plus' }), heldAnswer({ licenceId: 'old', name: 'Old' }, { status: 'EXPIRED' })));
  expect(await screen.findByText(/Arena Pass and Plus/)).toBeTruthy();
  expect(screen.queryByText(/Old|Your last payment/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See your subscriptions' }).getAttribute('href')).toBe('/account#subscriptions');
});

test('what was bought and is not paid yet is not called theirs', async () => {
  open('/subscribed', recorded('readHeldLicences', 'netherlands: bought, and a bank works on it'));
  expect(await screen.findByText('The payment is not confirmed yet.')).toBeTruthy();
  expect(screen.getByText('Arena Pass opens by itself as soon as the payment is confirmed.')).toBeTruthy();
  expect(screen.queryByText(/is yours/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toMatch(/^\/payment\/.+/);
});

test('after a payment: what was paid last, too', async () => {
  open('/pay', holding(heldAnswer()));
  expect(await screen.findByText(/Your last payment was €9\.99, on /)).toBeTruthy();
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
