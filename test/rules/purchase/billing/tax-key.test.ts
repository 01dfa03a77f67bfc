import { expect, test } from 'vitest';
import { taxKey } from '../../../../src/rules/purchase/billing/tax-key.ts';

test.each([
  [true, undefined, 'taxIncluded'], [false, undefined, 'tax'], [false, false, 'tax'], [false, true, 'billingTaxEstimated'],
])('inclusive %s, estimated %s: %s', (isTaxInclusive, isTaxRateEstimated, key) => {
  expect(taxKey({ isTaxInclusive, isTaxRateEstimated })).toBe(key);
});
