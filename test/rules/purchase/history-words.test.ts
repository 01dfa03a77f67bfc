import { expect, test } from 'vitest';
import { historyItemTypes } from '../../../src/contracts/purchase/payment-history.ts';
import { historyWords, moneyMoved } from '../../../src/rules/purchase/history-words.ts';
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
test.each([
  [{ status: 'DONE', amount: euros(999) }, 'paid'], [{ status: 'DONE', amount: euros(-999) }, 'paidBack'], [{ status: 'DONE', amount: euros(0) }, 'nothing'],
  [{ status: 'FAILED', amount: euros(999) }, undefined], [{ status: 'DONE' }, undefined], [{ status: 'UNKNOWN', amount: euros(999) }, 'paid'],
] as const)('%j: %s', (item, way) => {
  expect(moneyMoved(item)).toBe(way);
});
