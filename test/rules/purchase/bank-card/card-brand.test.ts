import { expect, test } from 'vitest';
import { cardBrand } from '../../../../src/rules/purchase/bank-card/card-brand.ts';

test.each([['visa', 'Visa'], ['mastercard', 'Mastercard'], ['amex', 'Amex'], ['other', 'other'], ['constructor', 'constructor']])('%s: %s', (cardType, name) => {
  expect(cardBrand(cardType)).toBe(name);
});
