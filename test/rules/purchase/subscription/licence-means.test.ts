import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Card } from '../../../../src/contracts/purchase/card.ts';
import { heldLicence, type HeldLicence } from '../../../../src/contracts/purchase/held-licence.ts';
import { meansKey } from '../../../../src/rules/purchase/payment/payment-means.ts';
import { licenceMeans, takesCard } from '../../../../src/rules/purchase/subscription/licence-means.ts';
import { heldAnswer } from '../../../support/subscriptions.ts';

const now = Date.UTC(2026, 10, 25);
const due = { amount: 999, scale: 2, currency: 'EUR' };
const held = (...change: Parameters<typeof heldAnswer>): HeldLicence => z.parse(heldLicence, heldAnswer(...change));
const cardOf = (cardId: string, more: Partial<Card> = {}): Card => ({
  cardId, cardHolder: 'T. Brandt', cardType: 'visa', last4Digits: '4242', expiryMonth: 12, expiryYear: 2040, default: false, paymentProviderId: 'p', declined: false, showEula: false, mobilePayment: false, licences: [], ...more,
});

test.each([
  ['one that renews', held(), true],
  ['one whose renewal nobody knows', held({}, { autoRenewingStatus: 'UNKNOWN_RENEWING' }), true],
  ['one that is paused', held({}, { status: 'EXPIRED', pauseState: 'PAUSED', autoRenewingStatus: 'NOT_RENEWING' }), true],
  ['one that was cancelled', held({}, { autoRenewingStatus: 'NOT_RENEWING' }), false],
  ['one that was cancelled while a period is open', held({ due }, { autoRenewingStatus: 'NOT_RENEWING' }), true],
  ['one that was paid once, which nothing pays any more', held({ card: undefined, changes: [] }, { autoRenewingStatus: 'NOT_RENEWING' }), true],
  ['one without a card that was cancelled', held({ card: undefined, changes: ['REACTIVATE'] }, { autoRenewingStatus: 'NOT_RENEWING' }), false],
  ['a single event', held({ card: undefined, changes: [], purchaseStrategy: { type: 'PPV' } }, { autoRenewingStatus: 'NOT_RENEWING' }), false],
  ['one that is over', held({}, { status: 'EXPIRED' }), false],
  ['one that another shop manages', held({}, { licencePayment: { paymentEventType: 'CONFIRMED', paymentProviderInfo: { managed: true } } }), false],
  ['one that was given', held({}, { licencePayment: undefined }), false],
])('%s takes another card: %j', (_case, licence, answer) => {
  expect(takesCard(licence)).toBe(answer);
});

const paidBy = { card: { cardId: 'a', cardType: 'visa', last4Digits: '4242' } };
test.each([
  ['no card', paidBy, [], ['new-card']],
  ['the default first, without the one that pays', paidBy, [cardOf('a', { default: true }), cardOf('b'), cardOf('c', { default: true })], ['CARD:c', 'CARD:b', 'new-card']],
  ['the one that was refused last', { ...paidBy, due }, [cardOf('a', { default: true }), cardOf('b')], ['CARD:b', 'new-card', 'CARD:a']],
  ['no card that has ended', { ...paidBy, due }, [cardOf('a', { expiryYear: 2025 }), cardOf('b', { expiryYear: 2026, expiryMonth: 10 }), cardOf('c', { expiryYear: 2026, expiryMonth: 11 })], ['CARD:c', 'new-card']],
  ['no account of another currency', paidBy, [cardOf('b', { cardType: 'pix' }), cardOf('c', { cardType: 'gcash' }), cardOf('d', { cardType: 'sepa_debit' })], ['CARD:d', 'new-card']],
])('%s', (_case, licence, cards, keys) => {
  const offered = licenceMeans(held(licence), { cards, fields: { address: 'https://card.example/' } }, now);
  expect(offered.map(meansKey)).toEqual(keys);
  expect(offered.find(({ kind }) => kind === 'new-card')).toEqual({ kind: 'new-card', fields: { address: 'https://card.example/' } });
});
