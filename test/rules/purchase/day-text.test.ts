import { expect, test } from 'vitest';
import { dayText } from '../../../src/rules/purchase/day-text.ts';

test.each([[1, 'en', '1 day'], [14, 'en', '14 days'], [14, 'es', '14 días'], [7, 'pt', '7 dias']])('%i days in %s: %s', (days, locale, text) => {
  expect(dayText(days, locale)).toBe(text);
});

test('in Arabic the word follows its number', () => {
  expect(new Set([1, 2, 7, 14].map((days) => dayText(days, 'ar').replaceAll(/[\d٠-٩]/g, ''))).size).toBeGreaterThan(2);
});
