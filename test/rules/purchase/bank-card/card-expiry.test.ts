import { expect, test } from 'vitest';
import { cardExpiryKey } from '../../../../src/rules/purchase/bank-card/card-expiry.ts';

test.each([
  ['2030-06-30T23:59:59Z', 'cardExpiresSoon'], ['2030-07-01T00:00:00Z', 'cardExpired'], ['2031-01-01T00:00:00Z', 'cardExpired'],
  ['2030-05-02T00:00:00Z', 'cardExpiresSoon'], ['2030-05-01T23:59:59Z', 'cardExpires'], ['2026-11-24T00:00:00Z', 'cardExpires'],
])('of a card good through June 2030, at %s it is said: %s', (now, key) => {
  expect(cardExpiryKey({ expiryMonth: 6, expiryYear: 2030 }, Date.parse(now))).toBe(key);
});

test('a card of December is good through the year', () => {
  expect(cardExpiryKey({ expiryMonth: 12, expiryYear: 2030 }, Date.UTC(2030, 11, 31, 23))).toBe('cardExpiresSoon');
  expect(cardExpiryKey({ expiryMonth: 12, expiryYear: 2030 }, Date.UTC(2031, 0, 1))).toBe('cardExpired');
});
