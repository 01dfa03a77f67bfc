import { expect, test } from 'vitest';
import { dayText, moneyText } from '../../../../demo/platform/purchase/money-text.ts';

/** Money of the seed's customers, as papers and mails say it: with as many decimals as its scale. */
test.each([
  [999, 2, 'EUR', 'en', '€9.99'], [999, 2, 'EUR', 'es', '9,99 €'],
  [3990, 2, 'AED', 'en', 'AED 39.90'], [3990, 2, 'AED', 'ar', '\u2066AED 39.90\u2069'],
  [1500, 0, 'JPY', 'en', '¥1,500'], [15_000, 0, 'JPY', 'es', '15.000 JPY'],
  [3250, 3, 'KWD', 'en', 'KWD 3.250'], [3250, 3, 'KWD', 'ar', '\u2066KWD 3.250\u2069'], [5, 3, 'KWD', 'en', 'KWD 0.005'],
  [-1500, 0, 'JPY', 'en', '-¥1,500'], [-3250, 3, 'KWD', 'en', '-KWD 3.250'],
])('%i with scale %i %s in %s is %s', (amount, scale, currency, locale, text) => {
  expect(moneyText({ amount, scale, currency }, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

test('a day is said in the reader’s language, in UTC', () => {
  const at = Date.UTC(2026, 11, 24, 23, 59);
  expect(['en', 'es', 'pt'].map((locale) => dayText(at, locale))).toEqual(['24 December 2026', '24 de diciembre de 2026', '24 de dezembro de 2026']);
});
