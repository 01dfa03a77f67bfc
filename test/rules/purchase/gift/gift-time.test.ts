import { expect, test } from 'vitest';
import { giftTimeText } from '../../../../src/rules/purchase/gift/gift-time.ts';

test.each([
  ['P3M', 'en', '3 months'], ['P1Y', 'en', '1 year'], ['P2D', 'en', '2 days'], ['P2W', 'pt', '2 semanas'], ['P3M', 'es', '3 meses'], ['P2D', 'ar', 'يومان'], ['nothing', 'en', ''],
])('%s in %s is %s', (duration, locale, words) => {
  expect(giftTimeText(duration, locale)).toBe(words);
});
