import { expect, test } from 'vitest';
import { type HistoryItem, historyItemTypes } from '../../../src/contracts/purchase/payment-history.ts';
import { historyWords, moneyMoved, shownMoney } from '../../../src/rules/purchase/history-words.ts';
import { priceText } from '../../../src/rules/purchase/price-text.ts';
import { fallbackText } from '../../../src/rules/realm/fallback-texts.ts';

/** The row of spec 2 §3 as it stands there. */
const kinds = 'trial invoice, failed payment, subscription, cancel subscription, refunded, cancelled subscription, licence upgrade, downgrade, renewal, cancelled, revoked, dispute created, updated, closed, paid invoice, payment failed, pay by another card, failed invoice, failed refund, pro rata refund, paid order'.split(', ');

test('every kind of the specification has words of its own', () => {
  expect(historyItemTypes.map((kind) => kind.toLowerCase().replaceAll('_', ' ').replace(/^dispute (?=updated|closed)/, ''))).toEqual(kinds);
  expect(new Set(historyItemTypes.map((kind) => fallbackText(historyWords(kind)))).size).toBe(historyItemTypes.length);
});

test('a kind of a newer platform has the generic words', () => {
  expect(fallbackText(historyWords('UNKNOWN'))).toBe('Change of the account');
});

const euros = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
/** Of 9.99 with the sign that stands first, done: which way it went, and what is shown. */
type Row = readonly [itemType: HistoryItem['itemType'], amount: number, way: ReturnType<typeof moneyMoved>, shown: number];
const rows: readonly Row[] = [
  ['TRIAL_INVOICE', 0, 'nothing', 0], ['FAILED_PAYMENT', 999, undefined, 999], ['SUBSCRIPTION', 999, 'paid', 999], ['CANCEL_SUBSCRIPTION', 999, 'paid', 999],
  ['REFUNDED', 999, 'paidBack', -999], ['REFUNDED', -999, 'paidBack', -999], ['CANCELLED_SUBSCRIPTION', -999, 'paidBack', -999], ['LICENCE_UPGRADE', 999, 'paid', 999],
  ['DOWNGRADE', 999, 'paid', 999], ['RENEWAL', 999, 'paid', 999], ['CANCELLED', -999, 'paidBack', -999], ['REVOKED', -999, 'paidBack', -999],
  ['DISPUTE_CREATED', -999, 'paidBack', -999], ['DISPUTE_UPDATED', 0, 'nothing', 0], ['DISPUTE_CLOSED', 999, 'paid', 999], ['PAID_INVOICE', 999, 'paid', 999],
  ['PAYMENT_FAILED', 999, undefined, 999], ['PAY_BY_ANOTHER_CARD', 999, 'paid', 999], ['FAILED_INVOICE', 999, undefined, 999], ['FAILED_REFUND', 999, undefined, 999],
  ['PRO_RATA_REFUND', 999, 'paidBack', -999], ['PRO_RATA_REFUND', -999, 'paidBack', -999], ['PAID_ORDER', 999, 'paid', 999], ['UNKNOWN', 999, 'paid', 999], ['UNKNOWN', -999, 'paidBack', -999],
];

test.each(rows)('%s of %i: %s, shown as %i', (itemType, amount, way, shown) => {
  const item = { itemType, amount: euros(amount), status: 'DONE' } as const;
  expect([moneyMoved(item), shownMoney(item)]).toEqual([way, euros(shown)]);
});

test('the table has every kind; of none did money move where it failed, or where none is named', () => {
  expect([...new Set(rows.map(([itemType]) => itemType))]).toEqual([...historyItemTypes, 'UNKNOWN']);
  for (const itemType of historyItemTypes) {
    expect(moneyMoved({ itemType, amount: euros(999), status: 'FAILED' })).toBeUndefined();
    expect([moneyMoved({ itemType, status: 'DONE' }), shownMoney({ itemType, status: 'DONE' })]).toEqual([undefined, undefined]);
  }
});

test.each(['en', 'es', 'pt', 'ar'])('in %s the sign stands before the money, which reads from left to right', (locale) => {
  const said = priceText(shownMoney({ itemType: 'REFUNDED', amount: euros(999), status: 'DONE' })!, locale);
  expect(said).toMatch(locale === 'ar' ? /^\u2066-€9\.99\u2069$/ : /^-/);
});
