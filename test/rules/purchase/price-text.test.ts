import { expect, test } from 'vitest';
import { priceText } from '../../../src/rules/purchase/price-text.ts';

test.each([
  [999, 2, 'EUR', 'en', '€9.99'],
  [9990, 2, 'EUR', 'en', '€99.90'],
  [5, 2, 'USD', 'en', '$0.05'],
  [0, 2, 'USD', 'en', '$0.00'],
  [-250, 2, 'USD', 'en', '-$2.50'],
  [1200, 0, 'JPY', 'en', '¥1,200'],
  [12, 0, 'USD', 'en', '$12'],
  [1234567, 3, 'KWD', 'en', 'KWD 1,234.567'],
  [3250, 3, 'KWD', 'en', 'KWD 3.250'],
  [5, 3, 'KWD', 'en', 'KWD 0.005'],
  [3990, 2, 'AED', 'en', 'AED 39.90'],
  [9007199254740991, 2, 'USD', 'en', '$90,071,992,547,409.91'],
])('%i with scale %i %s in %s is %s', (amount, scale, currency, locale, text) => {
  expect(priceText({ amount, scale, currency }, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

test('the language decides how it reads', () => {
  expect(priceText({ amount: 999, scale: 2, currency: 'EUR' }, 'es')).toMatch(/^9,99\s€$/);
});

test.each([['ar', 1199, '\u2066$11.99\u2069'], ['ar-EG', -250, '\u2066-$2.50\u2069']])('in %s a price is one isolated piece that reads from left to right', (locale, amount, text) => {
  expect(priceText({ amount, scale: 2, currency: 'USD' }, locale)).toBe(text);
});

test.each([
  [3990, 2, 'AED', 'ar', '\u2066AED 39.90\u2069'],
  [3250, 3, 'KWD', 'ar', '\u2066KWD 3.250\u2069'],
  [1500, 0, 'JPY', 'ar', '\u2066¥1,500\u2069'],
  [15_000, 0, 'JPY', 'es', '15.000 JPY'],
])('%i with scale %i %s reads in %s as %s', (amount, scale, currency, locale, text) => {
  expect(priceText({ amount, scale, currency }, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

test('24 decimals, which only newer browsers format, are all said', () => {
  expect(priceText({ amount: 150, scale: 24, currency: 'EUR' }, 'en')).toContain('0.000000000000000000000150');
});

test.each([
  [{ amount: 150, scale: 1, currency: 'POINTS' }, '15.0 POINTS'],
  [{ amount: 150, scale: 1, currency: '' }, '15.0'],
  [{ amount: 150, scale: 101, currency: 'EUR' }, `0.${'0'.repeat(98)}150 EUR`],
  [{ amount: 150, scale: 400, currency: 'EUR' }, `0.${'0'.repeat(397)}150 EUR`],
  [{ amount: 150, scale: -1, currency: 'EUR' }, '150 EUR'],
])('what no browser formats is still said: %j', (price, text) => {
  expect(priceText(price, 'en')).toBe(text);
  expect(() => priceText(price, 'ar')).not.toThrow();
});
